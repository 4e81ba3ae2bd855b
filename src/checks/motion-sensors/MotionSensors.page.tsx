import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type MotionProblem, motionTexts } from '../../../content/motion-sensors';
import type { Absence } from '../../../machines/inspection/inspection';
import { evidence } from '../../../machines/motion-sensors/evidence';
import { type MotionActor, motionSensorsMachine } from '../../../machines/motion-sensors/motion-sensors.machine';
import { problemOf } from '../../../machines/motion-sensors/support';
import type { MotionTask } from '../../../measure/motion-sensors/snapshot';
import { MotionInput, motionPermission, motionPresence, motionSupport, vibration } from '../../browser/device/motion';
import { light } from '../../browser/media/torch';
import { wakeLock } from '../../browser/screen/wake-lock';
import { ResultFigures } from '../../check/observation/ResultFigures';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { Button } from '../../ui/controls/Button';
import { useAbsence } from '../../ui/layout/CheckHost';
import { Live } from './Live';
import * as css from './MotionSensors.css';

/** The task that provides the evidence for a rule. Rules that are not listed are confirmed by the person. */
const taskOf: Readonly<Record<string, MotionTask>> = {
  rest: 'rest',
  fitted: 'rest',
  positions: 'positions',
  screen: 'positions',
  turn: 'turn',
};

/** The result of the motion sensor test: its parts, and every figure. */
function Results({ input, ...ended }: Ended<MotionActor> & { readonly input: MotionInput }) {
  const { actor, result } = ended;
  const goOn = (task: MotionTask | 'senses') => {
    // After a reload the collector is empty. Restore the reading that the result is based on.
    input.collector.restart(actor.getSnapshot().context.reading);
    actor.send({ type: 'CONTINUE', task });
  };
  return (
    <ResultPage
      {...ended}
      onMissing={({ rule }) => goOn(taskOf[rule] ?? 'senses')}
      aside={
        <>
          {result.measurements.length > 0 && <ResultFigures result={result} />}
          <div className={css.more}>
            {(['rest', 'positions', 'turn', 'senses'] as const).map((task) => (
              <Button key={task} look="quiet" onClick={() => goOn(task)}>
                {task === 'senses' ? motionTexts.senses : evidence[task].action}
              </Button>
            ))}
          </div>
        </>
      }
    />
  );
}

/**
 * Problems that count as missing sensors or missing support. A blocked or refused sensor may still exist, so it is not
 * listed.
 */
const absences: Readonly<Partial<Record<MotionProblem, Absence>>> = {
  'not-fitted': 'not-fitted',
  unsupported: 'not-supported',
  insecure: 'not-supported',
};

function createTest() {
  const input = new MotionInput();
  const actors = {
    presence: motionPresence,
    permission: motionPermission,
    wakeLock,
    sensors: input.sensors,
    vibration,
    light,
  };
  return { input, machine: motionSensorsMachine.provide({ actors }) };
}

export default function MotionSensorsPage() {
  const [{ input, machine }] = useState(createTest);
  const [support] = useState(motionSupport);
  const { actor, ended, start } = useCheckActor('motion-sensors', machine, { input: support });
  const problem = useSelector(actor, (state) => (state.matches('idle') ? problemOf(state.context.support) : null));
  useAbsence('motion-sensors', (problem && absences[problem]) ?? null);

  return ended ? <Results {...ended} input={input} /> : <Live actor={actor} start={start} input={input} />;
}
