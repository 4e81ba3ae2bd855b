import { reportText, say } from '../../content/verdicts/pixel-repair';
import { framesPerColor } from '../../measure/color/color-cycle';
import type { CheckResult } from '../result';
import { localTime } from '../time';
import { MAX_RUN_S, MIN_RUN_S } from './evidence';
import { isNoise, onSquare, type RepairRun, type RepairSettings, ranMs, rateOf } from './pixel-repair';

interface ReportOptions {
  readonly run: RepairRun;
  readonly result: CheckResult;
  /** Name and address of the site. */
  readonly site: { readonly name: string; readonly url: string };
  /** Minutes to add to UTC for local time, as `-Date.prototype.getTimezoneOffset()` gives them. */
  readonly offset: number;
  readonly userAgent: string;
}

/** How long the run took, and the time that was set: '5:00 of 5:00'. */
export const ranFor = (run: RepairRun): string => say.ranFor(ranMs(run) / 1000, run.settings.duration);

/** What the screen showed, in one sentence. */
export function shownNote({ settings, shown }: RepairRun): string {
  const rate = rateOf(shown);
  return rate === null ? say.uncounted : say.shown(rate, isNoise(settings));
}

/** A note that the run was shorter than recommended. Empty if it was not. */
export const shortNote = (run: RepairRun): string =>
  ranMs(run) < 1000 * MIN_RUN_S ? say.short(MIN_RUN_S, MAX_RUN_S) : '';

/** The text of `pixel-repair-report.txt`. */
export const repairReport = ({ run, result, site, offset, userAgent }: ReportOptions): string =>
  reportText({
    ...run.settings,
    site,
    result,
    date: localTime(run.finishedAt, offset),
    ranFor: ranFor(run),
    short: shortNote(run),
    hidden: run.hidden >= 1000 ? run.hidden / 1000 : null,
    square: onSquare(run.settings) ? run.settings.side : null,
    spot: run.spot,
    interval: isNoise(run.settings) ? null : run.settings.interval,
    shown: shownNote(run),
    outcome: say[run.judgment ?? 'notJudged'],
    userAgent,
  });

/**
 * How this screen can actually show the settings, in one sentence.
 * @param frameInterval the measured frame interval in milliseconds, or null while it is not known
 */
export function paceNote(settings: RepairSettings, frameInterval: number | null): string {
  if (frameInterval === null) return say.measuring;
  if (isNoise(settings)) return say.noise(frameInterval);
  if (settings.interval < frameInterval) return say.tooFast(frameInterval, settings.interval);
  const frames = framesPerColor(settings.interval, frameInterval);
  // Within the measurement uncertainty, the interval is a whole number of frames.
  const near = Math.round(frames);
  if (Math.abs(frames - near) < 0.05 * near) return say.stays(frameInterval, near, near);
  return say.stays(frameInterval, Math.floor(frames), Math.ceil(frames));
}
