import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { deviceNames } from '../../../content/capture';
import { type CameraFacts, wanted } from '../../../machines/webcam/camera-facts';
import { type Control, constraintFor, controlsOf } from '../../../machines/webcam/controls';
import { PIXEL_FRAMES } from '../../../machines/webcam/evidence';
import type { CameraOrder, CamerasOrder, WebcamEvent } from '../../../machines/webcam/webcam.events';
import { createCameraPictureWatch, isDim } from '../../../measure/camera/camera-picture';
import { type PixelKind, type PixelSearch, searchPixels } from '../../../measure/camera/defective-pixels';
import { createRateMeter, createRepeatMeter } from '../../../measure/camera/frame-rate';
import type { FrameTrace } from '../../../measure/live/frame-trace';
import { plainLine } from '../../../measure/plain-text';
import { download } from '../files/download';
import { canCapture } from './ask-permissions';
import { createGrabber, type Viewfinder, watchVideo } from './camera-video';
import { type CaptureDevice, listDevices } from './capture';
import { openInFinder } from './open-camera';

/** Whether the browser can capture at all. */
export const cameraSupport = fromPromise<boolean>(async () => canCapture());

/** Sends CAMERAS with the list of cameras: immediately, on request, and when a device is connected or removed. */
export const cameras = fromCallback<CamerasOrder>(({ sendBack, receive }) => {
  const tell = (found: readonly CaptureDevice[]) => sendBack({ type: 'CAMERAS', cameras: found } satisfies WebcamEvent);
  const look = () => {
    listDevices('videoinput').then(tell, () => tell([]));
  };
  look();
  receive(look);
  navigator.mediaDevices?.addEventListener('devicechange', look);
  return () => navigator.mediaDevices?.removeEventListener('devicechange', look);
});

/** Constraints for a camera by its id, or for any front camera. */
export const deviceOf = (id: string | null): MediaTrackConstraints =>
  id ? { deviceId: { exact: id } } : { facingMode: { ideal: 'user' } };

/** What `getSettings()` and `getCapabilities()` report. Either may be incomplete. */
function factsOf(track: MediaStreamTrack): { camera: CameraFacts; controls: Control[] } {
  const settings = track.getSettings();
  // Firefox has no capabilities.
  const capabilities = track.getCapabilities?.() ?? {};
  return {
    camera: {
      id: settings.deviceId || null,
      name: plainLine(track.label) || deviceNames.camera,
      width: settings.width ?? 0,
      height: settings.height ?? 0,
      rate: settings.frameRate ?? null,
      facing: settings.facingMode || null,
    },
    controls: controlsOf({ ...capabilities }, { ...settings }),
  };
}

/** Media time between two checks of the picture. */
const PICTURE_CHECK_S = 0.2;
/** Interval of the checks for frames, and how many checks without a frame mean that no frames arrive. */
const FRAME_CHECK_MS = 1000;
const MAX_EMPTY_CHECKS = 3;
/** Samples per row of the picture. */
const SAMPLE_WIDTH_PX = 320;
/** The same for the comparison of each frame with the one before. */
const COMPARED_WIDTH_PX = 96;

/** Keeps a camera open and shows it in the viewfinder. Frame intervals go directly to the trace, not through React. */
export function cameraOf(finder: Viewfinder, trace: FrameTrace) {
  return fromCallback<CameraOrder, { id: string | null; zoom: boolean }>(({ sendBack, receive, input }) => {
    const send = (event: WebcamEvent) => sendBack(event);
    let track: MediaStreamTrack | undefined;
    const video = {
      ...deviceOf(input.id),
      width: { ideal: wanted.width },
      height: { ideal: wanted.height },
      frameRate: { ideal: wanted.rate },
      // Chromium asks for a separate permission for zoom, and refuses the camera if that is refused.
      ...(input.zoom && { zoom: true }),
    };
    const close = openInFinder(finder, video, {
      onOpen: (opened) => {
        track = opened;
        if (track) send({ type: 'OPENED', ...factsOf(track) });
        return finder.video ? watchPicture(finder.video, trace, send) : undefined;
      },
      onFailure: (failure) => send({ type: 'FAILED', failure }),
    });

    receive(({ name, value }) => {
      if (!track) return;
      const { controls } = factsOf(track);
      const tell = () => {
        if (track) send({ type: 'ADJUSTED', controls: factsOf(track).controls });
      };
      // If refused, reset the controls to the values in effect.
      const constraint = constraintFor(name, value, controls) as MediaTrackConstraintSet;
      track.applyConstraints({ advanced: [constraint] }).then(tell, tell);
    });
    return close;
  });
}

/** Sends READING up to five times a second of media time, and when frames stop. Returns a function that stops it. */
function watchPicture(video: HTMLVideoElement, trace: FrameTrace, send: (event: WebcamEvent) => void): () => void {
  const meter = createRateMeter();
  const picture = createCameraPictureWatch();
  const grabber = createGrabber(SAMPLE_WIDTH_PX);
  const small = createGrabber(COMPARED_WIDTH_PX);
  const repeats = createRepeatMeter();
  let last = Number.NaN;
  let lastPresented = 0;
  let lastLit = 0;
  let wasDim = false;
  let counted = true;
  let added = { frames: 0, seconds: 0, lit: 0 };
  let looked = Number.NEGATIVE_INFINITY;
  let idle = 0;

  const restart = () => {
    meter.restart();
    picture.restart();
    trace.restart();
    last = Number.NaN;
    lastLit = 0;
    wasDim = false;
    looked = Number.NEGATIVE_INFINITY;
    idle = 0;
  };
  const tell = () => {
    const { kind, brightness, change } = picture.read();
    const { videoWidth: width, videoHeight: height } = video;
    const silent = idle >= MAX_EMPTY_CHECKS;
    const rate = silent ? 0 : meter.read();
    const shown = silent ? 'none' : kind;
    const reading = {
      picture: shown,
      brightness,
      change,
      rate,
      counted,
      width,
      height,
      added: { ...added, repeats: repeats.take() },
    } as const;
    added = { frames: 0, seconds: 0, lit: 0 };
    send({ type: 'READING', reading });
  };
  const unwatch = watchVideo(video, (presented, time) => {
    if (idle >= MAX_EMPTY_CHECKS || time < last) restart();
    idle = 0;
    let frames = 1;
    counted = presented !== null;
    if (presented !== null) {
      meter.push(presented, time);
      // One call may report several frames. Each gets its share of the time.
      if (time > last) {
        frames = Math.max(1, presented - lastPresented);
        trace.push(((time - last) * 1000) / frames);
      }
      lastPresented = presented;
    }
    added.frames += frames;
    const { kind, change } = picture.read();
    const compared = kind === 'live' ? small.grab(video) : null;
    if (compared) repeats.push(compared.rgba, change);
    if (time > last) added.seconds += time - last;
    last = time;
    // Frame times are slightly inexact, so a check that is nearly due counts as due.
    if (time - looked < PICTURE_CHECK_S - 0.005) return;
    looked = time;
    const samples = grabber.grab(video);
    if (samples) {
      picture.push(samples.rgba, samples.width, time);
      const { liveSeconds: lit, brightness } = picture.read();
      // Frames in dim light say nothing about the rate in good light.
      const isDark = brightness !== null && isDim(brightness);
      if (wasDim && !isDark) meter.restart();
      wasDim = isDark;
      added.lit += Math.max(0, lit - lastLit);
      lastLit = lit;
    }
    tell();
  });
  // A hidden page gets no frames, which says nothing about the camera.
  const patrol = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    idle += 1;
    if (idle === MAX_EMPTY_CHECKS) tell();
  }, FRAME_CHECK_MS);
  document.addEventListener('visibilitychange', restart);
  return () => {
    unwatch();
    clearInterval(patrol);
    document.removeEventListener('visibilitychange', restart);
  };
}

/** Saves the picture as the camera sends it, not mirrored, as `webcam-test-{timestamp}.png`. */
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

/** Minimum media time between two searched frames. Frames that are closer share their compression artifacts. */
const MIN_FRAME_GAP_S = 0.15;

/** Searches whole frames until there are enough: sends PROGRESS after each, then CHECKED. */
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
      if (done || (time >= last && time - last < MIN_FRAME_GAP_S)) return;
      last = time;
      const rgba = grabber.grab(video)?.rgba;
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

/** Whether zoom control can be requested: https://w3c.github.io/mediacapture-image/#zoom . */
export function canAskForZoom(): boolean {
  const supported: MediaTrackSupportedConstraints & { zoom?: boolean } =
    navigator.mediaDevices?.getSupportedConstraints?.() ?? {};
  return supported.zoom === true;
}
