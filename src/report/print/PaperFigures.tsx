import { Fragment } from 'react';
import { checkOf, numberOf } from '../../../content/catalogue';
import { paperTexts } from '../../../content/report-page';
import type { Report } from '../../../machines/report/report';
import type { Source } from '../../../machines/result';
import { fig } from '../../theme/base.css';
import { figureText } from '../figures';
import { SourceMark } from '../SourceMark';
import * as css from './Print.css';

/**
 * Number of figure rows that fit on the second sheet: at the usual size and at most. A test's heading counts as two.
 */
const USUAL_ROWS = 84;
const MAX_ROWS = 132;

/** The figures of each test, as many as fit. */
export function Figures({ report, less }: { report: Report; less: number }) {
  const measured = report.entries.flatMap(({ check, result }) =>
    result && result.measurements.length > 0 ? [{ check, figures: result.measurements }] : [],
  );
  const rows = measured.reduce((sum, { figures }) => sum + figures.length + 2, 0);
  const room = MAX_ROWS - less;
  // Cut the last figures of each test, the longest lists first.
  let most = Math.max(0, ...measured.map(({ figures }) => figures.length));
  const total = (limit: number) => measured.reduce((sum, { figures }) => sum + Math.min(limit, figures.length) + 2, 0);
  while (most > 1 && total(most) > room) most--;
  const left = measured.reduce((sum, { figures }) => sum + Math.max(0, figures.length - most), 0);
  const isDense = rows > USUAL_ROWS - less;
  return (
    <>
      <div className={isDense ? css.denseFigures : css.figures}>
        {measured.map(({ check, figures }) => (
          <section key={check}>
            <h3>
              <span className={css.soft}>{numberOf(checkOf(check))}</span> {checkOf(check).name}
            </h3>
            <dl>
              {figures.slice(0, most).map((one) => (
                <Fragment key={`${one.name} ${one.source}`}>
                  <FactRow name={one.name} value={figureText(one)} source={one.source} />
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {left > 0 && <p className={css.none}>{paperTexts.moreFigures(left)}</p>}
    </>
  );
}

/** A label, a figure and its source. */
export function FactRow({ name, value, source }: { name: string; value: string; source: Source }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd className={`${fig} ${css.factValue}`}>{value}</dd>
      <dd>
        <SourceMark of={source} />
      </dd>
    </div>
  );
}
