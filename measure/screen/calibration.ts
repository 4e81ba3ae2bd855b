import { deviceSize, diagonalOf, type ScreenFacts, type Size } from './screen-facts';

/** An ID-1 card, as bank cards are (ISO/IEC 7810), in mm. */
const CARD = { width: 85.6, height: 53.98 } as const;
/** Length to which a ruler is compared, in mm. */
const RULER = 100;
const INCH = 25.4;

export type Method = 'card' | 'ruler' | 'diagonal';

/**
 * What a person compares: `length` is in device px for the long side of a card or for 100 mm of a ruler, in inches for a
 * known diagonal.
 */
export interface Draft {
  readonly method: Method;
  readonly length: number;
}

/** How a screen is recognized. */
type Identity = Pick<ScreenFacts, 'width' | 'height' | 'pixelRatio' | 'left' | 'top'>;

export interface Calibration {
  readonly method: Method;
  /** Device px per mm. */
  readonly density: number;
  readonly screen: Identity;
}

/** The pixels per inch that a screen can have; a cinema wall has fewer. */
const possible = { from: 10, to: 2500 } as const;
/** Pixels per inch, at a pixel ratio of 1, that the sliders reach. */
const usual = { from: 60, to: 250 } as const;
/** CSS px per mm without calibration. */
const NOMINAL = 96 / INCH;

/** The density that a draft gives, in device px per mm; null when no screen has it. */
export function densityOf({ method, length }: Draft, facts: ScreenFacts): number | null {
  const density =
    method === 'card'
      ? length / CARD.width
      : method === 'ruler'
        ? length / RULER
        : diagonalOf(deviceSize(facts)) / (length * INCH);
  const ppi = density * INCH;
  return ppi >= possible.from && ppi <= possible.to ? density : null;
}

/** The draft of a method that comes nearest to the given density. */
export function draftOf(method: Method, density: number, facts: ScreenFacts): Draft {
  switch (method) {
    case 'card':
      return { method, length: Math.round(density * CARD.width) };
    case 'ruler':
      return { method, length: Math.round(density * RULER) };
    case 'diagonal':
      return { method, length: Math.round((diagonalOf(deviceSize(facts)) / density / INCH) * 10) / 10 };
  }
}

/** The density of a screen whose CSS px are 1/96 inch, which few screens have. */
export function nominalDensity({ screenRatio }: ScreenFacts): number {
  return NOMINAL * screenRatio;
}

/** The lengths that a slider offers, device px. */
export function lengthsOf(method: 'card' | 'ruler', { screenRatio }: ScreenFacts): { min: number; max: number } {
  const millimeters = method === 'card' ? CARD.width : RULER;
  const at = (ppi: number) => Math.round((ppi / INCH) * screenRatio * millimeters);
  return { min: at(usual.from), max: at(usual.to) };
}

export function identityOf({ width, height, pixelRatio, left, top }: ScreenFacts): Identity {
  return { width, height, pixelRatio, left, top };
}

/** Whether a calibration is valid: the same screen, turned or not, at the same pixel ratio and without pinch zoom. */
export function holds({ screen }: Calibration, facts: ScreenFacts): boolean {
  return sameScreen(screen, facts) && screen.pixelRatio === facts.pixelRatio && facts.pinch === 1;
}

/** Whether two screens are the same one, turned or not, at any pixel ratio. */
export function sameScreen(one: Identity, other: Identity): boolean {
  const turned = one.width === other.height && one.height === other.width;
  return (
    (turned || (one.width === other.width && one.height === other.height)) &&
    one.left === other.left &&
    one.top === other.top
  );
}

/** The newest calibration that is valid. */
export function calibrationFor(calibrations: readonly Calibration[], facts: ScreenFacts): Calibration | undefined {
  return calibrations.find((calibration) => holds(calibration, facts));
}

/** Calibrations that are remembered. */
const MOST = 8;

/** Puts a calibration first and drops what it replaces. */
export function withCalibration(
  calibrations: readonly Calibration[],
  added: Calibration,
  facts: ScreenFacts,
): readonly Calibration[] {
  return [added, ...calibrations.filter((one) => !holds(one, facts))].slice(0, MOST);
}

/** Whether this screen has a calibration, at any pixel ratio. */
export function isKnown(calibrations: readonly Calibration[], facts: ScreenFacts): boolean {
  return calibrations.some(({ screen }) => sameScreen(screen, facts));
}

/** The calibrations of the other screens. */
export function withoutScreen(calibrations: readonly Calibration[], facts: ScreenFacts): readonly Calibration[] {
  return calibrations.filter(({ screen }) => !sameScreen(screen, facts));
}

/** A pixel ratio with two decimals at most. */
export function shortRatio(ratio: number): string {
  return String(Math.round(ratio * 100) / 100);
}

export function pixelsPerInch(density: number): number {
  return density * INCH;
}

/** Width and height of the screen in mm. */
export function physicalSize(density: number, facts: ScreenFacts): Size {
  const { width, height } = deviceSize(facts);
  return { width: width / density, height: height / density };
}

export function inches(millimeters: number): number {
  return millimeters / INCH;
}

/** One arc minute, what a normal eye resolves, in radians. */
const ARC_MINUTE = Math.PI / 180 / 60;

/** The distance in mm beyond which two neighboring pixels are less than one arc minute apart. */
export function vanishingDistance(density: number): number {
  return 1 / density / (2 * Math.tan(ARC_MINUTE / 2));
}
