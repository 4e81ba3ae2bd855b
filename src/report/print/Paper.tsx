import { Fragment, type ReactNode } from 'react';
import { checkOf } from '../../../content/catalogue';
import { factLabels, type OutcomeKind, outcomeNames } from '../../../content/inspection';
import { headline, paperTexts, reportTexts, sealSentence } from '../../../content/report-page';
import { site } from '../../../content/site';
import { capital, counted, inWords, list, lower, withUnit } from '../../../content/words';
import { countGroups, type FindingGroup, findingGroups } from '../../../machines/report/finding-groups';
import type { Report, ReportEntry, Sealed } from '../../../machines/report/report';
import type { Source } from '../../../machines/result';
import { keyGroups, sealGroups } from '../../../measure/report/seal-groups';
import { fig, mark } from '../../theme/base.css';
import { numberOf } from '../../ui/layout/suite';
import { codeTag } from '../../ui/results/CodeTag.css';
import { Comb } from '../Comb';
import { dateText, dateTimeText, figureText } from '../figures';
import type { ReportLinks } from '../links';
import { FindingMap, hasMap } from '../maps/FindingMap';
import {
  amountText,
  deviceName,
  entryText,
  groupText,
  layoutOf,
  millimeters,
  outcomeKind,
  placesText,
} from '../report-words';
import { SourceLegend, SourceMark } from '../SourceMark';
import { PaperBadge } from './PaperBadge';
import { QrCode } from './QrCode';
import * as css from './Paper.css';

/** Heights on the first sheet, in mm: what findings may take together, a large one with its map, a short row. */
const FINDINGS_MM = 84;
const LARGE_MM = 33;
const SHORT_MM = 7.6;
const MAX_LARGE = 2;
/** Short rows on the second sheet at most. */
const MAX_MOVED = 6;
/** Rows of figures that the second sheet has room for; a test's heading counts as two. */
const USUAL_ROWS = 84;
const MAX_ROWS = 132;

interface Props {
  readonly sealed: Sealed;
  readonly links: ReportLinks;
}

/** The report on two sheets, A4 or Letter. It is in the page, but only a printer shows it. */
export function Paper(props: Props) {
  const groups = findingGroups(props.sealed.report);
  const { large, short, moved } = arrange(groups);
  return (
    <>
      <FirstSheet {...props} groups={groups} large={large} short={short} />
      <SecondSheet {...props} moved={moved} />
    </>
  );
}

/** Which findings stand large, in short rows, and on the second sheet. */
function arrange(groups: readonly FindingGroup[]) {
  const serious = groups.filter((group) => hasMap(group) && group.verdict !== 'pass');
  for (let count = Math.min(MAX_LARGE, serious.length); ; count--) {
    const large = serious.slice(0, count);
    const others = groups.filter((group) => !large.includes(group));
    const room = Math.floor((FINDINGS_MM - count * LARGE_MM) / SHORT_MM);
    if (others.length <= room || count === 0) return { large, short: others.slice(0, room), moved: others.slice(room) };
  }
}

function Sheet({
  id,
  page,
  title,
  foot,
  children,
}: {
  id: string;
  page: 1 | 2;
  title: string;
  foot: string;
  children: ReactNode;
}) {
  const Title = page === 1 ? 'h1' : 'h2';
  return (
    <section className={css.sheet}>
      <div className={css.body}>
        <div className={css.strip} />
        <header className={css.head}>
          <Title className={page === 1 ? css.title : css.secondTitle}>{title}</Title>
          <span className={css.brand}>
            <span className={css.number}>{id}</span>
            {site.name}
          </span>
        </header>
        {children}
        <footer className={css.foot}>
          <span>{foot}</span>
          <span className={css.page}>{paperTexts.page(id, page, 2)}</span>
        </footer>
      </div>
    </section>
  );
}

function FirstSheet({
  sealed,
  links,
  groups,
  large,
  short,
}: Props & {
  groups: readonly FindingGroup[];
  large: readonly FindingGroup[];
  short: readonly FindingGroup[];
}) {
  const { report, seal } = sealed;
  const { facts, grades, overall, startedAt } = report;
  const { faults, warnings } = countGroups(groups);
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
        <span className={css.score}>{overall.judged === 0 ? '—' : `${overall.passed}/${overall.judged}`}</span>
        <span className={css.date}>{dateText(startedAt)}</span>
        <p>
          <b>{headline(faults, warnings, overall.judged)}</b>
          {tallyText(report)}
        </p>
      </div>
      <h2 className={css.section}>{reportTexts.findings}</h2>
      {groups.length === 0 && <p className={css.none}>{reportTexts.noFindings}</p>}
      {large.map((group) => (
        <Large key={`${group.check} ${group.code}`} group={group} report={report} />
      ))}
      {short.map((group) => (
        <Short key={`${group.check} ${group.code}`} group={group} report={report} />
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

/** `10 of 14 tests passed. One cannot tell. One skipped, one not fitted.` */
function tallyText({ overall, entries }: Report): string {
  const count = (wanted: OutcomeKind) => entries.filter((entry) => outcomeKind(entry) === wanted).length;
  const one = (kind: OutcomeKind) => (count(kind) > 0 ? [`${inWords(count(kind))} ${lower(outcomeNames[kind])}`] : []);
  const others = [
    ...one('inconclusive'),
    ...one('skipped'),
    ...one('not-fitted'),
    ...one('not-supported'),
    ...one('not-run'),
  ];
  const passed = `${overall.passed} of ${counted(overall.judged, 'test')} passed.`;
  const missing =
    overall.missing.length > 0
      ? ` ${reportTexts.missing(list(overall.missing.map((check) => checkOf(check).name)))}`
      : '';
  return `${passed}${others.length > 0 ? ` ${capital(others.join(', '))}.` : ''}${missing}`;
}

function placeWords({ check, findings }: FindingGroup, report: Report): string {
  const entry = report.entries.find((one) => one.check === check);
  const layout = entry ? layoutOf(entry) : null;
  const places = placesText(findings, layout);
  const box = check === 'screen' ? findings[0]?.where?.box : undefined;
  const [x, y] = box ? [millimeters(report, box.x), millimeters(report, box.y)] : [null, null];
  const glass =
    x === null || y === null
      ? ''
      : `: ${withUnit(Math.round(x), 'mm')} from the left edge, ${withUnit(Math.round(y), 'mm')} from the top`;
  return places ? `${places}${glass}.` : '';
}

function Large({ group, report }: { group: FindingGroup; report: Report }) {
  const { title, text } = groupText(group, report);
  const places = placeWords(group, report);
  const amount = amountText(group.findings);
  return (
    <article className={css.large}>
      <div>
        <p className={css.findingHead}>
          <PaperBadge outcome={group.verdict} size="tag" />
          {group.code && <code className={`${codeTag} ${css.code}`}>{group.code}</code>}
          <span>
            {numberOf(checkOf(group.check))} {checkOf(group.check).name}
          </span>
        </p>
        <h3>{title}</h3>
        <p>{text}</p>
        {places && <p className={css.place}>{places}</p>}
        {amount && (
          <p className={css.place}>
            {reportTexts.howMuch}: {amount}
          </p>
        )}
      </div>
      <figure>
        <FindingMap group={group} report={report} />
      </figure>
    </article>
  );
}

function Short({ group, report }: { group: FindingGroup; report: Report }) {
  const { title, text } = groupText(group, report);
  return (
    <article className={css.short}>
      <PaperBadge outcome={group.verdict} />
      {group.code ? <code className={`${codeTag} ${css.code}`}>{group.code}</code> : <span />}
      <p>
        <b>{title}.</b> {placeWords(group, report) || text}
      </p>
    </article>
  );
}

const rank: readonly Source[] = ['observed', 'measured', 'reported', 'declared'];
/** How a test's verdict is known: by a person, where one judged any of it. */
const sourceOf = ({ result, skip }: ReportEntry): Source =>
  skip || !result
    ? 'declared'
    : (rank.find((source) => result.measurements.some((one) => one.source === source)) ?? 'observed');

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

function SecondSheet({ sealed, links: { address, fingerprint }, moved }: Props & { moved: readonly FindingGroup[] }) {
  const { report, seal } = sealed;
  const { facts, grades, system } = report;
  const events = report.entries.reduce((sum, { journal }) => sum + (journal?.events ?? 0), 0);
  const device = (['item', 'maker', 'model', 'serial', 'assetTag', 'year', 'lot'] as const).filter(
    (name) => facts[name],
  );
  const fields: readonly (readonly [string, string, Source])[] = [
    ...device.map((name) => [factLabels[name], facts[name], 'declared'] as const),
    ...system.map((one) => [one.name, figureText(one), one.source] as const),
  ];
  const proof: readonly (readonly [name: string, value: string, more: string])[] = [
    [
      paperTexts.sealed,
      dateTimeText(report.sealedAt),
      seal.signature
        ? `by ${seal.signature.name || '—'}, key ${keyGroups(fingerprint ?? '').join(' ')} (${seal.signature.algorithm})`
        : reportTexts.notSigned,
    ],
    [paperTexts.journal, reportTexts.events(events), `Open the file at ${address}. It recomputes each verdict.`],
    [
      paperTexts.madeWith,
      `${report.program.name} ${report.program.build}`,
      `${report.profile.name} profile, rules ${report.rules}. ${paperTexts.nothingSent}`,
    ],
  ];
  const foot = [facts.company, facts.address].filter(Boolean).join(', ');
  return (
    <Sheet id={report.id} page={2} title={paperTexts.figuresTitle} foot={foot}>
      {moved.length > 0 && (
        <div className={css.moved}>
          <h2 className={css.section}>{reportTexts.findings}</h2>
          {moved.slice(0, MAX_MOVED).map((group) => (
            <Short key={`${group.check} ${group.code}`} group={group} report={report} />
          ))}
          {moved.length > MAX_MOVED && <p className={css.none}>{paperTexts.also(moved.length - MAX_MOVED)}</p>}
        </div>
      )}
      <h2 className={css.section}>
        {reportTexts.measurements} <SourceLegend />
      </h2>
      <Figures report={report} less={moved.length * 3} />
      <div className={css.two}>
        <div>
          <h2 className={css.section}>{paperTexts.deviceAndSystem}</h2>
          <dl>
            {fields.map(([name, value, source]) => (
              <FactRow key={`${name} ${source}`} name={name} value={value} source={source} />
            ))}
          </dl>
        </div>
        <div>
          <h2 className={css.section}>
            {reportTexts.condition} <small>{lower(reportTexts.declaredBy(facts.technician))}</small>
          </h2>
          {[grades.cosmetic, grades.function].map(
            (grade, i) =>
              grade && (
                <div key={grade.meaning} className={css.grade}>
                  <b>{grade.code}</b>
                  <span>
                    {i === 0 ? reportTexts.cosmetic : reportTexts.function}: {lower(grade.name)}
                  </span>
                  <small>{grade.meaning}</small>
                </div>
              ),
          )}
          {facts.notes && <p className={css.notes}>{facts.notes}</p>}
          <PaperPhotos sealed={sealed} />
        </div>
      </div>
      <div className={css.proof}>
        <h2 className={css.section}>{paperTexts.howToCheck}</h2>
        <table className={css.proofTable}>
          <tbody>
            {proof.map(([name, value, more]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={css.figure}>{value}</td>
                <td>{more}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{paperTexts.hash}</th>
              <td colSpan={2} className={css.figure}>
                {seal.hash.replaceAll(/(.{8})(?=.)/g, '$1 ')}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

/** The figures of each test, as many as have room. */
function Figures({ report, less }: { report: Report; less: number }) {
  const measured = report.entries.flatMap(({ check, result }) =>
    result && result.measurements.length > 0 ? [{ check, figures: result.measurements }] : [],
  );
  const rows = measured.reduce((sum, { figures }) => sum + figures.length + 2, 0);
  const room = MAX_ROWS - less;
  // Each test gives up its last figures, the longest lists first.
  let most = Math.max(0, ...measured.map(({ figures }) => figures.length));
  const total = (limit: number) => measured.reduce((sum, { figures }) => sum + Math.min(limit, figures.length) + 2, 0);
  while (most > 1 && total(most) > room) most--;
  const isDense = rows > USUAL_ROWS - less;
  return (
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
  );
}

function FactRow({ name, value, source }: { name: string; value: string; source: Source }) {
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

const MAX_PHOTOS = 2;

function PaperPhotos({ sealed: { report, photos } }: { sealed: Sealed }) {
  const shown = photos.filter(({ hash }) => report.photos.some((one) => one.hash === hash)).slice(0, MAX_PHOTOS);
  return (
    shown.length > 0 && (
      <div className={css.photos}>
        {shown.map(({ hash, data }) => (
          <img key={hash} src={`data:image/jpeg;base64,${data}`} alt="" />
        ))}
      </div>
    )
  );
}
