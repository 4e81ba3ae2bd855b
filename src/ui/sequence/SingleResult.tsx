import { useSelector } from '@xstate/react';
import type { ReactNode, Ref } from 'react';
import { resultTexts } from '../../../content/results';
import { exactnessNote, uncoveredNote } from '../../../machines/screen/report';
import { lookedFor } from '../../../machines/sequence/sequence';
import { duration } from '../../../machines/time';
import { fig, small, soft } from '../../theme/base.css';
import { Measurements } from '../observation/Measurements';
import { PartList } from '../results/PartList';
import { ResultPage } from '../results/ResultPage';
import { rowsOf } from '../results/result-rows';
import type { SequenceActor } from './actor';
import * as css from './SequenceView.css';

interface Props {
  readonly actor: SequenceActor;
  readonly lead: string;
  /** A picture of each step, in their order. */
  readonly pictures?: readonly ReactNode[] | undefined;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The result of a sequence that is judged as a whole: one part, the figures, and how exact the picture was. */
export function SingleResult({ actor, lead, pictures = [], heading }: Props) {
  const result = useSelector(actor, ({ context }) => context.result);
  const surface = useSelector(actor, ({ context }) => context.surface);
  const took = useSelector(actor, ({ context }) => lookedFor(context));
  if (!result) return null;
  const uncovered = surface && uncoveredNote(surface);
  return (
    <ResultPage
      result={result}
      heading={heading}
      text={lead}
      note={
        <>
          Took <span className={fig}>{duration({ startedAt: 0, finishedAt: took })}</span>
        </>
      }
      rows={[{ key: result.check, name: result.name, details: result.details, status: result.status }]}
      foot={
        <PartList
          label={resultTexts.each}
          rows={rowsOf(result.parts).map((row, step) => ({ ...row, picture: pictures[step] }))}
        />
      }
      aside={
        <>
          <Measurements result={result} />
          {surface && <p className={`${small} ${soft} ${css.note}`}>{exactnessNote(surface)}</p>}
          {uncovered && <p className={`${small} ${soft} ${css.note}`}>{uncovered}</p>}
        </>
      }
      onMissing={() => actor.send({ type: 'CONTINUE', at: Date.now() })}
      onAgain={() => actor.send({ type: 'AGAIN' })}
    />
  );
}
