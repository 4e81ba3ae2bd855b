import type fc from 'fast-check';
import type { CheckId } from '../../../content/catalogue';
import type { CheckResult, Figure, Source, Verdict } from '../../../machines/result';

/** What the property test needs to know about a test's judgment. `Run` is the plain data that is judged. */
export interface EvidenceModel<Run> {
  readonly check: CheckId;
  readonly judge: (run: Run) => CheckResult;
  /** A clean run with all required evidence, and its verdict by the specification (usually `pass`). */
  readonly complete: Run;
  readonly verdict?: Verdict;
  /** Random runs: with and without faults, and with all, some or none of the evidence. */
  readonly runs: fc.Arbitrary<Run>;
  /** Functions by name of a fault that add this fault to a run. They return null if the run cannot have it. */
  readonly faults: Readonly<Record<string, (run: Run) => Run | null>>;
  /** Functions that remove required evidence from a run. They return null if the run has none of it. */
  readonly losses: Readonly<Record<string, (run: Run) => Run | null>>;
}

/** Erases the type of `Run`, so that the models of all tests fit in one list. */
export const evidenceOf = <Run>(model: EvidenceModel<Run>) => model as EvidenceModel<unknown>;

/** A figure as a result must hold it. */
export const figure = (name: string, value: Figure['value'], unit = '', source: Source = 'measured'): Figure => ({
  name,
  value,
  unit,
  source,
});
