import { markedFigures } from '../../content/figure-names';
import { figureOf, figures, say, whyNoFigure } from '../../content/verdicts/refresh-rate';
import {
  countsOf,
  differs,
  type Frames,
  judgedCount,
  missedShare,
  missesMany,
  mostMissed,
  wholeOf,
} from '../../measure/frames/frame-counts';
import type { FrameReading } from '../../measure/frames/frame-reading';
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
    measurements: figuresOf(run),
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
  if (whole.frames === 0) return part('rate', 'not-run', say.noFrames);
  if (whole.rate === null) return part('rate', 'inconclusive', say.noRate(whole));
  if (run.former) return part('rate', 'inconclusive', say.changed(run.former, whole));
  const found = say.rate(whole);
  if (!isRateSure(whole)) return part('rate', 'inconclusive', `${found} ${say.tooShort(whole.elapsed)}`);
  const near = nearestRates(whole);
  return part('rate', 'pass', near.length > 0 ? `${found} ${say.nearest(near)}` : found);
}

function missedPart(run: RefreshRun): RefreshPart {
  const { reading, drawnFrom } = run;
  if (reading.reason === 'gaps' && !drawnFrom && reading.elapsed >= MIN_MISSED_MS)
    return part('missed', [{ code: 'HZ-MISSED', amount: amountOf(say.countlessAmount) }], say.countless);
  const whole = wholeOf(run);
  if (whole.frames === 0) return part('missed', 'not-run', say.noFrames);
  if (whole.rate === null) return part('missed', 'inconclusive', say.noKnownRate);
  if (run.former) return part('missed', 'inconclusive', say.notEveryMissed);
  const count = judgedCount(run);
  const share = missedShare(count);
  const beside = besideOf(run);
  const found = say.missed(count, beside);
  if (share === null || count.elapsed < MIN_MISSED_MS || count.frames < MIN_MISSED_FRAMES) {
    // The rate may be known from before, while frames since then came at irregular intervals.
    const since = reading.reason === 'measuring' ? null : whyNoFigure(reading);
    const short = say.tooShort(count.elapsed, beside !== null);
    return part('missed', 'inconclusive', [found, since, short].filter(Boolean).join(' '));
  }
  if (!missesMany(count))
    return part('missed', 'pass', `${found} ${say.mostMissed(mostMissed(count.missed, count.frames))}`);
  return part('missed', [{ code: 'HZ-MISSED', amount: amountOf(100 * share, '%', 2) }], found);
}

function expectedPart(run: RefreshRun): RefreshPart {
  const { expected } = run;
  if (expected === null) return part('expected', 'not-run', say.notChosen);
  const whole = wholeOf(run);
  if (whole.rate === null) return part('expected', 'inconclusive', say.nothingToCompare);
  if (differs(whole.rate, expected)) {
    const amount = amountOf(Number(figureOf(whole)), 'Hz');
    return part('expected', [{ code: 'HZ-HELD', amount }], say.held(whole, expected));
  }
  const found = say.asExpected(expected);
  if (!isRateSure(whole)) return part('expected', 'inconclusive', `${found} ${say.tooShort(whole.elapsed)}`);
  return part('expected', 'pass', found);
}

/** Seconds of counting that a verdict on missed frames still needs. Null while there is no rate. */
export function secondsMissing(run: RefreshRun): number | null {
  const { interval } = wholeOf(run);
  if (interval === null) return null;
  const { elapsed, frames } = judgedCount(run);
  return Math.max(0, MIN_MISSED_MS - elapsed, (MIN_MISSED_FRAMES - frames) * interval) / 1000;
}

/** Frames missed while pictures were drawn, if these are left out of the verdict. Null if they are not. */
function besideOf(run: RefreshRun): number | null {
  const { plain, drawn } = countsOf(run);
  const isLeftOut = run.stopped || judgedCount(run).frames < plain.frames + drawn.frames;
  return isLeftOut ? drawn.missed : null;
}

function detailsOf(run: RefreshRun): string {
  const { expected } = run;
  const whole = wholeOf(run);
  if (whole.rate === null || whole.uncertainty === null) return say.noRate(whole);
  const found = run.former ? say.changed(run.former, whole) : say.found(whole, judgedCount(run), besideOf(run));
  return expected !== null && differs(whole.rate, expected) ? `${found} ${say.chooseRate(expected)}` : found;
}

function figuresOf(run: RefreshRun): Figures {
  const whole = wholeOf(run);
  const known = whole.rate !== null;
  const { drawn } = countsOf(run);
  const count = judgedCount(run);
  return [
    measured(markedFigures.refreshRate, whole.rate, 'Hz', 3),
    measured(figures.uncertainty, whole.uncertainty, 'Hz', 4),
    measured(figures.former, run.former?.rate, 'Hz', 3),
    measured(figures.counted, known ? count.frames : whole.frames, '', 0),
    measured(figures.missed, known && !run.former ? count.missed : null, '', 0),
    measured(figures.missedDrawing, known && drawn.frames > 0 ? drawn.missed : null, '', 0),
    measured(figures.jitter, whole.jitter, 'ms', 3),
    measured(figures.duration, (known ? count : whole).elapsed / 1000, 's', 1),
    measured(figures.hidden, run.hidden, '', 0),
    measured(figures.restarts, run.moves, '', 0),
    setting(evidence.expected.name, run.expected, 'Hz'),
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
  const causes = [
    rate !== null && Math.abs(rate - 30) < 1 && say.lowPower,
    timerResolution >= 1 && rate !== null && say.coarseTimer(timerResolution),
    timerResolution >= 0.1 && !isolated && say.notIsolated,
    onBattery && (dropping || (rate !== null && rate < 61)) && say.onBattery,
    dropping && reason === 'slow' && say.inBackground,
  ];
  return causes.filter((cause) => typeof cause === 'string');
}
