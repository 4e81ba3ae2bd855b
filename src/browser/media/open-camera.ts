import { type EventObject, fromCallback } from 'xstate';
import { type Failure, wanted } from '../../../machines/webcam/camera-facts';
import type { Viewfinder } from './camera-video';
import { CaptureError, onLost, openCapture, reasonOf, release } from './capture';

/** Why there is no camera, in the machine's terms. */
export const failureOf = (error: unknown): Failure => ({
  reason: reasonOf(error),
  constraint: error instanceof CaptureError ? error.constraint : null,
});

interface Listener {
  /** The camera is open. What it returns is called once the camera closes. */
  readonly onOpen?: (track: MediaStreamTrack | undefined) => (() => void) | undefined;
  /** The viewfinder shows the first frame. */
  readonly onPicture?: () => void;
  /** It did not open, or was lost. */
  readonly onFailure: (failure: Failure) => void;
}

/** Opens a camera and shows it in the viewfinder. Returns a function that closes it, also while it is being opened. */
export function openInFinder(
  finder: Viewfinder,
  video: MediaTrackConstraints,
  { onOpen, onPicture, onFailure }: Listener,
): () => void {
  const stopped = new AbortController();
  const ends: (() => void)[] = [() => stopped.abort()];
  const opened = (stream: MediaStream) => {
    if (stopped.signal.aborted) return release(stream);
    ends.push(() => {
      finder.show(null);
      release(stream);
    });
    ends.push(onLost(stream, () => onFailure(failureOf(new CaptureError('lost')))));
    finder.show(stream, onPicture);
    const end = onOpen?.(stream.getVideoTracks()[0]);
    if (end) ends.push(end);
  };
  openCapture({ audio: false, video }, stopped.signal).then(opened, (error) => {
    if (!stopped.signal.aborted) onFailure(failureOf(error));
  });
  return () => {
    for (const end of ends.toReversed()) end();
  };
}

/**
 * Keeps a camera open for things in front of it: the one at the back, where there are two. Sends OPENED with the first
 * frame, or FAILED.
 */
export const cameraForThings = (finder: Viewfinder) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const video = {
      facingMode: { ideal: 'environment' },
      width: { ideal: wanted.width },
      height: { ideal: wanted.height },
    };
    return openInFinder(finder, video, {
      onPicture: () => sendBack({ type: 'OPENED' }),
      onFailure: (failure) => sendBack({ type: 'FAILED', failure }),
    });
  });
