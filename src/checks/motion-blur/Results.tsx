import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { motionViews } from '../../../content/motion-blur';
import { colorPairs, drawnSpeed } from '../../../machines/motion-blur/motion-blur';
import { figureOf, marginOf, missedWords, whyNoFigure } from '../../../machines/refresh-rate/refresh-rate';
import { wrap } from '../../theme/base.css';
import { PageHead } from '../../ui/PageHead';
import { ResultSummary } from '../../ui/ResultSummary';
import { shareResult } from '../../ui/share-result';
import type { MotionActor } from './MotionBlur.page';
import * as css from './Bench.css';

/** What was seen, and under which settings. */
export function Results({ actor, heading }: { actor: MotionActor; heading: Ref<HTMLHeadingElement> }) {
  const { settings, reading, persistence, result } = useSelector(actor, ({ context }) => context);
  if (!result) return null;
  const figure = figureOf(reading);
  const colors = colorPairs.find(({ id }) => id === settings.colors)?.name ?? '';

  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead number={14} title="Motion blur results" text={result.details} heading={heading} />
      <ResultSummary
        result={result}
        rows={[
          {
            key: 'edges',
            name: 'Trailing edges',
            details: `${motionViews[settings.view].name}, ${colors.toLowerCase()}, ${Math.round(drawnSpeed(settings, reading.interval))} px/s.`,
            status: result.measurements.some(({ name, value }) => name === 'Trailing edges' && value === 'clean')
              ? 'pass'
              : 'warning',
          },
          {
            key: 'rate',
            name: 'Frames',
            details: figure
              ? `${figure} ± ${marginOf(reading)} Hz, ${missedWords(reading)}.`
              : (whyNoFigure(reading) ?? ''),
            status: figure ? 'pass' : 'warning',
          },
          {
            key: 'persistence',
            name: 'Persistence',
            details: persistence === null ? 'Not observed.' : `${persistence.toFixed(1)} ms, as you observed it.`,
            status: persistence === null ? 'none' : 'pass',
          },
        ]}
        onShare={() => shareResult(result)}
        onAgain={() => actor.send({ type: 'AGAIN' })}
      />
    </div>
  );
}
