import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { deviceSize } from '../../../machines/screen-size/screen-facts';
import { wrap } from '../../theme/base.css';
import { Measurements } from '../../ui/observation/Measurements';
import { page } from '../../ui/observation/observation.css';
import { PageHead } from '../../ui/PageHead';
import { ResultSummary } from '../../ui/ResultSummary';
import { shareResult } from '../../ui/share-result';
import { physicalFigures } from './figures';
import type { ScreenSizeActor } from './ScreenSize.page';

/** What is known of the screen's size. */
export function Results({ actor, heading }: { actor: ScreenSizeActor; heading: Ref<HTMLHeadingElement> }) {
  const { result, facts, calibration } = useSelector(actor, ({ context }) => context);
  if (!result || !facts) return null;
  const device = deviceSize(facts);
  const physical = calibration && physicalFigures(calibration.density, facts);
  return (
    <div className={`${wrap} ${page}`}>
      <PageHead number={12} title="Screen size results" text={result.details} heading={heading} />
      <ResultSummary
        result={result}
        rows={[
          {
            key: 'pixels',
            name: 'Pixels',
            details: `${device.width} × ${device.height}, as the browser reports them.`,
            status: 'pass',
          },
          {
            key: 'size',
            name: 'Size',
            details: physical ? `${physical.size}, ${physical.density}, by your comparison.` : 'Not calibrated.',
            status: physical ? 'pass' : 'none',
          },
        ]}
        aside={<Measurements result={result} />}
        onShare={() => shareResult(result)}
        onAgain={() => actor.send({ type: 'AGAIN', at: Date.now() })}
      />
    </div>
  );
}
