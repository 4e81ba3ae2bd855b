import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { motionViews } from '../../../content/motion-blur';
import { fixed, withUnit } from '../../../content/words';
import { colorPairs } from '../../../machines/motion-blur/motion-blur';
import { figureOf, marginOf } from '../../../machines/refresh-rate/refresh-rate';
import { drawnSpeed } from '../../../measure/motion/object-motion';
import { DataStrip } from '../../ui/figures/DataStrip';
import { ResultPage } from '../../ui/results/ResultPage';
import type { MotionActor } from './actor';
import * as css from './MotionBlur.css';

/** The result of the motion blur test: what the person saw, and with which settings. */
export function Results({ actor, heading }: { actor: MotionActor; heading: Ref<HTMLHeadingElement> }) {
  const { settings, reading, persistence, result } = useSelector(actor, ({ context }) => context);
  if (!result) return null;
  const figure = figureOf(reading);
  const colors = colorPairs.find(({ id }) => id === settings.colors)?.name ?? '';

  return (
    <ResultPage
      result={result}
      heading={heading}
      note={`${motionViews[settings.view].name}, ${colors.toLowerCase()}.`}
      onMissing={() => {
        actor.send({ type: 'AGAIN' });
        actor.send({ type: 'TOGGLE', at: Date.now() });
      }}
      foot={
        <div className={css.ruled}>
          <DataStrip
            columns={4}
            data={[
              { label: 'Speed', value: withUnit(Math.round(drawnSpeed(settings, reading.interval)), 'px/s') },
              {
                label: 'Refresh rate',
                value: figure && withUnit(figure, 'Hz'),
                note: figure && withUnit(`± ${marginOf(reading)}`, 'Hz'),
              },
              { label: 'Frames missed', value: reading.missed === null ? null : String(reading.missed) },
              {
                label: 'Persistence',
                value: persistence === null ? null : withUnit(fixed(persistence, 1), 'ms'),
                note: persistence === null ? null : 'by your eye',
              },
            ]}
          />
        </div>
      }
      onAgain={() => actor.send({ type: 'AGAIN' })}
    />
  );
}
