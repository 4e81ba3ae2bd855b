import { useSelector } from '@xstate/react';
import { type ReactNode, use, useRef } from 'react';
import { penOnlyNotice, rulerRefusals, penTasks as taskTexts } from '../../../content/pen';
import { fixed, percent, withMinus, withUnit } from '../../../content/words';
import { MIN_RULER_LINES } from '../../../machines/pen/evidence';
import { steadiest } from '../../../measure/pen/ruler';
import { type PenProgress, type PenTask, penTasks } from '../../../measure/pen/snapshot';
import { fig } from '../../theme/base.css';
import { type Movable, usePanelDrag } from '../../ui/controls/useMovable';
import * as css from '../../ui/layout/SheetView.css';
import { CheckHost } from '../../ui/results/CheckHost';
import type { PenActor } from './actor';
import * as own from './PenPanel.css';

interface Props {
  readonly actor: PenActor;
  readonly movable: Movable;
  readonly isDown: boolean;
  readonly onReset: () => void;
  readonly onExit: () => void;
}

interface Shown {
  readonly label: string;
  readonly readout: string | number;
  readonly figures: readonly (readonly [label: string, value: string | null])[];
}

/** What to do on the sheet, the figures of it, and the controls. It can be dragged, and moved from corner to corner. */
export function PenPanel({ actor, movable, isDown, onReset, onExit }: Props) {
  const progress = useSelector(actor, ({ context }) => context.progress);
  const task = useSelector(actor, (state) => penTasks.find((one) => state.matches({ running: one })) ?? 'cover');
  const refusal = task === 'ruler' ? (progress?.ruler.refusal ?? null) : null;
  const panel = useRef<HTMLDivElement>(null);
  usePanelDrag(panel, movable.move);
  const host = use(CheckHost);
  const { label, readout, figures } = shownOf(task, progress);
  return (
    <div
      ref={panel}
      className={css.panel}
      data-busy={isDown || undefined}
      data-hosted={host !== null || undefined}
      data-corner={movable.spot ? undefined : movable.corner}
      style={movable.spot ?? undefined}
    >
      {host?.controls(onExit)}
      <fieldset className={own.tasks}>
        <legend className={own.legend}>What to draw</legend>
        {penTasks.map((one) => (
          <button
            key={one}
            type="button"
            className={own.task}
            aria-pressed={one === task}
            onClick={() => actor.send({ type: 'TASK', task: one })}
          >
            {taskTexts[one].name}
          </button>
        ))}
      </fieldset>
      <p className={own.text} aria-live="polite">
        {refusal ? rulerRefusals[refusal] : taskTexts[task].text}
      </p>
      <div className={css.top}>
        <p className={css.label}>{label}</p>
        <p className={css.readout}>{readout}</p>
      </div>
      <dl className={css.figures}>
        {figures.map(([name, value]) => (
          <Figure key={name} label={name}>
            {value}
          </Figure>
        ))}
      </dl>
      {progress?.isOther && (
        <p className={css.notice} role="status">
          {penOnlyNotice}
        </p>
      )}
      <div className={css.actions} role="toolbar" aria-label="Test controls">
        <button type="button" className={css.button} onClick={movable.next}>
          Move
        </button>
        <button type="button" className={css.button} onClick={onReset}>
          Reset
        </button>
        <button type="button" className={`${css.exit} ${own.wide}`} onClick={onExit}>
          Exit
        </button>
      </div>
    </div>
  );
}

const inPercent = (share: number | null) => (share === null ? null : `${fixed(100 * share, 1)}%`);

/** The figures of a task. Nothing is known before the first report. */
function shownOf(task: PenTask, progress: PenProgress | null): Shown {
  const rate = progress?.rate ? withUnit(Math.round(progress.rate), 'Hz') : null;
  const lean = progress?.isSeen ? `${withMinus(progress.tiltX)}°, ${withMinus(progress.tiltY)}°` : null;
  switch (task) {
    case 'cover': {
      const share = progress ? progress.touched / progress.cells : 0;
      return {
        label: 'Cells left',
        readout: progress ? progress.cells - progress.touched : '—',
        figures: [
          ['Marked', percent(share)],
          ['Reports', rate],
          ['Lean', lean],
          ['Turn', progress?.isSeen ? `${progress.twist}°` : null],
        ],
      };
    }
    case 'press':
      return {
        label: 'Pressure',
        readout: `${Math.round(100 * (progress?.pressure ?? 0))}%`,
        figures: [
          ['Lightest', inPercent(progress?.lowest ?? null)],
          ['Firmest', inPercent(progress?.highest ?? null)],
          ['Levels', progress ? String(progress.levels) : null],
          ['Reports', rate],
        ],
      };
    case 'ruler': {
      const strokes = progress?.ruler.strokes ?? [];
      const last = strokes.at(-1) ?? null;
      const best = progress && steadiest(progress.ruler);
      return {
        label: `Lines, of ${MIN_RULER_LINES}`,
        readout: strokes.length,
        figures: [
          ['Last', last && withUnit(fixed(last.rms, 2), 'px')],
          ['Steadiest', best && withUnit(fixed(best.rms, 2), 'px')],
        ],
      };
    }
    case 'palm':
      return {
        label: 'Touches beside the pen',
        readout: progress?.palm.touches ?? 0,
        figures: [
          ['Samples', progress ? String(progress.palm.samples) : null],
          ['Taken away', progress ? String(progress.palm.cancels) : null],
        ],
      };
  }
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.cell}>
      <dt className={css.label}>{label}</dt>
      <dd className={`${fig} ${css.figure}`}>{children ?? <span className={css.none}>—</span>}</dd>
    </div>
  );
}
