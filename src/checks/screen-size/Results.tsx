import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { Measurements } from '../../ui/observation/Measurements';
import { ResultPage } from '../../ui/results/ResultPage';
import type { ScreenSizeActor } from './actor';

/** What is known about the screen's size. */
export function Results({ actor, heading }: { actor: ScreenSizeActor; heading: Ref<HTMLHeadingElement> }) {
  const result = useSelector(actor, ({ context }) => context.result);
  if (!result) return null;
  const again = () => actor.send({ type: 'AGAIN', at: Date.now() });
  return (
    <ResultPage
      result={result}
      heading={heading}
      onMissing={() => {
        again();
        actor.send({ type: 'CALIBRATE' });
      }}
      aside={<Measurements result={result} />}
      onAgain={again}
    />
  );
}
