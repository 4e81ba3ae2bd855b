import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { touchMouseNotice } from '../../../content/touch';
import { MIN_STREAK_ON_PANEL, percent } from '../../../machines/touch/touch';
import type { Movable } from '../../ui/controls/useMovable';
import { SheetPanel } from '../../ui/layout/SheetPanel';
import { button } from '../../ui/layout/SheetView.css';
import type { TouchActor } from './actor';

interface Props {
  readonly actor: TouchActor;
  readonly movable: Movable;
  readonly onReset: () => void;
  readonly onExit: () => void;
  readonly onSave: () => void;
}

/** The figures of a run, and its controls. The panel can be dragged, and moved from corner to corner. */
export function TouchPanel({ actor, movable, onReset, onExit, onSave }: Props) {
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
