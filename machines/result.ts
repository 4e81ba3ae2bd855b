import type { CheckId } from '../content/catalogue';

/** How a check ended, from best to worst. */
export type Verdict = 'pass' | 'warning' | 'fail';

/**
 * Where a figure comes from. `measured`: computed here from a signal. `reported`: the browser says so.
 * `observed`: the person judged.
 */
export type Source = 'measured' | 'reported' | 'observed';

export interface Measurement {
  readonly name: string;
  readonly value: number | string;
  /** SI or usual symbol (`px`, `Hz`, `dBFS`); empty for counts and words. */
  readonly unit: string;
  readonly source: Source;
}

export interface CheckResult {
  readonly check: CheckId;
  /** What was tested, as the summary names it. */
  readonly name: string;
  readonly status: Verdict;
  /** One or two plain sentences: what was found. */
  readonly details: string;
  readonly measurements: readonly Measurement[];
  /** Parts passed out of parts run: the hallmark's fineness. */
  readonly fineness: { readonly passed: number; readonly run: number };
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

const rank: Record<Verdict, number> = { pass: 0, warning: 1, fail: 2 };

/** The worst of several verdicts; `pass` of none. */
export function worst(verdicts: Iterable<Verdict>): Verdict {
  let result: Verdict = 'pass';
  for (const verdict of verdicts) if (rank[verdict] > rank[result]) result = verdict;
  return result;
}
