import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changedOver } from '../../../content/drawing';
import { mountTouch } from '../../../renderers/touch/touch.renderer';
import type { TouchInput } from '../../browser/input/touch-input';
import { useMovable } from '../../ui/controls/useMovable';
import { useRenderer } from '../../ui/figures/useRenderer';
import { FullscreenView } from '../../ui/layout/FullscreenView';
import * as css from '../../ui/layout/SheetView.css';
import type { TouchActor } from './actor';
import { Success } from './Success';
import { savePicture } from './save-picture';
import { TouchPanel } from './TouchPanel';

/** The line about the drawing stays this long, in milliseconds. */
const NEWS_MS = 5000;

/** The grid shows what was touched, and has no settings. */
const noSettings = {};

/** The running test on the whole screen: grid, panel, and the overlay when every cell was touched. */
export function TouchView({ actor, input }: { actor: TouchActor; input: TouchInput }) {
  const complete = useSelector(actor, (state) => state.matches({ running: 'complete' }));
  const movable = useMovable();
  const { home } = movable;
  const [changed, setChanged] = useState(false);
  const [told, setTold] = useState(false);
  const [goHome] = useState(() => home);

  const mount = useCallback(
    (element: HTMLElement) => {
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
        onFacts: (facts) => setChanged(facts.changedOver),
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
  const { host } = useRenderer(mount, noSettings, useLayoutEffect);

  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => setTold(true), NEWS_MS);
    return () => clearTimeout(timer);
  }, [changed]);

  const reset = () => {
    input.reset();
    actor.send({ type: 'RESET', at: Date.now() });
  };
  const exit = () => actor.send({ type: 'EXIT', at: Date.now(), snapshot: input.snapshot() });
  const save = () => savePicture(input.grid.snapshot());

  const onKey = useRef<(event: KeyboardEvent) => void>(() => undefined);
  onKey.current = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (event.key === 'Escape') exit();
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
    <FullscreenView label="Touch test" still={false}>
      <div ref={host} className={css.input} data-testid="touch-input" />
      <p role="status" className={css.news}>
        {changed && !told && <span className={css.newsText}>{changedOver}</span>}
      </p>
      {complete ? (
        <Success actor={actor} onReset={reset} onExit={exit} onSave={save} />
      ) : (
        <TouchPanel actor={actor} movable={movable} onReset={reset} onExit={exit} onSave={save} />
      )}
    </FullscreenView>
  );
}
