import { useEffect, useRef } from 'react';
import { gradientPageTexts } from '../../../content/gradient';
import { ringsKeys } from '../../../content/rings';
import { blindSpot, evidence } from '../../../machines/gradient/evidence';
import { gradientSequence, patterns } from '../../../machines/gradient/gradient';
import { mountGradientSwatch } from '../../../renderers/gradient/gradient.renderer';
import { noticeOf, SequenceIntro } from '../../check/sequence/SequenceIntro';
import { type IntroProps, SingleSequence } from '../../check/sequence/SingleSequence';
import { GradientView } from './GradientView';

const keys = [
  { keys: ['→', 'Space'], does: 'Next pattern' },
  { keys: ['←'], does: 'Previous pattern' },
  { keys: ['R'], does: 'Back to the first pattern' },
  ringsKeys,
  { keys: ['M'], does: 'Mark banding on this pattern' },
  { keys: ['F'], does: 'Flat bands with numbers' },
  { keys: ['L'], does: 'Switch codes: 0 to 32, 223 to 255, all' },
  { keys: ['C'], does: 'Switch channels: all, red, green, blue' },
  { keys: ['A'], does: 'Open the settings' },
  { keys: ['B'], does: 'Move the controls to the other edge' },
  { keys: ['Esc'], does: 'Exit and show the result' },
];
/** A picture of each pattern. */
const pictures = patterns.map(({ name }, step) => <GradientSwatch key={name} step={step} />);
const swatches = patterns.map(({ name, description }, step) => ({ name, description, chip: pictures[step] }));

/** The introduction to the gradient test, with its start button. */
function Intro({ start, onStart, onContinue, left }: IntroProps) {
  return (
    <SequenceIntro
      check="gradient"
      texts={gradientPageTexts}
      label="The five patterns and the keys"
      swatches={swatches}
      keys={keys}
      touch="On a touchscreen, swipe left or right. Tap to show the controls. Tap Adjust for the rest."
      notice={noticeOf(left, gradientSequence, 'patterns')}
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
