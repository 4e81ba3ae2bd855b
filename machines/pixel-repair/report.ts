import type { CheckResult } from '../result';
import { localTime } from '../time';
import { recommendedRun } from './evidence';
import { clock, isNoise, type Mode, onSquare, type RepairRun, rateOf, wasShort } from './pixel-repair';

interface ReportOptions {
  readonly run: RepairRun;
  readonly result: CheckResult;
  /** Name and address of the site. */
  readonly site: { readonly name: string; readonly url: string };
  /** Minutes to add to UTC for local time, as `-Date.prototype.getTimezoneOffset()` gives them. */
  readonly offset: number;
  readonly userAgent: string;
}

const modeNames: Readonly<Record<Mode, string>> = {
  screen: 'eight colors on the whole screen',
  square: 'eight colors in a square',
  'noise-square': 'fine noise on a square',
  'noise-screen': 'fine noise on the whole screen',
};

/** How long the run took, and the time that was set: '5:00 of 5:00'. */
export function ranFor({ settings, startedAt, finishedAt }: RepairRun): string {
  return `${clock((finishedAt - startedAt) / 1000)} of ${clock(settings.duration)}`;
}

/** Whether the pixel improved, as the person judged it. */
export function judgmentNote({ judgment }: Pick<RepairRun, 'judgment'>): string {
  if (judgment === 'improved') return 'Improved, by your judgment.';
  if (judgment === 'unchanged') return 'Unchanged, by your judgment.';
  return 'No second look yet.';
}

/** What the screen showed, in one sentence. */
export function shownNote({ settings, shown }: RepairRun): string {
  const rate = rateOf(shown);
  if (rate === null) return 'Too short to count what was shown.';
  return `${rate.toFixed(1)} ${isNoise(settings) ? 'frames of noise' : 'colors'} per second, counted while they were drawn.`;
}

/** A note that the run was shorter than recommended. Empty if it was not. */
export function shortNote(run: Pick<RepairRun, 'startedAt' | 'finishedAt'>): string {
  return wasShort(run) ? `Shorter than the recommended ${recommendedRun}.` : '';
}

/** The text of `pixel-repair-report.txt`. */
export function repairReport({ run, result, site, offset, userAgent }: ReportOptions): string {
  const { settings, spot } = run;
  const place = spot ? `center at ${Math.round(spot.x)}, ${Math.round(spot.y)}` : 'in the center of the screen';
  return [
    `${site.name}: pixel repair report`,
    site.url,
    '',
    `Result    ${result.name}: ${result.status.toUpperCase()}`,
    `          ${result.details}`,
    `Date      ${localTime(run.finishedAt, offset)}`,
    `Ran for   ${ranFor(run)}`,
    ...(wasShort(run) ? [`          ${shortNote(run)}`] : []),
    `Hidden    ${run.hidden >= 1000 ? `${clock(run.hidden / 1000)}, nothing was drawn meanwhile` : 'never'}`,
    '',
    'Settings',
    `  Mode       ${modeNames[settings.mode]}`,
    ...(onSquare(settings) ? [`  Square     ${settings.side} × ${settings.side} CSS px, ${place}`] : []),
    `  Interval   ${isNoise(settings) ? 'new noise in each frame' : `${settings.interval} ms`}`,
    `  Intensity  ${settings.intensity}%`,
    '',
    `Shown     ${shownNote(run)}`,
    `Outcome   ${judgmentNote(run)}`,
    `Browser   ${userAgent}`,
    '',
    'Rapid switching can free a stuck pixel. It never revives a dead one. A browser cannot see',
    'the panel, so only you can tell whether the pixel improved.',
    '',
  ].join('\n');
}
