import { TestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getShortestPaths, type StatePath } from 'xstate/graph';
import { transitionsOf } from './transitions';
import { graphOf, walksOf } from './walks';
import { possible, type World, worldOf } from './world';

/** Events that come from invoked actors and delays, with the actor's output or error. */
type Outcome =
  | { type: `xstate.done.actor.${string}`; output?: unknown }
  | { type: `xstate.error.actor.${string}`; error?: unknown }
  | { type: `xstate.after.${string}` };

export type ModelEvent<M extends AnyStateMachine> = EventFrom<M> | Outcome;

/** A type without what JSON changes or omits: functions, typed arrays, errors, `undefined`. */
type Plain<T> = T extends string | number | boolean | null
  ? T
  : T extends ((...args: never[]) => unknown) | ArrayBufferView | ArrayBufferLike | Error | symbol | bigint | undefined
    ? never
    : { [Key in keyof T]: Plain<T[Key]> };
/** What a machine receives. A machine without input accepts any. */
type Received<M extends AnyStateMachine> = EventFrom<M> | (undefined extends InputFrom<M> ? never : InputFrom<M>);

export interface ModelOptions<M extends AnyStateMachine> {
  readonly input?: InputFrom<M>;
  /** Every event that may occur, with its data. An event type may be listed several times with different data. */
  readonly events: readonly ModelEvent<M>[];
  /**
   * The small, bounded part of the context that affects behavior, such as `({ context }) => context.marks.length > 0`.
   * The state value is always part of the key.
   */
  readonly key?: (snapshot: SnapshotFrom<M>) => unknown;
  /** Keeps the graph finite: returns true for an event that adds nothing in a snapshot, such as a second mark. */
  readonly skip?: (snapshot: SnapshotFrom<M>, event: ModelEvent<M>) => boolean;
  /** Transitions that no event can cause: the name of each, with the reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
}

export type Path = StatePath<World, AnyEventObject>;

export interface Model<M extends AnyStateMachine> {
  readonly machine: M;
  readonly options: ModelOptions<M>;
  /** Names of all transitions that must be covered. */
  readonly transitions: readonly string[];
  /** Identifies a state by its value, its settled actors and the key from the context. */
  readonly keyOf: (world: World) => string;
  /** One shortest path for every event in every state. Each path ends with that event. */
  readonly paths: () => Path[];
  /** A few long paths that together take every transition, or only those named, for runs that are expensive to start. */
  readonly walks: (longest?: number, only?: RegExp) => Path[];
  readonly test: TestModel<World, AnyEventObject, unknown>;
}

/** Computes each object's text only once. The search asks for the same ones again and again. */
function onceFor<T extends object>(make: (of: T) => string): (of: T) => string {
  const known = new WeakMap<T, string>();
  return (of) => {
    const text = known.get(of) ?? make(of);
    known.set(of, text);
    return text;
  };
}

/** More edges than this mean that the key distinguishes too many states. */
const MAX_EDGES = 20_000;

/**
 * Describes a machine to the kit. Does not compile if an event or the input of the machine is not plain data by its type,
 * unless the options say so. Throws if `unreachable` names a transition that the machine does not have.
 */
export function modelOf<M extends AnyStateMachine>(
  machine: M,
  options: ModelOptions<M> & (Received<M> extends Plain<Received<M>> ? unknown : { readonly plain: 'by its values' }),
): Model<M> {
  const logic = worldOf(machine);
  const all = transitionsOf(machine);
  const unreachable = Object.keys(options.unreachable ?? {});
  const unknown = unreachable.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`No such transition: ${unknown.join(', ')}. There are: ${all.join(', ')}`);

  const keyOf = onceFor((world: World) =>
    JSON.stringify([world.snapshot.value, world.settled, options.key?.(world.snapshot as SnapshotFrom<M>)]),
  );
  const textOf = onceFor((event: AnyEventObject) => JSON.stringify(event));
  const traversal = {
    input: options.input as unknown,
    events: options.events as readonly AnyEventObject[],
    filterEvents: (world: World, event: AnyEventObject) =>
      possible(machine, world, event) &&
      !options.skip?.(world.snapshot as SnapshotFrom<M>, event as unknown as ModelEvent<M>),
    limit: MAX_EDGES,
  };
  const withEdge = (world: World, event?: AnyEventObject, before?: World) =>
    keyOf(world) + (event && before ? ` via ${textOf(event)} from ${keyOf(before)}` : '');

  // `npm run test:all` also takes each transition into every state that it leads to. So does any run if a state may be
  // left without an event, because the world does not tell those transitions.
  const isFine = process.env.ASSAY_RUNS === 'all' || all.some((name) => name.includes(' · always'));

  return {
    machine,
    options,
    transitions: all.filter((name) => !unreachable.includes(name)),
    keyOf,
    paths: () =>
      getShortestPaths(logic, { ...traversal, serializeState: withEdge }).filter(({ steps }) => steps.length > 1),
    walks: (longest = 40, only = /^/) =>
      walksOf(
        logic,
        options.input,
        graphOf(getAdjacencyMap(logic, { ...traversal, serializeState: keyOf })),
        keyOf,
        longest,
        isFine,
        only,
      ),
    test: new TestModel(logic, {
      serializeState: (world) => JSON.stringify(world.snapshot.value),
      stateMatcher: (world, name) => name === '*' || isIn(world.snapshot, name),
    }),
  };
}

/** Whether a snapshot is in the state with this dotted name, such as `running.controls.hidden`. */
export function isIn(snapshot: AnyMachineSnapshot, name: string): boolean {
  const parts = name.split('.');
  const last = parts.pop() ?? '';
  return snapshot.matches(parts.reduceRight<unknown>((inner, part) => ({ [part]: inner }), last) as never);
}
