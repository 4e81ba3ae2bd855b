import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changedOver } from '../../../content/drawing';
import { penTasks } from '../../../measure/pen/snapshot';
import { mountPen } from '../../../renderers/pen/pen.renderer';
import type { PenInput } from '../../browser/input/pen-input';
import { useMovable } from '../../ui/controls/useMovable';
import { useRenderer } from '../../ui/figures/useRenderer';
import { FullscreenView } from '../../ui/layout/FullscreenView';
import * as css from '../../ui/layout/SheetView.css';
import type { PenActor } from './actor';
import { PenPanel } from './PenPanel';

/** The sheet shows what was drawn, and has no settings. */
const noSettings = {};

/** The running test on the whole screen: the sheet, and the panel with what to do. */
export function PenView({ actor, input }: { actor: PenActor; input: PenInput }) {
  const movable = useMovable();
  const { home } = movable;
  const [changed, setChanged] = useState(false);
  const [goHome] = useState(() => home);
  const isDown = useSelector(actor, ({ context }) => context.progress?.isDown ?? false);

  const mount = useCallback(
    (element: HTMLElement) => {
      input.element = element;
      const renderer = mountPen(element, {
        sheet: input.sheet,
        onBox: (box) => {
          input.fit(box);
          goHome();
        },
        onFacts: (facts) => setChanged(facts.changedOver),
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
    [input, goHome],
  );
  const { host } = useRenderer(mount, noSettings, useLayoutEffect);

  const reset = () => {
    input.reset();
    actor.send({ type: 'RESET', at: Date.now() });
  };
  const exit = () => actor.send({ type: 'EXIT', at: Date.now(), snapshot: input.snapshot() });

  const onKey = useRef<(event: KeyboardEvent) => void>(() => undefined);
  onKey.current = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    const task = penTasks[Number(event.key) - 1];
    if (event.key === 'Escape') exit();
    else if (task) actor.send({ type: 'TASK', task });
    else if (event.key === 'r' || event.key === 'R') reset();
    else if (event.key === 'b' || event.key === 'B') movable.next();
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <FullscreenView label="Pen test" still={false}>
      <div ref={host} className={css.input} data-testid="pen-sheet" />
      <p role="status" className={css.news}>
        {changed && <span className={css.newsText}>{changedOver}</span>}
      </p>
      <PenPanel actor={actor} movable={movable} isDown={isDown} onReset={reset} onExit={exit} />
    </FullscreenView>
  );
}
