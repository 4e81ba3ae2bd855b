import { advanced, suite } from '../../../content/home-below';
import { checks } from '../../registry';
import { AllTests } from './AllTests';
import { Closing } from './Closing';
import { PerfectFor } from './PerfectFor';
import { WhyChoose } from './WhyChoose';

const inSuite = checks.filter(({ group }) => group === 'suite');
const inNeither = checks.filter(({ group }) => group === 'none');
const inAdvanced = checks.filter(({ group }) => group === 'advanced');

/** The lower part of the home page: cards, texts and links. */
export default function Below() {
  return (
    <>
      <AllTests id="all-tests" {...suite} checks={inSuite} perRow={4} />
      {inAdvanced.length > 0 && (
        <AllTests id="advanced-tests" {...advanced} checks={inAdvanced} perRow={3} others={inNeither} />
      )}
      <WhyChoose />
      <PerfectFor />
      <Closing />
    </>
  );
}
