import { useSelector } from '@xstate/react';
import { type Ref, useId } from 'react';
import {
  motionLead,
  motionProblems,
  motionQuestions,
  motionSteps,
  motionTaskTexts,
} from '../../../content/motion-sensors';
import { evidence } from '../../../machines/motion-sensors/evidence';
import type { MotionActor } from '../../../machines/motion-sensors/motion-sensors.machine';
import { problemOf } from '../../../machines/motion-sensors/support';
import { motionTasks } from '../../../measure/motion-sensors/snapshot';
import type { MotionInput } from '../../browser/device/motion';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { RunButton } from '../../ui/controls/RunButton';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { StatusBar } from '../../ui/layout/StatusBar';
import { TestGuides } from '../../ui/results/TestGuides';
import { Figures } from './Figures';
import { Picture } from './Picture';
import { Senses } from './Senses';
import { Task } from './Task';
import * as css from './MotionSensors.css';

interface Props {
  readonly actor: MotionActor;
  readonly start: Ref<HTMLButtonElement>;
  readonly input: MotionInput;
}

const words = {
  checking: ['Checking', 'Looking for sensors.'],
  asking: ['Waiting for you', 'The browser may ask for the sensors.'],
  listening: ['Checking', 'Waiting for a first reading.'],
  idle: ['Ready', 'A firm table helps.'],
} as const;

const all = [...motionTasks, 'senses'] as const;
const options = all.map((id) => ({ id, name: motionTaskTexts[id].name }));

/** The test page before there is a result. */
export function Live({ actor, start, input }: Props) {
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const task = useSelector(actor, (state) => all.find((one) => state.matches({ running: one })) ?? null);
  const canStart = useSelector(actor, (state) => state.can({ type: 'START', at: 0 }));
  const problem = useSelector(actor, (state) => (state.matches('idle') ? problemOf(state.context.support) : null));
  const value = useSelector(actor, (state) => {
    if (state.matches('checking')) return 'checking';
    if (state.matches('asking')) return 'asking';
    if (state.matches('listening')) return 'listening';
    return 'idle';
  });
  const why = useId();

  const onStart = () => {
    if (running) return actor.send({ type: 'FINISH', at: Date.now() });
    input.collector.restart();
    actor.send({ type: 'START', at: Date.now() });
  };
  const onReset = () => {
    input.collector.restart();
    actor.send({ type: running ? 'RESET' : 'LOOK' });
  };
  return (
    <div className={`${page} ${css.buttons}`}>
      <PageHead
        check="motion-sensors"
        title="Motion sensor test"
        text={motionLead}
        action={
          <RunButton
            ref={start}
            running={running}
            canStart={canStart}
            problem={problem !== null && { describedBy: why, onCheckAgain: onReset }}
            onClick={onStart}
          />
        }
      />
      <section className={panel} aria-label="Motion sensors" data-local>
        <StatusBar
          lit={running}
          name={task ? motionTaskTexts[task].name : problem ? 'Not available' : words[value][0]}
          text={
            problem ? (
              <span id={why}>
                {motionProblems[problem].message} {motionProblems[problem].why}
              </span>
            ) : (
              !task && words[value][1]
            )
          }
          spoken
        >
          {(!problem || canStart) && (
            <Button look="quiet" aria-disabled={value === 'checking' || value === 'listening'} onClick={onReset}>
              {running ? 'Reset Test' : 'Check Again'}
            </Button>
          )}
        </StatusBar>
        {running && (
          <div className={css.tasks}>
            <Choice
              label="What to do"
              look="hidden"
              options={options}
              value={task}
              onChange={(id) => actor.send({ type: 'TASK', task: id })}
            />
          </div>
        )}
        {task === 'senses' ? (
          <Senses actor={actor} />
        ) : (
          <>
            <div className={css.columns}>
              <Task actor={actor} task={task} input={input} />
              <Picture actor={actor} input={input} />
            </div>
            <Figures actor={actor} />
          </>
        )}
      </section>
      <TestGuides steps={motionSteps} evidence={evidence} questions={motionQuestions} />
    </div>
  );
}
