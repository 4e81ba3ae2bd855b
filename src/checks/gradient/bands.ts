import { movingCode } from '../../../renderers/gradient/gradient.geometry';

/** CSS px that a band needs for its number. */
const MIN_BAND_PX = { width: 36, height: 16 };

/** Number of flat bands in a row of `width` CSS px: all of them where they fit, else a power of two. */
export function columnsFor(levels: number, width: number): number {
  const most = Math.max(1, Math.floor(width / MIN_BAND_PX.width));
  return levels <= most ? levels : 2 ** Math.floor(Math.log2(most));
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

/** The numbers that fit: those of every band, or of every few rows so that they do not overlap. `height` in CSS px. */
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
