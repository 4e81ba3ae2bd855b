import { tellingFigures } from '../figure-names';
import { capital, withUnit } from '../words';
import { rule } from './rule';

/** Words of the refresh rate test's verdicts. Rates are in Hz, times in milliseconds, shares from 0 to 1. */

/** The least time and number of frames that a rate and a verdict on missed frames need. */
export const evidenceTexts = (rateMs: number, rateFrames: number, missedMs: number, missedFrames: number) => ({
  rate: rule(
    'Refresh rate',
    `Count frames at a regular interval for ${rateMs / 1000} seconds, at least ${rateFrames} frames.`,
    'Measure Again',
  ),
  missed: rule(
    'Missed frames',
    `Keep the page in view for ${missedMs / 1000} seconds of counting, at least ${missedFrames} frames.`,
    'Keep Counting',
  ),
  expected: rule('Expected rate', 'Choose the rate that your monitor should run at.', 'Choose Rate'),
});

/** What the test cannot find, in one sentence: a smaller share of missed frames, a change of the rate that is shorter. */
export const blindSpotOf = (share: number, change: number) =>
  `What the test cannot find: a share of missed frames below ${Math.ceil(100 * share)}% in the shortest run, a change of the rate that lasts less than ${change / 1000} seconds, and a browser that asks for every second picture only from the start.`;

export type Rate = Readonly<Record<'rate' | 'uncertainty', number | null>>;
export type Missed = Readonly<Record<'missed', number | null> & Record<'frames', number>>;

const decimalsOf = (uncertainty: number) => (uncertainty > 0.05 ? 1 : uncertainty > 0.003 ? 2 : 3);

/** The rate with as many decimals as the uncertainty allows, at most three: `143.98`. */
export const figureOf = ({ rate, uncertainty }: Rate) =>
  rate === null || uncertainty === null ? null : rate.toFixed(decimalsOf(uncertainty));

/** The uncertainty at the figure's decimals, rounded up: `0.02`. */
export function marginOf({ uncertainty }: Rate): string | null {
  if (uncertainty === null) return null;
  const unit = 10 ** -decimalsOf(uncertainty);
  return (Math.max(1, Math.ceil(uncertainty / unit - 1e-9)) * unit).toFixed(decimalsOf(uncertainty));
}

const hertz = (rate: number | string | null) => withUnit(String(rate), 'Hz');
const rateWords = (rate: Rate) => hertz(`${figureOf(rate)} ± ${marginOf(rate)}`);

/** `no missed frames`, `3 of 1203 frames missed`. @param drawn missed beside them while drawing, if these do not count */
export function missedWords({ missed, frames }: Missed, drawn: number | null = null): string {
  const words = missed ? `${missed} of ${frames + missed} frames missed` : 'no missed frames';
  if (drawn === null) return words;
  return `${words} without pictures. Frames missed while this page drew its pictures do not count${drawn > 0 ? `: ${drawn}` : ''}`;
}

const reasons = {
  measuring: 'Too few frames so far. Let the test run for a few seconds.',
  'no-fixed-interval': 'Frames come at irregular intervals. Variable refresh rate or a busy computer can cause this.',
  changed: 'The interval between frames changed during the test.',
  slow: 'The browser delivers fewer than 20 frames per second.',
  gaps: 'Too many frames are missed to measure a rate.',
  timerResolution: 'The browser’s timer is too coarse for this screen.',
} as const;

/** Why there is no rate, in one sentence. Null if there is one. */
export const whyNoFigure = ({ reason }: { readonly reason: keyof typeof reasons | null }) => reason && reasons[reason];

export const say = {
  noFrames: 'No frames were counted.',
  noRate: (reading: Parameters<typeof whyNoFigure>[0]) =>
    `Could not measure a rate. ${whyNoFigure(reading) ?? ''}`.trim(),
  rate: (rate: Rate) => `${rateWords(rate)}.`,
  nearest: (rates: readonly number[]) => `The nearest standard rate is ${hertz(rates.join(' or '))}.`,
  changed: (former: Rate, now: Rate) =>
    `The rate changed during the test: ${rateWords(former)}, then ${rateWords(now)}.`,
  countless: 'Too many frames were missed to count them.',
  countlessAmount: 'too many to count',
  noKnownRate: 'Missed frames can be counted only at a known rate.',
  notEveryMissed: 'The rate changed, so not every missed frame was counted.',
  missed: (count: Missed, drawn: number | null) => `${capital(missedWords(count, drawn))}.`,
  mostMissed: (share: number) => `A share of up to ${withUnit((100 * share).toFixed(2), '%')} would look the same.`,
  notChosen: 'You chose no expected rate.',
  nothingToCompare: 'There is no measured rate to compare.',
  held: (rate: Rate, expected: number) => `${hertz(figureOf(rate))} instead of ${hertz(expected)}.`,
  asExpected: (rate: number) => `As expected: ${hertz(rate)}.`,
  tooShort: (elapsed: number, isPlain = false) =>
    `Counted for ${withUnit((elapsed / 1000).toFixed(1), 's')}${isPlain ? ' without pictures' : ''}, too short to be sure.`,
  found: (rate: Rate, count: Missed, drawn: number | null) => `${rateWords(rate)}, ${missedWords(count, drawn)}.`,
  chooseRate: (rate: number) => `You expected ${hertz(rate)}: choose it in the system’s display settings.`,
  /** Likely causes of what the frame clock measured, each in one or two sentences. */
  lowPower: 'iPhones, iPads and some laptops run at 30 Hz in low-power mode. Turn it off and test again.',
  coarseTimer: (step: number) =>
    `This browser’s timer has steps of ${Number(step.toFixed(1))} ms, so the rate is less accurate.`,
  notIsolated: 'This page is not cross-origin isolated, so its timer is coarser.',
  onBattery: 'The device runs on battery. A battery saver may limit the rate. Plug it in and test again.',
  inBackground: 'Browsers slow down windows that are covered or in the background.',
} as const;

export const figures = {
  uncertainty: 'Uncertainty',
  former: 'Rate before it changed',
  counted: 'Frames counted',
  missed: 'Frames missed',
  missedDrawing: 'Frames missed while drawing',
  jitter: 'Jitter',
  duration: 'Duration',
  hidden: tellingFigures.timesHidden,
  restarts: 'Restarts on another screen',
} as const;
