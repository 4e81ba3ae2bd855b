import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { onSquare } from '../../../machines/pixel-repair/pixel-repair';
import { lookAgain, pixelRepairMachine } from '../../../machines/pixel-repair/pixel-repair.machine';
import { frameInterval } from '../../browser/frames/frame-interval';
import { ticks } from '../../browser/frames/ticks';
import { fullscreen } from '../../browser/screen/fullscreen';
import { visibility } from '../../browser/screen/visibility';
import { wakeLock } from '../../browser/screen/wake-lock';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { swatches } from '../../ui/sequence/color-picture';
import { SequenceView } from '../../ui/sequence/SequenceView';
import { Complete } from './Complete';
import { Intro } from './Intro';
import { Run } from './Run';
import { secondLook } from './second-look';

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

export default function PixelRepairPage() {
  const { actor, finished, inView, start, heading } = useCheckActor('pixel-repair', machine, {
    input: {},
    showsResult: (state) => state.matches('results') || state.matches('looking'),
    hasView: (state) => state.matches('running'),
  });
  const looking = useSelector(actor, (state) => (state.matches('looking') ? state.children.lookAgain : undefined));
  const settings = useSelector(actor, ({ context }) => context.settings);
  const spot = useSelector(actor, ({ context }) => context.spot);

  const { side } = settings;
  const framed = onSquare(settings);
  const mount = useMemo(() => secondLook(framed ? { spot, side } : null), [spot, side, framed]);

  return (
    <>
      {finished ? <Complete actor={actor} heading={heading} /> : <Intro actor={actor} start={start} locked={inView} />}
      {inView && <Run actor={actor} />}
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
