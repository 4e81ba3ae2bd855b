import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { controls } from '../../../content/controls';
import { touchLabels as labels, touchLook, touchMouseNotice } from '../../../content/touch';
import { figures } from '../../../content/verdicts/touch';
import { inMinutes } from '../../../content/words';
import type { CheckResult } from '../../../machines/result';
import { placesOf, secondLook } from '../../../machines/touch/second-look';
import { judgeTouch, MIN_STREAK_ON_PANEL, otherCells, percent } from '../../../machines/touch/touch';
import type { TouchActor } from '../../../machines/touch/touch.machine';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import type { OnFacts } from '../../../renderers/stage';
import { mountTouch } from '../../../renderers/touch/touch.renderer';
import type { TouchInput } from '../../browser/input/touch-input';
import { downloadResult, giveCard } from '../../check/results/download-result';
import { ResultBadge } from '../../check/results/ResultBadge';
import { ResultTools } from '../../check/results/ResultTools';
import { byUrgency, type ResultRow, rowsOf } from '../../check/results/result-rows';
import { shareResult } from '../../check/results/share-result';
import { SheetPanel } from '../../check/sheet/SheetPanel';
import { SheetView } from '../../check/sheet/SheetView';
import * as css from '../../check/sheet/SheetView.css';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { type Movable, useMovable } from '../../ui/controls/useMovable';
import { codeTag } from '../../ui/figures/badges.css';
import { CoverageMap, Rings } from '../../ui/figures/CoverageMap';
import { FigureStrip, stripFigure } from '../../ui/figures/FigureStrip';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { useNow } from '../../ui/useNow';
import { savePicture } from './Results';

interface Props {
  readonly actor: TouchActor;
  /** Continues painting from this state of the grid. */
  readonly onAgain: (snapshot: TouchSnapshot) => void;
  readonly onReset: () => void;
  readonly onExit: () => void;
  readonly onSave: () => void;
}

/** The rows that need a second look. Those that need the same step are one. */
function openRows({ parts, missing }: CheckResult): readonly ResultRow[] {
  const rows = byUrgency(rowsOf(parts));
  return rows.filter(
    ({ rule, status }, i) =>
      status === 'fail' ||
      status === 'warning' ||
      (missing.some((one) => one.rule === rule) && rows.findIndex((row) => row.rule === rule) === i),
  );
}

/** The overlay when every cell was painted: what still needs a second look, why, and the one way to it. */
function Success({ actor, onAgain, onReset, onExit, onSave }: Props) {
  const run = useSelector(actor, ({ context }) => context);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const { snapshot, seconds } = run;
  if (!snapshot) return null;
  const result = judgeTouch({ ...run, finishedAt: run.paintedFrom + seconds * 1000 });
  const [missing] = result.missing;
  const places = placesOf(result, snapshot);
  const open = openRows(result);
  const others = otherCells(snapshot);
  return (
    <div className={css.over}>
      <svg className={css.rings} viewBox={`0 0 ${snapshot.width} ${snapshot.height}`} aria-hidden="true">
        <Rings places={places} unit={2 * snapshot.pixelRatio} />
      </svg>
      <div className={css.doneBox}>
        <div role="status">
          <div className={css.doneHead}>
            <h2>{labels.success}</h2>
            <p className={css.doneText}>
              {labels.all} <span className={fig}>{snapshot.touched.length}</span>{' '}
              {others > 0 ? labels.painted : labels.touched} <span className={fig}>{seconds} s</span>.{' '}
              {open.length > 0 && touchLook.lead(open.length)}
            </p>
            <ResultBadge result={result} />
          </div>
          {open.map(({ key, name, details, status, findings = [] }) => {
            const isLost = key === 'jumps' && places.length > 0;
            return (
              <div key={key} className={css.look}>
                <div className={css.reason}>
                  <p className={css.marks}>
                    <VerdictBadge status={status} />
                    {findings[0] && <code className={codeTag}>{findings[0].code}</code>}
                  </p>
                  <h3 className={css.doneTitle}>{isLost ? touchLook.title : name}</h3>
                  <p className={css.doneText}>{isLost ? touchLook.text(places.map((place) => place.name)) : details}</p>
                </div>
                {isLost && <CoverageMap snapshot={snapshot} zones={[]} ghosts={[]} places={places} />}
              </div>
            );
          })}
        </div>
        <div ref={first} className={css.doneActions}>
          {missing ? (
            <Button look="solid" onClick={() => onAgain(snapshot)}>
              {missing.action}
            </Button>
          ) : (
            places.length > 0 && (
              <Button look="solid" onClick={() => onAgain(secondLook(snapshot))}>
                {touchLook.again}
              </Button>
            )
          )}
          <Button look={missing || places.length > 0 ? 'outline' : 'solid'} onClick={onExit}>
            {controls.exit}
          </Button>
          <Button look="quiet" onClick={onSave}>
            {controls.savePng}
          </Button>
        </div>
        <div className={css.doneFigures}>
          <FigureStrip
            columns={4}
            figures={[
              { label: labels.cells, value: snapshot.touched.length },
              { label: labels.mostFingers, value: snapshot.mostFingers },
              stripFigure(figures.samples, snapshot.rate, 'Hz'),
              { label: labels.time, value: inMinutes(seconds) },
            ]}
          />
        </div>
        <div className={css.tools}>
          <ResultTools
            onShare={() => shareResult(result)}
            onDownload={() => downloadResult(result)}
            onCard={() => giveCard(result)}
            onAgain={onReset}
            again={controls.testAgain}
          />
        </div>
      </div>
    </div>
  );
}

/** The running test in full screen: grid, panel, and the overlay when every cell was touched. */
export function TouchView({ actor, input }: { actor: TouchActor; input: TouchInput }) {
  const complete = useSelector(actor, (state) => state.matches({ running: 'complete' }));
  const movable = useMovable();
  const { move } = movable;

  const mount = useCallback(
    (element: HTMLElement, onFacts: OnFacts) => {
      input.attach(element);
      const renderer = mountTouch(element, {
        grid: input.grid,
        onBox: (box) => {
          const surface = input.fit(box);
          if (!surface) return;
          move(null);
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
    [actor, input, move],
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
    <SheetView label={labels.view} surface="touch-input" mount={mount} movable={movable} onReset={reset} onExit={exit}>
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
  const { progress, paintedFrom } = useSelector(actor, ({ context }) => context);
  const { touched, cells, others, pressed, fingers, mostFingers, streak } = progress;
  const seconds = Math.max(0, Math.floor((useNow(250) - paintedFrom) / 1000));
  return (
    <SheetPanel
      movable={movable}
      isBusy={pressed}
      label={labels.left}
      readout={cells - touched}
      figures={[
        [labels.share, `${percent(touched, cells)}%`],
        [labels.time, `${seconds} s`],
        [labels.streak, streak > MIN_STREAK_ON_PANEL ? streak : null],
        [labels.fingers, labels.fingersNow(fingers, mostFingers)],
      ]}
      notice={others > 0 && touchMouseNotice}
      onReset={onReset}
      onExit={onExit}
      more={
        <button type="button" className={css.button} onClick={onSave}>
          {controls.savePng}
        </button>
      }
    />
  );
}
