import { primaryInP3 } from '../../measure/color/light';
import { type CanvasPainterFactory, openCanvasBackend } from '../canvas-backend';
import type { Renderer } from '../renderer';
import { type Patch, patchCode } from './wide-gamut';

/**
 * Draws a patch with a digit that is visible only on a screen with a wider gamut than sRGB. `host` must have a size and
 * no children. Calls `onSpace` with whether the browser supports a canvas in Display P3. Without one, nothing is drawn.
 */
export function mountPatch(host: HTMLElement, patch: Patch, onSpace: (wide: boolean) => void): Renderer<never> {
  const open = (canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('2d', { alpha: false, colorSpace: 'display-p3' });
    // Browsers without color spaces ignore the option.
    const wide = context?.getContextAttributes?.().colorSpace === 'display-p3';
    onSpace(wide);
    return wide ? context : null;
  };
  const painter: CanvasPainterFactory =
    (context) =>
    ({ width, height }) => {
      const image = context.createImageData(width, height, { colorSpace: 'display-p3' });
      paint(image.data, patch, width, height);
      context.putImageData(image, 0, 0);
    };
  return { update() {}, dispose: openCanvasBackend(host, painter, { open }).dispose };
}

function paint(rgba: Uint8ClampedArray, patch: Patch, width: number, height: number): void {
  const ground = primaryInP3(patch.color);
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const code = patchCode(patch, ground, x, y, width, height);
      rgba[at++] = code >> 16;
      rgba[at++] = (code >> 8) & 255;
      rgba[at++] = code & 255;
      rgba[at++] = 255;
    }
  }
}
