import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import type { OnFacts } from '../../../renderers/stage';
import { mountTouch } from '../../../renderers/touch/touch.renderer';
import type { TouchInput } from '../../browser/input/touch-input';
import { useMovable } from '../../ui/controls/useMovable';
import { SheetView } from '../../ui/layout/SheetView';
import type { TouchActor } from './actor';
import { Success } from './Success';
import { savePicture } from './save-picture';
import { TouchPanel } from './TouchPanel';

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
