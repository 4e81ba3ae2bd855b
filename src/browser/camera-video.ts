/** The page's video element, which may come later than the stream that it shows. */
export interface Viewfinder {
  /** The element to show in, null when it goes. Made for React's `ref`. */
  readonly attach: (video: HTMLVideoElement | null) => void;
  /** Shows a stream, or nothing. */
  show(stream: MediaStream | null): void;
  /** The element, while it is on the page. */
  readonly video: HTMLVideoElement | null;
}

export function createViewfinder(): Viewfinder {
  let video: HTMLVideoElement | null = null;
  let stream: MediaStream | null = null;
  const join = () => {
    if (!video || video.srcObject === stream) return;
    video.srcObject = stream;
    // Refused only where the element was emptied meanwhile.
    if (stream) video.play().catch(() => undefined);
  };
  return {
    attach(element) {
      if (video && video !== element) video.srcObject = null;
      video = element;
      join();
    },
    show(next) {
      stream = next;
      join();
    },
    get video() {
      return video;
    },
  };
}

/** Where the browser does not announce frames, milliseconds between two looks. */
const GLANCE = 50;

/**
 * Calls back for new frames of a video with how many were presented so far (null where the browser does not count) and
 * the newest one's media time in seconds. Several frames may come with one call. Returns what ends it.
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
      onFrame(null, last);
    }, GLANCE);
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

/** Copies frames of a video into an array, each time the same canvas. */
export interface Grabber {
  /** RGBA of the newest frame; null while there is none. */
  grab(video: HTMLVideoElement): Uint8ClampedArray | null;
}

/**
 * @param widest most pixels of a row. A larger picture is sampled, every so many pixels one, and never averaged, which
 * would take the sensor's noise away.
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
      return context.getImageData(0, 0, width, height).data;
    },
  };
}
