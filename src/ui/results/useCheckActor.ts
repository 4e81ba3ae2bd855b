import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Actor, ActorOptions, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { CheckId } from '../../../content/catalogue';
import type { Judged, ResultEvent } from '../../../machines/check-machine';
import { markResult } from '../../browser/storage/result-entry';
import { forgetRun, formOf, readableFor, savedVerdict, saveResult } from '../../browser/storage/saved-results';
import { useInspector } from '../../inspector';
import { CheckHost } from './CheckHost';
import { SavedSnapshot } from './SavedRun';
import { useHostStart } from './useHostStart';
import { type OwnStep, useOwnPace } from './useOwnPace';
import { useRunFocus } from './useRunFocus';

interface Options<Machine extends AnyStateMachine> {
  readonly input?: InputFrom<Machine>;
  /**
   * Whether the page shows a result. Default: in the end state. Needed if a run can continue after a result is shown.
   */
  readonly showsResult?: (state: SnapshotFrom<Machine>) => boolean;
  /** Whether a run without a result is kept for this tab, too. */
  readonly keeps?: (state: SnapshotFrom<Machine>) => boolean;
  /** Whether the run has its own view above the page. */
  readonly hasView?: (state: SnapshotFrom<Machine>) => boolean;
  /** Whether the run waits for START. */
  readonly waits?: (state: SnapshotFrom<Machine>) => boolean;
  /** The device that a run opens. */
  readonly opens?: 'camera' | 'microphone';
  /** What the test does next without a press, at this time in ms since the epoch. For a test that has a host. */
  readonly ownStep?: OwnStep<Machine>;
}

const isFinished = (state: unknown) => (state as AnyMachineSnapshot).matches('results');
const never = () => false;

/**
 * The actor of a test's machine. A finished run is saved for this tab with the last emitted verdict, and saved again
 * whenever it changes. It is forgotten when the person starts again. If there is a host, the host gets and keeps each
 * verdict instead; it also gets the journal and is told when the machine is in a state with the tag `busy`. Focus
 * follows the run, see `useRunFocus`.
 */
export function useCheckActor<Machine extends AnyStateMachine>(
  check: CheckId,
  machine: Machine,
  { input, showsResult = isFinished, keeps = never, hasView = never, waits, opens, ownStep }: Options<Machine> = {},
) {
  const host = use(CheckHost);
  const snapshot = use(SavedSnapshot);
  const [{ recorder, options }] = useState(() => {
    const saved = host ? undefined : readableFor(machine, snapshot);
    const recorder = host?.record(check, input);
    return { recorder, options: { input, snapshot: saved, inspect: recorder?.inspect } as ActorOptions<Machine> };
  });
  const actor = (useActorRef as (machine: Machine, options: ActorOptions<Machine>) => Actor<Machine>)(machine, options);
  useInspector(actor);
  const finished = useSelector(actor, showsResult as (state: unknown) => boolean);
  const inView = useSelector(actor, hasView as (state: unknown) => boolean);
  const { start, heading } = useRunFocus(finished, inView);
  useOwnPace(actor, host ? ownStep : undefined);
  useHostStart(actor, waits, opens);

  // A layout effect is cleaned up before the host's actor stops, so the host still gets the final journal.
  useLayoutEffect(() => {
    if (!host || !recorder) return;
    let isJudged = false;
    let isBusy = false;
    const emitted = actor.on('result', (event) => {
      host.onResult(check, event as unknown as ResultEvent);
      host.onJournal(recorder.journal(), true);
      isJudged = true;
      // After a judgment it is the person's turn, unless the test reports again that it is busy.
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

  const isLeft = useEffectEvent((state: unknown) => keeps(state as SnapshotFrom<Machine>));
  useEffect(() => {
    if (host) return;
    // The verdict of a restored run was emitted on an earlier page.
    let { result } = (actor.getSnapshot() as AnyMachineSnapshot).context as Judged;
    let kept = false;
    const keep = (state: unknown) => {
      if ((result && isFinished(state)) || isLeft(state)) {
        const form = formOf(actor.logic as AnyStateMachine);
        saveResult(check, result?.status ?? savedVerdict(check), actor.getPersistedSnapshot(), form);
        if (!kept) markResult(check);
        kept = true;
      } else if (kept) {
        forgetRun(check);
        markResult(null);
        kept = false;
      }
    };
    keep(actor.getSnapshot());
    const emitted = actor.on('result', (event) => {
      ({ result } = event as unknown as ResultEvent);
    });
    const changed = actor.subscribe(keep);
    return () => {
      emitted.unsubscribe();
      changed.unsubscribe();
    };
  }, [actor, check, host]);

  return { actor, finished, inView, start, heading };
}
