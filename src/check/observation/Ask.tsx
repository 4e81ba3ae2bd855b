import { useSelector } from '@xstate/react';
import { controls } from '../../../content/controls';
import { askTexts } from '../../../content/verdicts/observation';
import { MIN_SHOWN_MS, type Question, wasShown } from '../../../machines/observation/observation';
import type { ObservationActor } from '../../../machines/observation/observation.machine';
import { fig, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { JumpButton } from '../../ui/controls/JumpButton';
import * as css from './observation.css';

interface AskProps {
  readonly actor: ObservationActor;
  readonly question: Question;
  /** Shown until the question can be answered. */
  readonly hint?: string;
}

/** A question of an observation with its answers. They can be selected once the sample was shown. */
export function Ask({ actor, question, hint = askTexts.lookFirst(MIN_SHOWN_MS) }: AskProps) {
  const answer = useSelector(actor, ({ context }) => context.answers[question.id] ?? null);
  const shown = useSelector(actor, ({ context }) => wasShown(context, question.sample));
  return (
    <div className={css.ask} data-question={question.id} tabIndex={-1}>
      <Choice
        look="question"
        label={question.name}
        options={question.answers}
        value={answer}
        disabled={!shown}
        onChange={(id) => actor.send({ type: 'ANSWER', question: question.id, answer: id })}
      />
      {/* Keeps its space, so that nothing moves under a finger. */}
      <p className={shown ? css.pastHint : css.hint}>{hint}</p>
    </div>
  );
}

/** Leads to the first question that has no answer yet. */
export function Next({ actor }: { actor: ObservationActor }) {
  const { questions, answers } = useSelector(actor, ({ context }) => context);
  const open = questions.findIndex(({ id }) => answers[id] === undefined);
  return (
    open >= 0 && <JumpButton to={`[data-question="${questions[open]?.id}"]`}>{askTexts.answer(open + 1)}</JumpButton>
  );
}

/** The number of answered questions, and the button that ends the observation. */
export function Finish({ actor }: { actor: ObservationActor }) {
  const asked = useSelector(actor, ({ context }) => context.questions.length);
  const answered = useSelector(actor, ({ context }) => Object.keys(context.answers).length);
  return (
    <div className={css.finish}>
      <p className={soft}>
        <span className={fig}>
          {answered}/{asked}
        </span>{' '}
        {askTexts.answered}
      </p>
      <Button look="solid" disabled={answered === 0} onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}>
        {controls.showResult}
      </Button>
    </div>
  );
}
