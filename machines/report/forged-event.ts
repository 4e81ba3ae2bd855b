import type { AnyMachineSnapshot } from 'xstate';
import type { JournalEvent } from '../journal';

/**
 * Why a machine cannot have received an event. `unknown`: the machine has no such event. `actor`: no actor of this name
 * was running. `delay`: no such delay was running. `time`: it is earlier than the previous event. `broken`: the machine
 * fails on it, or never finishes.
 */
export type ForgedReason = 'unknown' | 'actor' | 'delay' | 'time' | 'broken';

const ACTOR = /^xstate\.(?:done|error)\.actor\.(.+)$/;
const DELAY = /^xstate\.after\.(.+)$/;

/**
 * Why a machine in this state cannot have received an event. Null if it can. A page event that the state ignores is
 * possible, because people press keys at any time.
 * @param after time of the previous event, in ms since the machine started
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
