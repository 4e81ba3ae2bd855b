import { capital, withUnit } from '../../content/words';
import {
  countsOf,
  differs,
  type Frames,
  judgedCount,
  missedShare,
  missesMany,
  mostMissed,
  type Rate,
  wholeOf,
} from '../../measure/frames/frame-counts';
import type { ClockReason, FrameReading } from '../../measure/frames/frame-reading';
import { markedFigures } from '../marked-figures';
import {
  amountOf,
  type CheckResult,
  type Figures,
  measured,
  type Outcome,
  type Part,
  partOf,
  resultOf,
  setting,
} from '../result';
import { evidence, MIN_MISSED_FRAMES, MIN_MISSED_MS, MIN_RATE_FRAMES, MIN_RATE_MS } from './evidence';

/** Standard refresh rates of screens, in Hz. */
export const standardRates = [
  24, 25, 30, 48, 50, 59.94, 60, 72, 75, 85, 90, 100, 119.88, 120, 144, 160, 165, 170, 175, 180, 200, 240, 260, 280,
  300, 320, 360, 390, 480, 500, 540,
] as const;

/** Expected rates that the person can choose, in Hz. */
export const expectations = [60, 75, 90, 100, 120, 144, 165, 180, 200, 240, 280, 300, 360, 480] as const;

type Named = Pick<FrameReading, 'rate' | 'uncertainty'>;

/**
 * The standard rates that a measured rate may mean: none, one, or both of a pair such as 59.94 and 60 if the
 * uncertainty is too large to tell them apart.
 */
export function nearestRates({ rate, uncertainty }: Named): readonly number[] {
  if (rate === null || uncertainty === null) return [];
  const near = standardRates
    .filter((standard) => !differs(rate, standard))
    .sort((a, b) => Math.abs(a - rate) - Math.abs(b - rate));
  const [best] = near;
  if (best === undefined) return [];
  // Only rates that are 0.1 % apart form a pair.
  const twin = near.find((other) => other !== best && Math.abs(other - best) < 0.002 * best);
  const apart = twin === undefined || Math.abs(twin - rate) > Math.abs(best - rate) + 2 * uncertainty;
  return apart ? [best] : [best, twin].sort((a, b) => a - b);
}

/** The rate with as many decimals as the uncertainty allows, at most three: `143.98`. */
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

/** The data of one run. Times are in milliseconds since the epoch. */
export interface RefreshRun extends Frames {
  /** Hz. Null if the person chose none. */
  readonly expected: number | null;
  /** How often the page was hidden. That time is not counted. */
  readonly hidden: number;
  /** How often the window moved to another screen or scale, and counting restarted. */
  readonly moves: number;
  /** Pictures are no longer drawn, because drawing them may have caused missed frames. */
  readonly stopped: boolean;
  readonly startedAt: number;
  readonly finishedAt: number;
}

const reasons: Record<ClockReason, string> = {
  measuring: 'Too few frames so far. Let the test run for a few seconds.',
  'no-fixed-interval': 'Frames come at irregular intervals. Variable refresh rate or a busy computer can cause this.',
  changed: 'The interval between frames changed during the test.',
  slow: 'The browser delivers fewer than 20 frames per second.',
  gaps: 'Too many frames are missed to measure a rate.',
  timerResolution: 'The browser’s timer is too coarse for this screen.',
};

/** Why there is no rate, in one sentence. Null if there is one. */
export function whyNoFigure({ reason }: FrameReading): string | null {
  return reason && reasons[reason];
}

/**
 * Pass: a regular rate with at most 0.1 % of frames or one frame missed, which is the expected one if one was chosen.
 * Warning: too many missed frames, or another rate. Cannot tell: no rate, a rate that changed, or too few frames. Never a fail, because a browser's
 * frames cannot prove a fault of the screen.
 */
export function judgeRefresh(run: RefreshRun): CheckResult {
  return resultOf({
    check: 'refresh-rate',
    run,
    parts: [ratePart(run), missedPart(run), expectedPart(run)],
    evidence,
    details: detailsOf(run),
    measurements: measurementsOf(run),
  });
}

type RefreshPart = Part<keyof typeof evidence>;

const part = (id: keyof typeof evidence, outcome: Outcome, details: string): RefreshPart =>
  partOf(id, id, evidence[id].name)(outcome, details);

/** Whether a rate was counted for long enough to be reported. */
const isRateSure = ({ rate, elapsed, frames }: FrameReading) =>
  rate !== null && elapsed >= MIN_RATE_MS && frames >= MIN_RATE_FRAMES;

function ratePart(run: RefreshRun): RefreshPart {
  const whole = wholeOf(run);
  if (whole.frames === 0) return part('rate', 'not-run', 'No frames were counted.');
  if (whole.rate === null) {
    return part('rate', 'inconclusive', `Could not measure a rate. ${whyNoFigure(whole) ?? ''}`.trim());
  }
  if (run.former) return part('rate', 'inconclusive', changeWords(run.former, whole));
  const found = `${rateWords(whole)}.`;
  if (!isRateSure(whole)) return part('rate', 'inconclusive', `${found} ${tooShort(whole.elapsed)}`);
  const near = nearestRates(whole);
  const nearest = near.length > 0 ? `The nearest standard rate is ${withUnit(near.join(' or '), 'Hz')}.` : '';
  return part('rate', 'pass', `${found} ${nearest}`.trim());
}

function missedPart(run: RefreshRun): RefreshPart {
  const { reading, drawnFrom } = run;
  if (reading.reason === 'gaps' && !drawnFrom && reading.elapsed >= MIN_MISSED_MS) {
    const amount = amountOf('too many to count');
    return part('missed', [{ code: 'HZ-MISSED', amount }], 'Too many frames were missed to count them.');
  }
  const whole = wholeOf(run);
  if (whole.frames === 0) return part('missed', 'not-run', 'No frames were counted.');
  if (whole.rate === null) return part('missed', 'inconclusive', 'Missed frames can be counted only at a known rate.');
  if (run.former) return part('missed', 'inconclusive', 'The rate changed, so not every missed frame was counted.');
  const count = judgedCount(run);
  const share = missedShare(count);
  const found = `${capital(missedIn(run))}.`;
  if (share === null || count.elapsed < MIN_MISSED_MS || count.frames < MIN_MISSED_FRAMES) {
    // The rate may be known from before, while frames since then came at irregular intervals.
    const since = reading.reason === 'measuring' ? null : whyNoFigure(reading);
    return part(
      'missed',
      'inconclusive',
      [found, since, tooShort(count.elapsed, picturesAreLeftOut(run))].filter(Boolean).join(' '),
    );
  }
  if (!missesMany(count)) {
    const most = (100 * mostMissed(count.missed, count.frames)).toFixed(2);
    return part('missed', 'pass', `${found} A share of up to ${withUnit(most, '%')} would look the same.`);
  }
  const amount = amountOf(100 * share, '%', 2);
  return part('missed', [{ code: 'HZ-MISSED', amount }], found);
}

function expectedPart(run: RefreshRun): RefreshPart {
  const { expected } = run;
  if (expected === null) return part('expected', 'not-run', 'You chose no expected rate.');
  const whole = wholeOf(run);
  if (whole.rate === null) return part('expected', 'inconclusive', 'There is no measured rate to compare.');
  if (differs(whole.rate, expected)) {
    const seen = String(figureOf(whole));
    const amount = amountOf(Number(seen), 'Hz');
    return part(
      'expected',
      [{ code: 'HZ-HELD', amount }],
      `${withUnit(seen, 'Hz')} instead of ${withUnit(expected, 'Hz')}.`,
    );
  }
  const found = `As expected: ${withUnit(expected, 'Hz')}.`;
  if (!isRateSure(whole)) return part('expected', 'inconclusive', `${found} ${tooShort(whole.elapsed)}`);
  return part('expected', 'pass', found);
}

const tooShort = (elapsed: number, isPlain = false) =>
  `Counted for ${withUnit((elapsed / 1000).toFixed(1), 's')}${isPlain ? ' without pictures' : ''}, too short to be sure.`;

const rateWords = (reading: Named) => withUnit(`${figureOf(reading)} ± ${marginOf(reading)}`, 'Hz');

/** Both rates of a run in which the rate changed. */
const changeWords = (former: Rate, now: Named) =>
  `The rate changed during the test: ${rateWords(former)}, then ${rateWords(now)}.`;

/** The missed frames that decide, and those beside them that do not. */
function missedIn(run: RefreshRun): string {
  const words = missedWords(judgedCount(run));
  if (!picturesAreLeftOut(run)) return words;
  const { missed } = countsOf(run).drawn;
  return `${words} without pictures. Frames missed while this page drew its pictures do not count${missed > 0 ? `: ${missed}` : ''}`;
}

/** Seconds of counting that a verdict on missed frames still needs. Null while there is no rate. */
export function secondsMissing(run: RefreshRun): number | null {
  const { interval } = wholeOf(run);
  if (interval === null) return null;
  const { elapsed, frames } = judgedCount(run);
  return Math.max(0, MIN_MISSED_MS - elapsed, (MIN_MISSED_FRAMES - frames) * interval) / 1000;
}

/** Whether frames counted while pictures were drawn are left out of the verdict. */
function picturesAreLeftOut(run: RefreshRun): boolean {
  return run.stopped || judgedCount(run).frames < wholeCount(run);
}

const wholeCount = (run: RefreshRun) => {
  const { plain, drawn } = countsOf(run);
  return plain.frames + drawn.frames;
};

function detailsOf(run: RefreshRun): string {
  const { expected } = run;
  const whole = wholeOf(run);
  const figure = figureOf(whole);
  if (figure === null || whole.rate === null) {
    return `Could not measure a rate. ${whyNoFigure(whole) ?? ''}`.trim();
  }
  const found = run.former ? changeWords(run.former, whole) : `${rateWords(whole)}, ${missedIn(run)}.`;
  if (expected === null || !differs(whole.rate, expected)) return found;
  return `${found} You expected ${withUnit(expected, 'Hz')}: choose it in the system’s display settings.`;
}

/** `no missed frames`, `3 of 1203 frames missed`. */
export function missedWords({ missed, frames }: Pick<FrameReading, 'missed' | 'frames'>): string {
  if (!missed) return 'no missed frames';
  return `${missed} of ${frames + missed} frames missed`;
}

function measurementsOf(run: RefreshRun): Figures {
  const whole = wholeOf(run);
  const known = whole.rate !== null;
  const { drawn } = countsOf(run);
  const count = judgedCount(run);
  return [
    measured(markedFigures.refreshRate, whole.rate, 'Hz', 3),
    measured('Uncertainty', whole.uncertainty, 'Hz', 4),
    measured('Rate before it changed', run.former?.rate, 'Hz', 3),
    measured('Frames counted', known ? count.frames : whole.frames, '', 0),
    measured('Frames missed', known && !run.former ? count.missed : null, '', 0),
    measured('Frames missed while drawing', known && drawn.frames > 0 ? drawn.missed : null, '', 0),
    measured('Jitter', whole.jitter, 'ms', 3),
    measured('Duration', (known ? count : whole).elapsed / 1000, 's', 1),
    measured('Times hidden', run.hidden, '', 0),
    measured('Restarts on another screen', run.moves, '', 0),
    setting('Expected rate', run.expected, 'Hz'),
  ];
}

/** What the browser reports about the computer that may affect the frames. */
export interface Surroundings {
  /** Cross-origin isolated pages have finer timers. */
  readonly isolated: boolean;
  /** Whether the device runs on battery. Null if not known. */
  readonly onBattery: boolean | null;
}

/** Likely causes of what the frame clock measured, each in one or two sentences. */
export function causesOf(
  { rate, timerResolution, verdict, reason }: FrameReading,
  { isolated, onBattery }: Surroundings,
): readonly string[] {
  const dropping = verdict === 'throttled';
  return [
    ...(rate !== null && Math.abs(rate - 30) < 1
      ? ['iPhones, iPads and some laptops run at 30 Hz in low-power mode. Turn it off and test again.']
      : []),
    ...(timerResolution >= 1 && rate !== null
      ? [`This browser’s timer has steps of ${Number(timerResolution.toFixed(1))} ms, so the rate is less accurate.`]
      : []),
    ...(timerResolution >= 0.1 && !isolated
      ? ['This page is not cross-origin isolated, so its timer is coarser.']
      : []),
    ...(onBattery && (dropping || (rate !== null && rate < 61))
      ? ['The device runs on battery. A battery saver may limit the rate. Plug it in and test again.']
      : []),
    ...(dropping && reason === 'slow' ? ['Browsers slow down windows that are covered or in the background.'] : []),
  ];
}
