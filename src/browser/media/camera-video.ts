/** The page's video element, which may appear later than the stream that it shows. */
export interface Viewfinder {
  /** Takes the element, or null when it is removed. Made for React's `ref`. */
  readonly attach: (video: HTMLVideoElement | null) => void;
  /** Shows a stream, or nothing. @param onPicture is called once its first frame is there */
  show(stream: MediaStream | null, onPicture?: () => void): void;
  /** The element, while it is on the page. */
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
    // Refused only if the element was emptied in the meantime.
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

/** Between two looks, where the browser does not announce frames. */
const POLL_MS = 50;

/**
 * Calls back for new frames of a video, with the number presented so far (null where the browser does not count) and the
 * newest frame's media time in seconds. One call may report several frames. Returns a function that ends it.
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
      // Such browsers may still count frames. A count of 0 beside a frame means that they do not.
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
  /** Pixels of a row. */
  readonly width: number;
}

/** Copies frames of a video into an array, always through the same canvas. */
export interface Grabber {
  /** The newest frame; null while there is none. */
  grab(video: HTMLVideoElement): Grabbed | null;
}

/**
 * @param widest most pixels of a row. A larger picture is sampled at regular pixels. It is never averaged, which would
 * remove the sensor's noise.
 */
export function createGrabber(widest = Number.POSITIVE_INFINITY): Grabber {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  return {
    grab(video) {
      const { videoWidth, videoHeight } = video;
      if (!context || videoWidth === 0 || videoHeight === 0) return null;
      const scale = Math.min(1, widest / videoWidth);
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
