import {
  type ActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  initialTransition,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import type { Judged } from './check-machine';
import type { Journal, JournalEvent } from './journal';
import type { CheckResult } from './result';

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
function* snapshotsOf<Machine extends AnyStateMachine>(
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

export interface Replayed {
  /** The machine's snapshot after the last event. */
  readonly snapshot: AnyMachineSnapshot;
  /** The last judgment, or null. It stays while another run of the same test collects its evidence. */
  readonly result: CheckResult | null;
  /** The revision of that judgment. 0 if there was none. */
  readonly revision: number;
}

/** Names of events in journals of older programs, and their names now. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['LEAVE', 'EXIT'],
  ['RESUME', 'CONTINUE'],
]);

/** Keys of events in journals of older programs, and their names now. */
const renamedKeys: ReadonlyMap<string, string> = new Map([['subTest', 'part']]);

/** The event as the machine names it today. */
function withNewNames(machine: AnyStateMachine, { at, event }: JournalEvent): JournalEvent {
  const type = machine.events.includes(event.type) ? undefined : renamed.get(event.type);
  const keyed = Object.entries(event).map(([key, value]) => [renamedKeys.get(key) ?? key, value]);
  return { at, event: { ...Object.fromEntries(keyed), type: type ?? event.type } };
}

/**
 * Replays a journal by the rules of this version.
 * @param machine the machine of the journal's check
 * @param before called with each event and the snapshot that receives it. If it throws, the replay ends
 * @throws whatever the machine throws on events that it does not define
 */
export function replayJournal(
  machine: AnyStateMachine,
  { input, events: recorded }: Journal,
  before: (snapshot: AnyMachineSnapshot, event: JournalEvent) => void = () => undefined,
): Replayed {
  const events = recorded.map((entry) => withNewNames(machine, entry));
  const received = events.map(({ event }) => event);
  let last: Replayed | undefined;
  let place = 0;
  for (const snapshot of snapshotsOf<AnyStateMachine>(machine, input ?? undefined, received)) {
    const { result, revision } = (snapshot as AnyMachineSnapshot).context as Judged;
    const isJudged = result !== null && revision > (last?.revision ?? 0);
    last = {
      snapshot,
      result: isJudged ? result : (last?.result ?? null),
      revision: isJudged ? revision : (last?.revision ?? 0),
    };
    const next = events[place++];
    if (next) before(snapshot, next);
  }
  return last as Replayed;
}
