import type { AnyEventObject } from 'xstate';
import type { CheckId } from '../content/catalogue';

/** One event of a check's machine. */
export interface JournalEvent {
  /** Milliseconds since the machine started. */
  readonly at: number;
  /** As the machine received it: plain data. */
  readonly event: AnyEventObject;
}

/** What the machine of a check received, from its start on: enough to run it again by `replay`. Plain data. */
export interface Journal {
  readonly check: CheckId;
  /** Version of the rules that judged. */
  readonly rules: number;
  /** The machine's input. */
  readonly input: unknown;
  /** When the machine started, in ms since the epoch. */
  readonly startedAt: number;
  readonly events: readonly JournalEvent[];
}
