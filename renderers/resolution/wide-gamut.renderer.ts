import { primaryInP3 } from '../../measure/color/light';
import { mountRaster } from '../mount-canvas';
import type { Renderer } from '../renderer';
import { type Patch, patchRaster } from './wide-gamut';

/**
 * Draws a patch with a digit that is visible only on a screen with a wider gamut than sRGB. `host` must have a size and
 * no children. Calls `onSpace` with whether the browser supports a canvas in Display P3. Without one, nothing is drawn.
 */
export function mountPatch(host: HTMLElement, patch: Patch, onSpace: (wide: boolean) => void): Renderer<object> {
  return mountRaster(
    host,
    patchRaster,
    { ...patch, ground: primaryInP3(patch.color) },
    {
      open(canvas) {
        const context = canvas.getContext('2d', { alpha: false, colorSpace: 'display-p3' });
        // Browsers without color spaces ignore the option.
        const wide = context?.getContextAttributes?.().colorSpace === 'display-p3';
        onSpace(wide);
        return wide ? context : null;
      },
    },
  );
}
