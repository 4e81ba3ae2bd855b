import type { ComponentType, ReactNode, Ref } from 'react';
import type { CheckId } from '../../../content/catalogue';
import type { SequenceActor } from './actor';
import { SingleResult } from './SingleResult';
import { useRun } from './useRun';

export interface IntroProps {
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: () => void;
  /** Continues the run that was left. */
  readonly onContinue: () => void;
  /** Number of steps shown in a run that was left without a result; null otherwise. */
  readonly left: number | null;
}

export interface ViewProps {
  readonly actor: SequenceActor;
  /** As in `SequenceView`. */
  readonly isOver: (at: number) => boolean;
}

interface Props {
  readonly check: CheckId;
  readonly sequence: Parameters<typeof useRun>[1];
  readonly lead: string;
  readonly pictures?: readonly ReactNode[];
  readonly Intro: ComponentType<IntroProps>;
  readonly View: ComponentType<ViewProps>;
}

/** A sequence from its introduction to a result with one part. */
export function SingleSequence({ check, sequence, lead, pictures, Intro, View }: Props) {
  const { actor, running, finished, left, start, heading, begin, goOn, isOver } = useRun(check, sequence);
  return (
    <>
      {finished ? (
        <SingleResult actor={actor} lead={lead} pictures={pictures} heading={heading} />
      ) : (
        <Intro start={start} onStart={begin} onContinue={goOn} left={left} />
      )}
      {running && <View actor={actor} isOver={isOver} />}
    </>
  );
}
