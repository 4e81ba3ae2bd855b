import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { wrap } from '../../theme/base.css';
import { PageHead } from '../../ui/layout/PageHead';
import { Measurements } from '../../ui/observation/Measurements';
import { page } from '../../ui/observation/observation.css';
import { ResultSummary } from '../../ui/results/ResultSummary';
import { shareResult } from '../../ui/results/share-result';
import type { ScreenSizeActor } from './actor';

/** What is known about the screen's size. */
export function Results({ actor, heading }: { actor: ScreenSizeActor; heading: Ref<HTMLHeadingElement> }) {
  const result = useSelector(actor, ({ context }) => context.result);
  if (!result) return null;
  const again = () => actor.send({ type: 'AGAIN', at: Date.now() });
  return (
    <div className={`${wrap} ${page}`}>
      <PageHead check="screen-size" title="Screen size test results" text={result.details} heading={heading} />
      <ResultSummary
        result={result}
        onMissing={() => {
          again();
          actor.send({ type: 'CALIBRATE' });
        }}
        aside={<Measurements result={result} />}
        onShare={() => shareResult(result)}
        onAgain={again}
      />
    </div>
  );
}
