import { useEffect, useRef } from 'react';
import { gradientLabels, gradientPageTexts } from '../../../content/gradient';
import { blindSpot, evidence } from '../../../machines/gradient/evidence';
import { gradientSequence, patterns } from '../../../machines/gradient/gradient';
import { mountGradientSwatch } from '../../../renderers/gradient/gradient.renderer';
import { SingleSequence } from '../../check/sequence/SingleSequence';
import { GradientView } from './GradientView';

/** A picture of each pattern. */
const pictures = patterns.map(({ name }, step) => <GradientSwatch key={name} step={step} />);
const swatches = patterns.map(({ name, description }, step) => ({ name, description, chip: pictures[step] }));
const intro = { texts: gradientPageTexts, labels: gradientLabels, swatches, evidence, blindSpot };

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
      intro={intro}
      View={GradientView}
    />
  );
}
