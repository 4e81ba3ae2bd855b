import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import {
  type Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { CheckId } from '../../../content/catalogue';
import type { CheckResult } from '../../../machines/result';
import { forgetRun, saveResult } from '../../browser/storage/saved-results';
import { SavedSnapshot } from './SavedRun';

interface Options<Machine extends AnyStateMachine> {
  /** Whether the state shows a result. Must stay the same function. */
  readonly isFinished: (state: SnapshotFrom<Machine>) => boolean;
  readonly input?: InputFrom<Machine>;
}

/**
 * The actor of a test's machine. A finished run is saved for this tab each time it changes, and forgotten when the
 * person starts again. The machine's context must have a `result`, and be plain data but for functions of its input.
 */
export function useCheckActor<Machine extends AnyStateMachine>(
  check: CheckId,
  machine: Machine,
  { isFinished, input }: Options<Machine>,
): { actor: Actor<Machine>; finished: boolean } {
  const saved = use(SavedSnapshot);
  const [options] = useState(() => {
    const snapshot = saved === undefined ? undefined : withFunctions(machine, input, saved);
    return { input, snapshot } as ActorOptions<Machine>;
  });
  const actor = (useActorRef as (machine: Machine, options: ActorOptions<Machine>) => Actor<Machine>)(machine, options);
  const finished = useSelector(actor, isFinished as (state: unknown) => boolean);

  useEffect(() => {
    let kept = false;
    const keep = (state: SnapshotFrom<Machine>) => {
      const { result } = (state as AnyMachineSnapshot).context as { result: CheckResult | null };
      if (result && isFinished(state)) {
        saveResult(check, result.status, actor.getPersistedSnapshot());
        kept = true;
      } else if (kept) {
        forgetRun(check);
        kept = false;
      }
    };
    keep(actor.getSnapshot() as SnapshotFrom<Machine>);
    const subscription = actor.subscribe((state) => keep(state as SnapshotFrom<Machine>));
    return () => subscription.unsubscribe();
  }, [actor, check, isFinished]);

  return { actor, finished };
}

/** The saved snapshot with what JSON leaves out: the functions that a fresh context has at the same places. */
function withFunctions(machine: AnyStateMachine, input: unknown, saved: unknown): unknown {
  const { context } = createActor(machine, { input } as never).getSnapshot() as AnyMachineSnapshot;
  const snapshot = saved as AnyMachineSnapshot;
  return { ...snapshot, context: fill(snapshot.context, context) };
}

function fill(saved: unknown, fresh: unknown): unknown {
  if (typeof fresh === 'function') return fresh;
  if (!isRecord(saved) || !isRecord(fresh)) return saved;
  const entries = Object.entries(fresh).map(([key, value]) => [key, fill(saved[key], value)] as const);
  return { ...saved, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
