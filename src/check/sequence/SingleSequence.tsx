import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import type { CheckId } from '../../../content/catalogue';
import { resultTexts } from '../../../content/results';
import { sequenceTexts, singleResultLead } from '../../../content/rings';
import { exactnessNotes } from '../../../content/verdicts/sequence';
import { uncoveredNote } from '../../../machines/screen/report';
import { lookedFor, type SequenceDefinition } from '../../../machines/sequence/sequence';
import type { SequenceActor } from '../../../machines/sequence/sequence.machine';
import { duration } from '../../../machines/time';
import { fig, small, soft } from '../../theme/base.css';
import { ResultFigures } from '../observation/ResultFigures';
import { PartList } from '../results/PartList';
import { ResultPage } from '../results/ResultPage';
import { rowsOf } from '../results/result-rows';
import type { Ended } from '../results/useCheckActor';
import { type IntroProps, SequenceIntro } from './SequenceIntro';
import { useRun } from './useRun';
import * as css from './SequenceView.css';

export interface ViewProps {
  readonly actor: SequenceActor;
  /** As in `SequenceView`. */
  readonly isOver: (at: number) => boolean;
}

interface Props {
  readonly check: CheckId;
  readonly sequence: SequenceDefinition;
  readonly pictures?: readonly ReactNode[];
  /** `many`: plural of a step, 'patterns'. */
  readonly intro: IntroProps & { readonly labels: { readonly many: string } };
  readonly View: ComponentType<ViewProps>;
}

/** A sequence from its introduction to a result with one part. */
export function SingleSequence({ check, sequence, pictures, intro, View }: Props) {
  const { actor, ended, running, left, start, begin, goOn, isOver } = useRun(check, sequence);
  const { steps, resultFrom } = sequence;
  return (
    <>
      {ended ? (
        <SingleResult {...ended} pictures={pictures} />
      ) : (
        <SequenceIntro
          check={check}
          {...intro}
          notice={
            left === null ? undefined : sequenceTexts.leftEarly(left, steps.length, intro.labels.many, resultFrom + 1)
          }
          start={start}
          onStart={begin}
          onContinue={goOn}
        />
      )}
      {running && <View actor={actor} isOver={isOver} />}
    </>
  );
}

interface SingleResultProps extends Ended<SequenceActor> {
  /** A picture of each step, in their order. */
  readonly pictures: readonly ReactNode[] | undefined;
}

/** The result of a sequence that is judged as a whole: one part, the figures, and how exact the picture was. */
function SingleResult({ pictures = [], ...ended }: SingleResultProps) {
  const { actor, result } = ended;
  const run = useSelector(actor, ({ context }) => context);
  const { surface } = run;
  const uncovered = surface && uncoveredNote(surface);
  return (
    <ResultPage
      {...ended}
      text={singleResultLead}
      note={
        <>
          {resultTexts.took} <span className={fig}>{duration({ startedAt: 0, finishedAt: lookedFor(run) })}</span>
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
          <ResultFigures result={result} />
          {surface && <p className={`${small} ${soft} ${css.note}`}>{exactnessNotes[surface.exactness]}</p>}
          {uncovered && <p className={`${small} ${soft} ${css.note}`}>{uncovered}</p>}
        </>
      }
      onMissing={() => actor.send({ type: 'CONTINUE', at: Date.now() })}
    />
  );
}
