import type { ScopeSettings } from '../../measure/live/microphone-signal';
import type { DeviceBox } from '../device-pixels';
import { frameLoop } from '../frame-loop';
import { nextFrame } from '../next-frame';
import type { Renderer } from '../renderer';
import { openSurface } from '../surface';

/** Colors of a live display, the same in both themes. */
export const colors = {
  ground: '#121212',
  line: '#343434',
  strong: '#5a5a5a',
  live: '#ff6a2b',
  rest: '#b4b4b4',
  data: '#f2f2f2',
} as const;

/** Draws the whole picture on exact device pixels. It must not allocate. */
type Draw = (context: CanvasRenderingContext2D, box: DeviceBox, settings: ScopeSettings) => void;

/**
 * Fills `host` with a drawing: in every frame while the signal is live, otherwise after a change. The host must have a size
 * and no children.
 */
export function mountScope(host: HTMLElement, settings: ScopeSettings, draw: Draw): Renderer<ScopeSettings> {
  const current = { ...settings };
  const surface = openSurface(host);
  // Kept in main memory: for some hundred plain rectangles the GPU takes longer, and without a GPU much longer.
  const context = surface.canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  let box: DeviceBox | null = null;
  const paint = () => {
    if (!context || !box) return;
    draw(context, box, current);
    surface.canvas.style.visibility = 'visible';
  };
  surface.observe((next) => {
    box = next;
    surface.canvas.width = next.width;
    surface.canvas.height = next.height;
    paint();
  });
  const still = nextFrame(paint);
  let stopFrames: (() => void) | null = null;
  const follow = () => {
    if (current.running) stopFrames ??= frameLoop(paint);
    else {
      stopFrames?.();
      stopFrames = null;
      still.request();
    }
  };
  follow();
  return {
    update(changed) {
      Object.assign(current, changed);
      follow();
    },
    dispose() {
      stopFrames?.();
      still.cancel();
      surface.remove();
    },
  };
}

/** The width of a thin line: one device pixel at a pixel ratio of 1, more above it, always whole. */
export function hairOf({ pixelRatio }: DeviceBox): number {
  return Math.max(1, Math.floor(pixelRatio));
}
