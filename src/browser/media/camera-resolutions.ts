import { type EventObject, fromCallback } from 'xstate';
import { candidateSizes, PROBE_RATE_HZ, type ResolutionProbe } from '../../../machines/webcam/resolutions';
import type { WebcamEvent } from '../../../machines/webcam/webcam.events';
import { createRateMeter } from '../../../measure/camera/frame-rate';
import { deviceOf } from './camera';
import { type Viewfinder, watchVideo } from './camera-video';
import { CaptureError, openCapture, release } from './capture';
import { failureOf } from './open-camera';

/** Time limit for measuring the rate of a resolution. */
const MAX_RATE_WAIT_MS = 4000;
/** Media time over which the rate is measured. */
const RATE_SPAN_S = 1.5;

/** Whether an error only means that the camera lacks this resolution, or does not start in it. */
const lacks = ({ reason, constraint }: CaptureError): boolean =>
  reason === 'not-readable' || (reason === 'over-constrained' && constraint !== 'deviceId');

/**
 * Opens the camera in one resolution after another. Each is requested exactly and, where the browser supports that,
 * unscaled. Sends PROBED for each, then PROBES.DONE; or FAILED.
 */
export function resolutionProbesOf(finder: Viewfinder) {
  return fromCallback<EventObject, { id: string | null }>(({ sendBack, input }) => {
    const send = (event: WebcamEvent) => sendBack(event);
    const stopped = new AbortController();
    const { signal } = stopped;
    // Otherwise a browser may scale larger frames down to any size and report that as a resolution.
    const supported: MediaTrackSupportedConstraints & { resizeMode?: boolean } =
      navigator.mediaDevices.getSupportedConstraints();
    const native = supported.resizeMode === true;

    const probeAll = async () => {
      for (const { width, height } of candidateSizes) {
        const video = {
          ...deviceOf(input.id),
          width: { exact: width },
          height: { exact: height },
          frameRate: { ideal: PROBE_RATE_HZ },
          ...(native && { resizeMode: { exact: 'none' } }),
        };
        const stream = await openCapture({ audio: false, video }, signal).catch((error: unknown) => {
          if (error instanceof CaptureError && lacks(error)) return null;
          throw error;
        });
        const probe: ResolutionProbe = { width, height, offered: stream !== null, rate: null };
        send({ type: 'PROBED', probe: stream ? { ...probe, rate: await rateOf(stream, finder, signal) } : probe });
      }
    };
    probeAll().then(
      () => send({ type: 'PROBES.DONE', native }),
      (error) => send({ type: 'FAILED', failure: failureOf(error) }),
    );
    return () => stopped.abort();
  });
}

/** Shows a stream until its rate is known, then stops it. Rejects if `signal` aborts or the camera is lost. */
async function rateOf(stream: MediaStream, finder: Viewfinder, signal: AbortSignal): Promise<number | null> {
  const meter = createRateMeter();
  let since: number | null = null;
  const tracks = stream.getTracks();
  let unwatch: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  finder.show(stream);
  const end = new AbortController();
  try {
    return await new Promise<number | null>((resolve, reject) => {
      const options = { signal: end.signal };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), options);
      for (const track of tracks) track.addEventListener('ended', () => reject(new CaptureError('lost')), options);
      timer = setTimeout(() => resolve(null), MAX_RATE_WAIT_MS);
      if (!finder.video) return resolve(null);
      unwatch = watchVideo(finder.video, (presented, time) => {
        if (presented === null) return;
        meter.push(presented, time);
        since ??= time;
        if (time - since >= RATE_SPAN_S) resolve(meter.read());
      });
    });
  } finally {
    end.abort();
    clearTimeout(timer);
    unwatch();
    finder.show(null);
    release(stream);
  }
}
