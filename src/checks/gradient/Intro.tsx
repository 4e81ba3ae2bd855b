import { type Ref, useEffect, useRef } from 'react';
import { gradientGuidance, gradientLead, gradientQuestions, gradientSteps } from '../../../content/gradient';
import { evidence } from '../../../machines/gradient/evidence';
import { gradientSequence, patterns } from '../../../machines/gradient/gradient';
import { mountGradientSwatch } from '../../../renderers/gradient/gradient.renderer';
import { noticeOf } from '../../ui/sequence/notice';
import { SequenceIntro } from '../../ui/sequence/SequenceIntro';

const keys = [
  { keys: ['→', 'Space'], does: 'Next pattern' },
  { keys: ['←'], does: 'Previous pattern' },
  { keys: ['R'], does: 'Back to the first' },
  { keys: ['M'], does: 'Banding seen here' },
  { keys: ['F'], does: 'Flat bands with numbers' },
  { keys: ['L'], does: 'Codes 0 to 32, 223 to 255, or all' },
  { keys: ['C'], does: 'All channels, red, green or blue' },
  { keys: ['A'], does: 'Adjust what is shown' },
  { keys: ['B'], does: 'Move the controls to the other edge' },
  { keys: ['Esc'], does: 'Exit to the result' },
];
const swatches = patterns.map(({ name, description }, step) => ({
  name,
  description,
  chip: <GradientSwatch step={step} />,
}));

interface Props {
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: () => void;
  /** How many patterns were shown in a run that was left without a result. */
  readonly left: number | null;
}

/** What to know before the gradient test, and its start button. */
export function Intro({ start, onStart, left }: Props) {
  return (
    <SequenceIntro
      number={10}
      title="Gradient test"
      lead={gradientLead}
      label="The five patterns and the keys"
      swatches={swatches}
      keys={keys}
      touch="On a touch screen, swipe left or right, and tap to bring the controls back. Adjust holds the rest."
      notice={noticeOf(left, gradientSequence, 'patterns')}
      evidence={evidence}
      start={start}
      onStart={onStart}
      steps={gradientSteps}
      guidance={gradientGuidance}
      questions={gradientQuestions}
    />
  );
}

function GradientSwatch({ step }: { step: number }) {
  const host = useRef<HTMLSpanElement>(null);
  useEffect(() => (host.current ? mountGradientSwatch(host.current, step) : undefined), [step]);
  return <span ref={host} />;
}
