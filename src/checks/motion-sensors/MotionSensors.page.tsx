import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { MotionProblem } from '../../../content/motion-sensors';
import type { Absence } from '../../../machines/inspection/inspection';
import { motionSensorsMachine } from '../../../machines/motion-sensors/motion-sensors.machine';
import { problemOf } from '../../../machines/motion-sensors/support';
import { MotionInput, motionPermission, motionPresence, motionSupport, vibration } from '../../browser/device/motion';
import { light } from '../../browser/media/torch';
import { wakeLock } from '../../browser/screen/wake-lock';
import { useAbsence } from '../../ui/results/CheckHost';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { Live } from './Live';
import { Results } from './Results';

/**
 * Problems that count as missing sensors or missing support. A blocked or refused sensor may still exist, so it is not
 * listed.
 */
const absences: Readonly<Partial<Record<MotionProblem, Absence>>> = {
  'not-fitted': 'not-fitted',
  unsupported: 'not-supported',
  insecure: 'not-supported',
};

export default function MotionSensorsPage() {
  const [input] = useState(() => new MotionInput());
  const machine = useMemo(
    () =>
      motionSensorsMachine.provide({
        actors: {
          presence: motionPresence,
          permission: motionPermission,
          wakeLock,
          sensors: input.sensors,
          vibration,
          light,
        },
      }),
    [input],
  );
  const [support] = useState(motionSupport);
  const { actor, finished, start, heading } = useCheckActor('motion-sensors', machine, { input: support });
  const problem = useSelector(actor, (state) => (state.matches('idle') ? problemOf(state.context.support) : null));
  useAbsence('motion-sensors', (problem && absences[problem]) ?? null);

  return finished ? (
    <Results actor={actor} heading={heading} input={input} />
  ) : (
    <Live actor={actor} start={start} input={input} />
  );
}
