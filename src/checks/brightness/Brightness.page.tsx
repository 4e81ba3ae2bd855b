import { brightnessResultLead } from '../../../content/brightness';
import { brightnessSequence } from '../../../machines/brightness/brightness';
import { SingleSequence } from '../../ui/sequence/SingleSequence';
import { BrightnessView } from './BrightnessView';
import { Intro } from './Intro';

export default function BrightnessPage() {
  return (
    <SingleSequence
      check="brightness"
      sequence={brightnessSequence}
      lead={brightnessResultLead}
      Intro={Intro}
      View={BrightnessView}
    />
  );
}
