import { deviceSize, diagonalOf, type ScreenFacts, type Size } from './screen-facts';

/** Long side of an ID-1 card, such as a bank card (ISO/IEC 7810). */
export const CARD_MM = 85.6;
/**
 * Uncertainty of a comparison in mm (k = 2). A card is 85.47 to 85.72 mm long (ISO/IEC 7810). No study gives how well an
 * eye aligns two edges through the glass of a screen, so 0.8 mm, three pixels of a desktop screen: see
 * `screen-size.rows.ts`.
 */
export const COMPARED_MM = 0.8;
/** Length that is compared with a ruler. */
const RULER_MM = 100;
const MM_PER_INCH = 25.4;

export type CalibrationMethod = 'card' | 'ruler' | 'diagonal';

/**
 * A calibration in progress. `length` is in device px for the long side of a card or 100 mm of a ruler, and in inches
 * for a known diagonal.
 */
export interface CalibrationDraft {
  readonly method: CalibrationMethod;
  readonly length: number;
}

/** Properties that identify a screen. */
type ScreenIdentity = Pick<ScreenFacts, 'width' | 'height' | 'pixelRatio' | 'left' | 'top'>;

/** A calibrated pixel density, and the screen that it belongs to. */
export interface Calibration {
  readonly method: CalibrationMethod;
  /** Device px per mm. */
  readonly density: number;
  readonly screen: ScreenIdentity;
}

/** Plausible pixel densities of a screen. A cinema wall has fewer pixels per inch. */
const MIN_PPI = 10;
const MAX_PPI = 2500;
/** Range of the sliders in pixels per inch, at a pixel ratio of 1. */
const MIN_SLIDER_PPI = 60;
const MAX_SLIDER_PPI = 250;
/** Nominal CSS px per mm, without calibration (https://www.w3.org/TR/css-values-3/#absolute-lengths). */
export const NOMINAL_PX_PER_MM = 96 / MM_PER_INCH;

/** Density of a draft in device px per mm; null if it is not plausible. */
export function densityOf({ method, length }: CalibrationDraft, facts: ScreenFacts): number | null {
  const density =
    method === 'card'
      ? length / CARD_MM
      : method === 'ruler'
        ? length / RULER_MM
        : diagonalOf(deviceSize(facts)) / (length * MM_PER_INCH);
  const ppi = density * MM_PER_INCH;
  return ppi >= MIN_PPI && ppi <= MAX_PPI ? density : null;
}

/** Relative uncertainty (k = 2) of a density by comparison; null where nothing was compared. */
export const uncertaintyOf = (method: CalibrationMethod): number | null =>
  method === 'diagonal' ? null : COMPARED_MM / (method === 'card' ? CARD_MM : RULER_MM);

/** The draft of a method that is nearest to a density in device px per mm. */
export function draftOf(method: CalibrationMethod, density: number, facts: ScreenFacts): CalibrationDraft {
  switch (method) {
    case 'card':
      return { method, length: Math.round(density * CARD_MM) };
    case 'ruler':
      return { method, length: Math.round(density * RULER_MM) };
    case 'diagonal':
      return { method, length: Math.round((diagonalOf(deviceSize(facts)) / density / MM_PER_INCH) * 10) / 10 };
  }
}

/** Density in device px per mm if a CSS px is 1/96 inch, which is true of few screens. */
export function nominalDensity({ screenRatio }: ScreenFacts): number {
  return NOMINAL_PX_PER_MM * screenRatio;
}

/** Range of a slider in whole device px. */
export function lengthsOf(method: 'card' | 'ruler', { screenRatio }: ScreenFacts): { min: number; max: number } {
  const millimeters = method === 'card' ? CARD_MM : RULER_MM;
  const at = (ppi: number) => Math.round((ppi / MM_PER_INCH) * screenRatio * millimeters);
  return { min: at(MIN_SLIDER_PPI), max: at(MAX_SLIDER_PPI) };
}

/** Extracts the properties that identify a screen. */
export function identityOf({ width, height, pixelRatio, left, top }: ScreenFacts): ScreenIdentity {
  return { width, height, pixelRatio, left, top };
}

/** Whether a calibration is valid: the same screen, rotated or not, at the same pixel ratio and without pinch zoom. */
export function isValidOn({ screen }: Calibration, facts: ScreenFacts): boolean {
  return sameScreen(screen, facts) && screen.pixelRatio === facts.pixelRatio && facts.pinch === 1;
}

/** Whether two identities belong to the same screen, rotated or not, at any pixel ratio. */
export function sameScreen(one: ScreenIdentity, other: ScreenIdentity): boolean {
  const turned = one.width === other.height && one.height === other.width;
  return (
    (turned || (one.width === other.width && one.height === other.height)) &&
    one.left === other.left &&
    one.top === other.top
  );
}

/** The newest valid calibration. */
export function calibrationFor(calibrations: readonly Calibration[], facts: ScreenFacts): Calibration | undefined {
  return calibrations.find((calibration) => isValidOn(calibration, facts));
}

/** Maximum number of stored calibrations. */
const MAX_CALIBRATIONS = 8;

/** Adds a calibration at the front and removes those that it replaces. */
export function withCalibration(
  calibrations: readonly Calibration[],
  added: Calibration,
  facts: ScreenFacts,
): readonly Calibration[] {
  return [added, ...calibrations.filter((one) => !isValidOn(one, facts))].slice(0, MAX_CALIBRATIONS);
}

/** Whether this screen has a calibration at any pixel ratio. */
export function isCalibrated(calibrations: readonly Calibration[], facts: ScreenFacts): boolean {
  return calibrations.some(({ screen }) => sameScreen(screen, facts));
}

/** The calibrations without those of this screen. */
export function withoutScreen(calibrations: readonly Calibration[], facts: ScreenFacts): readonly Calibration[] {
  return calibrations.filter(({ screen }) => !sameScreen(screen, facts));
}

/** Formats a pixel ratio with at most two decimals. */
export function shortRatio(ratio: number): string {
  return String(Math.round(ratio * 100) / 100);
}

/** Converts a density from pixels per mm to pixels per inch. */
export function pixelsPerInch(density: number): number {
  return density * MM_PER_INCH;
}

/** Width and height of the screen in mm. `density` is in device px per mm. */
export function physicalSize(density: number, facts: ScreenFacts): Size {
  const { width, height } = deviceSize(facts);
  return { width: width / density, height: height / density };
}

/** Converts millimeters to inches. */
export function inches(millimeters: number): number {
  return millimeters / MM_PER_INCH;
}

/** One arc minute, the resolution of a normal eye. */
const ARC_MINUTE_RADIANS = Math.PI / 180 / 60;

/**
 * The distance in mm beyond which two neighboring pixels are less than one arc minute apart.
 * @param density device px per mm
 */
export function vanishingDistance(density: number): number {
  return 1 / density / (2 * Math.tan(ARC_MINUTE_RADIANS / 2));
}
