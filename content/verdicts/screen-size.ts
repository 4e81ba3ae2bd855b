import { rounded } from '../words';
import { rule } from './rule';

/** Words of the screen size test's verdicts. */

export const evidenceTexts = {
  size: rule('Physical size', 'Compare the screen with a bank card or a ruler, and save the calibration.', 'Calibrate'),
} as const;

/** Decimals that an uncertainty leaves: two digits of it below 3, else one. */
export const placesOf = (margin: number) => Math.max(0, Math.ceil(-Math.log10(margin / 3)));
/** The uncertainty of a value with the decimals that it leaves, rounded up. `share` is its relative uncertainty. */
export function marginOf(value: number, share: number): string {
  const margin = value * share;
  const unit = 10 ** -placesOf(margin);
  return (Math.ceil(margin / unit) * unit).toFixed(placesOf(margin));
}
/** `15.7 ± 0.2`, or `15.7` without an uncertainty. */
const withMargin = (value: number, share: number | null) =>
  share === null ? value.toFixed(1) : `${value.toFixed(placesOf(value * share))} ± ${marginOf(value, share)}`;

type Size = Readonly<Record<'width' | 'height', number>>;
const area = ({ width, height }: Size) => `${width.toFixed(0)} × ${height.toFixed(0)} mm`;
const things = { card: 'bank card', ruler: 'ruler' } as const;

export const say = {
  notCalibrated: 'Not calibrated.',
  onlyPixels: ({ width, height }: Size) => `${width} × ${height} px. Not calibrated, so the physical size is unknown.`,
  compared: (size: Size, by: keyof typeof things) => `${area(size)}, by your comparison with a ${things[by]}.`,
  typed: (size: Size) => `${area(size)}, from the diagonal that you typed. Nothing was compared.`,
  size: (size: Size, inches: number, density: number, share: number | null) =>
    `${area(size)}, ${withMargin(inches, share)} inches, ${withMargin(density, share)} pixels per inch.`,
  pinched: 'The page is pinched to another size.',
  otherRatio: (before: number, now: number) =>
    `Zoom or scaling changed the pixel ratio from ${rounded(before, 2)} to ${rounded(now, 2)}.`,
  otherScreen: 'You calibrated another screen, not this one.',
} as const;

export const categories = { small: 'Small', medium: 'Medium', large: 'Large', extra: 'Extra Large' } as const;

export const figures = {
  cssDiagonal: 'Diagonal in CSS pixels',
  typedDiagonal: 'Typed diagonal',
  typedDensity: 'Density by the typed diagonal',
  width: 'Width',
  height: 'Height',
  diagonal: 'Diagonal',
  diagonalBy: 'Uncertainty of the diagonal',
  density: 'Density',
  blendsAt: 'Pixels blend at',
} as const;
