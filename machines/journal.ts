import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { CheckId } from '../content/catalogue';
import type { Judged } from './check-machine';
import { snapshotsOf } from './replay';
import type { CheckResult } from './result';

/** The most events of a journal. A report with a longer one could not be read. */
export const MAX_JOURNAL_EVENTS = 20_000;

/** One event of a check's machine. */
export interface JournalEvent {
  /** Milliseconds since the machine started. */
  readonly at: number;
  /** As the machine received it: plain data. What an actor failed with is left out, since no machine decides by it. */
  readonly event: AnyEventObject;
}

/** What the machine of a check received, from its start on: enough to run it again. Plain data. */
export interface Journal {
  readonly check: CheckId;
  /** Version of the rules that judged: `RULES_VERSION` of that program. */
  readonly rules: number;
  /** The machine's input; null where it takes none. */
  readonly input: unknown;
  /** When the machine started, in ms since the epoch. */
  readonly startedAt: number;
  readonly events: readonly JournalEvent[];
  /** How many events are missing that others replaced at once, so that nothing follows from them. */
  readonly leftOut?: number;
  /** The run had more than `MAX_JOURNAL_EVENTS`, so that none are kept. No report has such a journal. */
  readonly isTooLong?: boolean;
}

export interface Replayed {
  /** Where the machine is after the last event. */
  readonly snapshot: AnyMachineSnapshot;
  /** The last judgment; null where there was none. It stays while another run of the same test collects its evidence. */
  readonly result: CheckResult | null;
  /** The number of that judgment; 0 where there was none. */
  readonly revision: number;
}

/**
 * Runs a journal again by the rules of this version.
 * @param machine that of the journal's check
 * @param before sees each event, and the state in which the machine receives it; what it throws ends the replay
 * @throws what the machine throws on events that are not its own
 */
export function replayJournal(
  machine: AnyStateMachine,
  { input, events }: Journal,
  before: (snapshot: AnyMachineSnapshot, event: JournalEvent) => void = () => undefined,
): Replayed {
  const received = events.map(({ event }) => event);
  let last: Replayed | undefined;
  let place = 0;
  for (const snapshot of snapshotsOf<AnyStateMachine>(machine, input ?? undefined, received)) {
    const { result, revision } = (snapshot as AnyMachineSnapshot).context as Judged;
    const isJudged = result !== null && revision > (last?.revision ?? 0);
    last = {
      snapshot,
      result: isJudged ? result : (last?.result ?? null),
      revision: isJudged ? revision : (last?.revision ?? 0),
    };
    const next = events[place++];
    if (next) before(snapshot, next);
  }
  return last as Replayed;
}
