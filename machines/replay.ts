import {
  type AnyEventObject,
  type AnyStateMachine,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';

/**
 * The snapshots that a machine goes through by a list of events, without running any of its actors: first the one that it
 * starts with, then one after each event. The list holds what the machine received, in order: the page's events, and
 * those of XState for actors that are done (`xstate.done.actor.<id>`) or failed (`xstate.error.actor.<id>`) and for delays
 * that are over (`xstate.after.<delay>.<state>`). `xstate.init` may be among them and gives no snapshot.
 */
export function* snapshotsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine> | undefined,
  events: Iterable<AnyEventObject>,
): Generator<SnapshotFrom<Machine>, void, undefined> {
  let [snapshot] = initialTransition(machine as AnyStateMachine, input);
  yield snapshot as SnapshotFrom<Machine>;
  for (const event of events) {
    if (event.type === 'xstate.init') continue;
    [snapshot] = transition(machine as AnyStateMachine, snapshot, event);
    yield snapshot as SnapshotFrom<Machine>;
  }
}

/** The snapshot to which a machine comes by a list of events, as `snapshotsOf` takes them. */
export function replay<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine> | undefined,
  events: Iterable<AnyEventObject>,
): SnapshotFrom<Machine> {
  let last: SnapshotFrom<Machine> | undefined;
  for (const snapshot of snapshotsOf(machine, input, events)) last = snapshot;
  return last as SnapshotFrom<Machine>;
}
