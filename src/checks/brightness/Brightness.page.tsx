import { brightnessPageTexts } from '../../../content/brightness';
import { ringsKeys } from '../../../content/rings';
import { brightnessSequence, levels } from '../../../machines/brightness/brightness';
import { blindSpot, evidence } from '../../../machines/brightness/evidence';
import { noticeOf, SequenceIntro } from '../../check/sequence/SequenceIntro';
import { type IntroProps, SingleSequence } from '../../check/sequence/SingleSequence';
import { BrightnessView } from './BrightnessView';
import * as css from './Brightness.css';

export default function BrightnessPage() {
  return <SingleSequence check="brightness" sequence={brightnessSequence} Intro={Intro} View={BrightnessView} />;
}

const keys = [
  { keys: ['→', 'Space'], does: 'Next level' },
  { keys: ['←'], does: 'Previous level' },
  { keys: ['R'], does: 'Back to black' },
  ringsKeys,
  { keys: ['S'], does: 'Show the steps or charts of this level' },
  { keys: ['↑', '↓'], does: 'Choose a patch' },
  { keys: ['N'], does: 'I see none of the patches' },
  { keys: ['B'], does: 'Move the controls to the other edge' },
  { keys: ['Esc'], does: 'Exit and show the result' },
];
const swatches = levels.map(({ name, color, description }) =>
  color === null
    ? { name, description, chip: <span className={css.bands} /> }
    : { name, value: color, description, chip: <span className={css.chip[color]} /> },
);

/** The introduction to the brightness test, with its start button. */
function Intro({ start, onStart, onContinue, left }: IntroProps) {
  return (
    <SequenceIntro
      check="brightness"
      texts={brightnessPageTexts}
      label="The levels and the keys"
      swatches={swatches}
      keys={keys}
      touch="On a touchscreen, swipe left or right. Tap to show the controls. Tap a patch to choose it."
      notice={noticeOf(left, brightnessSequence, 'levels')}
      onContinue={onContinue}
      evidence={evidence}
      blindSpot={blindSpot}
      start={start}
      onStart={onStart}
    />
  );
}
