import { orientations, screenFigures } from '../../content/figure-names';
import { categories, figures, marginOf, placesOf, say } from '../../content/verdicts/screen-size';
import {
  type Calibration,
  inches,
  physicalSize,
  pixelsPerInch,
  sameScreen,
  uncertaintyOf,
  vanishingDistance,
} from '../../measure/screen/calibration';
import {
  deviceSize,
  diagonalOf,
  orientationOf,
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
  if (!calibration) return part('not-run', say.notCalibrated);
  const { density, method } = calibration;
  const size = physicalSize(density, facts);
  return method === 'diagonal' ? part('inconclusive', say.typed(size)) : part('pass', say.compared(size, method));
}

function detailsOf(facts: ScreenFacts, calibration: Calibration | null): string {
  if (!calibration) return say.onlyPixels(deviceSize(facts));
  const { density, method } = calibration;
  const size = physicalSize(density, facts);
  return say.size(size, inches(diagonalOf(size)), pixelsPerInch(density), uncertaintyOf(method));
}

function screenMeasurements(facts: ScreenFacts): Figures {
  const device = deviceSize(facts);
  return [
    reported(screenFigures.screen, `${facts.width} × ${facts.height}`, 'CSS px'),
    // The browser does not report them. They are derived from its CSS pixels, its pixel ratio and the window's width.
    estimated(screenFigures.devicePixels, `${device.width} × ${device.height}`, 'px'),
    reported(figures.cssDiagonal, Math.round(diagonalOf(facts)), 'CSS px'),
    reported(screenFigures.category, categories[sizeCategory(diagonalOf(facts))]),
    reported(screenFigures.pixelRatio, facts.pixelRatio),
    reported(screenFigures.colorDepth, facts.colorDepth, 'bit'),
    reported(screenFigures.orientation, orientations[orientationOf(facts)]),
  ];
}

/** The figures of a calibration, which come from the person's comparison with a known length or a typed diagonal. */
function sizeMeasurements(facts: ScreenFacts, { density, method }: Calibration): Figures {
  const size = physicalSize(density, facts);
  const diagonal = inches(diagonalOf(size));
  const share = uncertaintyOf(method);
  if (share === null) {
    return [
      declared(figures.typedDiagonal, diagonal, 'in', 2),
      estimated(figures.typedDensity, pixelsPerInch(density), 'ppi', 1),
    ];
  }
  const compared = (name: string, value: number, unit: string) => observed(name, value, unit, placesOf(value * share));
  return [
    compared(figures.width, size.width, 'mm'),
    compared(figures.height, size.height, 'mm'),
    compared(figures.diagonal, diagonal, 'in'),
    observed(figures.diagonalBy, Number(marginOf(diagonal, share)), 'in'),
    compared(figures.density, pixelsPerInch(density), 'ppi'),
    observed(figures.blendsAt, Math.round(vanishingDistance(density)), 'mm'),
  ];
}

/** Why no calibration is valid, in one sentence. Prefers the calibrations of this screen. */
export function voidReason(calibrations: readonly Calibration[], facts: ScreenFacts): string {
  if (facts.pinch !== 1) return say.pinched;
  const newest = calibrations.find(({ screen }) => sameScreen(screen, facts)) ?? calibrations[0];
  const before = newest?.screen.pixelRatio ?? facts.pixelRatio;
  return before === facts.pixelRatio ? say.otherScreen : say.otherRatio(before, facts.pixelRatio);
}
