import { useEffect, useRef } from 'react';
import { gradientLabels, gradientPageTexts } from '../../../content/gradient';
import { blindSpot, evidence } from '../../../machines/gradient/evidence';
import { gradientSequence, patterns } from '../../../machines/gradient/gradient';
import { mountGradientSwatch } from '../../../renderers/gradient/gradient.renderer';
import { noticeOf, SequenceIntro } from '../../check/sequence/SequenceIntro';
import { type IntroProps, SingleSequence } from '../../check/sequence/SingleSequence';
import { GradientView } from './GradientView';

/** A picture of each pattern. */
const pictures = patterns.map(({ name }, step) => <GradientSwatch key={name} step={step} />);
const swatches = patterns.map(({ name, description }, step) => ({ name, description, chip: pictures[step] }));

/** The introduction to the gradient test, with its start button. */
function Intro({ start, onStart, onContinue, left }: IntroProps) {
  return (
    <SequenceIntro
      check="gradient"
      texts={gradientPageTexts}
      label={gradientLabels.intro}
      swatches={swatches}
      keys={gradientLabels.keys}
      touch={gradientLabels.touch}
      notice={noticeOf(left, gradientSequence, gradientLabels.many)}
      onContinue={onContinue}
      evidence={evidence}
      blindSpot={blindSpot}
      start={start}
      onStart={onStart}
    />
  );
}

function GradientSwatch({ step }: { step: number }) {
  const host = useRef<HTMLSpanElement>(null);
  useEffect(() => (host.current ? mountGradientSwatch(host.current, step) : undefined), [step]);
  return <span ref={host} />;
}

export default function GradientPage() {
  return (
    <SingleSequence
      check="gradient"
      sequence={gradientSequence}
      pictures={pictures}
      Intro={Intro}
      View={GradientView}
    />
  );
}
