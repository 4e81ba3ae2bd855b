import { brightnessLabels, brightnessPageTexts } from '../../../content/brightness';
import { brightnessSequence, levels } from '../../../machines/brightness/brightness';
import { blindSpot, evidence } from '../../../machines/brightness/evidence';
import { SingleSequence } from '../../check/sequence/SingleSequence';
import { BrightnessView } from './BrightnessView';
import * as css from './Brightness.css';

const swatches = levels.map(({ name, color, description }) =>
  color === null
    ? { name, description, chip: <span className={css.bands} /> }
    : { name, value: color, description, chip: <span className={css.chip[color]} /> },
);
const intro = { texts: brightnessPageTexts, labels: brightnessLabels, swatches, evidence, blindSpot };

export default function BrightnessPage() {
  return <SingleSequence check="brightness" sequence={brightnessSequence} intro={intro} View={BrightnessView} />;
}
