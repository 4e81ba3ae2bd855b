import { type CaptureReason, captureReasonOf } from '../../../content/capture';
import { plainLine } from '../../../measure/plain-text';
import { canCapture } from './ask-permissions';

/**
 * A microphone or camera that did not open, or was lost while open. `constraint` is the failed constraint, if the
 * browser names it.
 */
export class CaptureError extends Error {
  constructor(
    readonly reason: CaptureReason,
    readonly constraint: string | null = null,
    options?: ErrorOptions,
  ) {
    super(`No capture: ${reason}`, options);
    this.name = 'CaptureError';
  }
}

/** Constraints for unprocessed sound. Without `exact` the browser may use another device than the chosen one. */
export function unprocessed(device: string | null): MediaStreamConstraints {
  return {
    audio: {
      echoCancellation: false,
      noiseSuppression: false,
      autoGainControl: false,
      channelCount: { ideal: 2 },
      ...(device && { deviceId: { exact: device } }),
    },
  };
}

/** Time limit for the browser's permission prompt. `getUserMedia` itself may wait forever. */
export const CAPTURE_TIMEOUT_MS = 60_000;

/** Why a capture failed. */
export const reasonOf = (error: unknown): CaptureReason => (error instanceof CaptureError ? error.reason : 'other');

/**
 * Requests a microphone or camera. If access is granted after the timeout, or after `signal` was aborted, the stream is
 * stopped immediately, so that no device stays on.
 * @throws {CaptureError} with the reason; an abort rejects with the signal's own reason
 */
export function openCapture(
  constraints: MediaStreamConstraints,
  signal: AbortSignal,
  timeout = CAPTURE_TIMEOUT_MS,
): Promise<MediaStream> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    if (!canCapture()) return reject(new CaptureError('unsupported'));
    let over = false;
    const end = (error: unknown) => {
      over = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      reject(error);
    };
    const abort = () => end(signal.reason);
    const timer = setTimeout(() => end(new CaptureError('time-out')), timeout);
    signal.addEventListener('abort', abort);
    navigator.mediaDevices.getUserMedia(constraints).then(
      (stream) => {
        if (over) return release(stream);
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        resolve(stream);
      },
      (error) => {
        const name = error instanceof Error ? error.name : '';
        const { constraint = null } = error as { constraint?: string };
        end(new CaptureError(captureReasonOf(name), constraint || null, { cause: error }));
      },
    );
  });
}

/** Stops every track of a stream, which turns the device off. */
export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** A microphone that is muted for longer was taken away. Some are muted briefly while they start. */
const MAX_MUTED_MS = 2000;

/**
 * Calls back when a device is unplugged, its permission is revoked, or a microphone is taken over by the system or
 * another program: a call on a phone mutes its track, which would then measure silence. A camera's track is also muted
 * if its frames stop, which its test itself looks for. Returns a function that stops it.
 */
export function onLost(stream: MediaStream, lost: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', lost, { signal });
    if (track.kind !== 'audio') continue;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = () => clearTimeout(timer);
    const muted = () => {
      heard();
      timer = setTimeout(lost, MAX_MUTED_MS);
    };
    if (track.muted) muted();
    track.addEventListener('mute', muted, { signal });
    track.addEventListener('unmute', heard, { signal });
    signal.addEventListener('abort', heard);
  }
  return () => ended.abort();
}

/** A device to choose from. `label` is empty until permission was granted once. */
export interface CaptureDevice {
  readonly id: string;
  readonly label: string;
}

/** The devices of one kind, without the aliases for the system default. Empty if the browser lists none. */
export async function listDevices(kind: MediaDeviceKind): Promise<CaptureDevice[]> {
  if (!navigator.mediaDevices?.enumerateDevices) return [];
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter((device) => device.kind === kind && !['', 'default', 'communications'].includes(device.deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, label: plainLine(label) }));
}
