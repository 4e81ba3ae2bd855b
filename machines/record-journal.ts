import type { AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { CheckId } from '../content/catalogue';
import { type Journal, MAX_JOURNAL_EVENTS } from './journal';
import { onlyReplaced } from './replaced-events';
import { RULES_VERSION } from './rules';
import { type Recorded, thinned } from './thin-journal';

/** How large a journal may grow. */
const defaultLimits = {
  /** With more replacing events than this, the journal is thinned to half of them. */
  replacing: 1000,
  events: MAX_JOURNAL_EVENTS,
};

/** Records what one machine receives. */
export interface JournalRecorder {
  /** Pass as the option `inspect` of the machine's actor. Events of the actors that it invokes are ignored. */
  readonly inspect: (inspected: InspectionEvent) => void;
  /** The journal so far. */
  readonly journal: () => Journal;
}

/** The error of a failed actor may be a browser object, which is not plain data. */
const withoutError = ({ error: _, ...event }: AnyEventObject): AnyEventObject => event;
const plain = (event: AnyEventObject) => (event.type.startsWith('xstate.error.') ? withoutError(event) : event);

/**
 * Records the journal of a machine that has not started yet. A long journal is thinned of replaced events. If it still
 * has too many, none are kept, and the journal is marked as too long.
 * @param input the machine's input
 * @param now the time in ms since the epoch. It must never go back.
 */
export function recordJournal(
  check: CheckId,
  input: unknown,
  now: () => number,
  limits: typeof defaultLimits = defaultLimits,
): JournalRecorder {
  let startedAt: number | null = null;
  let before: AnyMachineSnapshot | null = null;
  let events: Recorded[] = [];
  /** How many more replacing events may come before they are thinned. */
  let untilThin = limits.replacing;
  let leftOut = 0;
  let isTooLong = false;

  const record = (event: AnyEventObject) => {
    startedAt ??= now();
    if (event.type === 'xstate.init' || isTooLong) return;
    events.push({ at: Math.round(now() - startedAt), event: plain(event), replaces: false });
  };
  /** Marks the last event if it only replaced something, and enforces the limits. */
  const onSnapshot = (event: AnyEventObject, after: AnyMachineSnapshot) => {
    const last = events.at(-1);
    if (last && last.event === event && before && onlyReplaced(check, event, before, after)) {
      events[events.length - 1] = { ...last, replaces: true };
      untilThin--;
    }
    before = after;
    if (untilThin < 0) thin();
    if (events.length > limits.events) {
      isTooLong = true;
      events = [];
    }
  };
  const thin = () => {
    const left = thinned(events, limits.replacing / 2);
    leftOut += events.length - left.length;
    events = [...left];
    untilThin = limits.replacing / 2;
  };

  return {
    inspect: (inspected) => {
      const { type, actorRef } = inspected;
      if (type === '@xstate.event' && actorRef.sessionId === inspected.rootId) record(inspected.event);
      if (type === '@xstate.snapshot' && actorRef.sessionId === inspected.rootId)
        onSnapshot(inspected.event, inspected.snapshot as AnyMachineSnapshot);
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
