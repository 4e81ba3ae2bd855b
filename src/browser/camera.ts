import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { type CameraFacts, type Failure, wanted } from '../../machines/webcam/camera-facts';
import { type Control, constraintFor, controlsOf } from '../../machines/webcam/controls';
import { createPictureWatch } from '../../machines/webcam/picture';
import { PIXEL_FRAMES, type PixelKind, type PixelSearch, searchPixels } from '../../machines/webcam/pixels';
import { createRateMeter } from '../../machines/webcam/rate';
import type { CameraOrder, CamerasOrder, WebcamEvent } from '../../machines/webcam/webcam.machine';
import type { FrameTrace } from '../../renderers/webcam/frame-trace';
import { createGrabber, type Viewfinder, watchVideo } from './camera-video';
import { CaptureError, canCapture, listDevices, onLost, openCapture, release } from './capture';
import { download } from './download';

/** Whether the browser can capture at all. */
export const cameraSupport = fromPromise<boolean>(async () => canCapture());

/** Sends CAMERAS with what there is to choose from, at once, when it is told to look, and when a device comes or goes. */
export const cameras = fromCallback<CamerasOrder>(({ sendBack, receive }) => {
  let stopped = false;
  const tell = (event: WebcamEvent) => stopped || sendBack(event);
  const look = () => {
    listDevices('videoinput').then(
      (found) => tell({ type: 'CAMERAS', cameras: found }),
      () => tell({ type: 'CAMERAS', cameras: [] }),
    );
  };
  look();
  receive(look);
  navigator.mediaDevices?.addEventListener('devicechange', look);
  return () => {
    stopped = true;
    navigator.mediaDevices?.removeEventListener('devicechange', look);
  };
});

/** A camera that went away while it was open: it was unplugged, or the permission withdrawn. */
export class CameraLost extends Error {}

/** Why there is no camera, as the machine knows it. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CameraLost) return { reason: 'lost', constraint: null };
  if (error instanceof CaptureError) return { reason: error.reason, constraint: error.constraint };
  return { reason: 'other', constraint: null };
}

/** One camera by its id, or any that looks at the person. */
export const deviceOf = (id: string | null): MediaTrackConstraints =>
  id ? { deviceId: { exact: id } } : { facingMode: { ideal: 'user' } };

/** What `getSettings()` and `getCapabilities()` say, which may be missing. */
function factsOf(track: MediaStreamTrack): { camera: CameraFacts; controls: Control[] } {
  const settings = track.getSettings();
  // Firefox has no capabilities.
  const capabilities = track.getCapabilities?.() ?? {};
  return {
    camera: {
      id: settings.deviceId || null,
      name: track.label || 'Camera',
      width: settings.width ?? 0,
      height: settings.height ?? 0,
      rate: settings.frameRate ?? null,
      facing: settings.facingMode || null,
    },
    controls: controlsOf({ ...capabilities }, { ...settings }),
  };
}

/** Seconds of media time between two looks at the picture. */
const LOOK = 0.2;
/** Looks for frames once in so many milliseconds, and after so many looks without any says that none come. */
const PATROL = 1000;
const PATIENCE = 3;
/** Pixels of a row that are looked at. */
const SAMPLED = 320;

/**
 * Holds a camera open and shows it in the viewfinder for as long as it is invoked. Frame intervals go to the trace, past
 * React.
 */
export function cameraOf(finder: Viewfinder, trace: FrameTrace) {
  return fromCallback<CameraOrder, { id: string | null; zoom: boolean }>(({ sendBack, receive, input }) => {
    const send = (event: WebcamEvent) => sendBack(event);
    const stopped = new AbortController();
    const ends: (() => void)[] = [() => stopped.abort()];
    let track: MediaStreamTrack | undefined;

    const opened = (stream: MediaStream) => {
      if (stopped.signal.aborted) return release(stream);
      ends.push(() => {
        finder.show(null);
        release(stream);
      });
      ends.push(onLost(stream, () => send({ type: 'FAILED', failure: failureOf(new CameraLost()) })));
      track = stream.getVideoTracks()[0];
      finder.show(stream);
      if (track) send({ type: 'OPENED', ...factsOf(track) });
      if (finder.video) ends.push(watchPicture(finder.video, trace, send));
    };
    const video = {
      ...deviceOf(input.id),
      width: { ideal: wanted.width },
      height: { ideal: wanted.height },
      frameRate: { ideal: wanted.rate },
      // Chromium has a permission of its own for it, and refuses the camera where that is refused.
      ...(input.zoom && { zoom: true }),
    };
    openCapture({ audio: false, video }, stopped.signal).then(opened, (error) => {
      if (!stopped.signal.aborted) send({ type: 'FAILED', failure: failureOf(error) });
    });

    receive(({ name, value }) => {
      if (!track) return;
      const { controls } = factsOf(track);
      const tell = () => {
        if (track && !stopped.signal.aborted) send({ type: 'ADJUSTED', controls: factsOf(track).controls });
      };
      // Refused: the figures go back to what holds.
      const constraint = constraintFor(name, value, controls) as MediaTrackConstraintSet;
      track.applyConstraints({ advanced: [constraint] }).then(tell, tell);
    });
    return () => {
      for (const end of ends.toReversed()) end();
    };
  });
}

/** Sends READING up to five times a second of media time, and when frames stay away. Returns what ends it. */
function watchPicture(video: HTMLVideoElement, trace: FrameTrace, send: (event: WebcamEvent) => void): () => void {
  const meter = createRateMeter();
  const picture = createPictureWatch();
  const grabber = createGrabber(SAMPLED);
  let last = Number.NaN;
  let lastPresented = 0;
  let looked = Number.NEGATIVE_INFINITY;
  let idle = 0;

  const restart = () => {
    meter.restart();
    picture.restart();
    trace.restart();
    last = Number.NaN;
    looked = Number.NEGATIVE_INFINITY;
    idle = 0;
  };
  const tell = () => {
    const { kind, brightness, change } = picture.read();
    const { videoWidth: width, videoHeight: height } = video;
    const silent = idle >= PATIENCE;
    const rate = silent ? 0 : meter.read();
    send({ type: 'READING', reading: { picture: silent ? 'none' : kind, brightness, change, rate, width, height } });
  };
  const unwatch = watchVideo(video, (presented, time) => {
    if (idle >= PATIENCE || time < last) restart();
    idle = 0;
    if (presented !== null) {
      meter.push(presented, time);
      // With one call for several frames, each took its share.
      const frames = Math.max(1, presented - lastPresented);
      if (time > last) trace.push(((time - last) * 1000) / frames);
      lastPresented = presented;
    }
    last = time;
    // A frame's time may be off by a little; a look that is due within it is due now.
    if (time - looked < LOOK - 0.005) return;
    looked = time;
    const samples = grabber.grab(video);
    if (samples) picture.push(samples, time);
    tell();
  });
  // Hidden pages are given no frames, which says nothing of the camera.
  const patrol = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    idle += 1;
    if (idle === PATIENCE) tell();
  }, PATROL);
  document.addEventListener('visibilitychange', restart);
  return () => {
    unwatch();
    clearInterval(patrol);
    document.removeEventListener('visibilitychange', restart);
  };
}

/** Saves the picture as the camera gives it, unmirrored, as `webcam-test-{timestamp}.png`. */
export function photoOf(finder: Viewfinder) {
  return fromPromise<string, { at: number }>(async ({ input, signal }) => {
    const { video } = finder;
    if (!video || video.videoWidth === 0) throw new Error('There is no picture');
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d', { alpha: false })?.drawImage(video, 0, 0);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!picture) throw new Error('The picture could not be saved');
    const name = `webcam-test-${input.at}.png`;
    if (!signal.aborted) download(name, picture);
    return name;
  });
}

/** Seconds of media time between two frames that are searched. Neighbors share the compression of one picture. */
const APART = 0.15;

/** Looks at whole frames until there are enough: sends PROGRESS after each, and CHECKED. */
export function pixelsOf(finder: Viewfinder) {
  return fromCallback<EventObject, { kind: PixelKind }>(({ sendBack, input }) => {
    const send = (event: WebcamEvent) => sendBack(event);
    const { video } = finder;
    if (!video) return;
    const grabber = createGrabber();
    let search: PixelSearch | null = null;
    let size = 0;
    let last = Number.NEGATIVE_INFINITY;
    let done = false;
    const stop = watchVideo(video, (_, time) => {
      if (done || (time >= last && time - last < APART)) return;
      last = time;
      const rgba = grabber.grab(video);
      if (!rgba) return;
      if (!search || rgba.length !== size) {
        search = searchPixels(input.kind, video.videoWidth, video.videoHeight);
        size = rgba.length;
      }
      const suits = search.add(rgba);
      send({ type: 'PROGRESS', progress: { frames: search.frames, suits } });
      if (search.frames < PIXEL_FRAMES) return;
      done = true;
      send({ type: 'CHECKED', check: search.finish() });
    });
    return stop;
  });
}

/** Whether zoom may be had on request: https://w3c.github.io/mediacapture-image/#zoom . */
export function canAskForZoom(): boolean {
  const supported: MediaTrackSupportedConstraints & { zoom?: boolean } =
    navigator.mediaDevices?.getSupportedConstraints?.() ?? {};
  return supported.zoom === true;
}
