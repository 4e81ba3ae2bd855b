import { markedFigures } from '../marked-figures';
import type { Measurement } from '../result';
import type { SurfaceFacts } from './sequence';

/** The measurements of the drawing surface; none when nothing was drawn. */
export function surfaceMeasurements(surface: SurfaceFacts | null): readonly Measurement[] {
  if (!surface) return [];
  return [
    {
      name: markedFigures.surface,
      value: `${surface.width} × ${surface.height}`,
      unit: 'px',
      // Only the device-pixel box is a count. A size computed with the pixel ratio is what the browser claims.
      source: surface.exactness === 'exact' ? 'measured' : 'reported',
    },
    { name: 'Pixel ratio', value: surface.pixelRatio, unit: '', source: 'reported' },
  ];
}
