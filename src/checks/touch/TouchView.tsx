import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changedOver } from '../../../content/drawing';
import { mountTouch } from '../../../renderers/touch/touch.renderer';
import { FullscreenView } from '../../ui/FullscreenView';
import type { TouchActor } from './actor';
import type { Pad } from './pad';
import { Success } from './Success';
import { savePicture } from './save-picture';
import { TouchPanel } from './TouchPanel';
import { useMovable } from './useMovable';
import * as css from './TouchView.css';

/** The line about the drawing stays this long, in milliseconds. */
const NEWS_MS = 5000;

/** The running test on the whole screen: grid, panel, and the overlay when every cell was touched. */
export function TouchView({ actor, pad }: { actor: TouchActor; pad: Pad }) {
  const host = useRef<HTMLDivElement>(null);
  const complete = useSelector(actor, (state) => state.matches({ running: 'complete' }));
  const movable = useMovable();
  const { home } = movable;
  const [changed, setChanged] = useState(false);
  const [told, setTold] = useState(false);
  const [goHome] = useState(() => home);

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    pad.attach(element);
    const renderer = mountTouch(element, {
      board: pad.board,
      onBox: (box) => {
        const surface = pad.fit(box);
        if (!surface) return;
        goHome();
        if (actor.getSnapshot().matches({ running: 'complete' })) pad.board.fill();
        else actor.send({ type: 'SURFACE', at: Date.now(), ...surface });
      },
      onFacts: (facts) => setChanged(facts.changedOver),
    });
    pad.redraw = () => renderer.update({});
    return () => {
      pad.attach(null);
      pad.redraw = () => undefined;
      renderer.dispose();
    };
  }, [actor, pad, goHome]);

  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => setTold(true), NEWS_MS);
    return () => clearTimeout(timer);
  }, [changed]);

  const reset = () => {
    pad.reset();
    actor.send({ type: 'RESET', at: Date.now() });
  };
  const exit = () => actor.send({ type: 'EXIT', at: Date.now(), survey: pad.survey() });
  const save = () => savePicture(pad.board.survey());

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
      <div ref={host} className={css.pad} data-testid="touch-pad" />
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
