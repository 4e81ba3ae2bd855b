/** The page's video element. It may appear later than the stream that it shows. */
export interface Viewfinder {
  /** Takes the element, or null when it is removed. Meant for React's `ref`. */
  readonly attach: (video: HTMLVideoElement | null) => void;
  /** Shows a stream, or nothing. @param onPicture is called when its first frame is available */
  show(stream: MediaStream | null, onPicture?: () => void): void;
  /** The element while it is on the page. */
  readonly video: HTMLVideoElement | null;
}

export function createViewfinder(): Viewfinder {
  let video: HTMLVideoElement | null = null;
  let stream: MediaStream | null = null;
  let announce: (() => void) | undefined;
  const onLoaded = () => {
    announce?.();
    announce = undefined;
  };
  const join = () => {
    if (!video || video.srcObject === stream) return;
    video.srcObject = stream;
    // Rejected only if the element's source was removed in the meantime.
    if (stream) video.play().catch(() => undefined);
  };
  return {
    attach(element) {
      if (video && video !== element) {
        video.removeEventListener('loadeddata', onLoaded);
        video.srcObject = null;
      }
      video = element;
      video?.addEventListener('loadeddata', onLoaded);
      join();
    },
    show(next, onPicture) {
      stream = next;
      announce = onPicture;
      join();
    },
    get video() {
      return video;
    },
  };
}

/** Polling interval for browsers that do not announce frames. */
const POLL_MS = 50;

/**
 * Calls back for new frames of a video, with the number of frames presented so far (null if the browser does not count
 * them) and the newest frame's media time in seconds. One call may report several frames. Returns a function that stops
 * it.
 */
export function watchVideo(
  video: HTMLVideoElement,
  onFrame: (presented: number | null, mediaTime: number) => void,
): () => void {
  // Firefox before 132 and Safari before 15.4 lack it.
  if (!('requestVideoFrameCallback' in video)) {
    const element = video as HTMLVideoElement;
    let last = -1;
    const timer = setInterval(() => {
      if (element.currentTime === last) return;
      last = element.currentTime;
      // These browsers may still count frames. A count of 0 with a frame means that they do not.
      onFrame(element.getVideoPlaybackQuality?.().totalVideoFrames || null, last);
    }, POLL_MS);
    return () => clearInterval(timer);
  }
  let pending = 0;
  const run = (_: number, { presentedFrames, mediaTime }: VideoFrameCallbackMetadata) => {
    pending = video.requestVideoFrameCallback(run);
    onFrame(presentedFrames, mediaTime);
  };
  pending = video.requestVideoFrameCallback(run);
  return () => video.cancelVideoFrameCallback(pending);
}

interface Grabbed {
  readonly rgba: Uint8ClampedArray;
  /** Pixels per row. */
  readonly width: number;
}

/** Copies frames of a video into an array. It reuses one canvas. */
export interface Grabber {
  /** The newest frame; null if there is none. */
  grab(video: HTMLVideoElement): Grabbed | null;
}

/**
 * @param maxWidth in pixels. A wider picture is reduced by sampling pixels at regular intervals. It is never averaged,
 * which would remove the sensor's noise.
 */
export function createGrabber(maxWidth = Number.POSITIVE_INFINITY): Grabber {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  return {
    grab(video) {
      const { videoWidth, videoHeight } = video;
      if (!context || videoWidth === 0 || videoHeight === 0) return null;
      const scale = Math.min(1, maxWidth / videoWidth);
      const width = Math.max(1, Math.round(videoWidth * scale));
      const height = Math.max(1, Math.round(videoHeight * scale));
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      context.imageSmoothingEnabled = false;
      context.drawImage(video, 0, 0, width, height);
      return { rgba: context.getImageData(0, 0, width, height).data, width };
    },
  };
}
