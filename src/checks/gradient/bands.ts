import { movingCode } from '../../../renderers/gradient/gradient.geometry';

/** Smallest band that has room for its number, in CSS px. */
const MIN_BAND_PX = { width: 36, height: 16 };

/** Number of flat bands per row, in a row of `width` CSS px. All of them if they fit, otherwise a power of two. */
export function columnsFor(levels: number, width: number): number {
  const maxColumns = Math.max(1, Math.floor(width / MIN_BAND_PX.width));
  return levels <= maxColumns ? levels : 2 ** Math.floor(Math.log2(maxColumns));
}

export interface BandNumber {
  readonly band: number;
  readonly code: number;
  readonly column: number;
  readonly row: number;
}

interface Bands {
  readonly step: number;
  readonly own: boolean;
  readonly low: number;
  readonly high: number;
  readonly levels: number;
  readonly columns: number;
}

/**
 * The numbers to show: one for each band, or only for every nth row so that they do not overlap. `height` is in CSS px.
 */
export function bandNumbers({ step, own, low, high, levels, columns }: Bands, height: number): readonly BandNumber[] {
  const rows = Math.ceil(levels / columns);
  const stride = Math.max(1, Math.ceil((MIN_BAND_PX.height * rows) / height));
  return Array.from({ length: levels }, (_, band) => ({
    band,
    code: movingCode(step, band, own, low, high),
    column: band % columns,
    row: Math.floor(band / columns),
  })).filter(({ row }) => row % stride === 0);
}
