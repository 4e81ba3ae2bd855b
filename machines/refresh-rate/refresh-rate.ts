import type { CheckResult, Measurement } from '../result';
import type { ClockReason, FrameReading } from './reading';

/** Rates that screens are sold with, in Hz. */
const standardRates = [
  24, 25, 30, 48, 50, 59.94, 60, 72, 75, 85, 90, 100, 119.88, 120, 144, 160, 165, 170, 175, 180, 200, 240, 260, 280,
  300, 320, 360, 390, 480, 500, 540,
] as const;

/** What a person may expect of a monitor, in Hz. */
export const expectations = [60, 75, 90, 100, 120, 144, 165, 180, 200, 240, 280, 300, 360, 480] as const;

/** Further off than this share, a figure is of another rate. Screens sold as 60 Hz run between 59 and 61. */
const NEAR = 0.02;
/** Up to this share of missed frames is a pass. */
export const MOST_MISSED = 0.001;

type Named = Pick<FrameReading, 'rate' | 'uncertainty'>;

/**
 * The standard rates that a figure may stand for: none, one, or both of a pair such as 59.94 and 60 when the uncertainty
 * does not tell them apart.
 */
export function nearestRates({ rate, uncertainty }: Named): readonly number[] {
  if (rate === null || uncertainty === null) return [];
  const near = standardRates
    .filter((standard) => Math.abs(standard - rate) <= NEAR * standard)
    .sort((a, b) => Math.abs(a - rate) - Math.abs(b - rate));
  const [best] = near;
  if (best === undefined) return [];
  // A pair lies 0.1 % apart; others are neighbors by name only.
  const twin = near.find((other) => other !== best && Math.abs(other - best) < 0.002 * best);
  const apart = twin === undefined || Math.abs(twin - rate) > Math.abs(best - rate) + 2 * uncertainty;
  return apart ? [best] : [best, twin].sort((a, b) => a - b);
}

/** Whether a figure is another rate than the expected one. */
export function differs(rate: number, expected: number): boolean {
  return Math.abs(rate - expected) > NEAR * expected;
}

/** As many decimals as the uncertainty bears, at most three: `143.98`. */
export function figureOf({ rate, uncertainty }: Named): string | null {
  if (rate === null || uncertainty === null) return null;
  return rate.toFixed(decimalsOf(uncertainty));
}

/** The uncertainty at the figure's decimals, rounded up: `0.02`. */
export function marginOf({ uncertainty }: Named): string | null {
  if (uncertainty === null) return null;
  const unit = 10 ** -decimalsOf(uncertainty);
  return (Math.max(1, Math.ceil(uncertainty / unit - 1e-9)) * unit).toFixed(decimalsOf(uncertainty));
}

const decimalsOf = (uncertainty: number) => (uncertainty > 0.05 ? 1 : uncertainty > 0.003 ? 2 : 3);

/** The facts of one run. Times in milliseconds since the epoch. */
export interface RefreshRun {
  readonly reading: FrameReading;
  /** Hz; null where the person expects nothing. */
  readonly expected: number | null;
  /** How often the page was hidden or moved, and the count began anew. */
  readonly interruptions: number;
  readonly startedAt: number;
  readonly finishedAt: number;
}

const reasons: Record<ClockReason, string> = {
  measuring: 'Too few frames were seen. Let the test run for a few seconds.',
  adrift: 'The frames follow no fixed interval. Variable refresh or a busy computer does that.',
  changed: 'The interval changed while the test ran.',
  slow: 'The browser delivered fewer than 20 frames a second, so it holds frames back.',
  gaps: 'Every fifth frame or more was missing, so the browser or the computer holds frames back.',
  grain: 'The browser’s timer is too coarse for this screen.',
};

/** One sentence on why there is no figure; null when there is one. */
export function whyNoFigure({ reason }: FrameReading): string | null {
  return reason && reasons[reason];
}

/** Share of the screen's frames that were missed, 0 to 1; null while it is not known. */
export function missedShare({ missed, frames }: FrameReading): number | null {
  return missed === null || frames === 0 ? null : missed / (missed + frames);
}

/**
 * Pass: a steady rate with at most 0.1 % of frames missed, and the expected one if one is expected. Warning: everything
 * else. No browser can fail a screen by its frames.
 */
export function judgeRefresh(run: RefreshRun): CheckResult {
  const { reading, expected } = run;
  const steady = reading.verdict === 'steady' && reading.rate !== null;
  const share = missedShare(reading);
  const parts = [
    steady,
    steady && share !== null && share <= MOST_MISSED,
    ...(expected === null ? [] : [steady && reading.rate !== null && !differs(reading.rate, expected)]),
  ];
  return {
    check: 'refresh-rate',
    name: 'Refresh rate',
    status: parts.every(Boolean) ? 'pass' : 'warning',
    details: detailsOf(run),
    measurements: measurementsOf(run),
    fineness: { passed: parts.filter(Boolean).length, run: parts.length },
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  };
}

function detailsOf({ reading, expected }: RefreshRun): string {
  const figure = figureOf(reading);
  if (figure === null || reading.rate === null) return `No rate could be told. ${whyNoFigure(reading) ?? ''}`.trim();
  const seen = `${figure} ± ${marginOf(reading)} Hz, ${missedWords(reading)}.`;
  if (expected === null || !differs(reading.rate, expected)) return seen;
  return `${seen} You expected ${expected} Hz: set it in the system’s display settings.`;
}

/** `no frame missed`, `3 of 1203 frames missed`. */
export function missedWords({ missed, frames }: FrameReading): string {
  if (!missed) return 'no frame missed';
  return `${missed} of ${frames + missed} frames missed`;
}

function measurementsOf({ reading, expected, interruptions }: RefreshRun): readonly Measurement[] {
  const measured = (name: string, value: number | null, unit: string, digits: number): Measurement[] =>
    value === null ? [] : [{ name, value: Number(value.toFixed(digits)), unit, source: 'measured' }];
  return [
    ...measured('Refresh rate', reading.rate, 'Hz', 3),
    ...measured('Uncertainty', reading.uncertainty, 'Hz', 4),
    ...measured('Frames seen', reading.frames, '', 0),
    ...measured('Frames missed', reading.missed, '', 0),
    ...measured('Jitter', reading.jitter, 'ms', 3),
    ...measured('Duration', reading.elapsed / 1000, 's', 1),
    ...measured('Interruptions', interruptions, '', 0),
    ...(expected === null ? [] : [{ name: 'Expected', value: expected, unit: 'Hz', source: 'observed' } as const]),
  ];
}

/** What the browser says of the machine that may bear on the frames. */
export interface Surroundings {
  /** Cross-origin isolated pages have finer timers. */
  readonly isolated: boolean;
  /** True on battery, null where it is not known. */
  readonly onBattery: boolean | null;
}

/** Likely causes of what the clock sees, each in a sentence. */
export function causesOf(
  { rate, grain, verdict, reason }: FrameReading,
  { isolated, onBattery }: Surroundings,
): readonly string[] {
  const held = verdict === 'throttled';
  return [
    ...(rate !== null && Math.abs(rate - 30) < 1
      ? ['30 Hz is what iPhones, iPads and some laptops give in low-power mode. Turn it off and test again.']
      : []),
    ...(grain >= 1
      ? [`This browser’s timer moves in steps of ${Number(grain.toFixed(1))} ms, which widens the uncertainty.`]
      : []),
    ...(grain >= 0.1 && !isolated ? ['The page is not cross-origin isolated, so the browser blunts its timers.'] : []),
    ...(onBattery && (held || (rate !== null && rate < 61))
      ? ['The device runs on battery. A battery saver may hold the rate down; plug it in and test again.']
      : []),
    ...(held && reason === 'slow' ? ['Browsers slow down windows that are covered or in the background.'] : []),
  ];
}
