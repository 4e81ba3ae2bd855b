import { type CanvasOptions, type CanvasPainterFactory, openCanvasBackend, rasterPainter } from './canvas-backend';
import type { DeviceBox } from './device-pixels';
import type { Raster } from './pattern';
import type { Renderer } from './renderer';
import type { OnFacts, Stage } from './stage';

interface MountOptions extends Omit<CanvasOptions, 'onDrawn'> {
  /** Called after a draw in a new box. */
  readonly onFacts?: OnFacts | undefined;
}

/**
 * Fills `host` with a 2D canvas in which one canvas pixel is one device pixel. It neither loads Pixi nor opens a context
 * of the GPU. Draws only when invalidated or resized, at most once per frame. `host` must have a size and no children.
 */
export function mountCanvas(
  host: HTMLElement,
  createPainter: CanvasPainterFactory,
  { onFacts, ...options }: MountOptions = {},
): Stage {
  let told: DeviceBox | null = null;
  const backend = openCanvasBackend(host, createPainter, {
    ...options,
    onDrawn(box) {
      if (box !== told) onFacts?.({ ...box, backend: '2d', changedOver: false });
      told = box;
    },
  });
  let pending = 0;
  let disposed = false;
  const draw = () => {
    pending = 0;
    backend.draw();
  };
  return {
    invalidate() {
      if (!disposed) pending ||= requestAnimationFrame(draw);
    },
    dispose() {
      disposed = true;
      cancelAnimationFrame(pending);
      backend.dispose();
    },
  };
}

/** Shows a raster, just as exact as with WebGL. For pictures that are part of a page. */
export function mountRaster<Values extends object>(
  host: HTMLElement,
  raster: Raster<Values>,
  first: Values,
  options?: MountOptions,
): Renderer<Values> {
  const values = { ...first };
  const { invalidate, dispose } = mountCanvas(host, rasterPainter(raster, values), options);
  return {
    update(changed) {
      Object.assign(values, changed);
      invalidate();
    },
    dispose,
  };
}
