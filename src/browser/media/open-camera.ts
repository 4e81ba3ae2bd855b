import { type EventObject, fromCallback } from 'xstate';
import { type Failure, wanted } from '../../../machines/webcam/camera-facts';
import type { Viewfinder } from './camera-video';
import { CaptureError, onLost, openCapture, reasonOf, release } from './capture';

/** Why the camera did not open, in the machine's terms. */
export const failureOf = (error: unknown): Failure => ({
  reason: reasonOf(error),
  constraint: error instanceof CaptureError ? error.constraint : null,
});

interface Listener {
  /** Called when the camera is open. The returned function is called when it closes. */
  readonly onOpen?: (track: MediaStreamTrack | undefined) => (() => void) | undefined;
  /** Called when the viewfinder shows the first frame. */
  readonly onPicture?: () => void;
  /** Called if the camera did not open or was lost. */
  readonly onFailure: (failure: Failure) => void;
}

/** Opens a camera and shows it in the viewfinder. Returns a function that closes it, even while it is opening. */
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
 * Keeps a camera open for pictures of objects: the rear camera, if there is one. Sends OPENED with the first frame, or
 * FAILED.
 */
export const rearCameraOf = (finder: Viewfinder) =>
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
