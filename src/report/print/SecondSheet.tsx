import { checkOf, numberOf } from '../../../content/catalogue';
import { conditions } from '../../../content/conditions';
import { factLabels } from '../../../content/inspection-start';
import { paperTexts, reportTexts } from '../../../content/report-page';
import { list, lower } from '../../../content/words';
import type { FindingGroup } from '../../../machines/report/finding-groups';
import type { Report, Sealed } from '../../../machines/report/report';
import type { Source } from '../../../machines/result';
import { keyGroups } from '../../../measure/report/seal-groups';
import { fig } from '../../theme/base.css';
import { dateTimeText, figureText } from '../figures';
import { eventsOf, profileText } from '../report-words';
import { SourceLegend, SourceMark } from '../SourceMark';
import { ShortFinding } from './PaperFindings';
import { type PrintProps, Sheet } from './Sheet';
import * as css from './Print.css';

/**
 * Number of figure rows that fit on the second sheet: at the usual size and at most. A test's heading counts as two.
 */
const USUAL_ROWS = 84;
const MAX_ROWS = 132;

/** The figures of each test, as many as fit. */
function Figures({ report, less }: { report: Report; less: number }) {
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
                <FactRow
                  key={`${one.name} ${one.source}`}
                  name={one.name}
                  value={figureText(one)}
                  source={one.source}
                />
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

/** Maximum number of short rows on the second sheet. */
const MAX_MOVED = 6;

/**
 * Heights on the second sheet in mm: what the device and its condition may take, on Letter, beside as many figures as
 * fit; rows, grades, photos, and lines of notes and of conditions.
 */
const BESIDE_MM = 42;
const ROW_MM = { usual: 4.5, dense: 3.55 } as const;
const GRADE_MM = 13;
const PHOTOS_MM = 30;
const LINE_MM = { notes: 4.3, conditions: 4.5 } as const;
/** Characters on a line, at least. */
const LINE_CHARACTERS = { notes: 48, conditions: 95 } as const;
const MAX_NOTES_LINES = 6;
/** Height of a figure in its column, and number of columns. */
const FIGURE_MM = ROW_MM.dense;
const FIGURE_COLUMNS = 3;

/** Number of rows from which on the device's facts are set closer. */
const DENSE_FROM = 12;

const linesOf = (text: string, kind: keyof typeof LINE_CHARACTERS) => Math.ceil(text.length / LINE_CHARACTERS[kind]);

/** Number of figures that have no room because the rest of the sheet is long. */
function displacedFigures({ report, photos }: Sealed, rows: number, moved: number): number {
  const { grades, facts, photos: listed } = report;
  const device = rows * ROW_MM[rows < DENSE_FROM ? 'usual' : 'dense'];
  const condition =
    [grades.cosmetic, grades.function].filter(Boolean).length * GRADE_MM +
    Math.min(MAX_NOTES_LINES, linesOf(facts.notes, 'notes')) * LINE_MM.notes +
    (listed.length > 0 && photos.length > 0 ? PHOTOS_MM : 0);
  const noticed = linesOf(conditionWords(report), 'conditions') * LINE_MM.conditions;
  const height = Math.max(0, Math.max(device, condition) + noticed - BESIDE_MM);
  return moved * FIGURE_COLUMNS + Math.ceil(height / FIGURE_MM) * FIGURE_COLUMNS;
}

/** `Zoomed (Screen and Keyboard). Forced colors.` */
const conditionWords = ({ conditions: noticed }: Report): string =>
  [...new Set(noticed.map(({ kind }) => kind))]
    .map((kind) => {
      const tests = noticed.flatMap((one) => (one.kind === kind && one.check ? [checkOf(one.check).name] : []));
      return `${conditions[kind].name}${tests.length > 0 ? ` (${list([...new Set(tests)])})` : ''}.`;
    })
    .join(' ');

/** Figures, device, condition, and how to verify the report. */
export function SecondSheet({
  sealed,
  links: { address, fingerprint, isBuiltInProfile },
  moved,
}: PrintProps & { moved: readonly FindingGroup[] }) {
  const { report, seal } = sealed;
  const { facts, grades, system } = report;
  const events = eventsOf(report);
  const device = (['item', 'maker', 'model', 'serial', 'assetTag', 'year', 'lot', 'job'] as const).filter(
    (name) => facts[name],
  );
  const fields: readonly (readonly [string, string, Source])[] = [
    ...device.map((name) => [factLabels[name], facts[name] ?? '', 'declared'] as const),
    ...system.map((one) => [one.name, figureText(one), one.source] as const),
  ];
  const proof: readonly (readonly [name: string, value: string, more: string])[] = [
    [
      paperTexts.sealed,
      dateTimeText(report.sealedAt),
      seal.signature
        ? paperTexts.signedAs(
            seal.signature.name || '—',
            keyGroups(fingerprint ?? '').join(' '),
            seal.signature.algorithm,
          )
        : reportTexts.notSigned,
    ],
    [paperTexts.journal, reportTexts.events(events), paperTexts.openAt(address)],
    [
      paperTexts.madeWith,
      `${report.program.name} ${report.program.build}`,
      paperTexts.judgedBy(profileText(report.profile, isBuiltInProfile), report.rules),
    ],
  ];
  const foot = [facts.company, facts.address].filter(Boolean).join(', ');
  return (
    <Sheet id={report.id} page={2} title={paperTexts.figuresTitle} foot={foot}>
      {moved.length > 0 && (
        <div className={css.moved}>
          <h2 className={css.section}>{reportTexts.findings}</h2>
          {moved.slice(0, MAX_MOVED).map((group) => (
            <ShortFinding key={`${group.check} ${group.code}`} group={group} report={report} />
          ))}
          {moved.length > MAX_MOVED && <p className={css.none}>{paperTexts.also(moved.length - MAX_MOVED)}</p>}
        </div>
      )}
      <h2 className={css.section}>
        {reportTexts.measurements} <SourceLegend />
      </h2>
      <Figures report={report} less={displacedFigures(sealed, fields.length, moved.length)} />
      <div className={css.two}>
        <div>
          <h2 className={css.section}>{paperTexts.deviceAndSystem}</h2>
          <dl className={fields.length < DENSE_FROM ? undefined : css.denseFacts}>
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
            {report.conditions.length > 0 && (
              <tr>
                <th scope="row">{paperTexts.noticed}</th>
                <td colSpan={2}>{conditionWords(report)}</td>
              </tr>
            )}
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
