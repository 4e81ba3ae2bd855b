import { useSelector } from '@xstate/react';
import { onSquare } from '../../../machines/pixel-repair/pixel-repair';
import { Button } from '../../ui/controls/Button';
import type { RepairActor } from './actor';
import { RepairPicture } from './RepairPicture';
import * as css from './PixelRepair.css';

/** Side of the preview's square in modes without one. Small enough to flash without consent. */
const PREVIEW_SIDE_PX = 128;

/** The chosen settings in a small square. It plays only on request. */
export function Preview({ actor, locked }: { actor: RepairActor; locked: boolean }) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const playing = useSelector(actor, (state) => state.matches({ idle: 'playing' }));
  return (
    <div className={css.viewer}>
      <div className={css.scope} role="img" aria-label={playing ? 'Preview, playing' : 'Preview, not playing'}>
        <RepairPicture
          className={css.screen}
          settings={settings}
          playing={playing}
          side={onSquare(settings) ? settings.side : PREVIEW_SIDE_PX}
        />
      </div>
      <div className={css.viewerBar}>
        <p className={css.note}>The preview always plays in a small square.</p>
        <Button look="quiet" disabled={locked} onClick={() => actor.send({ type: 'PREVIEW' })}>
          {playing ? 'Stop Preview' : 'Play Preview'}
        </Button>
      </div>
    </div>
  );
}
