import type { DeviceBox } from '../device-pixels';
import { frameLoop } from '../frame-loop';
import { nextFrame } from '../next-frame';
import type { Renderer } from '../renderer';
import { openSurface } from '../surface';

/** Colors of a live display, the same in both themes. */
export const colors = {
  ground: '#121212',
  line: '#333333',
  strong: '#5a5a5a',
  live: '#ff6a2b',
  rest: '#b4b4b4',
  data: '#f2f2f2',
  cell: '#2b2b2b',
} as const;

export interface PictureSettings {
  /** Milliseconds between two frames of the screen; 0 while they are not known. */
  interval: number;
  /** Whether the clock runs and the picture follows it. */
  running: boolean;
}

interface Picture {
  /** Draws everything. Must not allocate. */
  draw(context: CanvasRenderingContext2D, box: DeviceBox): void;
  /** Draws what changed since the last frame; without it the picture changes only with an update. Must not allocate. */
  readonly drawFrame?: (context: CanvasRenderingContext2D, box: DeviceBox) => void;
}

/**
 * Fills `host` with a picture on exact device pixels: by a 2D canvas, since several WebGL contexts, or one in software,
 * cost the very frames that the pictures are about. The host must have a size and no children of its own.
 */
export function mountPicture(
  host: HTMLElement,
  settings: PictureSettings,
  pictureOf: (settings: Readonly<PictureSettings>) => Picture,
): Renderer<PictureSettings> {
  const current = { ...settings };
  const picture = pictureOf(current);
  const surface = openSurface(host);
  const context = surface.canvas.getContext('2d', { alpha: false });
  let box: DeviceBox | null = null;
  let disposed = false;
  let stopFrames: (() => void) | null = null;
  const draw = () => {
    if (!context || !box) return;
    picture.draw(context, box);
    surface.canvas.style.visibility = 'visible';
  };
  const drawFrame = () => {
    if (context && box) picture.drawFrame?.(context, box);
  };
  const still = nextFrame(draw);
  surface.observe((next) => {
    box = next;
    surface.canvas.width = next.width;
    surface.canvas.height = next.height;
    draw();
  });
  const follow = () => {
    if (current.running && picture.drawFrame) stopFrames ??= frameLoop(drawFrame);
    else {
      stopFrames?.();
      stopFrames = null;
    }
    still.request();
  };
  follow();
  return {
    update(changed) {
      if (disposed) return;
      Object.assign(current, changed);
      follow();
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      stopFrames?.();
      still.cancel();
      surface.remove();
    },
  };
}

/** One device pixel at a ratio of 1, whole ones above it. */
export const hairOf = ({ pixelRatio }: DeviceBox) => Math.max(1, Math.floor(pixelRatio));
