import { useSelector } from '@xstate/react';
import { use, useEffect, useRef, useState } from 'react';
import { touchMouseNotice } from '../../../content/touch';
import { MIN_STREAK_ON_PANEL, percent } from '../../../machines/touch/touch';
import { fig } from '../../theme/base.css';
import { type Movable, usePanelDrag } from '../../ui/controls/useMovable';
import * as css from '../../ui/layout/SheetView.css';
import { CheckHost } from '../../ui/results/CheckHost';
import type { TouchActor } from './actor';

interface Props {
  readonly actor: TouchActor;
  readonly movable: Movable;
  readonly onReset: () => void;
  readonly onExit: () => void;
  readonly onSave: () => void;
}

/** The figures of a run and its controls. It can be dragged, and moved from corner to corner. */
export function TouchPanel({ actor, movable, onReset, onExit, onSave }: Props) {
  const progress = useSelector(actor, ({ context }) => context.progress);
  const { touched, cells, others, pressed, fingers, mostFingers, streak } = progress;
  const from = useSelector(actor, ({ context }) => context.paintedFrom);
  const seconds = useSeconds(from);
  const panel = useRef<HTMLDivElement>(null);
  usePanelDrag(panel, movable.move);
  const host = use(CheckHost);
  return (
    <div
      ref={panel}
      className={css.panel}
      data-busy={pressed || undefined}
      data-hosted={host !== null || undefined}
      data-corner={movable.spot ? undefined : movable.corner}
      style={movable.spot ?? undefined}
    >
      {host?.controls(onExit)}
      <div className={css.top}>
        <p className={css.label}>Cells left</p>
        <p className={css.readout}>{cells - touched}</p>
      </div>
      <dl className={css.figures}>
        <Figure label="Touched">{percent(touched, cells)}%</Figure>
        <Figure label="Time">{seconds} s</Figure>
        <Figure label="Streak">{streak > MIN_STREAK_ON_PANEL ? streak : null}</Figure>
        <Figure label="Fingers">
          {fingers}, max {mostFingers}
        </Figure>
      </dl>
      {others > 0 && (
        <p className={css.notice} role="status">
          {touchMouseNotice}
        </p>
      )}
      <div className={css.actions} role="toolbar" aria-label="Test controls">
        <button type="button" className={css.button} onClick={movable.next}>
          Move
        </button>
        <button type="button" className={css.button} onClick={onReset}>
          Reset
        </button>
        <button type="button" className={css.button} onClick={onSave}>
          Save PNG
        </button>
        <button type="button" className={css.exit} onClick={onExit}>
          Exit
        </button>
      </div>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={css.cell}>
      <dt className={css.label}>{label}</dt>
      <dd className={`${fig} ${css.figure}`}>{children ?? <span className={css.none}>—</span>}</dd>
    </div>
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
