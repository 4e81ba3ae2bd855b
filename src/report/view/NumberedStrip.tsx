import { checkOf } from '../../../content/catalogue';
import type { Report } from '../../../machines/report/report';
import { OutcomeStrip, spokenTally, stripOrder } from '../../inspection/OutcomeStrip';
import { numberOf } from '../../ui/layout/suite';
import { marksOf, outcomeKind } from '../report-words';
import * as css from './NumberedStrip.css';

/** `By test: 2 fail, 14 pass` */
export const spokenStrip = ({ entries }: Pick<Report, 'entries'>): string =>
  `By test: ${spokenTally(entries.map(outcomeKind)) || 'nothing tested'}`;

/** The numbers of the tests, above a strip. */
export function StripNumbers({ className }: { className?: string }) {
  return (
    <span className={className ? `${css.numbers} ${className}` : css.numbers} aria-hidden="true">
      {stripOrder.map((check) => (
        <span key={check} className={css.number}>
          {numberOf(checkOf(check))}
        </span>
      ))}
    </span>
  );
}

/** The outcome of each test, below its number. */
export function NumberedStrip({ report }: { report: Pick<Report, 'entries'> }) {
  return (
    <div className={css.frame}>
      <StripNumbers />
      <OutcomeStrip marks={marksOf(report)} label={spokenStrip(report)} />
    </div>
  );
}
