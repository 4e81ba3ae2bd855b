import { useEffect } from 'react';
import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { ownPace } from '../../browser/storage/run-switches';

/** The next event of a test that needs no press now; null if it waits for the person. `at`: ms since the epoch. */
export type OwnStep<Machine extends AnyStateMachine> = (
  state: SnapshotFrom<Machine>,
  at: number,
) => EventFromLogic<Machine> | null;

/**
 * How long a step must be due without a break, so that a worn key or button still has time to act twice: as long as
 * presses are compared (`MAX_DOUBLE_CLICK_MS`, which would add its module to the home page).
 */
const DUE_MS = 500;
/** The time between two looks. */
const LOOK_MS = 100;

/**
 * Sends the steps that a test takes by itself, if the person wants that. A step that is due after one of them follows at
 * once: nothing was pressed between them.
 */
export function useOwnPace<Machine extends AnyStateMachine>(actor: Actor<Machine>, ownStep?: OwnStep<Machine>): void {
  useEffect(() => {
    if (!ownStep) return;
    let due: string | null = null;
    let since = 0;
    const step = () => (ownPace.isOn() ? ownStep(actor.getSnapshot(), Date.now()) : null);
    const look = () => {
      const now = performance.now();
      const event = step();
      if (event?.type !== due) since = now;
      due = event?.type ?? null;
      if (!event || now - since < DUE_MS) return;
      due = null;
      actor.send(event);
      const next = step();
      if (next) actor.send(next);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [actor, ownStep]);
}
