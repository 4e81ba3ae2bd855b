import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { ownStep } from '../../../machines/webcam/own-step';
import { webcamMachine } from '../../../machines/webcam/webcam.machine';
import { createFrameTrace, type FrameTrace } from '../../../measure/live/frame-trace';
import { cameraOf, cameraSupport, cameras, photoOf, pixelsOf } from '../../browser/media/camera';
import { resolutionProbesOf } from '../../browser/media/camera-resolutions';
import { createViewfinder } from '../../browser/media/camera-video';
import { useAbsence } from '../../ui/results/CheckHost';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { Live } from './Live';
import { Results } from './Results';
import { Unsupported } from './Unsupported';

function createTest() {
  const finder = createViewfinder();
  const trace: FrameTrace = createFrameTrace();
  const machine = webcamMachine.provide({
    actors: {
      support: cameraSupport,
      cameras,
      camera: cameraOf(finder, trace),
      photo: photoOf(finder),
      pixels: pixelsOf(finder),
      resolutionProbes: resolutionProbesOf(finder),
    },
  });
  return { finder, trace, machine };
}

/** Whether the camera is off, and was not asked for. */
const isOff = (state: SnapshotFrom<typeof webcamMachine>) => state.matches('idle') || state.matches('failed');

export default function WebcamPage() {
  const [{ finder, trace, machine }] = useState(createTest);
  const { actor, finished, start, heading } = useCheckActor('webcam', machine, {
    ownStep,
    waits: isOff,
    opens: 'camera',
  });
  const unsupported = useSelector(actor, (state) => state.matches('unsupported'));
  useAbsence('webcam', unsupported ? 'not-supported' : null);

  if (unsupported) return <Unsupported />;
  if (finished) return <Results actor={actor} heading={heading} />;
  return <Live actor={actor} finder={finder} trace={trace} start={start} />;
}
