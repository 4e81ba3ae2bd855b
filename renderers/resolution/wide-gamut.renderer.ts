import { primaryInP3 } from '../../measure/color/light';
import type { DeviceBox } from '../device-pixels';
import type { Renderer } from '../renderer';
import { openSurface } from '../surface';
import { type Patch, patchCode } from './wide-gamut';

/**
 * Draws a patch with a digit that is visible only on a screen with a wider gamut than sRGB. `host` must have a size and
 * no children. Calls `onSpace` with whether the browser supports a canvas in Display P3. Without one, nothing is drawn.
 */
export function mountPatch(host: HTMLElement, patch: Patch, onSpace: (wide: boolean) => void): Renderer<never> {
  const surface = openSurface(host);
  const context = surface.canvas.getContext('2d', { alpha: false, colorSpace: 'display-p3' });
  // Browsers without color spaces ignore the option.
  const wide = context?.getContextAttributes?.().colorSpace === 'display-p3';
  onSpace(wide);

  const draw = ({ width, height }: DeviceBox) => {
    if (!context || !wide) return;
    surface.canvas.width = width;
    surface.canvas.height = height;
    const image = context.createImageData(width, height, { colorSpace: 'display-p3' });
    paint(image.data, patch, width, height);
    context.putImageData(image, 0, 0);
    surface.canvas.style.visibility = 'visible';
  };
  surface.observe(draw);
  return { update() {}, dispose: () => surface.remove() };
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
