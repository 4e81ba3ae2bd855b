import { gradientResultLead } from '../../../content/gradient';
import { gradientSequence } from '../../../machines/gradient/gradient';
import { SingleResult } from '../../ui/sequence/SingleResult';
import { useRun } from '../../ui/sequence/useRun';
import { GradientView } from './GradientView';
import { Intro } from './Intro';

export default function GradientPage() {
  const { actor, running, finished, left, start, heading, begin } = useRun('gradient', gradientSequence);
  return (
    <>
      {finished ? (
        <SingleResult
          actor={actor}
          check="gradient"
          title="Gradient test results"
          lead={gradientResultLead}
          heading={heading}
        />
      ) : (
        <Intro start={start} onStart={begin} left={left} />
      )}
      {running && <GradientView actor={actor} />}
    </>
  );
}
