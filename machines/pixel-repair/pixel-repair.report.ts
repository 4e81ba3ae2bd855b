import type { CheckResult } from '../result';
import { localTime } from '../time';
import { clock, isNoise, type Mode, onSquare, type RepairRun, rateOf } from './repair';

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
  screen: 'the whole screen through eight colors',
  square: 'a square through eight colors',
  'noise-square': 'fine noise on a square',
  'noise-screen': 'fine noise on the whole screen',
};

/** How long the run took of the time that was chosen: '5:00 of 5:00'. */
export function ranFor({ settings, startedAt, finishedAt }: RepairRun): string {
  return `${clock((finishedAt - startedAt) / 1000)} of ${clock(settings.duration)}`;
}

/** What became of the pixel, in the person's own judgment. */
export function judgmentNote({ judgment }: Pick<RepairRun, 'judgment'>): string {
  if (judgment === 'improved') return 'Improved, by your own judgment.';
  if (judgment === 'unchanged') return 'Unchanged, by your own judgment.';
  return 'Not looked at again.';
}

/** What the screen showed, in one sentence. */
export function shownNote({ settings, shown }: RepairRun): string {
  const rate = rateOf(shown);
  if (rate === null) return 'Too short to count what was shown.';
  return `${rate.toFixed(1)} ${isNoise(settings) ? 'frames of noise' : 'colors'} a second, counted while they were drawn.`;
}

/** The text of `pixel-repair-report.txt`. */
export function repairReport({ run, result, site, offset, userAgent }: ReportOptions): string {
  const { settings, spot } = run;
  const place = spot ? `middle at ${Math.round(spot.x)}, ${Math.round(spot.y)}` : 'in the middle of the screen';
  return [
    `${site.name}: pixel repair report`,
    site.url,
    '',
    `Result    ${result.name}: ${result.status.toUpperCase()}`,
    `          ${result.details}`,
    `Date      ${localTime(run.finishedAt, offset)}`,
    `Ran for   ${ranFor(run)}`,
    `Hidden    ${run.hidden >= 1000 ? `${clock(run.hidden / 1000)}, in which nothing was drawn` : 'never'}`,
    '',
    'Settings',
    `  Mode       ${modeNames[settings.mode]}`,
    ...(onSquare(settings) ? [`  Square     ${settings.side} × ${settings.side} CSS px, ${place}`] : []),
    `  Interval   ${isNoise(settings) ? 'new noise in each frame' : `${settings.interval} ms`}`,
    `  Intensity  ${settings.intensity}%`,
    '',
    `Shown     ${shownNote(run)}`,
    `Looked    ${judgmentNote(run)}`,
    `Browser   ${userAgent}`,
    '',
    'Rapid switching can free a stuck pixel; it never revives a dead one. A browser cannot see',
    'the panel: whether the pixel improved is for the person in front of it to say.',
    '',
  ].join('\n');
}
