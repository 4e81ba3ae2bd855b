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

/** A machine that is ready to run with actors and a clock in the test's hands. */
export interface Stage<M extends AnyStateMachine> {
  readonly actor: Actor<M>;
  readonly actors: DeferredActors;
  /** Brings an event about as the world would: an answer of the actor, the passing of time, or a plain event. */
  readonly perform: (event: AnyEventObject) => Promise<void>;
  /** Everything that the machine received so far, as a page that hosts it records it. */
  readonly journal: JournalRecorder['journal'];
  /** The results that it emitted. */
  readonly emitted: readonly ResultEvent[];
}

interface Staged {
  readonly machine: AnyStateMachine;
  readonly actors: DeferredActors;
  readonly names: ReturnType<typeof namesOf>;
}

/** By machine: to provide for one builds all of its states, which takes longer than a path. */
const allStaged = new WeakMap<AnyStateMachine, Staged>();

/** The machine with actors in the test's hands, none of which was invoked yet. Its stages run one after the other. */
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

/** Sets a machine up. Names of the transitions that it takes are added to `taken`. */
export function stageOf<M extends AnyStateMachine>({ machine, options }: Model<M>, taken: Set<string>): Stage<M> {
  const { machine: provided, actors, names } = stagedOf(machine);
  const staged = provided as M;
  const clock = new SimulatedClock();
  // The machine of an inspection or of system information is recorded by the same means.
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

/** Names of the transitions that the machine takes on some paths, eventless ones included. */
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
