import { Closing } from './Closing';
import { PerfectFor } from './PerfectFor';
import { WhyChoose } from './WhyChoose';

export { Cards } from './Cards';

/** The texts and links below the tests. */
export function Below() {
  return (
    <>
      <WhyChoose />
      <PerfectFor />
      <Closing />
    </>
  );
}
