import { brightnessResultLead } from '../../../content/brightness';
import { brightnessSequence } from '../../../machines/brightness/brightness';
import { SingleResult } from '../../ui/sequence/SingleResult';
import { useRun } from '../../ui/sequence/useRun';
import { BrightnessView } from './BrightnessView';
import { Intro } from './Intro';

export default function BrightnessPage() {
  const { actor, running, finished, left, start, heading, begin } = useRun('brightness', brightnessSequence);
  return (
    <>
      {finished ? (
        <SingleResult
          actor={actor}
          check="brightness"
          title="Brightness test results"
          lead={brightnessResultLead}
          heading={heading}
        />
      ) : (
        <Intro start={start} onStart={begin} left={left} />
      )}
      {running && <BrightnessView actor={actor} />}
    </>
  );
}
