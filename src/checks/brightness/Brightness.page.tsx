import { brightnessLabels, brightnessPageTexts } from '../../../content/brightness';
import { brightnessSequence, levels } from '../../../machines/brightness/brightness';
import { blindSpot, evidence } from '../../../machines/brightness/evidence';
import { noticeOf, SequenceIntro } from '../../check/sequence/SequenceIntro';
import { type IntroProps, SingleSequence } from '../../check/sequence/SingleSequence';
import { BrightnessView } from './BrightnessView';
import * as css from './Brightness.css';

export default function BrightnessPage() {
  return <SingleSequence check="brightness" sequence={brightnessSequence} Intro={Intro} View={BrightnessView} />;
}

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
      label={brightnessLabels.intro}
      swatches={swatches}
      keys={brightnessLabels.keys}
      touch={brightnessLabels.touch}
      notice={noticeOf(left, brightnessSequence, brightnessLabels.many)}
      onContinue={onContinue}
      evidence={evidence}
      blindSpot={blindSpot}
      start={start}
      onStart={onStart}
    />
  );
}
