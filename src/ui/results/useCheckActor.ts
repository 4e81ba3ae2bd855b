import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import type { Actor, ActorOptions, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { CheckId } from '../../../content/catalogue';
import type { Judged, ResultEvent } from '../../../machines/check-machine';
import { forgetRun, saveResult } from '../../browser/storage/saved-results';
import { CheckHost } from './CheckHost';
import { SavedSnapshot } from './SavedRun';

interface Options<Machine extends AnyStateMachine> {
  /** Whether the state shows a result. Must stay the same function. */
  readonly isFinished: (state: SnapshotFrom<Machine>) => boolean;
  readonly input?: InputFrom<Machine>;
}

/**
 * The actor of a test's machine. A finished run is saved for this tab with the verdict that the machine emitted last, and
 * again whenever it changes. It is forgotten when the person starts again. A host gets each verdict instead, and keeps it;
 * it gets the journal too, and hears when the machine is in a state with the tag `busy`.
 */
export function useCheckActor<Machine extends AnyStateMachine>(
  check: CheckId,
  machine: Machine,
  { isFinished, input }: Options<Machine>,
): { actor: Actor<Machine>; finished: boolean } {
  const host = use(CheckHost);
  const snapshot = use(SavedSnapshot);
  const saved = host ? undefined : snapshot;
  const [{ recorder, options }] = useState(() => {
    const recorder = host?.record(check, input);
    return { recorder, options: { input, snapshot: saved, inspect: recorder?.inspect } as ActorOptions<Machine> };
  });
  const actor = (useActorRef as (machine: Machine, options: ActorOptions<Machine>) => Actor<Machine>)(machine, options);
  const finished = useSelector(actor, isFinished as (state: unknown) => boolean);

  // A layout effect ends before the host's actor does, which takes what comes at the end.
  useLayoutEffect(() => {
    if (!host || !recorder) return;
    let isJudged = false;
    let isBusy = false;
    const emitted = actor.on('result', (event) => {
      host.onResult(check, event as unknown as ResultEvent);
      host.onJournal(recorder.journal(), true);
      isJudged = true;
      // After a judgment it is the person's turn, unless the test says once more that it works on.
      isBusy = false;
    });
    const look = (state: SnapshotFrom<Machine>) => {
      const isNow = (state as AnyMachineSnapshot).hasTag('busy');
      if (isNow !== isBusy) host.onBusy(isNow);
      isBusy = isNow;
    };
    look(actor.getSnapshot() as SnapshotFrom<Machine>);
    const changed = actor.subscribe((state) => look(state as SnapshotFrom<Machine>));
    return () => {
      emitted.unsubscribe();
      changed.unsubscribe();
      host.onJournal(recorder.journal(), isJudged);
    };
  }, [actor, check, host, recorder]);

  useEffect(() => {
    if (host) return;
    // The verdict of a run that is shown again was emitted on an earlier page.
    let { result } = (actor.getSnapshot() as AnyMachineSnapshot).context as Judged;
    let kept = false;
    const keep = (state: SnapshotFrom<Machine>) => {
      if (result && isFinished(state)) {
        saveResult(check, result.status, actor.getPersistedSnapshot());
        kept = true;
      } else if (kept) {
        forgetRun(check);
        kept = false;
      }
    };
    keep(actor.getSnapshot() as SnapshotFrom<Machine>);
    const emitted = actor.on('result', (event) => {
      ({ result } = event as unknown as ResultEvent);
    });
    const changed = actor.subscribe((state) => keep(state as SnapshotFrom<Machine>));
    return () => {
      emitted.unsubscribe();
      changed.unsubscribe();
    };
  }, [actor, check, host, isFinished]);

  return { actor, finished };
}
