import type { DeviceBox } from './device-pixels';
import { nextMessage } from './next-task';
import { type Raster, writeRaster } from './pattern';
import { type Backend, openSurface } from './surface';

/** Draws into a 2D canvas of the box's size. `blank` is true if the canvas is empty: it is new or was resized. */
export type CanvasPainter = (box: DeviceBox, blank: boolean) => void;

export type CanvasPainterFactory = (context: CanvasRenderingContext2D) => CanvasPainter;

export interface CanvasOptions {
  /** Opens a context with more than 8 bits per channel. Null if the browser has none. */
  readonly open?: (canvas: HTMLCanvasElement) => CanvasRenderingContext2D | null;
  /**
   * Shows a frame without painting the page again. Only for a browser without a GPU: Chromium then shows a copy of the
   * canvas, made when the task ends. A GPU may show a canvas that is half drawn.
   */
  readonly desynchronized?: boolean;
  /** Called when the canvas has a new box, before the box is drawn. */
  readonly onBox?: ((box: DeviceBox) => void) | undefined;
  /** Called after each draw. */
  readonly onDrawn?: (box: DeviceBox) => void;
}

/**
 * Opens an opaque 2D canvas over `host` and draws it for every new box. The first draw has a task of its own, so that
 * the drawings of a page, or a drawing and the view it opens with, do not block the page together.
 *
 * Pixi's `CanvasRenderer` cannot replace the painters: it has no shaders for patterns, and it fails to load when Pixi
 * does. It draws quads with the same pixels, but took 0.24 ms a frame instead of 0.08 ms, and needs 118 KiB of download
 * instead of 1 KiB (Pixi 8.22).
 */
export function openCanvasBackend(
  host: HTMLElement,
  createPainter: CanvasPainterFactory,
  {
    desynchronized = false,
    open = (canvas) => canvas.getContext('2d', { alpha: false, desynchronized }),
    onBox,
    onDrawn,
  }: CanvasOptions = {},
): Backend {
  const surface = openSurface(host);
  const { canvas } = surface;
  const context = open(canvas);
  const paint = context && createPainter(context);
  let box: DeviceBox | null = null;
  let blank = true;
  let isShown = false;
  let isRequested = false;

  const draw = () => {
    if (!paint || !box) return;
    const { width, height } = box;
    if (blank || canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      blank = true;
    }
    paint(box, blank);
    blank = false;
    if (!isShown) canvas.style.visibility = 'visible';
    isShown = true;
    onDrawn?.(box);
  };
  surface.observe((next) => {
    box = next;
    onBox?.(next);
    if (isShown) draw();
    else if (!isRequested) void nextMessage().then(() => isShown || draw());
    isRequested = true;
  });

  return {
    draw,
    dispose() {
      box = null;
      surface.remove();
      // Frees the backing store now instead of at the next garbage collection.
      canvas.width = canvas.height = 0;
    },
  };
}

/**
 * Draws a raster through ImageData: slower than WebGL on a full screen, but just as exact. Reads `values` at every
 * draw.
 */
export function rasterPainter<Values>(raster: Raster<Values>, values: Values): CanvasPainterFactory {
  return (context) => {
    let image = new ImageData(1, 1);
    return ({ width, height }) => {
      if (image.width !== width || image.height !== height) image = context.createImageData(width, height);
      writeRaster(raster, values, image.data, width, height);
      context.putImageData(image, 0, 0);
    };
  };
}
