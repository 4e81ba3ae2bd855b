import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type {
  Actor,
  ActorOptions,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { CheckId } from '../../../content/catalogue';
import type { Judged, ResultEvent } from '../../../machines/check-machine';
import type { CheckResult } from '../../../machines/result';
import { isGranted } from '../../browser/media/ask-permissions';
import { ownPace } from '../../browser/storage/run-switches';
import {
  forgetRun,
  formOf,
  markResult,
  readableFor,
  savedVerdict,
  saveResult,
} from '../../browser/storage/saved-results';
import { useInspector } from '../../inspector';
import { CheckHost } from '../../ui/layout/CheckHost';
import { SavedSnapshot } from './SavedRun';

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

/** A run whose result is shown. */
export interface Ended<Actor> {
  readonly actor: Actor;
  readonly result: CheckResult;
  /** The heading of the result's page, which takes the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const isFinished = (state: unknown) => (state as AnyMachineSnapshot).matches('results');
const resultOf = (state: unknown) => ((state as AnyMachineSnapshot).context as Judged).result;
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
  const result = useSelector(actor, ((state: SnapshotFrom<Machine>) =>
    showsResult(state) ? resultOf(state) : null) as (state: unknown) => CheckResult | null);
  const inView = useSelector(actor, hasView as (state: unknown) => boolean);
  const { start, heading } = useRunFocus(result !== null, inView);
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
    let result = resultOf(actor.getSnapshot());
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

  return { actor, ended: result && { actor, result, heading }, inView, start, heading };
}

/**
 * Gives the host, if there is one, what starts the test while the test waits for that. A test that opens a device
 * starts by itself when it is opened, if the browser has granted the device already and the person wants that.
 */
function useHostStart<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  waits: (state: SnapshotFrom<Machine>) => boolean = never,
  opens?: 'camera' | 'microphone',
): void {
  const host = use(CheckHost);
  const isWaiting = useSelector(actor, waits as (state: unknown) => boolean);
  // Once only: a person who stops the test wants the device off.
  const isAnswered = useRef(false);
  useEffect(() => {
    if (!host || !isWaiting) return;
    let isOver = false;
    const start = () => actor.send({ type: 'START', at: Date.now() } as EventFrom<Machine>);
    host.onStart(start);
    if (opens && !isAnswered.current && ownPace.isOn())
      void isGranted(opens).then((granted) => {
        isAnswered.current = true;
        if (granted && !isOver) start();
      });
    return () => {
      isOver = true;
      host.onStart(null);
    };
  }, [actor, host, isWaiting, opens]);
}

/** The next event of a test that needs no press now; null if it waits for the person. `at`: ms since the epoch. */
type OwnStep<Machine extends AnyStateMachine> = (
  state: SnapshotFrom<Machine>,
  at: number,
) => EventFromLogic<Machine> | null;

/**
 * How long a step must be due without a break, so that a worn key or button still has time to act twice: as long as
 * presses are compared (`MAX_DOUBLE_CLICK_MS`, which would add its module to the home page).
 */
const DUE_MS = 500;
/** The time between two looks. */
const LOOK_MS = 100;

/**
 * Sends the steps that a test takes by itself, if the person wants that. A step that is due after one of them follows at
 * once: nothing was pressed between them.
 */
function useOwnPace<Machine extends AnyStateMachine>(actor: Actor<Machine>, ownStep?: OwnStep<Machine>): void {
  useEffect(() => {
    if (!ownStep) return;
    let due: string | null = null;
    let since = 0;
    const step = () => (ownPace.isOn() ? ownStep(actor.getSnapshot(), Date.now()) : null);
    const look = () => {
      const now = performance.now();
      const event = step();
      if (event?.type !== due) since = now;
      due = event?.type ?? null;
      if (!event || now - since < DUE_MS) return;
      due = null;
      actor.send(event);
      const next = step();
      if (next) actor.send(next);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [actor, ownStep]);
}

/**
 * Moves focus with a run: to `heading`, at the top of the page, when the run ends with a result; back to `start` when
 * it ends without one or another run is prepared. If a page has no `start`, its `heading` gets focus instead.
 * @param finished whether the page shows a result
 * @param running whether the run has its own view above the page
 */
function useRunFocus(finished: boolean, running: boolean) {
  const start = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ finished, running });
  useEffect(() => {
    const was = before.current;
    before.current = { finished, running };
    if (running || (was.running === running && was.finished === finished)) return;
    if (!finished && start.current) {
      start.current.focus();
      return;
    }
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [finished, running]);
  return { start, heading };
}
