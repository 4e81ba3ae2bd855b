import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { refreshNotes } from '../../../content/refresh-rate';
import {
  differs,
  figureOf,
  MOST_MISSED,
  marginOf,
  missedShare,
  missedWords,
  nearestRates,
  whyNoFigure,
} from '../../../machines/refresh-rate/refresh-rate';
import type { FrameClock } from '../../../renderers/frame-clock';
import { plate, wrap } from '../../theme/base.css';
import { DataStrip } from '../../ui/DataStrip';
import { PageHead } from '../../ui/PageHead';
import { ResultSummary } from '../../ui/ResultSummary';
import { shareResult } from '../../ui/share-result';
import { Expectation } from './Expectation';
import { dataOf } from './Live';
import type { RefreshActor } from './RefreshRate.page';
import { Scope } from './Scopes';
import * as css from './Live.css';

interface Props {
  readonly actor: RefreshActor;
  readonly clock: FrameClock;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** How the refresh rate test ended, with the strip as it stood. */
export function Results({ actor, clock, heading }: Props) {
  const { reading, expected, result, interruptions } = useSelector(actor, ({ context }) => context);
  if (!result) return null;
  const figure = figureOf(reading);
  const missed = missedShare(reading);
  const off = expected !== null && (reading.rate === null || differs(reading.rate, expected));

  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead number={16} title="Refresh rate results" text={result.details} heading={heading} />
      <ResultSummary
        result={result}
        rows={[
          {
            key: 'rate',
            name: 'Steady rate',
            details: figure
              ? `${figure} ± ${marginOf(reading)} Hz, nearest standard rate ${nearestRates(reading).join(' or ') || 'none'}.`
              : (whyNoFigure(reading) ?? ''),
            status: figure ? 'pass' : 'warning',
          },
          {
            key: 'missed',
            name: 'Missed frames',
            details: missed === null ? 'Not known without a rate.' : `${capital(missedWords(reading))}.`,
            status: missed === null ? 'none' : missed <= MOST_MISSED ? 'pass' : 'warning',
          },
          {
            key: 'expected',
            name: 'Expected rate',
            details:
              expected === null
                ? 'You named none.'
                : off
                  ? `You expected ${expected} Hz. ${refreshNotes.setting}`
                  : `${expected} Hz, as you expected.`,
            status: expected === null ? 'none' : off ? 'warning' : 'pass',
          },
        ]}
        note={
          interruptions > 0
            ? `The count began anew ${interruptions === 1 ? 'once' : `${interruptions} times`}: the page was hidden or moved.`
            : undefined
        }
        aside={<Expectation actor={actor} />}
        onShare={() => shareResult(result)}
        onAgain={() => actor.send({ type: 'AGAIN' })}
      />
      <section className={`${plate} ${css.record}`} aria-label="The run">
        <figure className={css.zone}>
          <h2 className={css.heading}>Frame times</h2>
          <Scope
            kind="strip"
            clock={clock}
            interval={reading.interval}
            running={false}
            frames={reading.frames}
            className={css.strip}
            label="The last frame times of the run"
          />
          <figcaption className={css.note}>{refreshNotes.strip}</figcaption>
        </figure>
        <div className={css.ruled}>
          <DataStrip columns={6} data={dataOf(reading)} />
        </div>
        <p className={css.foot}>{refreshNotes.vrr}</p>
      </section>
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
