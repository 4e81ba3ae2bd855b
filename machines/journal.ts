import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { CheckId } from '../content/catalogue';
import type { Judged } from './check-machine';
import { snapshotsOf } from './replay';
import type { CheckResult } from './result';

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

export interface Replayed {
  /** The machine's snapshot after the last event. */
  readonly snapshot: AnyMachineSnapshot;
  /** The last judgment, or null. It stays while another run of the same test collects its evidence. */
  readonly result: CheckResult | null;
  /** The revision of that judgment. 0 if there was none. */
  readonly revision: number;
}

/** Names of events in journals of older programs, and their names now. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['LEAVE', 'EXIT'],
  ['RESUME', 'CONTINUE'],
]);

/** The event as the machine names it today. */
function withNewName(machine: AnyStateMachine, entry: JournalEvent): JournalEvent {
  const type = renamed.get(entry.event.type);
  return type === undefined || machine.events.includes(entry.event.type)
    ? entry
    : { ...entry, event: { ...entry.event, type } };
}

/**
 * Replays a journal by the rules of this version.
 * @param machine the machine of the journal's check
 * @param before called with each event and the snapshot that receives it. If it throws, the replay ends
 * @throws whatever the machine throws on events that it does not define
 */
export function replayJournal(
  machine: AnyStateMachine,
  { input, events: recorded }: Journal,
  before: (snapshot: AnyMachineSnapshot, event: JournalEvent) => void = () => undefined,
): Replayed {
  const events = recorded.map((entry) => withNewName(machine, entry));
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
