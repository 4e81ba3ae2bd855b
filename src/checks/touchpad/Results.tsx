import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { fixed, withUnit } from '../../../content/words';
import { taskOf } from '../../../machines/touchpad/touchpad';
import { DataStrip } from '../../ui/figures/DataStrip';
import { ResultPage } from '../../ui/results/ResultPage';
import type { PadActor } from './actor';
import { deviceDatum } from './figures';
import * as css from './Touchpad.css';

/** The result of the touch pad test: its parts, and the figures that matter most. */
export function Results({ actor, heading }: { actor: PadActor; heading: Ref<HTMLHeadingElement> }) {
  const { result, line, rest, off, scroll } = useSelector(actor, ({ context }) => context);
  if (!result) return null;
  const px = (length: number | undefined, digits: number) =>
    length === undefined ? null : withUnit(fixed(length, digits), 'px');
  return (
    <ResultPage
      result={result}
      heading={heading}
      onMissing={({ rule }) => actor.send({ type: 'CONTINUE', task: taskOf(rule), at: Date.now() })}
      foot={
        <div className={css.figures}>
          <DataStrip
            columns={4}
            data={[
              {
                label: 'Report rate',
                value: line.movement.rate === null ? null : withUnit(Math.round(line.movement.rate), 'Hz'),
              },
              { label: 'Below a resting finger', value: px(rest?.still.rms, 2), note: rest ? 'rms' : undefined },
              { label: 'Without hands', value: px(off?.still.path, 1), note: off ? 'moved' : undefined },
              deviceDatum(scroll),
            ]}
          />
        </div>
      }
      onAgain={() => actor.send({ type: 'AGAIN' })}
    />
  );
}
