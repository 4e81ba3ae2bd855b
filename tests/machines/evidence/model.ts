import type fc from 'fast-check';
import type { CheckId } from '../../../content/catalogue';
import type { CheckResult, Source, Verdict } from '../../../machines/result';

/** What the property test needs to know of a test's judgment. `Run` is the plain data that it judges. */
export interface EvidenceModel<Run> {
  readonly check: CheckId;
  readonly judge: (run: Run) => CheckResult;
  /** A clean run with all the evidence that is required, and the verdict the specification gives it (`pass`, mostly). */
  readonly complete: Run;
  readonly verdict?: Verdict;
  /** Random runs: with faults and without, with all evidence, with some, with none. */
  readonly runs: fc.Arbitrary<Run>;
  /** Each adds one fault to a run, by the name of the fault; null where this run has no place for it. */
  readonly faults: Readonly<Record<string, (run: Run) => Run | null>>;
  /** Each takes away evidence that is required; null where this run has none left of it. */
  readonly losses: Readonly<Record<string, (run: Run) => Run | null>>;
  /** The source of each measurement, written by hand. A pattern stands for names that hold a variable part. */
  readonly sources: readonly (readonly [name: string | RegExp, source: Source])[];
}

/** Keeps the type of `Run` inside the model, so that models of all tests fit in one list. */
export const evidenceOf = <Run>(model: EvidenceModel<Run>) => model as EvidenceModel<unknown>;
