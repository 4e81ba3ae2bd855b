import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { penTasks } from '../../../measure/pen/snapshot';
import { mountPen } from '../../../renderers/pen/pen.renderer';
import type { OnFacts } from '../../../renderers/stage';
import type { PenInput } from '../../browser/input/pen-input';
import { useMovable } from '../../ui/controls/useMovable';
import { SheetView } from '../../ui/layout/SheetView';
import type { PenActor } from './actor';
import { PenPanel } from './PenPanel';

/** The running test in full screen: the sheet, and the panel with the task. The keys 1 to 4 also select the task. */
export function PenView({ actor, input }: { actor: PenActor; input: PenInput }) {
  const movable = useMovable();
  const { home } = movable;
  const [goHome] = useState(() => home);
  const isDown = useSelector(actor, ({ context }) => context.progress?.isDown ?? false);

  const mount = useCallback(
    (element: HTMLElement, onFacts: OnFacts) => {
      input.element = element;
      const renderer = mountPen(element, {
        sheet: input.sheet,
        onBox: (box) => {
          if (input.fit(box)) goHome();
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
    [input, goHome],
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
      label="Pen test"
      surface="pen-sheet"
      mount={mount}
      movable={movable}
      onReset={reset}
      onExit={exit}
      onKey={choose}
    >
      <PenPanel actor={actor} movable={movable} isDown={isDown} onReset={reset} onExit={exit} />
    </SheetView>
  );
}
