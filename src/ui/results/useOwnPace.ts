import { useEffect } from 'react';
import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { ownPace } from '../../browser/storage/run-switches';

/** The next event of a test that needs no press now; null if it waits for the person. `at`: ms since the epoch. */
export type OwnStep<Machine extends AnyStateMachine> = (
  state: SnapshotFrom<Machine>,
  at: number,
) => EventFromLogic<Machine> | null;

/** The time between two looks. A step must be due at both, so that a worn key or button still has time to act twice. */
const LOOK_MS = 500;

/** Sends the steps that a test takes by itself, if the person wants that. */
export function useOwnPace<Machine extends AnyStateMachine>(actor: Actor<Machine>, ownStep?: OwnStep<Machine>): void {
  useEffect(() => {
    if (!ownStep) return;
    let due: string | null = null;
    const look = () => {
      const event = ownPace.isOn() ? ownStep(actor.getSnapshot(), Date.now()) : null;
      const was = due;
      due = event?.type ?? null;
      if (!event || was !== due) return;
      due = null;
      actor.send(event);
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [actor, ownStep]);
}
