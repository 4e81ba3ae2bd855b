import { useSelector } from '@xstate/react';
import { use } from 'react';
import { testedOf, totalOf } from '../../../machines/keyboard/keyboard';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { TickGauge } from '../../ui/figures/TickGauge';
import { FullscreenView } from '../../ui/layout/FullscreenView';
import { CheckHost } from '../../ui/results/CheckHost';
import type { KeyboardActor } from './actor';
import { KeyboardDrawing } from './KeyboardDrawing';
import { Badge, Figures, Offer } from './KeyboardTester';
import * as css from './Keyboard.css';

/** The keyboard in full screen. The exit button is always visible. */
export function FullscreenKeyboard({ actor }: { actor: KeyboardActor }) {
  const tested = useSelector(actor, ({ context }) => testedOf(context));
  const total = useSelector(actor, ({ context }) => totalOf(context));
  const host = use(CheckHost);
  const exit = () => actor.send({ type: 'FULLSCREEN.EXIT' });
  const locked = useSelector(actor, ({ context }) => context.locked);
  return (
    <FullscreenView label="Keyboard test" still={false}>
      <div className={css.whole}>
        <div className={css.fullscreenBar}>
          {host && <div className={css.host}>{host.controls(exit, true)}</div>}
          <p className={css.fullscreenCount}>
            <span className={fig}>
              {tested}/{total}
            </span>{' '}
            keys tested
          </p>
          <Badge tested={tested} total={total} />
          <p className={css.way}>
            {locked
              ? 'Hold Esc for 2 seconds to leave. Esc, system keys and F1 to F12 are captured too.'
              : 'Hold Esc for 2 seconds to leave. In some browsers one press of Esc leaves full screen.'}
          </p>
          <Button look="solid" onClick={exit}>
            Leave Full Screen
          </Button>
        </div>
        <div className={css.fullscreenOffer}>
          <Offer actor={actor} />
        </div>
        <div className={css.fullscreenBoard}>
          <KeyboardDrawing actor={actor} />
        </div>
        <div className={css.fullscreenFoot}>
          <TickGauge count={total} value={tested} />
          <div className={css.fullscreenFigures}>
            <Figures actor={actor} />
          </div>
        </div>
      </div>
    </FullscreenView>
  );
}
