import {
  type ActorScope,
  type AnyEventObject,
  type AnyStateMachine,
  type InputFrom,
  initialTransition,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';

/** XState actor logic that is used only to compute snapshots, such as a machine. */
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
 * XState's `initialTransition` and `transition`, which run no actors, for many events in a row. `transition` creates an
 * actor and the machine's initial snapshot for each event, which takes as long as the event itself. Here they are
 * created once.
 */
export function pureSteps<S extends Snapshot<unknown>>(logic: PureLogic<S>, input: unknown): PureSteps<S> {
  let scope = {} as Scope;
  const [first] = initialTransition(
    {
      // XState calls this twice. The last call has the scope in which nothing runs.
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
 * The snapshots of a machine for a list of events: the initial one, then one after each event. Runs no actors. The list
 * holds what the machine received, in order: the page's events, and XState's events for actors that are done
 * (`xstate.done.actor.<id>`) or failed (`xstate.error.actor.<id>`) and for delays that have passed
 * (`xstate.after.<delay>.<state>`). `xstate.init` is skipped.
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
