import {
  type ActorScope,
  type AnyEventObject,
  type AnyStateMachine,
  type InputFrom,
  initialTransition,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';

/** Logic of XState that is asked for snapshots alone, such as a machine. */
interface PureLogic<S> {
  getInitialSnapshot(scope: never, input: never): S;
  transition(snapshot: S, event: AnyEventObject, scope: never): S;
}

interface PureSteps<S> {
  readonly first: S;
  readonly next: (snapshot: S, event: AnyEventObject) => S;
}

type Scope = ActorScope<Snapshot<unknown>, AnyEventObject>;

/**
 * XState's `initialTransition` and `transition`, which run no actors, for many events in a row. `transition` makes an actor
 * for each event, and with it the machine's first snapshot, which takes as long as the event itself. Here one serves all.
 */
export function pureSteps<S extends Snapshot<unknown>>(logic: PureLogic<S>, input: unknown): PureSteps<S> {
  let scope = {} as Scope;
  const [first] = initialTransition(
    {
      // It is asked twice: last with the scope in which nothing runs.
      getInitialSnapshot: (given: Scope, value: unknown) => {
        scope = { ...given, actionExecutor: () => undefined };
        return logic.getInitialSnapshot(scope as never, value as never);
      },
      transition: (snapshot: S) => snapshot,
      getPersistedSnapshot: (snapshot: S) => snapshot,
    } as never,
    input as never,
  );
  return { first: first as S, next: (snapshot, event) => logic.transition(snapshot, event, scope as never) };
}

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
  const { first, next } = pureSteps<SnapshotFrom<AnyStateMachine>>(machine, input);
  let snapshot = first;
  yield snapshot as SnapshotFrom<Machine>;
  for (const event of events) {
    if (event.type === 'xstate.init') continue;
    snapshot = next(snapshot, event);
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
