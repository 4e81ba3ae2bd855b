import { tellingFigures } from '../figure-names';
import { counted, twoDigits } from '../words';
import { rule } from './rule';

/** Words of the pixel repair's result and report. Times of runs are in seconds, those of frames in milliseconds. */

/** How long a run should last, at least and at most. */
const recommended = (least: number, most: number) => `${least / 60} to ${most / 60} minutes`;

export const evidenceTexts = (least: number, most: number) => ({
  repair: rule(
    'Pixel Repair',
    `Run it for ${recommended(least, most)}, then look at the spot. The result is always a warning.`,
    'Try Repair Again',
  ),
});

/** Formats seconds as minutes and seconds: `4:05`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`;
}

const redraws = (frame: number) => `This screen redraws about every ${frame.toFixed(1)} ms`;
const perSecond = (frame: number) => `about ${Math.round(1000 / frame)} times per second`;

export const say = {
  completed: 'Repair completed - check for pixel improvements',
  ranFor: (run: number, chosen: number) => `${clock(run)} of ${clock(chosen)}`,
  improved: 'Improved, by your judgment.',
  unchanged: 'Unchanged, by your judgment.',
  notJudged: 'No second look yet.',
  uncounted: 'Too short to count what was shown.',
  shown: (rate: number, isNoise: boolean) =>
    `${rate.toFixed(1)} ${isNoise ? 'frames of noise' : 'colors'} per second, counted while they were drawn.`,
  short: (least: number, most: number) => `Shorter than the recommended ${recommended(least, most)}.`,
  /** How this screen can show the settings. `frame` is its frame interval. */
  measuring: 'Measuring how often this screen redraws.',
  noise: (frame: number) =>
    `${redraws(frame)}. Noise changes with each frame, ${perSecond(frame)}, so it has no flash interval.`,
  tooFast: (frame: number, interval: number) =>
    `${redraws(frame)}. A color cannot stay for only ${interval} ms, so it changes with each frame, ${perSecond(frame)}.`,
  stays: (frame: number, least: number, most: number) =>
    `${redraws(frame)}: each color stays for ${least < most ? `${least} or ` : ''}${counted(most, 'frame')}.`,
} as const;

export const figures = {
  ranFor: 'Ran for',
  hidden: tellingFigures.hidden,
  changes: 'Changes per second',
  intensity: 'Intensity',
  look: 'Second look',
} as const;

const modes = {
  screen: 'eight colors on the whole screen',
  square: 'eight colors in a square',
  'noise-square': 'fine noise on a square',
  'noise-screen': 'fine noise on the whole screen',
} as const;

interface Report extends Readonly<Record<'date' | 'ranFor' | 'short' | 'shown' | 'outcome' | 'userAgent', string>> {
  readonly site: { readonly name: string; readonly url: string };
  readonly result: Readonly<Record<'name' | 'status' | 'details', string>>;
  /** Null if the page was never hidden. */
  readonly hidden: number | null;
  readonly mode: keyof typeof modes;
  /** Side in CSS px. Null without a square. */
  readonly square: number | null;
  readonly spot: { readonly x: number; readonly y: number } | null;
  /** Null for noise. */
  readonly interval: number | null;
  readonly intensity: number;
}

/** The text of `pixel-repair-report.txt`. */
export function reportText({ site, result, square, spot, ...run }: Report): string {
  const place = spot ? `center at ${Math.round(spot.x)}, ${Math.round(spot.y)}` : 'in the center of the screen';
  return [
    `${site.name}: pixel repair report`,
    site.url,
    '',
    `Result    ${result.name}: ${result.status.toUpperCase()}`,
    `          ${result.details}`,
    `Date      ${run.date}`,
    `Ran for   ${run.ranFor}`,
    ...(run.short ? [`          ${run.short}`] : []),
    `Hidden    ${run.hidden === null ? 'never' : `${clock(run.hidden)}, nothing was drawn meanwhile`}`,
    '',
    'Settings',
    `  Mode       ${modes[run.mode]}`,
    ...(square === null ? [] : [`  Square     ${square} × ${square} CSS px, ${place}`]),
    `  Interval   ${run.interval === null ? 'new noise in each frame' : `${run.interval} ms`}`,
    `  Intensity  ${run.intensity}%`,
    '',
    `Shown     ${run.shown}`,
    `Outcome   ${run.outcome}`,
    `Browser   ${run.userAgent}`,
    '',
    'Rapid switching can free a stuck pixel. It never revives a dead one. A browser cannot see',
    'the panel, so only you can tell whether the pixel improved.',
    '',
  ].join('\n');
}
