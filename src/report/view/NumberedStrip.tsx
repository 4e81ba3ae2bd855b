import { type CheckId, checkOf, numberOf } from '../../../content/catalogue';
import { reportTexts } from '../../../content/report-page';
import type { Report } from '../../../machines/report/report';
import { places } from '../../inspection/inspection.css';
import { OutcomeStrip, spokenTally } from '../../inspection/OutcomeStrip';
import { checksOf, marksOf, outcomeKind } from '../report-words';
import * as css from './NumberedStrip.css';

/** `By test: 2 fail, 14 pass` */
export const spokenStrip = ({ entries }: Pick<Report, 'entries'>): string =>
  reportTexts.byTest(spokenTally(entries.map(outcomeKind)));

/** The numbers of the tests, above a strip. */
export function StripNumbers({ checks }: { checks: readonly CheckId[] }) {
  return (
    <span className={`${places} ${css.numbers}`} aria-hidden="true">
      {checks.map((check) => (
        <span key={check} className={css.number}>
          {numberOf(checkOf(check))}
        </span>
      ))}
    </span>
  );
}

/** The outcome of each test, below its number, in the order of the run. */
export function NumberedStrip({ report }: { report: Pick<Report, 'entries'> }) {
  return (
    <div className={css.frame}>
      <StripNumbers checks={checksOf(report)} />
      <OutcomeStrip marks={marksOf(report)} label={spokenStrip(report)} />
    </div>
  );
}
