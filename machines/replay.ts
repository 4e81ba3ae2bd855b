import {
  type AnyEventObject,
  type AnyStateMachine,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';

/**
 * The snapshot to which a machine comes by a list of events, without running any of its actors. The list holds what the
 * machine received, in order: the page's events, and those of XState for actors that are done (`xstate.done.actor.<id>`)
 * or failed (`xstate.error.actor.<id>`) and for delays that are over (`xstate.after.<delay>.<state>`). `xstate.init` may
 * be among them.
 */
export function replay<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine> | undefined,
  events: readonly AnyEventObject[],
): SnapshotFrom<Machine> {
  const [initial] = initialTransition(machine as AnyStateMachine, input);
  return events
    .filter(({ type }) => type !== 'xstate.init')
    .reduce(
      (snapshot, event) => transition(machine as AnyStateMachine, snapshot, event)[0],
      initial,
    ) as SnapshotFrom<Machine>;
}
