import { checkOf } from '../../../content/catalogue';
import { outcomeNames } from '../../../content/outcome-names';
import { reportTexts } from '../../../content/report-page';
import { resultTexts } from '../../../content/results';
import { list, lower } from '../../../content/words';
import { missingIn } from '../../../machines/report/missing';
import type { Report } from '../../../machines/report/report';
import { SummaryBadge } from '../../check/results/ResultBadge';
import { fig, panel } from '../../theme/base.css';
import { dateText, timeText, tookText } from '../figures';
import type { ReportLinks } from '../links';
import { profileText, scoreText } from '../report-words';
import { NumberedStrip } from './NumberedStrip';
import * as css from './Verdict.css';

/** The badge of a whole report. */
export function ReportBadge({ report: { overall, startedAt } }: { report: Pick<Report, 'overall' | 'startedAt'> }) {
  const { verdict, passed, judged } = overall;
  const date = dateText(startedAt);
  return (
    <SummaryBadge
      status={verdict}
      score={scoreText(overall)}
      date={date}
      spoken={resultTexts.spoken(lower(outcomeNames[verdict]), reportTexts.score(passed, judged), date)}
    />
  );
}

/** The verdict of the report, the outcome of each test, and the report's identification. */
export function Verdict({ report, links }: { report: Report; links: ReportLinks | null }) {
  const { id, profile, startedAt, facts } = report;
  const missing = missingIn(report);
  const took = tookText(report) ?? reportTexts.clockChanged;
  const figures: readonly (readonly [name: string, value: string, isFigure?: true])[] = [
    [reportTexts.number, id, true],
    [reportTexts.profile, links ? profileText(profile, links.isBuiltInProfile) : profile.name],
    [reportTexts.started, timeText(startedAt), true],
    [reportTexts.took, took, true],
    [reportTexts.technician, facts.technician || '—'],
    [reportTexts.site, facts.site || '—'],
  ];
  return (
    <section className={panel} aria-label={reportTexts.verdict}>
      <div className={css.top}>
        <ReportBadge report={report} />
        <NumberedStrip report={report} />
      </div>
      {missing.length > 0 && (
        <p className={css.missing}>
          <b>{reportTexts.incomplete}:</b> {reportTexts.missing(list(missing.map((check) => checkOf(check).name)))}
        </p>
      )}
      <dl className={css.figures}>
        {figures.map(([name, value, isFigure]) => (
          <div key={name} className={css.cell}>
            <dt className={css.name}>{name}</dt>
            <dd className={isFigure ? `${fig} ${css.value}` : css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
