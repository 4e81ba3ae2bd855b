import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Question } from '../../../machines/observation/observation';
import type { observationMachine } from '../../../machines/observation/observation.machine';
import { fig, soft } from '../../theme/base.css';
import { Button } from '../Button';
import { Choice } from '../Choice';
import * as css from './observation.css';

export type ObservationActor = ActorRefFrom<typeof observationMachine>;

/** One question of an observation with its answers. */
export function Ask({ actor, question }: { actor: ObservationActor; question: Question }) {
  const answer = useSelector(actor, ({ context }) => context.answers[question.id] ?? null);
  return (
    <Choice
      look="question"
      label={question.name}
      options={question.answers}
      value={answer}
      onChange={(id) => actor.send({ type: 'ANSWER', question: question.id, answer: id })}
    />
  );
}

/** How many questions have an answer, and the button that ends the observation. */
export function Finish({ actor }: { actor: ObservationActor }) {
  const asked = useSelector(actor, ({ context }) => context.questions.length);
  const answered = useSelector(actor, ({ context }) => Object.keys(context.answers).length);
  return (
    <div className={css.finish}>
      <p className={soft}>
        <span className={fig}>
          {answered}/{asked}
        </span>{' '}
        judged.
      </p>
      <Button look="solid" disabled={answered === 0} onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}>
        Show Result
      </Button>
    </div>
  );
}
