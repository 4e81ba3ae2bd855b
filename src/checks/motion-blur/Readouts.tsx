import { useSelector } from '@xstate/react';
import { motionBlurLabels as labels } from '../../../content/motion-blur';
import { settings as names } from '../../../content/verdicts/motion-blur';
import { figureOf, figures, marginOf } from '../../../content/verdicts/refresh-rate';
import { NARROW_SPACE, rounded, withUnit } from '../../../content/words';
import type { MotionActor } from '../../../machines/motion-blur/motion-blur.machine';
import { drawnSpeed, pixelsPerFrame } from '../../../measure/motion/object-motion';
import { FigureStrip, stripFigure } from '../../ui/figures/FigureStrip';

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
    <FigureStrip
      columns={4}
      figures={[
        isPhoto
          ? { label: labels.exposure, value: large('1/10', 's') }
          : { label: names.speed, value: large(rounded(drawnSpeed(settings, interval), 1), 'px/s') },
        {
          label: labels.rate,
          value: figure && large(figure, 'Hz'),
          // One line in any case, so that the picture below stays in its place.
          note: figure ? withUnit(`± ${marginOf(reading)}`, 'Hz') : labels.measuring,
        },
        {
          ...stripFigure(figures.missed, reading.missed),
          note: reading.missed !== null && labels.ofFrames(reading.frames + reading.missed),
        },
        isPhoto
          ? { label: labels.whiteCells, value: interval && `≈ ${Math.round(100 / interval)}` }
          : {
              label: labels.leastBlur,
              value: perFrame && large(rounded(perFrame, perFrame < 10 ? 2 : 1), 'px'),
              note: labels.noStrobing,
            },
      ]}
    />
  );
}
