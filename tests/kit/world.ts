import type {
  ActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  Snapshot,
} from 'xstate';
import { actorOf } from '../../machines/describe';
import { namesOf } from './transitions';

/** A machine's snapshot, and what the machine does not know: which of its invoked actors have settled. */
export type World = Snapshot<unknown> & {
  readonly snapshot: AnyMachineSnapshot;
  /** Ids of invoked actors that are done or have failed while their state is still active. Each settles only once. */
  readonly settled: readonly string[];
  /** Names of the transitions that the last event selected, without the eventless ones after them. */
  readonly taken: readonly string[];
};

/** Wraps a machine as the actor logic that the path search runs on. */
export function worldOf(machine: AnyStateMachine): ActorLogic<World, AnyEventObject, unknown> {
  const names = namesOf(machine);
  const nameOf = (transition: AnyTransitionDefinition) => names.get(transition) ?? 'unknown';
  const around = (snapshot: AnyMachineSnapshot, settled: readonly string[], taken: readonly string[]): World => ({
    status: 'active',
    output: undefined,
    error: undefined,
    snapshot,
    settled,
    taken,
  });
  return {
    getInitialSnapshot: (scope, input) => around(machine.getInitialSnapshot(scope as never, input), [], []),
    transition: (world, event, scope) => {
      const before = world.snapshot;
      const taken = machine.getTransitionData(before, event).map(nameOf);
      const after: AnyMachineSnapshot = machine.transition(before, event, scope as never);
      const answered = actorOf(event);
      // If a state is exited or reentered, its actors are gone, or they are new ones with the same ids.
      const settled = [...world.settled, ...(answered ? [answered] : [])].filter(
        (id) => after.children[id] && after.children[id] === before.children[id],
      );
      return around(after, [...new Set(settled)].sort(), taken);
    },
    getPersistedSnapshot: (world) => world,
  };
}

/** Whether an event can occur and selects a transition. An actor's result needs that actor to be running. */
export function possible(machine: AnyStateMachine, world: World, event: AnyEventObject): boolean {
  const actor = actorOf(event);
  if (actor && (!world.snapshot.children[actor] || world.settled.includes(actor))) return false;
  return machine.getTransitionData(world.snapshot, event).length > 0;
}
