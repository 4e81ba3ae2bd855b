import { kindIds, kinds, likelyKind, screenSequence } from '../../../machines/screen/screen';
import { mountColors, swatches } from '../../ui/sequence/color-picture';
import { SequenceView } from '../../ui/sequence/SequenceView';
import { useRun } from '../../ui/sequence/useRun';
import { Intro } from './Intro';
import { Results } from './Results';

const kindOptions = kindIds.map((id) => ({ id, name: kinds[id].name }));

export default function ScreenPage() {
  const { actor, running, finished, start, heading, begin, isOver } = useRun('screen', screenSequence);
  return (
    <>
      {finished ? <Results actor={actor} heading={heading} /> : <Intro start={start} onStart={begin} />}
      {running && (
        <SequenceView
          actor={actor}
          isOver={isOver}
          label="Screen test"
          mount={mountColors}
          swatches={swatches}
          kinds={kindOptions}
          likelyKind={likelyKind}
        />
      )}
    </>
  );
}
