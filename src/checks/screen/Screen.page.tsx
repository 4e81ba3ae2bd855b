import { colors, kindIds, kinds, likelyKind, screenSequence } from '../../../machines/screen/screen';
import { mountScreen } from '../../../renderers/screen/screen.renderer';
import type { StageFacts } from '../../../renderers/stage';
import type { Picture } from '../../ui/sequence/picture';
import { SequenceView } from '../../ui/sequence/SequenceView';
import { useRun } from '../../ui/sequence/useRun';
import { Intro } from './Intro';
import { Results } from './Results';

const swatches: readonly string[] = colors.map(({ value }) => value);
const kindOptions = kindIds.map((id) => ({ id, name: kinds[id].name }));

function mountColors(host: HTMLElement, onFacts: (facts: StageFacts) => void): Picture {
  const value = (step: number) => swatches[step] ?? '#000000';
  const renderer = mountScreen(host, { settings: { color: value(0), next: value(0), split: 0 }, onFacts });
  return {
    show: (step, other, split) => renderer.update({ color: value(step), next: value(other), split }),
    dispose: renderer.dispose,
  };
}

export default function ScreenPage() {
  const { actor, running, finished, start, heading, begin } = useRun('screen', screenSequence);
  return (
    <>
      {finished ? <Results actor={actor} heading={heading} /> : <Intro start={start} onStart={begin} />}
      {running && (
        <SequenceView
          actor={actor}
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
