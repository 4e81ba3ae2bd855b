import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { captureFailures } from '../../../content/capture';
import { controls } from '../../../content/controls';
import { webcamHints, webcamPageTexts, webcamPictures, webcamRates } from '../../../content/webcam';
import type { Missing } from '../../../machines/result';
import { ownStep } from '../../../machines/webcam/own-step';
import { judgeRate } from '../../../machines/webcam/webcam';
import { type WebcamActor, webcamMachine } from '../../../machines/webcam/webcam.machine';
import { createFrameTrace, type FrameTrace } from '../../../measure/live/frame-trace';
import { cameraOf, cameraSupport, cameras, photoOf, pixelsOf } from '../../browser/media/camera';
import { resolutionProbesOf } from '../../browser/media/camera-resolutions';
import { createViewfinder } from '../../browser/media/camera-video';
import { CheckHead } from '../../check/CheckPage';
import { ResultFigures } from '../../check/observation/ResultFigures';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { panel } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { useAbsence } from '../../ui/layout/CheckHost';
import { page } from '../../ui/layout/frame.css';
import { Live } from './Live';
import { DefectMap } from './Tools';
import * as css from './Webcam.css';

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
  const { actor, ended, start } = useCheckActor('webcam', machine, {
    ownStep,
    waits: isOff,
    opens: 'camera',
  });
  const unsupported = useSelector(actor, (state) => state.matches('unsupported'));
  useAbsence('webcam', unsupported ? 'not-supported' : null);

  if (unsupported) return <Unsupported />;
  if (ended) return <Results {...ended} />;
  return <Live actor={actor} finder={finder} trace={trace} start={start} />;
}

/** Shown instead of the test where the browser has no camera access. */
function Unsupported() {
  const { word, message } = captureFailures.unsupported.webcam;
  return (
    <div className={page}>
      <CheckHead check="webcam" texts={webcamPageTexts} />
      <div className={panel}>
        <div className={css.failure} role="alert">
          <VerdictBadge status="warning" word={word} />
          <div>
            <p className={css.message}>{message}</p>
            <p className={css.note}>{webcamHints.unsupported}</p>
          </div>
        </div>
        <div className={css.section}>
          <ButtonLink href="/">{controls.allTests}</ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The result of the webcam test. */
function Results(ended: Ended<WebcamActor>) {
  const { actor, result } = ended;
  const { camera, ...facts } = useSelector(actor, ({ context }) => context);
  if (!camera) return null;
  const getMissing = ({ rule }: Missing) =>
    actor.send({ type: 'CONTINUE', check: rule === 'hot' || rule === 'dead' ? rule : null });
  const judgment = judgeRate(facts.reading, camera, facts.seen);
  const picture = facts.reading ? webcamPictures[facts.reading.picture].advice : '';
  const rate = webcamRates[judgment];
  const found = [facts.checks.hot, facts.checks.dead].filter((check) => check !== null && check.defects.length > 0);
  return (
    <ResultPage
      {...ended}
      onMissing={getMissing}
      note={(result.status !== 'pass' && picture) || rate || undefined}
      aside={<ResultFigures result={result} />}
      foot={
        found.length > 0 && (
          <div className={css.maps}>{found.map((check) => check && <DefectMap key={check.kind} check={check} />)}</div>
        )
      }
    />
  );
}
