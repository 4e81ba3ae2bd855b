import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { touchIssues, touchLabels, touchPageTexts, touchWatch, touchWithoutScreen } from '../../../content/touch';
import { blindSpot } from '../../../content/verdicts/touch';
import { evidence, WATCH_MS } from '../../../machines/touch/evidence';
import { HANDS_OFF_MS, type TouchActor, touchMachine } from '../../../machines/touch/touch.machine';
import { EDGE_REACH_PX } from '../../../measure/touch/grid';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import { onFirstTouch, touchPoints } from '../../browser/input/pointers';
import { TouchInput } from '../../browser/input/touch-input';
import { fullscreenOf } from '../../browser/screen/fullscreen';
import { wakeLock } from '../../browser/screen/wake-lock';
import { CheckPage } from '../../check/CheckPage';
import { useCheckActor } from '../../check/results/useCheckActor';
import { small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { StartButton } from '../../ui/controls/RunButton';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { useAbsence } from '../../ui/layout/CheckHost';
import { FullscreenView } from '../../ui/layout/FullscreenView';
import { IssueList } from '../../ui/layout/IssueList';
import { useKeyDown } from '../../ui/useKeyDown';
import { useNow } from '../../ui/useNow';
import { Results } from './Results';
import { TouchView } from './TouchView';
import * as css from './Touch.css';

/** Provides the machine with its browser actors. The state of the grid goes to the machine as plain data. */
function createTest() {
  const input = new TouchInput();
  const actors = { fullscreen: fullscreenOf(input), wakeLock, strokes: input.strokes, touches: input.touches };
  return { input, machine: touchMachine.provide({ actors }) };
}

export default function TouchPage() {
  const [{ input, machine }] = useState(createTest);
  const { actor, ended, start } = useCheckActor('touch', machine, {
    // A hands-off check started from the result keeps that result behind it.
    showsResult: ({ context }) => context.result !== null,
    hasView: (state) => state.hasTag('running') || state.hasTag('watching'),
  });
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const watching = useSelector(actor, (state) => state.hasTag('watching'));

  const onStart = () => {
    input.resume(null);
    actor.send({ type: 'START', at: Date.now(), touchPoints: touchPoints() });
  };
  const onContinue = (snapshot: TouchSnapshot | null) => {
    input.resume(snapshot && { snapshot, seconds: actor.getSnapshot().context.seconds });
    actor.send({ type: 'CONTINUE', at: Date.now() });
  };
  const onWatch = () => actor.send({ type: 'WATCH', at: Date.now(), touchPoints: touchPoints() });
  return (
    <>
      {ended ? (
        <Results {...ended} onContinue={onContinue} onWatch={onWatch} />
      ) : (
        <Intro start={start} onStart={onStart} onWatch={onWatch} />
      )}
      {running && <TouchView actor={actor} input={input} />}
      {watching && <WatchView actor={actor} input={input} />}
    </>
  );
}

interface IntroProps {
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: () => void;
  readonly onWatch: () => void;
}

/** The introduction to the touch test, with the buttons that start it. */
function Intro({ start, onStart, onWatch }: IntroProps) {
  const hasTouchscreen = useHasTouchscreen();
  useAbsence('touch', hasTouchscreen === false ? 'not-fitted' : null);
  return (
    <CheckPage
      check="touch"
      texts={touchPageTexts}
      evidence={evidence}
      action={<StartButton ref={start} onClick={onStart} />}
    >
      {hasTouchscreen || (
        <p className={`${css.notice} ${hasTouchscreen === null ? css.unknown : ''}`} role="status">
          <VerdictBadge status="warning" word={touchLabels.noTouchscreen} /> {touchWithoutScreen}
        </p>
      )}
      <IssueList of={touchIssues}>
        <p className={`${small} ${soft}`}>{blindSpot(EDGE_REACH_PX)}</p>
        <p className={`${small} ${soft}`}>{touchWatch.text}</p>
        <Button look="quiet" onClick={onWatch}>
          {evidence.handsOff.action}
        </Button>
      </IssueList>
    </CheckPage>
  );
}

/** Whether the browser reports a touchscreen or one was touched. Null in a prerendered page. */
function useHasTouchscreen(): boolean | null {
  const [screen] = useState(() => {
    let touched = false;
    return {
      watch: (changed: () => void) =>
        onFirstTouch(() => {
          touched = true;
          changed();
        }),
      is: () => touched || touchPoints() > 0,
    };
  });
  return useSyncExternalStore<boolean | null>(screen.watch, screen.is, () => null);
}

/**
 * The hands-off check. It has no button: a ghost touch would press it, and a finger that presses it would count as a
 * ghost touch. Escape stops the check.
 */
function WatchView({ actor, input }: { actor: TouchActor; input: TouchInput }) {
  const listening = useSelector(actor, (state) => state.matches({ watching: 'listening' }));
  const { watchedFrom: from, caught } = useSelector(actor, ({ context }) => context);
  const host = useRef<HTMLDivElement>(null);
  const now = useNow(100);

  useEffect(() => {
    input.attach(host.current);
    return () => input.attach(null);
  }, [input]);
  useKeyDown(({ key }) => {
    if (key === 'Escape') actor.send({ type: 'EXIT', at: Date.now(), snapshot: null });
  });

  const rest = from + HANDS_OFF_MS + WATCH_MS - now;
  const seconds = Math.ceil(Math.max(0, Math.min(WATCH_MS, rest)) / 1000);
  return (
    <FullscreenView label={touchWatch.view} still>
      <div ref={host} className={css.scope} data-testid="touch-watch">
        <p className={css.readout} aria-hidden="true">
          {seconds}
        </p>
        <p className={css.watchText} role="status">
          {listening ? touchWatch.listen : touchWatch.settle}
        </p>
        <p className={css.watchHint}>{caught.length === 0 ? touchWatch.stop : touchWatch.caught(caught.length)}</p>
        {caught.map(({ x, y }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: touches are only appended
          <span key={i} className={css.ghost} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
        ))}
      </div>
    </FullscreenView>
  );
}
