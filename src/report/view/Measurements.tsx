import { checkOf, numberOf } from '../../../content/catalogue';
import { reportTexts } from '../../../content/report-page';
import type { Report } from '../../../machines/report/report';
import { fig, panel } from '../../theme/base.css';
import { Disclosure } from '../../ui/controls/Disclosure';
import { figureText } from '../figures';
import { SourceLegend } from '../SourceMark';
import { useUnfolded } from '../use-unfolded';
import { FactList } from './FactList';
import * as css from './ReportView.css';

/** All figures of all tests, with their units and sources. */
export function Measurements({ report }: { report: Report }) {
  const unfolded = useUnfolded();
  const measured = report.entries.filter(({ result }) => result && result.measurements.length > 0);
  if (measured.length === 0) return null;
  const count = measured.reduce((sum, { result }) => sum + (result?.measurements.length ?? 0), 0);
  return (
    <section aria-labelledby="measurements">
      <div className={css.measurementHead}>
        <h2 id="measurements" className={css.findingTitle}>
          {reportTexts.measurements}
        </h2>
        <SourceLegend />
      </div>
      <div className={panel}>
        <div className={css.fold}>
          <Disclosure title={reportTexts.figures(count)} open={unfolded}>
            <div className={css.measurementColumns}>
              {measured.map(({ check, result }) => (
                <section key={check} className={css.test}>
                  <h3 className={css.measurementName}>
                    <span className={`${fig} ${css.measurementNumber}`}>{numberOf(checkOf(check))}</span>
                    {checkOf(check).name}
                  </h3>
                  <FactList
                    facts={(result?.measurements ?? []).map((one) => ({
                      label: one.name,
                      value: figureText(one),
                      isFigure: true,
                      source: one.source,
                    }))}
                  />
                </section>
              ))}
            </div>
          </Disclosure>
        </div>
      </div>
    </section>
  );
}
