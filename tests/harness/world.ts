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

/** A machine's snapshot and what the machine cannot know: which of its running actors have given their answer. */
export type World = Snapshot<unknown> & {
  readonly snapshot: AnyMachineSnapshot;
  /** Ids of invoked actors that are done or failed while their state lasts. They answer once. */
  readonly settled: readonly string[];
  /** Names of the transitions that the last event selected, without the eventless ones that followed. */
  readonly taken: readonly string[];
};

/** The machine as the logic that paths are searched on. */
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
      // A state that was left or entered again has other actors, or the same ids with new answers to give.
      const settled = [...world.settled, ...(answered ? [answered] : [])].filter(
        (id) => after.children[id] && after.children[id] === before.children[id],
      );
      return around(after, [...new Set(settled)].sort(), taken);
    },
    getPersistedSnapshot: (world) => world,
  };
}

/** Whether an event can happen and is answered: an outcome needs its actor running, and some transition must be selected. */
export function possible(machine: AnyStateMachine, world: World, event: AnyEventObject): boolean {
  const actor = actorOf(event);
  if (actor && (!world.snapshot.children[actor] || world.settled.includes(actor))) return false;
  return machine.getTransitionData(world.snapshot, event).length > 0;
}
