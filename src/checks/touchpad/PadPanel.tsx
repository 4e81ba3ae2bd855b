import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { padNotes, padSteps } from '../../../content/touchpad';
import { canReportAbsence, padTasks } from '../../../machines/touchpad/run';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { PanelNotice } from '../../ui/feedback/PanelNotice';
import { DataStrip } from '../../ui/figures/DataStrip';
import { StatusBar } from '../../ui/layout/StatusBar';
import type { PadActor, PadTest } from './actor';
import { figuresOf, noteOf } from './figures';
import { PadField } from './PadField';
import { StepList } from './StepList';
import { StepProgress } from './StepProgress';
import * as css from './Touchpad.css';

interface Props {
  readonly actor: PadActor;
  readonly test: PadTest;
  readonly start: Ref<HTMLButtonElement>;
}

/** All steps, and the current one: what to do, its field, its progress, and its figures. */
export function PadPanel({ actor, test, start }: Props) {
  const context = useSelector(actor, (state) => state.context);
  const isRunning = useSelector(actor, (state) => state.matches('running'));
  const isOver = useSelector(actor, (state) => state.matches({ running: 'over' }));
  const { task, present } = context;
  const number = padTasks.indexOf(task) + 1;
  const next = padTasks[number];
  const { name, text } = padSteps[task];
  const finish = () => actor.send({ type: 'FINISH', at: Date.now() });
  const goOn = () => {
    if (!isRunning) actor.send({ type: 'START', task, at: Date.now() });
    else if (next) actor.send({ type: 'TASK', task: next, at: Date.now() });
    else finish();
  };
  return (
    <section className={panel} aria-label="Touch pad">
      <StatusBar
        lit={isRunning && !isOver}
        name={isRunning ? `Step ${number} of ${padTasks.length}.` : 'Nothing running.'}
        text={isRunning ? `${name}.` : 'Start with one finger.'}
        spoken
      >
        <div className={css.actions}>
          {isRunning && next && (
            <Button look="quiet" onClick={finish}>
              Show Result
            </Button>
          )}
          <Button ref={start} look={isRunning ? 'solid' : present === false ? 'outline' : 'go'} onClick={goOn}>
            {isRunning ? (next ? 'Next Step' : 'Show Result') : 'Start Test'}
          </Button>
        </div>
      </StatusBar>
      {present === false && <PanelNotice word="No touch pad" text={padNotes.none} />}
      <div className={css.body}>
        <StepList actor={actor} />
        <section className={css.step} aria-label={name}>
          <h2 className={css.name}>{name}</h2>
          <p className={css.text} aria-live="polite">
            {(isRunning && noteOf(context, isOver)) || text}
          </p>
          <PadField actor={actor} test={test} />
          <div className={css.under}>
            <StepProgress context={context} />
            {isRunning && !isOver && canReportAbsence(task) && (
              <Button look="quiet" onClick={() => actor.send({ type: 'ABSENT' })}>
                Nothing Happens
              </Button>
            )}
          </div>
          <div className={css.figures}>
            <DataStrip columns={4} data={figuresOf(context)} />
          </div>
        </section>
      </div>
      <p className={css.foot}>{padNotes.foot}</p>
    </section>
  );
}
