import { useSelector } from '@xstate/react';
import { padSteps } from '../../../content/touchpad';
import { padTasks } from '../../../machines/touchpad/run';
import { partsOf } from '../../../machines/touchpad/touchpad';
import { fig, hidden } from '../../theme/base.css';
import { verdictSigns, verdictWords } from '../../ui/results/VerdictBadge';
import type { PadActor } from './actor';
import * as css from './Touchpad.css';

/** All steps with their verdicts. Selecting a step restarts it. */
export function StepList({ actor }: { actor: PadActor }) {
  const context = useSelector(actor, (state) => state.context);
  const isRunning = useSelector(actor, (state) => state.matches('running'));
  const parts = partsOf(context);
  return (
    <ol className={css.list} aria-label="Steps">
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
                  <span className={hidden}>, not fitted</span>
                </>
              )}
              {verdict !== 'not-run' && (
                <>
                  <svg className={css.sign} viewBox="0 0 12 12" aria-hidden="true">
                    <path d={verdictSigns[verdict]} />
                  </svg>
                  <span className={hidden}>, {verdictWords[verdict]}</span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
