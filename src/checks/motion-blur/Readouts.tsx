import { useSelector } from '@xstate/react';
import { figureOf, marginOf } from '../../../content/verdicts/refresh-rate';
import { NARROW_SPACE, rounded, withUnit } from '../../../content/words';
import type { MotionActor } from '../../../machines/motion-blur/motion-blur.machine';
import { drawnSpeed, pixelsPerFrame } from '../../../measure/motion/object-motion';
import { DataStrip, datum } from '../../ui/figures/DataStrip';

const large = (figure: string | number, unit: string) => (
  <>
    {figure}
    <small>
      {NARROW_SPACE}
      {unit}
    </small>
  </>
);

/** The four large figures above the picture. */
export function Readouts({ actor }: { actor: MotionActor }) {
  const { settings, reading, interval } = useSelector(actor, ({ context }) => context);
  const figure = figureOf(reading);
  const isPhoto = settings.view === 'photo';
  const perFrame = pixelsPerFrame(settings, interval);
  return (
    <DataStrip
      columns={4}
      data={[
        isPhoto
          ? { label: 'Exposure', value: large('1/10', 's') }
          : { label: 'Speed', value: large(rounded(drawnSpeed(settings, interval), 1), 'px/s') },
        {
          label: 'Refresh rate, measured',
          value: figure && large(figure, 'Hz'),
          // One line in any case, so that the picture below stays in its place.
          note: figure ? withUnit(`± ${marginOf(reading)}`, 'Hz') : 'measuring …',
        },
        {
          ...datum('Frames missed', reading.missed),
          note: reading.missed !== null && `of ${reading.frames + reading.missed}`,
        },
        isPhoto
          ? { label: 'White cells', value: interval && `≈ ${Math.round(100 / interval)}` }
          : {
              label: 'Least possible blur',
              value: perFrame && large(rounded(perFrame, perFrame < 10 ? 2 : 1), 'px'),
              note: 'without strobing',
            },
      ]}
    />
  );
}
