import { openCanvasBackend, rasterPainter } from './canvas-backend';
import type { DeviceBox } from './device-pixels';
import { nextFrame } from './next-frame';
import type { Raster } from './pattern';
import type { Renderer } from './renderer';
import type { OnFacts } from './stage';

interface RasterOptions {
  readonly open?: (canvas: HTMLCanvasElement) => CanvasRenderingContext2D | null;
  /** Called after a draw in a new box. */
  readonly onFacts?: OnFacts;
}

/**
 * Shows a raster on a 2D canvas in which one canvas pixel is one device pixel. For pictures that are part of a page:
 * they are just as exact as with WebGL, and neither load Pixi nor open a context of the GPU. Draws only after a change,
 * at most once per frame. `host` must have a size and no children.
 */
export function mountRaster<Values extends object>(
  host: HTMLElement,
  raster: Raster<Values>,
  first: Values,
  { onFacts, ...options }: RasterOptions = {},
): Renderer<Values> {
  const values = { ...first };
  let told: DeviceBox | null = null;
  const backend = openCanvasBackend(host, rasterPainter(raster, values), {
    ...options,
    onDrawn(box) {
      if (box !== told) onFacts?.({ ...box, backend: '2d', changedOver: false });
      told = box;
    },
  });
  const drawing = nextFrame(backend.draw);
  let disposed = false;
  return {
    update(changed) {
      if (disposed) return;
      Object.assign(values, changed);
      drawing.request();
    },
    dispose() {
      disposed = true;
      drawing.cancel();
      backend.dispose();
    },
  };
}
