import type { AnyEventObject, InspectionEvent } from 'xstate';
import type { CheckId } from '../content/catalogue';
import type { Journal, JournalEvent } from './journal';
import { RULES_VERSION } from './rules';

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
 * Records the journal of a machine that has not started yet.
 * @param input the machine's
 * @param now the time in ms since the epoch. It must never go back.
 */
export function recordJournal(check: CheckId, input: unknown, now: () => number): JournalRecorder {
  let startedAt: number | null = null;
  const events: JournalEvent[] = [];
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.actorRef.sessionId !== inspected.rootId) return;
      const { event } = inspected;
      startedAt ??= now();
      if (event.type !== 'xstate.init') events.push({ at: Math.round(now() - startedAt), event: plain(event) });
    },
    journal: () => ({
      check,
      rules: RULES_VERSION,
      input: input ?? null,
      startedAt: Math.round(startedAt ?? now()),
      events: [...events],
    }),
  };
}
