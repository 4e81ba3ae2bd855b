import {
  type Actor,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import type { CheckId } from '../../content/catalogue';
import type { ResultEvent } from '../../machines/check-machine';
import { actorOf, delayOf } from '../../machines/describe';
import { type JournalRecorder, recordJournal } from '../../machines/record-journal';
import { DeferredActors } from './deferred';
import type { Model, Path } from './model';
import { namesOf } from './transitions';

/** A machine that is ready to run with actors and a clock that the test controls. */
export interface Stage<M extends AnyStateMachine> {
  readonly actor: Actor<M>;
  readonly actors: DeferredActors;
  /** Causes an event the way it occurs in practice: an actor's answer, passing time, or a sent event. */
  readonly perform: (event: AnyEventObject) => Promise<void>;
  /** Everything that the machine has received so far, recorded as the page records it. */
  readonly journal: JournalRecorder['journal'];
  /** The results that the machine emitted. */
  readonly emitted: readonly ResultEvent[];
}

interface Staged {
  readonly machine: AnyStateMachine;
  readonly actors: DeferredActors;
  readonly names: ReturnType<typeof namesOf>;
}

/** Cache by machine: `provide` rebuilds all states of a machine, which takes longer than running a path. */
const allStaged = new WeakMap<AnyStateMachine, Staged>();

/** The machine with actors that the test controls, none of them invoked yet. Only one of its stages runs at a time. */
function stagedOf(machine: AnyStateMachine): Staged {
  const known = allStaged.get(machine);
  known?.actors.forget();
  if (known) return known;
  const actors = new DeferredActors();
  const provided = machine.provide({ actors: actors.for(machine) } as never);
  const staged = { machine: provided, actors, names: namesOf(provided) };
  allStaged.set(machine, staged);
  return staged;
}

/** Sets up a machine. Adds the names of the transitions that it takes to `taken`. */
export function stageOf<M extends AnyStateMachine>({ machine, options }: Model<M>, taken: Set<string>): Stage<M> {
  const { machine: provided, actors, names } = stagedOf(machine);
  const staged = provided as M;
  const clock = new SimulatedClock();
  // The machines of the inspection and the system card are recorded the same way, although they are not checks.
  const recorder = recordJournal(machine.id as CheckId, options.input, () => clock.now());
  const emitted: ResultEvent[] = [];
  const actor = createActor(staged, {
    clock,
    input: options.input,
    inspect: (inspected: InspectionEvent) => {
      recorder.inspect(inspected);
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== actor) return;
      for (const transition of inspected._transitions) taken.add(names.get(transition) ?? 'unknown');
    },
  } as never) as Actor<M>;

  actor.on('result', (event) => emitted.push(event as never));

  const perform = async (event: AnyEventObject) => {
    const id = actorOf(event);
    if (event.type === 'xstate.init') actor.start();
    else if (id && event.type.startsWith('xstate.done')) await actors.answer(id, 'resolve', event.output);
    else if (id) await actors.answer(id, 'reject', event.error);
    else if (event.type.startsWith('xstate.after.')) clock.increment(delayOf(event.type, machine));
    else actor.send(event as Parameters<Actor<M>['send']>[0]);
  };
  return { actor, actors, perform, journal: recorder.journal, emitted };
}

/** Test executors for every type of event on a path. */
export function executors(path: Path, perform: Stage<AnyStateMachine>['perform']) {
  return Object.fromEntries(
    path.steps.map(({ event: { type } }) => [type, ({ event }: { event: AnyEventObject }) => perform(event)]),
  );
}

/** Names of the transitions that the machine takes on these paths, including eventless ones. */
export async function takenOn<M extends AnyStateMachine>(
  model: Model<M>,
  paths: readonly Path[],
): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const { steps } of paths) {
    const { actor, perform } = stageOf(model, taken);
    for (const { event } of steps) await perform(event);
    actor.stop();
  }
  return taken;
}
