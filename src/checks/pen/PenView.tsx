import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { penLabels as labels, penOnlyNotice, rulerRefusals, penTasks as taskTexts } from '../../../content/pen';
import { figures as names } from '../../../content/verdicts/pen';
import { fixed, percent, withMinus, withUnit } from '../../../content/words';
import { MIN_RULER_LINES } from '../../../machines/pen/evidence';
import type { PenActor } from '../../../machines/pen/pen.machine';
import { steadiest } from '../../../measure/pen/ruler';
import { type PenProgress, type PenTask, penTasks } from '../../../measure/pen/snapshot';
import { mountPen } from '../../../renderers/pen/pen.renderer';
import type { OnFacts } from '../../../renderers/stage';
import type { PenInput } from '../../browser/input/pen-input';
import { SheetPanel } from '../../check/sheet/SheetPanel';
import { SheetView } from '../../check/sheet/SheetView';
import { type Movable, useMovable } from '../../ui/controls/useMovable';
import * as css from './Pen.css';

/** The running test in full screen: the sheet, and the panel with the task. The keys 1 to 4 also select the task. */
export function PenView({ actor, input }: { actor: PenActor; input: PenInput }) {
  const movable = useMovable();
  const { move } = movable;

  const mount = useCallback(
    (element: HTMLElement, onFacts: OnFacts) => {
      input.element = element;
      const renderer = mountPen(element, {
        sheet: input.sheet,
        onBox: (box) => {
          if (input.fit(box)) move(null);
        },
        onFacts,
      });
      input.redraw = () => renderer.update({});
      return {
        update: renderer.update,
        dispose() {
          input.element = null;
          input.redraw = () => undefined;
          renderer.dispose();
        },
      };
    },
    [input, move],
  );

  const reset = () => {
    input.reset();
    actor.send({ type: 'RESET', at: Date.now() });
  };
  const exit = () => actor.send({ type: 'EXIT', at: Date.now(), snapshot: input.snapshot() });
  const choose = (key: string) => {
    const task = penTasks[Number(key) - 1];
    if (task) actor.send({ type: 'TASK', task });
    return task !== undefined;
  };

  return (
    <SheetView
      label={labels.view}
      surface="pen-sheet"
      mount={mount}
      movable={movable}
      onReset={reset}
      onExit={exit}
      onKey={choose}
    >
      <PenPanel actor={actor} movable={movable} onReset={reset} onExit={exit} />
    </SheetView>
  );
}

interface PenPanelProps {
  readonly actor: PenActor;
  readonly movable: Movable;
  readonly onReset: () => void;
  readonly onExit: () => void;
}

interface Shown {
  readonly label: string;
  readonly readout: string | number;
  readonly figures: readonly (readonly [label: string, value: string | null])[];
}

/** The panel on the sheet: the task, its figures, and the controls. */
function PenPanel({ actor, movable, onReset, onExit }: PenPanelProps) {
  const progress = useSelector(actor, ({ context }) => context.progress);
  const task = useSelector(actor, (state) => penTasks.find((one) => state.matches({ running: one })) ?? 'cover');
  const refusal = task === 'ruler' ? (progress?.ruler.refusal ?? null) : null;
  const { label, readout, figures } = shownOf(task, progress);
  return (
    <SheetPanel
      movable={movable}
      isBusy={progress?.isDown ?? false}
      label={label}
      readout={readout}
      figures={figures}
      notice={(progress?.isOther ?? false) && penOnlyNotice}
      onReset={onReset}
      onExit={onExit}
    >
      <ul className={css.tasks} aria-label={labels.tasks}>
        {penTasks.map((one) => (
          <li key={one} className={css.cell}>
            <button
              type="button"
              className={css.task}
              aria-pressed={one === task}
              onClick={() => actor.send({ type: 'TASK', task: one })}
            >
              {taskTexts[one].name}
            </button>
          </li>
        ))}
      </ul>
      <p className={css.text} aria-live="polite">
        {refusal ? rulerRefusals[refusal] : taskTexts[task].text}
      </p>
    </SheetPanel>
  );
}

const inPercent = (share: number | null) => (share === null ? null : `${fixed(100 * share, 1)}%`);

/** The figures of a task. They are not known before the first report. */
function shownOf(task: PenTask, progress: PenProgress | null): Shown {
  const rate = progress?.rate ? withUnit(Math.round(progress.rate), 'Hz') : null;
  const lean = progress?.isSeen ? `${withMinus(progress.tiltX)}°, ${withMinus(progress.tiltY)}°` : null;
  switch (task) {
    case 'cover': {
      const share = progress ? progress.touched / progress.cells : 0;
      return {
        label: labels.left,
        readout: progress ? progress.cells - progress.touched : '—',
        figures: [
          [labels.marked, percent(share)],
          [labels.reports, rate],
          [labels.lean, lean],
          [names.turn, progress?.isSeen ? `${progress.twist}°` : null],
        ],
      };
    }
    case 'press':
      return {
        label: names.pressure,
        readout: `${Math.round(100 * (progress?.pressure ?? 0))}%`,
        figures: [
          [labels.lightest, inPercent(progress?.lowest ?? null)],
          [labels.firmest, inPercent(progress?.highest ?? null)],
          [labels.levels, progress ? String(progress.levels) : null],
          [labels.reports, rate],
        ],
      };
    case 'ruler': {
      const strokes = progress?.ruler.strokes ?? [];
      const last = strokes.at(-1) ?? null;
      const best = progress && steadiest(progress.ruler);
      return {
        label: labels.lines(MIN_RULER_LINES),
        readout: strokes.length,
        figures: [
          [labels.last, last && withUnit(fixed(last.rms, 2), 'px')],
          [labels.steadiest, best && withUnit(fixed(best.rms, 2), 'px')],
        ],
      };
    }
    case 'palm':
      return {
        label: names.touches,
        readout: progress?.palm.touches ?? 0,
        figures: [
          [labels.samples, progress ? String(progress.palm.samples) : null],
          [labels.cancels, progress ? String(progress.palm.cancels) : null],
        ],
      };
  }
}
