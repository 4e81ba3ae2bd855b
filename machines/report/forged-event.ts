import type { AnyMachineSnapshot } from 'xstate';
import type { JournalEvent } from '../journal';

/**
 * Why a machine cannot have received an event. `unknown`: no state of it knows such an event. `actor`: no actor of this name
 * was at work. `delay`: no such delay ran. `time`: it comes before the event before. `broken`: the machine fails on it, or never ends.
 */
export type ForgedReason = 'unknown' | 'actor' | 'delay' | 'time' | 'broken';

const ACTOR = /^xstate\.(?:done|error)\.actor\.(.+)$/;
const DELAY = /^xstate\.after\.(.+)$/;

/**
 * Why an event cannot have come to a machine in this state; null where it can. An event of the page that this state ignores
 * is none of those: people press keys at any time.
 * @param after time of the event before, in ms since the machine started
 */
export function forgedReason(
  snapshot: AnyMachineSnapshot,
  { at, event }: JournalEvent,
  after: number,
): ForgedReason | null {
  if (at < after) return 'time';
  const { type } = event;
  const actor = ACTOR.exec(type)?.[1];
  if (actor !== undefined) {
    const isAtWork = snapshot._nodes.some(({ invoke }) => invoke.some(({ id }) => id === actor));
    return isAtWork ? null : 'actor';
  }
  if (DELAY.test(type)) return snapshot._nodes.some((node) => node.ownEvents.includes(type)) ? null : 'delay';
  return snapshot.machine.events.includes(type) ? null : 'unknown';
}

/** Whether an event between two snapshots had no effect. */
export const isSameState = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): boolean =>
  before.context === after.context && before._nodes === after._nodes;
