import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { touchMouseNotice } from '../../../content/touch';
import { MIN_STREAK_ON_PANEL, percent } from '../../../machines/touch/touch';
import type { TouchActor } from '../../../machines/touch/touch.machine';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import type { OnFacts } from '../../../renderers/stage';
import { mountTouch } from '../../../renderers/touch/touch.renderer';
import type { TouchInput } from '../../browser/input/touch-input';
import { type Movable, useMovable } from '../../ui/controls/useMovable';
import { SheetPanel } from '../../ui/layout/SheetPanel';
import { SheetView } from '../../ui/layout/SheetView';
import { button } from '../../ui/layout/SheetView.css';
import { Success } from './Success';
import { savePicture } from './save-picture';

/** The running test in full screen: grid, panel, and the overlay when every cell was touched. */
export function TouchView({ actor, input }: { actor: TouchActor; input: TouchInput }) {
  const complete = useSelector(actor, (state) => state.matches({ running: 'complete' }));
  const movable = useMovable();
  const { home } = movable;
  const [goHome] = useState(() => home);

  const mount = useCallback(
    (element: HTMLElement, onFacts: OnFacts) => {
      input.attach(element);
      const renderer = mountTouch(element, {
        grid: input.grid,
        onBox: (box) => {
          const surface = input.fit(box);
          if (!surface) return;
          goHome();
          if (actor.getSnapshot().matches({ running: 'complete' })) input.grid.fill();
          else actor.send({ type: 'SURFACE', at: Date.now(), ...surface });
        },
        onFacts,
      });
      input.redraw = () => renderer.update({});
      return {
        update: renderer.update,
        dispose() {
          input.attach(null);
          input.redraw = () => undefined;
          renderer.dispose();
        },
      };
    },
    [actor, input, goHome],
  );

  const reset = () => {
    input.reset();
    actor.send({ type: 'RESET', at: Date.now() });
  };
  const exit = () => actor.send({ type: 'EXIT', at: Date.now(), snapshot: input.snapshot() });
  const again = (snapshot: TouchSnapshot) => {
    const { seconds } = actor.getSnapshot().context;
    actor.send({ type: 'CONTINUE', at: Date.now(), ...input.restore({ snapshot, seconds }) });
  };
  const save = () => savePicture(input.grid.snapshot());

  return (
    <SheetView label="Touch test" surface="touch-input" mount={mount} movable={movable} onReset={reset} onExit={exit}>
      {complete ? (
        <Success actor={actor} onAgain={again} onReset={reset} onExit={exit} onSave={save} />
      ) : (
        <TouchPanel actor={actor} movable={movable} onReset={reset} onExit={exit} onSave={save} />
      )}
    </SheetView>
  );
}

interface TouchPanelProps {
  readonly actor: TouchActor;
  readonly movable: Movable;
  readonly onReset: () => void;
  readonly onExit: () => void;
  readonly onSave: () => void;
}

/** The figures of a run, and its controls. The panel can be dragged, and moved from corner to corner. */
function TouchPanel({ actor, movable, onReset, onExit, onSave }: TouchPanelProps) {
  const progress = useSelector(actor, ({ context }) => context.progress);
  const { touched, cells, others, pressed, fingers, mostFingers, streak } = progress;
  const from = useSelector(actor, ({ context }) => context.paintedFrom);
  const seconds = useSeconds(from);
  return (
    <SheetPanel
      movable={movable}
      isBusy={pressed}
      label="Cells left"
      readout={cells - touched}
      figures={[
        ['Touched', `${percent(touched, cells)}%`],
        ['Time', `${seconds} s`],
        ['Streak', streak > MIN_STREAK_ON_PANEL ? streak : null],
        ['Fingers', `${fingers}, max ${mostFingers}`],
      ]}
      notice={others > 0 && touchMouseNotice}
      onReset={onReset}
      onExit={onExit}
      more={
        <button type="button" className={button} onClick={onSave}>
          Save PNG
        </button>
      }
    />
  );
}

/** Whole seconds since a time in milliseconds since the epoch. */
function useSeconds(from: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - from) / 1000));
}
