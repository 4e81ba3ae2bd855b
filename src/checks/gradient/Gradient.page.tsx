import { gradientResultLead } from '../../../content/gradient';
import { gradientSequence } from '../../../machines/gradient/gradient';
import { SingleSequence } from '../../ui/sequence/SingleSequence';
import { GradientView } from './GradientView';
import { Intro, pictures } from './Intro';

export default function GradientPage() {
  return (
    <SingleSequence
      check="gradient"
      sequence={gradientSequence}
      lead={gradientResultLead}
      pictures={pictures}
      Intro={Intro}
      View={GradientView}
    />
  );
}
