import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { motionTexts } from '../../../content/motion-sensors';
import { evidence } from '../../../machines/motion-sensors/evidence';
import type { MotionActor } from '../../../machines/motion-sensors/motion-sensors.machine';
import type { MotionTask } from '../../../measure/motion-sensors/snapshot';
import type { MotionInput } from '../../browser/device/motion';
import { Button } from '../../ui/controls/Button';
import { Measurements } from '../../ui/observation/Measurements';
import { ResultPage } from '../../ui/results/ResultPage';
import * as css from './MotionSensors.css';

interface Props {
  readonly actor: MotionActor;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly input: MotionInput;
}

/** The task that provides the evidence for a rule. Rules that are not listed are confirmed by the person. */
const taskOf: Readonly<Record<string, MotionTask>> = {
  rest: 'rest',
  fitted: 'rest',
  positions: 'positions',
  screen: 'positions',
  turn: 'turn',
};

/** The result of the motion sensor test: its parts, and every figure. */
export function Results({ actor, heading, input }: Props) {
  const result = useSelector(actor, ({ context }) => context.result);
  if (!result) return null;
  const goOn = (task: MotionTask | 'senses') => {
    // After a reload the collector is empty. Restore the reading that the result is based on.
    input.collector.restart(actor.getSnapshot().context.reading);
    actor.send({ type: 'CONTINUE', task });
  };
  return (
    <ResultPage
      result={result}
      heading={heading}
      onMissing={({ rule }) => goOn(taskOf[rule] ?? 'senses')}
      aside={
        <>
          {result.measurements.length > 0 && <Measurements result={result} />}
          <div className={css.more}>
            {(['rest', 'positions', 'turn', 'senses'] as const).map((task) => (
              <Button key={task} look="quiet" onClick={() => goOn(task)}>
                {task === 'senses' ? motionTexts.senses : evidence[task].action}
              </Button>
            ))}
          </div>
        </>
      }
      onAgain={() => actor.send({ type: 'AGAIN' })}
    />
  );
}
