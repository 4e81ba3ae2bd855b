import type { ReactNode } from 'react';
import { checkOf, numberOf } from '../../../content/catalogue';
import { outcomeNames } from '../../../content/outcome-names';
import { paperTexts, reportTexts, sealSentence } from '../../../content/report-page';
import { capital, inWords, list, lower } from '../../../content/words';
import type { FindingGroup } from '../../../machines/report/finding-groups';
import { missingIn } from '../../../machines/report/missing';
import type { Report, ReportEntry } from '../../../machines/report/report';
import type { Source } from '../../../machines/result';
import { sealGroups } from '../../../measure/report/seal-groups';
import { mark } from '../../theme/base.css';
import { codeTag } from '../../ui/figures/badges.css';
import { Comb } from '../Comb';
import { dateText, dateTimeText } from '../figures';
import { deviceName, entryText, headlineOf, outcomeKind, scoreText } from '../report-words';
import { SourceLegend, SourceMark } from '../SourceMark';
import { LargeFinding, PaperBadge, ShortFinding } from './PaperFindings';
import { QrCode } from './QrCode';
import { type PrintProps, Sheet } from './Sheet';
import * as css from './Print.css';

/** Verdict, findings, tests and seal. */
export function FirstSheet({
  sealed,
  links,
  groups,
  large,
  short,
}: PrintProps & {
  groups: readonly FindingGroup[];
  large: readonly FindingGroup[];
  short: readonly FindingGroup[];
}) {
  const { report, seal } = sealed;
  const { facts, grades, overall, startedAt } = report;
  const join = (...parts: readonly string[]) => parts.filter(Boolean).join(', ') || '—';
  const ident: readonly (readonly [name: string, value: ReactNode, isFigure?: true])[] = [
    [paperTexts.model, deviceName(facts)],
    [paperTexts.serial, facts.serial || '—', true],
    [paperTexts.assetTag, facts.assetTag || '—', true],
    [paperTexts.tested, dateTimeText(startedAt), true],
    [paperTexts.company, facts.company || '—'],
    [reportTexts.technician, join(facts.technician, facts.site)],
    [paperTexts.yearLot, join(facts.year, facts.lot), true],
    [
      paperTexts.grades,
      join(
        grades.cosmetic ? `${grades.cosmetic.code} ${paperTexts.look}` : '',
        grades.function ? `${grades.function.code} ${paperTexts.works}` : '',
      ),
    ],
  ];
  return (
    <Sheet id={report.id} page={1} title={reportTexts.title} foot={sealSentence}>
      <dl className={css.ident}>
        {ident.map(([name, value, isFigure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={isFigure && css.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.verdict}>
        <span className={css.maker}>
          <span className={`${mark} ${css.makerMark}`} />
        </span>
        <PaperBadge outcome={overall.verdict} size="large" />
        <span className={css.score}>{scoreText(overall)}</span>
        <span className={css.date}>{dateText(startedAt)}</span>
        <p>
          <b>{headlineOf(report)}</b>
          {tallyText(report)}
        </p>
      </div>
      <h2 className={css.section}>{reportTexts.findings}</h2>
      {groups.length === 0 && <p className={css.none}>{reportTexts.noFindings}</p>}
      {large.map((group) => (
        <LargeFinding key={`${group.check} ${group.code}`} group={group} report={report} />
      ))}
      {short.map((group) => (
        <ShortFinding key={`${group.check} ${group.code}`} group={group} report={report} />
      ))}
      <h2 className={`${css.section} ${css.tests}`}>
        {reportTexts.tests} <SourceLegend />
      </h2>
      <table className={css.table}>
        <tbody>
          {report.entries.map((entry) => (
            <TestRow key={entry.check} entry={entry} />
          ))}
        </tbody>
      </table>
      <div className={css.seal}>
        <QrCode className={css.qr} text={links.paper} label={reportTexts.qr} />
        <div className={css.sealText}>
          <p>{reportTexts.seal}</p>
          <Comb groups={sealGroups(seal.hash)} />
          <p>
            {paperTexts.scan} {paperTexts.recompute} <b>{links.address}</b>.
          </p>
        </div>
        <div className={css.signatures}>
          <div>{paperTexts.inspectedBy}</div>
          <div>{paperTexts.receivedBy}</div>
        </div>
      </div>
    </Sheet>
  );
}

const withoutVerdict = ['inconclusive', 'skipped', 'not-fitted', 'not-supported', 'not-run'] as const;

/** `10 of 14 tests passed. One cannot tell. One skipped, one not fitted.` */
function tallyText(report: Report): string {
  const { overall, entries } = report;
  const unknown = missingIn(report);
  const others = withoutVerdict.flatMap((kind) => {
    const count = entries.filter((entry) => outcomeKind(entry) === kind).length;
    return count > 0 ? [`${inWords(count)} ${lower(outcomeNames[kind])}`] : [];
  });
  const passed = paperTexts.passed(overall.passed, overall.judged);
  const missing =
    unknown.length > 0 ? ` ${reportTexts.missing(list(unknown.map((check) => checkOf(check).name)))}` : '';
  return `${passed}${others.length > 0 ? ` ${capital(others.join(', '))}.` : ''}${missing}`;
}

const rank: readonly Source[] = ['observed', 'measured', 'reported', 'file', 'declared'];
/** The source of a test's verdict: a person, if one judged any part of it. */
const sourceOf = ({ result, skip }: ReportEntry): Source =>
  skip || !result
    ? 'declared'
    : (rank.find((source) => result.measurements.some((one) => one.source === source)) ?? 'observed');

/** A row with a test and the source of its verdict. */
function TestRow({ entry }: { entry: ReportEntry }) {
  const outcome = outcomeKind(entry);
  if (!outcome) return null;
  return (
    <tr>
      <td className={css.figure}>{numberOf(checkOf(entry.check))}</td>
      <td>{checkOf(entry.check).name}</td>
      <td>
        <span className={css.oneLine}>
          {entryText(entry)} {entry.skip && <code className={`${codeTag} ${css.code}`}>{entry.skip.reason}</code>}
        </span>
      </td>
      <td>
        <SourceMark of={sourceOf(entry)} />
      </td>
      <td>
        <PaperBadge outcome={outcome} />
      </td>
    </tr>
  );
}
