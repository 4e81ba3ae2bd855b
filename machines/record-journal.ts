import type { AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { CheckId } from '../content/catalogue';
import { type Journal, MAX_JOURNAL_EVENTS } from './journal';
import { onlyReplaced } from './replaced-events';
import { RULES_VERSION } from './rules';
import { type Recorded, thinned } from './thin-journal';

/** How long a journal may grow. */
const limits = {
  /** It is thinned when it has more events that only replaced something, down to half of them. */
  replacing: 1000,
  events: MAX_JOURNAL_EVENTS,
};

/** Writes down what one machine receives. */
export interface JournalRecorder {
  /** For the option `inspect` of the machine's actor. What the actors that it invokes receive is left out. */
  readonly inspect: (inspected: InspectionEvent) => void;
  /** The journal so far. */
  readonly journal: () => Journal;
}

/** What an actor failed with may be the browser's own object. */
const withoutError = ({ error: _, ...event }: AnyEventObject): AnyEventObject => event;
const plain = (event: AnyEventObject) => (event.type.startsWith('xstate.error.') ? withoutError(event) : event);

/**
 * Records the journal of a machine that has not started yet. Where it grows long, it is thinned of events that were
 * replaced; where it still has too many, nothing of it is kept, and the journal says so.
 * @param input the machine's
 * @param now the time in ms since the epoch. It must never go back.
 */
export function recordJournal(
  check: CheckId,
  input: unknown,
  now: () => number,
  most: typeof limits = limits,
): JournalRecorder {
  let startedAt: number | null = null;
  let before: AnyMachineSnapshot | null = null;
  let events: Recorded[] = [];
  /** How many of them only replaced something; and at how many they are thinned. */
  let replaced = 0;
  let limit = most.replacing;
  let leftOut = 0;
  let isTooLong = false;

  const record = (event: AnyEventObject) => {
    startedAt ??= now();
    if (event.type === 'xstate.init' || isTooLong) return;
    events.push({ at: Math.round(now() - startedAt), event: plain(event), replaces: false });
  };
  /** Looks at what the event that came last has done. */
  const look = (event: AnyEventObject, after: AnyMachineSnapshot) => {
    const last = events.at(-1);
    if (last && last.event === event && before && onlyReplaced(check, event, before, after)) {
      events[events.length - 1] = { ...last, replaces: true };
      replaced++;
    }
    before = after;
    if (replaced > limit) thin();
    if (events.length > most.events) {
      isTooLong = true;
      events = [];
      replaced = 0;
    }
  };
  const thin = () => {
    const left = thinned(events, most.replacing / 2);
    leftOut += events.length - left.length;
    events = [...left];
    replaced = events.filter(({ replaces }) => replaces).length;
    // The last of a row is never left out.
    limit = replaced + most.replacing / 2;
  };

  return {
    inspect: (inspected) => {
      const { type, actorRef } = inspected;
      if (type === '@xstate.event' && actorRef.sessionId === inspected.rootId) record(inspected.event);
      if (type === '@xstate.snapshot' && actorRef.sessionId === inspected.rootId)
        look(inspected.event, inspected.snapshot as AnyMachineSnapshot);
    },
    journal: () => ({
      check,
      rules: RULES_VERSION,
      input: input ?? null,
      startedAt: Math.round(startedAt ?? now()),
      events: events.map(({ at, event }) => ({ at, event })),
      ...(leftOut > 0 && { leftOut }),
      ...(isTooLong && { isTooLong }),
    }),
  };
}
