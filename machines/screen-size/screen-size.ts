import {
  type Calibration,
  type CalibrationMethod,
  inches,
  physicalSize,
  pixelsPerInch,
  sameScreen,
  shortRatio,
  uncertaintyOf,
  vanishingDistance,
} from '../../measure/screen/calibration';
import {
  deviceSize,
  diagonalOf,
  orientationName,
  type ScreenFacts,
  sizeCategory,
} from '../../measure/screen/screen-facts';
import {
  type CheckResult,
  declared,
  estimated,
  type Figures,
  observed,
  type Part,
  partOf,
  reported,
  resultOf,
} from '../result';
import { evidence } from './evidence';

interface SizeRun {
  readonly facts: ScreenFacts;
  readonly calibration: Calibration | null;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** A figure with a fixed number of decimals. */
export function decimals(value: number, places: number): string {
  return value.toFixed(places);
}

/**
 * Pass: the person compared this screen with a card or a ruler. Cannot tell: no calibration is valid, or the diagonal
 * was typed, which proves nothing.
 */
export function judgeSize(run: SizeRun): CheckResult {
  const { facts, calibration } = run;
  return resultOf({
    check: 'screen-size',
    run,
    details: detailsOf(facts, calibration),
    parts: [sizePart(facts, calibration)],
    evidence,
    measurements: [screenMeasurements(facts), calibration && sizeMeasurements(facts, calibration)],
  });
}

function sizePart(facts: ScreenFacts, calibration: Calibration | null): Part<'size'> {
  const part = partOf('size', 'size', evidence.size.name);
  if (!calibration) return part('not-run', 'Not calibrated.');
  const { width, height } = physicalSize(calibration.density, facts);
  const size = `${decimals(width, 0)} × ${decimals(height, 0)} mm`;
  return isCompared(calibration.method)
    ? part('pass', `${size}, by your comparison with a ${things[calibration.method]}.`)
    : part('inconclusive', `${size}, from the diagonal that you typed. Nothing was compared.`);
}

const things = { card: 'bank card', ruler: 'ruler' } as const;
const isCompared = (method: CalibrationMethod): method is keyof typeof things => method in things;

function detailsOf(facts: ScreenFacts, calibration: Calibration | null): string {
  const device = deviceSize(facts);
  if (!calibration) return `${device.width} × ${device.height} px. Not calibrated, so the physical size is unknown.`;
  const size = physicalSize(calibration.density, facts);
  const share = uncertaintyOf(calibration.method);
  const figure = (value: number) => (share === null ? decimals(value, 1) : withMargin(value, share));
  return `${decimals(size.width, 0)} × ${decimals(size.height, 0)} mm, ${figure(inches(diagonalOf(size)))} inches, ${figure(pixelsPerInch(calibration.density))} pixels per inch.`;
}

/** Decimals that an uncertainty leaves: two digits of it below 3, else one. */
const placesOf = (margin: number) => Math.max(0, Math.ceil(-Math.log10(margin / 3)));
/** The uncertainty of a value with the decimals that it leaves, rounded up. `share` is its relative uncertainty. */
export function marginOf(value: number, share: number): string {
  const margin = value * share;
  const unit = 10 ** -placesOf(margin);
  return decimals(Math.ceil(margin / unit) * unit, placesOf(margin));
}
/** `15.7 ± 0.2` */
const withMargin = (value: number, share: number) =>
  `${decimals(value, placesOf(value * share))} ± ${marginOf(value, share)}`;

function screenMeasurements(facts: ScreenFacts): Figures {
  const device = deviceSize(facts);
  return [
    reported('Screen', `${facts.width} × ${facts.height}`, 'CSS px'),
    // The browser does not report them. They are derived from its CSS pixels, its pixel ratio and the window's width.
    estimated('Device pixels', `${device.width} × ${device.height}`, 'px'),
    reported('Diagonal in CSS pixels', Math.round(diagonalOf(facts)), 'CSS px'),
    reported('Category', sizeCategory(diagonalOf(facts))),
    reported('Pixel ratio', facts.pixelRatio),
    reported('Color depth', facts.colorDepth, 'bit'),
    reported('Orientation', orientationName(facts)),
  ];
}

/** The figures of a calibration, which come from the person's comparison with a known length or a typed diagonal. */
function sizeMeasurements(facts: ScreenFacts, { density, method }: Calibration): Figures {
  const size = physicalSize(density, facts);
  const diagonal = inches(diagonalOf(size));
  const share = uncertaintyOf(method);
  if (share === null) {
    return [
      declared('Typed diagonal', diagonal, 'in', 2),
      estimated('Density by the typed diagonal', pixelsPerInch(density), 'ppi', 1),
    ];
  }
  const compared = (name: string, value: number, unit: string) => observed(name, value, unit, placesOf(value * share));
  return [
    compared('Width', size.width, 'mm'),
    compared('Height', size.height, 'mm'),
    compared('Diagonal', diagonal, 'in'),
    observed('Uncertainty of the diagonal', Number(marginOf(diagonal, share)), 'in'),
    compared('Density', pixelsPerInch(density), 'ppi'),
    observed('Pixels blend at', Math.round(vanishingDistance(density)), 'mm'),
  ];
}

/** Why no calibration is valid, in one sentence. Prefers the calibrations of this screen. */
export function voidReason(calibrations: readonly Calibration[], facts: ScreenFacts): string {
  if (facts.pinch !== 1) return 'The page is pinched to another size.';
  const newest = calibrations.find(({ screen }) => sameScreen(screen, facts)) ?? calibrations[0];
  if (newest && newest.screen.pixelRatio !== facts.pixelRatio) {
    const { pixelRatio } = newest.screen;
    return `Zoom or scaling changed the pixel ratio from ${shortRatio(pixelRatio)} to ${shortRatio(facts.pixelRatio)}.`;
  }
  return 'You calibrated another screen, not this one.';
}
