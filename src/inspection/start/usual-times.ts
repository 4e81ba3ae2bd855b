import { type CheckId, checkOf } from '../../../content/catalogue';
import type { Profile } from '../../../content/profiles';
import type { Inspection } from '../../../machines/inspection/inspection';

/** How long tests usually take, in ms. */
export type UsualTimes = Readonly<Partial<Record<CheckId, number>>>;

const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** The median time of each test over these runs. A test that was opened more than once is left out. */
export function usualTimes(runs: readonly Inspection[]): UsualTimes {
  const times = new Map<CheckId, number[]>();
  for (const { entries } of runs) {
    for (const { check, runs: opened, result, tookMs } of entries) {
      if (result && opened === 1) times.set(check, [...(times.get(check) ?? []), tookMs]);
    }
  }
  return Object.fromEntries([...times].map(([check, all]) => [check, medianOf(all.toSorted((a, b) => a - b))]));
}

/** How long a test usually takes, in whole seconds: in this browser if known, otherwise in general. */
export const secondsOf = (check: CheckId, times: UsualTimes): number =>
  Math.round((times[check] ?? checkOf(check).seconds * 1000) / 1000);

/** How long a profile usually takes, in whole minutes. */
export function minutesOf({ minutes, tests }: Profile): number {
  if (minutes !== null) return minutes;
  const seconds = tests
    .filter(({ onlyAfter }) => !onlyAfter)
    .reduce((sum, { check }) => sum + checkOf(check).seconds, 0);
  return Math.max(1, Math.ceil(seconds / 60));
}
