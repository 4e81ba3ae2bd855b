import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { onSquare } from '../../../machines/pixel-repair/pixel-repair';
import { lookAgain, pixelRepairMachine } from '../../../machines/pixel-repair/pixel-repair.machine';
import type { StageFacts } from '../../../renderers/stage';
import { frameInterval } from '../../browser/frames/frame-interval';
import { ticks } from '../../browser/frames/ticks';
import { fullscreen } from '../../browser/screen/fullscreen';
import { visibility } from '../../browser/screen/visibility';
import { wakeLock } from '../../browser/screen/wake-lock';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { useRunFocus } from '../../ui/results/useRunFocus';
import { SequenceView } from '../../ui/sequence/SequenceView';
import { Complete } from './Complete';
import { Intro } from './Intro';
import { mountLook, swatches } from './look';
import { Run } from './Run';

const machine = pixelRepairMachine.provide({
  actors: {
    frameInterval,
    fullscreen,
    wakeLock,
    ticks,
    visibility,
    lookAgain: lookAgain.provide({ actors: { fullscreen, wakeLock, visibility } }),
  },
});

const input = {};
const isFinished = (state: SnapshotFrom<typeof machine>) => state.matches('results');

export default function PixelRepairPage() {
  const { actor, finished: complete } = useCheckActor('pixel-repair', machine, { input, isFinished });
  const running = useSelector(actor, (state) => state.matches('running'));
  const looking = useSelector(actor, (state) => (state.matches('looking') ? state.children.lookAgain : undefined));
  const finished = complete || looking !== undefined;
  const settings = useSelector(actor, ({ context }) => context.settings);
  const spot = useSelector(actor, ({ context }) => context.spot);

  const { start, heading } = useRunFocus(finished, running);

  const { side } = settings;
  const framed = onSquare(settings);
  const mount = useCallback(
    (host: HTMLElement, onFacts: (facts: StageFacts) => void) => {
      const middle = spot ?? { x: host.clientWidth / 2, y: host.clientHeight / 2 };
      return mountLook(host, framed ? { ...middle, side } : null, onFacts);
    },
    [spot, side, framed],
  );

  return (
    <>
      {finished ? <Complete actor={actor} heading={heading} /> : <Intro actor={actor} start={start} locked={running} />}
      {running && <Run actor={actor} />}
      {looking && (
        <SequenceView
          actor={looking}
          label="Second look"
          mount={mount}
          swatches={swatches}
          kinds={[]}
          likelyKind={() => ''}
        />
      )}
    </>
  );
}
