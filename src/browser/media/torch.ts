import { fromCallback } from 'xstate';
import type { MotionEvent } from '../../../machines/motion-sensors/motion-sensors.machine';
import type { TorchFailure } from '../../../machines/motion-sensors/run';
import { CaptureError, onLost, openCapture, release } from './capture';

/** The torch is missing from the browser's types. https://www.w3.org/TR/image-capture/#torch-constraints-section */
const canLight = (track: MediaStreamTrack) =>
  (track.getCapabilities?.() as { torch?: boolean | boolean[] } | undefined)?.torch;

const reasonOf = (error: unknown): TorchFailure => {
  if (!(error instanceof CaptureError)) return 'failed';
  if (error.reason === 'not-found') return 'none';
  return error.reason === 'denied' ? 'refused' : 'failed';
};

/** Opens the rear camera only for its light, and switches the light on. Closing the camera switches it off. */
export const light = fromCallback(({ sendBack }) => {
  const stopped = new AbortController();
  const ends: (() => void)[] = [() => stopped.abort()];
  const fail = (reason: TorchFailure) => sendBack({ type: 'LIGHT.FAILED', reason } satisfies MotionEvent);
  const opened = async (stream: MediaStream) => {
    if (stopped.signal.aborted) return release(stream);
    ends.push(() => release(stream));
    ends.push(onLost(stream, () => fail('failed')));
    const [track] = stream.getVideoTracks();
    const can = track && canLight(track);
    if (!track || !(Array.isArray(can) ? can.includes(true) : can)) return fail('none');
    await track.applyConstraints({ advanced: [{ torch: true } as MediaTrackConstraintSet] });
  };
  openCapture({ audio: false, video: { facingMode: { ideal: 'environment' } } }, stopped.signal)
    .then(opened)
    .catch((error: unknown) => fail(reasonOf(error)));
  return () => {
    for (const end of ends.toReversed()) end();
  };
});
