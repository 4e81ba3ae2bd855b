import { useSelector } from '@xstate/react';
import { boardOf } from '../../../machines/keyboard/layouts';
import { testedOf } from '../../../machines/keyboard/verdict';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/Button';
import { FullscreenView } from '../../ui/FullscreenView';
import { TickGauge } from '../../ui/TickGauge';
import { Board, type KeyboardActor } from './Board';
import { Badge, Figures, Offer } from './Plate';
import * as css from './Whole.css';

/** The board on the whole screen, with the way out always on it. */
export function Whole({ actor }: { actor: KeyboardActor }) {
  const tested = useSelector(actor, ({ context }) => testedOf(context));
  const total = useSelector(actor, ({ context }) => boardOf(context.layout).codes.length);
  const locked = useSelector(actor, ({ context }) => context.locked);
  return (
    <FullscreenView label="Keyboard test" still={false}>
      <div className={css.whole}>
        <div className={css.bar}>
          <p className={css.count}>
            <span className={fig}>
              {tested}/{total}
            </span>{' '}
            keys tested
          </p>
          <Badge tested={tested} total={total} />
          <p className={css.way}>
            {locked
              ? 'Hold Esc for 2 seconds to leave. Until then Esc, the system keys and F1 to F12 go to the board.'
              : 'Hold Esc for 2 seconds to leave. If the browser keeps Esc for itself, one press leaves full screen.'}
          </p>
          <Button look="solid" onClick={() => actor.send({ type: 'FULLSCREEN.EXIT' })}>
            Leave full screen
          </Button>
        </div>
        <div className={css.offer}>
          <Offer actor={actor} />
        </div>
        <div className={css.board}>
          <Board actor={actor} />
        </div>
        <div className={css.foot}>
          <TickGauge count={total} value={tested} />
          <div className={css.figures}>
            <Figures actor={actor} />
          </div>
        </div>
      </div>
    </FullscreenView>
  );
}
