import { Closing } from './Closing';
import { PerfectFor } from './PerfectFor';
import { WhyChoose } from './WhyChoose';

/** The lower part of the home page: texts and links. */
export default function Below() {
  return (
    <>
      <WhyChoose />
      <PerfectFor />
      <Closing />
    </>
  );
}
