import type { AnyEventObject } from 'xstate';
import type { CheckId } from '../content/catalogue';

/** The maximum number of events in a journal. A report with a longer one could not be read. */
export const MAX_JOURNAL_EVENTS = 20_000;

/** One event that a check's machine received. */
export interface JournalEvent {
  /** Milliseconds since the machine started. */
  readonly at: number;
  /** As the machine received it: plain data. The error of a failed actor is left out, because no machine uses it. */
  readonly event: AnyEventObject;
}

/** Everything that the machine of a check received since its start: enough to run it again. Plain data. */
export interface Journal {
  readonly check: CheckId;
  /** Version of the rules that judged: `RULES_VERSION` of the program that recorded it. */
  readonly rules: number;
  /** The machine's input. Null if it takes none. */
  readonly input: unknown;
  /** When the machine started, in ms since the epoch. */
  readonly startedAt: number;
  readonly events: readonly JournalEvent[];
  /** How many events were dropped because later ones replaced them. They have no effect on the result. */
  readonly leftOut?: number;
  /** The run had more than `MAX_JOURNAL_EVENTS`, so none are kept. No report contains such a journal. */
  readonly isTooLong?: boolean;
}
