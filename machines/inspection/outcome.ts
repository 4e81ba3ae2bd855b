import type { CheckId } from '../../content/catalogue';
import type { FindingCode } from '../../content/findings';
import type { ProfileTest } from '../../content/profiles';
import { isWorse, type Verdict, worst } from '../result';
import type { Absence, Entry, Inspection } from './inspection';
import { findingsOf, markedVerdict } from './pass-marks';

/** The codes of all findings of the run, including those that a person named. */
export const findingCodesOf = ({ entries }: Pick<Inspection, 'entries'>): readonly FindingCode[] =>
  entries.flatMap(({ result, judgment }) => [
    ...(result ? findingsOf(result).map(({ code }) => code) : []),
    ...(judgment?.codes ?? []),
  ]);

const testOf = ({ profile }: Inspection, check: CheckId): ProfileTest | undefined =>
  profile.tests.find((test) => test.check === check);

/** Whether a test is in the run. Some tests wait for a finding. Once opened, a test stays in the run. */
export function isDue(inspection: Inspection, { check, runs }: Entry): boolean {
  const after = testOf(inspection, check)?.onlyAfter;
  return after === undefined || runs > 0 || findingCodesOf(inspection).includes(after);
}

/**
 * The index of the next test that can run, after `from`. Null if none is left.
 * @param by 1 toward the end, -1 toward the beginning
 */
export function nextTest(inspection: Inspection, from: number, by: 1 | -1): number | null {
  for (let index = from + by; index >= 0 && index < inspection.entries.length; index += by) {
    const entry = inspection.entries[index];
    if (entry && isDue(inspection, entry) && !inspection.absences[entry.check]) return index;
  }
  return null;
}

/** The outcome of a test. */
export interface Outcome {
  /** `judged`: it has a verdict. `not-due`: it waits for a finding that was not made, so it is not in the run. */
  readonly kind: 'judged' | 'skipped' | 'not-fitted' | 'not-supported' | 'not-run' | 'not-due';
  /** The machine's verdict under the profile's pass marks. Null without a result. */
  readonly machine: Verdict | null;
  /** The person's verdict. Null if the person accepted the machine's. */
  readonly person: Verdict | null;
  /**
   * The verdict that counts: the worse of both. A person's word alone is never a pass. If a test was skipped after it
   * had found something, the warning or fault still counts. Null otherwise.
   */
  readonly verdict: Verdict | null;
}

/** The outcome of a test in this run. */
export function outcomeOf(inspection: Inspection, entry: Entry): Outcome {
  const { result, judgment, skip, check } = entry;
  const machine = result && markedVerdict(result, inspection.profile.passMarks);
  const person = judgment?.verdict ?? null;
  const both = [machine ?? (person && 'inconclusive'), person].filter((verdict) => verdict !== null);
  const seen = both.length > 0 ? worst(both) : null;
  const kind = kindOf(inspection, entry, seen !== null, skip !== null, inspection.absences[check]);
  const stillCounts = seen === 'warning' || seen === 'fail';
  return { kind, machine, person, verdict: kind === 'judged' || stillCounts ? seen : null };
}

function kindOf(
  inspection: Inspection,
  entry: Entry,
  isJudged: boolean,
  isSkipped: boolean,
  absence: Absence | undefined,
): Outcome['kind'] {
  if (isSkipped) return 'skipped';
  if (absence) return absence;
  if (isJudged) return 'judged';
  return isDue(inspection, entry) ? 'not-run' : 'not-due';
}

/** The verdict of a whole run. */
export interface Overall {
  /** The worst verdict of the tests that ran. 'inconclusive' if none did. */
  readonly verdict: Verdict;
  /** Required tests that did not run. A part that is not fitted needs no test. */
  readonly missing: readonly CheckId[];
  /** Tests that passed, and tests that have a verdict. */
  readonly passed: number;
  readonly judged: number;
}

/** The verdict of the run so far. It is incomplete while `missing` names a test. */
export function overallOf(inspection: Inspection): Overall {
  const all = inspection.entries.map((entry) => ({ entry, outcome: outcomeOf(inspection, entry) }));
  const verdicts = all.map(({ outcome }) => outcome.verdict).filter((verdict) => verdict !== null);
  const judged = all.filter(({ outcome }) => outcome.kind === 'judged');
  const isMissing = ({ kind }: Outcome) => kind === 'skipped' || kind === 'not-supported' || kind === 'not-run';
  return {
    verdict: verdicts.length > 0 ? worst(verdicts) : 'inconclusive',
    missing: all
      .filter(({ entry, outcome }) => isMissing(outcome) && testOf(inspection, entry.check)?.isRequired)
      .map(({ entry }) => entry.check),
    passed: judged.filter(({ outcome }) => outcome.verdict === 'pass').length,
    judged: judged.length,
  };
}

/** Whether the person's and the machine's verdicts differ. Both stay in the report. */
export const differ = ({ machine, person }: Outcome): boolean =>
  machine !== null && person !== null && (isWorse(machine, person) || isWorse(person, machine));
