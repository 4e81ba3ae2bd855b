import { markedFigures } from '../marked-figures';
import type { Measurement } from '../result';
import type { SurfaceFacts } from './sequence';

/** The measurements of the drawing surface. None if nothing was drawn. */
export function surfaceMeasurements(surface: SurfaceFacts | null): readonly Measurement[] {
  if (!surface) return [];
  return [
    {
      name: markedFigures.surface,
      value: `${surface.width} × ${surface.height}`,
      unit: 'px',
      // Only the device-pixel content box is a count. A size computed from the pixel ratio is only reported.
      source: surface.exactness === 'exact' ? 'measured' : 'reported',
    },
    { name: 'Pixel ratio', value: surface.pixelRatio, unit: '', source: 'reported' },
  ];
}
