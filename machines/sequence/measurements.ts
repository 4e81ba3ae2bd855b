import { computerFigures } from '../../content/figure-names';
import { markedFigures } from '../marked-figures';
import { type Figures, measured, reported } from '../result';
import type { SurfaceFacts } from './sequence';

/** The figures of the drawing surface. None if nothing was drawn. */
export function surfaceMeasurements(surface: SurfaceFacts | null): Figures {
  if (!surface) return [];
  // Only the device-pixel content box is a count. A size computed from the pixel ratio is only reported.
  const known = surface.exactness === 'exact' ? measured : reported;
  return [
    known(markedFigures.surface, `${surface.width} × ${surface.height}`, 'px'),
    reported(computerFigures.ratio, surface.pixelRatio),
  ];
}
