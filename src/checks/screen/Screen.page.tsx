import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { colours, kindIds, kinds, likelyKind, screenSequence } from '../../../machines/screen/screen';
import { sequenceMachine } from '../../../machines/sequence/sequence.machine';
import { mountScreen } from '../../../renderers/screen/screen.renderer';
import type { StageFacts } from '../../../renderers/stage';
import { fullscreen } from '../../browser/fullscreen';
import { wakeLock } from '../../browser/wake-lock';
import { type Picture, SequenceView } from '../../ui/sequence/SequenceView';
import { Intro } from './Intro';
import { Results } from './Results';

const machine = sequenceMachine.provide({ actors: { fullscreen, wakeLock } });
const swatches: readonly string[] = colours.map(({ value }) => value);
const kindOptions = kindIds.map((id) => ({ id, name: kinds[id].name }));

function mountColours(host: HTMLElement, onFacts: (facts: StageFacts) => void): Picture {
  const value = (step: number) => swatches[step] ?? '#000000';
  const renderer = mountScreen(host, { settings: { colour: value(0), next: value(0), split: 0 }, onFacts });
  return {
    show: (step, other, split) => renderer.update({ colour: value(step), next: value(other), split }),
    dispose: renderer.dispose,
  };
}

export default function ScreenPage() {
  const actor = useActorRef(machine, { input: screenSequence });
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const finished = useSelector(actor, (state) => state.matches('results'));

  // Focus follows: to the result when a run ends, back to the start button for another.
  const start = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ running, finished });
  useEffect(() => {
    if (finished && !before.current.finished) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    if (!finished && !running && (before.current.finished || before.current.running)) start.current?.focus();
    before.current = { running, finished };
  }, [running, finished]);

  return (
    <>
      {finished ? (
        <Results actor={actor} heading={heading} />
      ) : (
        <Intro start={start} onStart={() => actor.send({ type: 'START', at: Date.now() })} />
      )}
      {running && (
        <SequenceView
          actor={actor}
          label="Screen test"
          mount={mountColours}
          swatches={swatches}
          kinds={kindOptions}
          likelyKind={likelyKind}
        />
      )}
    </>
  );
}
