import type { CheckResult, Measurement } from '../result';
import { type Calibration, inches, physicalSize, pixelsPerInch, vanishingDistance } from './calibration';
import { deviceSize, diagonalOf, orientationName, type ScreenFacts, sizeCategory } from './screen-facts';

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
 * Pass: a calibration holds, so the size is known in millimeters. Warning: only pixels are known, which say nothing of
 * the size.
 */
export function judgeSize({ facts, calibration, startedAt, finishedAt }: SizeRun): CheckResult {
  return {
    check: 'screen-size',
    name: 'Screen size',
    status: calibration ? 'pass' : 'warning',
    details: detailsOf(facts, calibration),
    measurements: [...reported(facts), ...(calibration ? observed(facts, calibration) : [])],
    fineness: { passed: calibration ? 2 : 1, run: 2 },
    startedAt,
    finishedAt,
  };
}

function detailsOf(facts: ScreenFacts, calibration: Calibration | null): string {
  const device = deviceSize(facts);
  if (!calibration) return `${device.width} × ${device.height} px. Not calibrated, so the size itself is not known.`;
  const size = physicalSize(calibration.density, facts);
  const ppi = decimals(pixelsPerInch(calibration.density), 1);
  return `${decimals(size.width, 0)} × ${decimals(size.height, 0)} mm, ${decimals(inches(diagonalOf(size)), 1)} inches, ${ppi} pixels per inch.`;
}

function reported(facts: ScreenFacts): Measurement[] {
  const device = deviceSize(facts);
  const source = 'reported' as const;
  return [
    { name: 'Screen', value: `${facts.width} × ${facts.height}`, unit: 'CSS px', source },
    { name: 'Device pixels', value: `${device.width} × ${device.height}`, unit: 'px', source },
    { name: 'Diagonal', value: Math.round(diagonalOf(facts)), unit: 'CSS px', source },
    { name: 'Category', value: sizeCategory(diagonalOf(facts)), unit: '', source },
    { name: 'Pixel ratio', value: facts.pixelRatio, unit: '', source },
    { name: 'Color depth', value: facts.colorDepth, unit: 'bit', source },
    { name: 'Orientation', value: orientationName(facts), unit: '', source },
  ];
}

/** A person compared a length on the screen with a known one, so every figure rests on their eye. */
function observed(facts: ScreenFacts, { density }: Calibration): Measurement[] {
  const size = physicalSize(density, facts);
  const source = 'observed' as const;
  return [
    { name: 'Width', value: Number(decimals(size.width, 1)), unit: 'mm', source },
    { name: 'Height', value: Number(decimals(size.height, 1)), unit: 'mm', source },
    { name: 'Diagonal', value: Number(decimals(inches(diagonalOf(size)), 2)), unit: 'in', source },
    { name: 'Density', value: Number(decimals(pixelsPerInch(density), 1)), unit: 'ppi', source },
    { name: 'Pixels vanish at', value: Math.round(vanishingDistance(density)), unit: 'mm', source },
  ];
}
