import { type Ref, useState } from 'react';
import { penIssues, penNotice, penPageTexts } from '../../../content/pen';
import { blindSpot } from '../../../content/verdicts/pen';
import { evidence } from '../../../machines/pen/evidence';
import { penMachine } from '../../../machines/pen/pen.machine';
import { MAX_BREAK_MS } from '../../../measure/pen/contact';
import type { PenTask } from '../../../measure/pen/snapshot';
import { calibrationFor } from '../../../measure/screen/calibration';
import { EDGE_REACH_PX } from '../../../measure/touch/grid';
import { PenInput } from '../../browser/input/pen-input';
import { touchPoints } from '../../browser/input/pointers';
import { fullscreenOf } from '../../browser/screen/fullscreen';
import { readScreen } from '../../browser/screen/screen-facts';
import { wakeLock } from '../../browser/screen/wake-lock';
import { readCalibrations } from '../../browser/storage/calibrations';
import { CheckPage } from '../../check/CheckPage';
import { useCheckActor } from '../../check/results/useCheckActor';
import { small, soft } from '../../theme/base.css';
import { StartButton } from '../../ui/controls/RunButton';
import { IssueList } from '../../ui/layout/IssueList';
import { PenView } from './PenView';
import { Results } from './Results';

/** Provides the machine with its browser actors. The state of the sheet goes to the machine as plain data. */
function createTest() {
  const input = new PenInput();
  const actors = { fullscreen: fullscreenOf(input), wakeLock, strokes: input.strokes };
  return { input, machine: penMachine.provide({ actors }) };
}

export default function PenPage() {
  const [{ input, machine }] = useState(createTest);
  const { actor, ended, inView, start } = useCheckActor('pen', machine, {
    hasView: (state) => state.hasTag('running'),
  });

  const onStart = () => {
    input.reset();
    actor.send({ type: 'START', at: Date.now(), touchPoints: touchPoints(), density: calibratedDensity() });
  };
  const onContinue = (task: PenTask) => {
    input.resume(actor.getSnapshot().context.snapshot);
    actor.send({ type: 'CONTINUE', at: Date.now(), task });
  };
  return (
    <>
      {ended ? <Results {...ended} onContinue={onContinue} /> : <Intro start={start} onStart={onStart} />}
      {inView && <PenView actor={actor} input={input} />}
    </>
  );
}

/** The introduction to the pen test, with its start button. */
function Intro({ start, onStart }: { start: Ref<HTMLButtonElement>; onStart: () => void }) {
  return (
    <CheckPage
      check="pen"
      texts={penPageTexts}
      evidence={evidence}
      action={<StartButton ref={start} onClick={onStart} />}
    >
      <IssueList of={penIssues}>
        <p className={`${small} ${soft}`}>{penNotice}</p>
        <p className={`${small} ${soft}`}>{blindSpot(MAX_BREAK_MS, EDGE_REACH_PX)}</p>
      </IssueList>
    </CheckPage>
  );
}

/** Device px per mm of this screen, if the person has calibrated it in the screen size test; null otherwise. */
function calibratedDensity(): number | null {
  return calibrationFor(readCalibrations(), readScreen())?.density ?? null;
}
