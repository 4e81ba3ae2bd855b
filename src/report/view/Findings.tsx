import { checkOf, numberOf } from '../../../content/catalogue';
import { findingPath } from '../../../content/findings';
import { reportTexts } from '../../../content/report-page';
import { withUnit } from '../../../content/words';
import type { FindingGroup } from '../../../machines/report/finding-groups';
import type { Report } from '../../../machines/report/report';
import type { Source } from '../../../machines/result';
import { fig, panel } from '../../theme/base.css';
import { codeTag } from '../../ui/results/CodeTag.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { FindingMap, hasMap } from '../maps/FindingMap';
import { amountText, groupText, layoutOf, millimeters, placesText } from '../report-words';
import { SourceMark } from '../SourceMark';
import * as css from './ReportView.css';

/** The findings, worst first, with places and small maps, and a link to a retest. */
export function Findings({
  groups,
  report,
  retest,
}: {
  groups: readonly FindingGroup[];
  report: Report;
  retest: React.ReactNode;
}) {
  return (
    <section aria-labelledby="findings">
      <h2 id="findings" className={css.findingTitle}>
        {reportTexts.findings}
      </h2>
      <div className={panel}>
        {groups.length === 0 && <p className={css.none}>{reportTexts.noFindings}</p>}
        {groups.map((group) => (
          <Group key={`${group.check} ${group.code}`} group={group} report={report} />
        ))}
        {retest}
      </div>
    </section>
  );
}

function Code({ group: { code } }: { group: FindingGroup }) {
  return (
    code && (
      // A plain link: the browser scrolls to and highlights the entry only if it follows the link itself.
      <a className={css.findingCode} href={findingPath(code)}>
        <code className={codeTag}>{code}</code>
      </a>
    )
  );
}

function Group({ group, report }: { group: FindingGroup; report: Report }) {
  const { check, verdict } = group;
  const { title, text } = groupText(group, report);
  if (!hasMap(group))
    return (
      <article className={css.short}>
        <VerdictBadge status={verdict} />
        <div className={css.findingWords}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Places group={group} report={report} />
        </div>
        <Code group={group} />
      </article>
    );
  return (
    <article className={css.finding}>
      <div>
        <p className={css.findingHead}>
          <VerdictBadge status={verdict} />
          <Code group={group} />
          <span>
            <span className={fig}>{numberOf(checkOf(check))}</span> {checkOf(check).name}
          </span>
        </p>
        <h3>{title}</h3>
        <p className={css.findingText}>{text}</p>
        <Places group={group} report={report} />
      </div>
      <figure className={css.findingFigure}>
        <FindingMap group={group} report={report} />
      </figure>
    </article>
  );
}

/** The place, amount and source of a finding. */
function Places({ group: { findings, check }, report }: { group: FindingGroup; report: Report }) {
  const entry = report.entries.find((one) => one.check === check);
  const layout = entry ? layoutOf(entry) : null;
  const places = placesText(findings, layout);
  const amount = amountText(findings);
  const source: Source = findings.find((one) => one.amount)?.amount?.source ?? sourceOfPlaces(check);
  const glass = check === 'screen' ? glassText(report, findings) : null;
  const rows: readonly (readonly [name: string, value: string, source: Source | null])[] = [
    ...(places ? [[reportTexts.where, places, sourceOfPlaces(check)] as const] : []),
    ...(glass ? [[reportTexts.onGlass, glass, 'estimated'] as const] : []),
    ...(amount ? [[reportTexts.howMuch, amount, source] as const] : []),
  ];
  return (
    rows.length > 0 && (
      <dl className={css.places}>
        {rows.map(([name, value, from]) => (
          <div key={name} className={css.place}>
            <dt>{name}</dt>
            <dd>
              {from && <SourceMark of={from} />} <span className={`${fig} ${css.wrapped}`}>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}

/** Places on a screen are marked by a person. Those of other tests come from the test itself. */
const sourceOfPlaces = (check: FindingGroup['check']): Source =>
  checkOf(check).silent && check !== 'webcam' ? 'observed' : 'measured';

function glassText(report: Report, findings: FindingGroup['findings']): string | null {
  const box = findings[0]?.where?.box;
  if (!box) return null;
  const [x, y] = [millimeters(report, box.x), millimeters(report, box.y)];
  if (x === null || y === null) return null;
  return `${withUnit(Math.round(x), 'mm')} from the left, ${withUnit(Math.round(y), 'mm')} from the top`;
}
