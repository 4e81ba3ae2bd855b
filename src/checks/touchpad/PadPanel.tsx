import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { controls } from '../../../content/controls';
import { padNotes, padSteps } from '../../../content/touchpad';
import { verdictNames } from '../../../content/verdict-names';
import { canReportAbsence, padTasks } from '../../../machines/touchpad/run';
import { partsOf } from '../../../machines/touchpad/touchpad';
import { fig, hidden, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { PanelNotice } from '../../ui/feedback/PanelNotice';
import { Count } from '../../ui/figures/Count';
import { FigureStrip } from '../../ui/figures/FigureStrip';
import { TickGauge } from '../../ui/figures/TickGauge';
import { verdictSigns } from '../../ui/figures/VerdictBadge';
import { StatusBar } from '../../ui/layout/StatusBar';
import { figuresOf, noteOf, type PadActor, type PadContext, type PadTest, progressOf } from './figures';
import { PadField } from './PadField';
import * as css from './Touchpad.css';

/** All steps, and the current one: what to do, its field, its progress, and its figures. */
export function PadPanel({ actor, test }: { actor: PadActor; test: PadTest }) {
  const context = useSelector(actor, (state) => state.context);
  const isRunning = useSelector(actor, (state) => state.matches('running'));
  const isOver = useSelector(actor, (state) => state.matches({ running: 'over' }));
  const { task, present } = context;
  const number = padTasks.indexOf(task) + 1;
  const next = padTasks[number];
  const { name, text } = padSteps[task];
  return (
    <section className={panel} aria-label={padNotes.pad}>
      <StatusBar
        lit={isRunning && !isOver}
        name={isRunning ? padNotes.step(number, padTasks.length) : padNotes.stopped}
        text={isRunning ? `${name}.` : padNotes.start}
        spoken
      >
        <div className={css.actions}>
          <Progress actor={actor} />
          {isRunning && next && (
            <Button look="quiet" onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}>
              {controls.showResult}
            </Button>
          )}
        </div>
      </StatusBar>
      <PanelNotice word={padNotes.noPad} text={padNotes.none} isPresent={present} />
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
                {padNotes.nothing}
              </Button>
            )}
          </div>
          <div className={css.figures}>
            <FigureStrip columns={4} figures={figuresOf(context)} />
          </div>
        </section>
      </div>
      <p className={css.foot}>{padNotes.foot}</p>
    </section>
  );
}

/** The main button: starts, goes to the next step, and shows the result after the last. */
export function Next({ actor, start }: { actor: PadActor; start: Ref<HTMLButtonElement> }) {
  const { task, present } = useSelector(actor, (state) => state.context);
  const isRunning = useSelector(actor, (state) => state.matches('running'));
  const next = padTasks[padTasks.indexOf(task) + 1];
  const goOn = () => {
    const at = Date.now();
    if (!isRunning) actor.send({ type: 'START', task, at });
    else actor.send(next ? { type: 'TASK', task: next, at } : { type: 'FINISH', at });
  };
  return (
    <Button ref={start} look={isRunning ? 'solid' : present === false ? 'outline' : 'go'} size="large" onClick={goOn}>
      {isRunning ? (next ? padNotes.nextStep : controls.showResult) : controls.startTest}
    </Button>
  );
}

/** How many steps have a verdict. Sideways scrolling is a part of its own, not a step. */
function Progress({ actor }: { actor: PadActor }) {
  const done = useSelector(
    actor,
    ({ context }) =>
      partsOf(context).filter(({ rule, verdict }) => rule !== 'sideways' && verdict !== 'not-run').length,
  );
  return <Count value={done} of={padTasks.length} words={padNotes.judged} />;
}

/** All steps with their verdicts. Selecting a step restarts it. */
function StepList({ actor }: { actor: PadActor }) {
  const context = useSelector(actor, (state) => state.context);
  const isRunning = useSelector(actor, (state) => state.matches('running'));
  const parts = partsOf(context);
  return (
    <ol className={css.list} aria-label={padNotes.steps}>
      {padTasks.map((task, i) => {
        const verdict = parts.find(({ rule }) => rule === task)?.verdict ?? 'not-run';
        return (
          <li key={task}>
            <button
              type="button"
              className={css.item}
              aria-current={isRunning && context.task === task ? 'step' : undefined}
              onClick={() => actor.send({ type: isRunning ? 'TASK' : 'START', task, at: Date.now() })}
            >
              <span className={`${fig} ${css.number}`} aria-hidden="true">
                {i + 1}
              </span>
              {padSteps[task].name}
              {context.absent.includes(task) && verdict === 'not-run' && (
                <>
                  <span className={css.lacking} aria-hidden="true">
                    —
                  </span>
                  <span className={hidden}>{padNotes.lacking}</span>
                </>
              )}
              {verdict !== 'not-run' && (
                <>
                  <svg className={css.sign} viewBox="0 0 12 12" aria-hidden="true">
                    <path d={verdictSigns[verdict]} />
                  </svg>
                  <span className={hidden}>, {verdictNames[verdict]}</span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Ticks of the progress bar. */
const TICKS = 40;

/** Progress of the current step. */
function StepProgress({ context }: { context: PadContext }) {
  const { value, of, unit } = progressOf(context);
  const words = padNotes.done(value, of, unit);
  return (
    <div
      className={css.progress}
      role="progressbar"
      aria-label={padNotes.thisStep}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={Math.min(value, of)}
      aria-valuetext={words}
    >
      <TickGauge count={TICKS} value={Math.floor(Math.min(1, value / of) * TICKS)} />
      <span className={`${fig} ${css.amount}`} aria-hidden="true">
        {words}
      </span>
    </div>
  );
}
