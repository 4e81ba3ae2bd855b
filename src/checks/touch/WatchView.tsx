import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { touchWatch } from '../../../content/touch';
import { counted } from '../../../content/words';
import { WATCH_MS } from '../../../machines/touch/evidence';
import { HANDS_OFF_MS } from '../../../machines/touch/touch.machine';
import type { TouchInput } from '../../browser/input/touch-input';
import { FullscreenView } from '../../ui/layout/FullscreenView';
import type { TouchActor } from './actor';
import * as css from './Touch.css';

/**
 * The hands-off check. It has no button: a ghost touch would press it, and a finger that presses it would count as a
 * ghost touch. Escape stops the check.
 */
export function WatchView({ actor, input }: { actor: TouchActor; input: TouchInput }) {
  const listening = useSelector(actor, (state) => state.matches({ watching: 'listening' }));
  const from = useSelector(actor, ({ context }) => context.watchedFrom);
  const caught = useSelector(actor, ({ context }) => context.caught);
  const host = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    input.attach(host.current);
    const timer = setInterval(() => setNow(Date.now()), 100);
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') actor.send({ type: 'EXIT', at: Date.now(), snapshot: null });
    };
    addEventListener('keydown', listen);
    return () => {
      input.attach(null);
      clearInterval(timer);
      removeEventListener('keydown', listen);
    };
  }, [actor, input]);

  const rest = from + HANDS_OFF_MS + WATCH_MS - now;
  const seconds = Math.ceil(Math.max(0, Math.min(WATCH_MS, rest)) / 1000);
  return (
    <FullscreenView label="Touch test, hands-off check" still>
      <div ref={host} className={css.scope} data-testid="touch-watch">
        <p className={css.readout} aria-hidden="true">
          {seconds}
        </p>
        <p className={css.watchText} role="status">
          {listening ? touchWatch.listen : touchWatch.settle}
        </p>
        <p className={css.watchHint}>
          {caught.length === 0 ? 'Press Esc to stop.' : counted(caught.length, 'ghost touch', 'ghost touches')}
        </p>
        {caught.map(({ x, y }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: touches are only appended
          <span key={i} className={css.ghost} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
        ))}
      </div>
    </FullscreenView>
  );
}
