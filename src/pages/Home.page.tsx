import { advanced, suite } from '../../content/home';
import { checks } from '../registry';
import { AllTests } from './home/AllTests';
import { Closing } from './home/Closing';
import { Hero } from './home/Hero';
import { PerfectFor } from './home/PerfectFor';
import { SystemCard } from './home/SystemCard';
import { WhyChoose } from './home/WhyChoose';

const inSuite = checks.filter(({ group }) => group === 'suite');
const inNeither = checks.filter(({ group }) => group === 'none');
const inAdvanced = checks.filter(({ group }) => group === 'advanced');

export default function Home() {
  return (
    <>
      <Hero />
      <SystemCard />
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
