import type { Report } from './report';

/** Why the times of a report cannot be right. The sentences are in `verifyTexts`. */
export type ImpossibleTime = 'ended-before-start' | 'sealed-before-end' | 'dated-in-future' | 'tests-longer-than-run';

type Timed = Pick<Report, 'startedAt' | 'finishedAt' | 'sealedAt' | 'entries'>;

/** A clock is corrected in steps of up to a minute. The clocks of two computers may be a day apart. */
const MAX_STEP_MS = 60_000;
const MAX_OFFSET_MS = 86_400_000;

const isBefore = (a: number, b: number, tolerance = MAX_STEP_MS) => a < b - tolerance;

/**
 * What no honest clock can say: the clock was set during the run, or the times were written by hand.
 * @param now of the reader's clock, in ms since the epoch
 */
export function impossibleTimes(report: Timed, now: number): readonly ImpossibleTime[] {
  const { startedAt, finishedAt, sealedAt, entries } = report;
  const testsMs = entries.reduce((sum, { tookMs }) => sum + tookMs, 0);
  const is: Readonly<Record<ImpossibleTime, boolean>> = {
    'ended-before-start': isBefore(finishedAt, startedAt),
    'sealed-before-end': isBefore(sealedAt, finishedAt),
    'dated-in-future': isBefore(now, Math.max(startedAt, finishedAt, sealedAt), MAX_OFFSET_MS),
    'tests-longer-than-run': startedAt <= finishedAt && isBefore(finishedAt - startedAt, testsMs),
  };
  return (Object.keys(is) as ImpossibleTime[]).filter((time) => is[time]);
}

/** How long the run took, in ms. Null if the clock was set back during it. */
export const durationOf = ({ startedAt, finishedAt }: Pick<Report, 'startedAt' | 'finishedAt'>): number | null =>
  finishedAt < startedAt ? null : finishedAt - startedAt;
