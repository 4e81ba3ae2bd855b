import { type ReactNode, useState } from 'react';
import { type CheckId, checkOf } from '../../../content/catalogue';
import { type ConditionKind, conditions } from '../../../content/conditions';
import { findings } from '../../../content/findings';
import { factLabels } from '../../../content/inspection-start';
import { reportTexts } from '../../../content/report-page';
import type { DeviceFacts } from '../../../machines/inspection/device-facts';
import type { Report, ReportGrade, Sealed } from '../../../machines/report/report';
import { keyGroups, sealGroups } from '../../../measure/report/seal-groups';
import { panel, small, soft } from '../../theme/base.css';
import { Disclosure } from '../../ui/controls/Disclosure';
import { Comb } from '../Comb';
import { dateTimeText, figureText } from '../figures';
import { eventsOf } from '../report-words';
import { SourceMark } from '../SourceMark';
import { FactList } from './FactList';
import * as css from './ReportView.css';

/** The seal in a form that people can compare, and what it proves. */
export function SealBox({
  sealed: { report, seal },
  fingerprint,
  children,
}: {
  sealed: Sealed;
  /** Fingerprint of the key that signed the report; null if it is unsigned, or not known yet. */
  fingerprint: string | null;
  children?: ReactNode;
}) {
  const events = eventsOf(report);
  const { signature } = seal;
  return (
    <section className={`${panel} ${css.sideBox}`} aria-labelledby="seal">
      <h2 id="seal">{reportTexts.seal}</h2>
      <p className={`${small} ${soft}`}>{reportTexts.compareSeal}</p>
      <div className={css.comb}>
        <Comb groups={sealGroups(seal.hash)} />
      </div>
      <FactList
        facts={[
          { label: reportTexts.sealedAt, value: dateTimeText(report.sealedAt), isFigure: true },
          { label: reportTexts.signedAs, value: signature ? signature.name || '—' : reportTexts.notSigned },
          // Has its row from the start, or the button below it would move under a press.
          ...(signature
            ? [{ label: reportTexts.key, value: fingerprint ? keyGroups(fingerprint).join(' ') : '…', isFigure: true }]
            : []),
          { label: reportTexts.journal, value: events > 0 ? reportTexts.events(events) : reportTexts.noJournal },
        ]}
      />
      {children}
      <p className={css.sidePlain}>
        <b>{reportTexts.sealShows}</b> {reportTexts.sealShowsText}
      </p>
    </section>
  );
}

function Grade({ grade, of, scale }: { grade: ReportGrade; of: string; scale: string }) {
  return (
    <div className={css.grade}>
      <b className={css.gradeCode}>{grade.code}</b>
      <span>
        {of}: {grade.name.toLowerCase()}
        <span className={css.scale}>{scale}</span>
      </span>
    </div>
  );
}

/** The condition of the device as declared by the operator. */
export function Condition({ sealed: { report, photos } }: { sealed: Sealed }) {
  const { grades, facts } = report;
  const { cosmetic, function: works } = grades;
  return (
    <section className={`${panel} ${css.sideBox}`} aria-labelledby="condition">
      <h2 id="condition">{reportTexts.condition}</h2>
      <p className={css.declared}>
        <SourceMark of="declared" silent />
        {reportTexts.declaredBy(facts.technician)}
      </p>
      {cosmetic && (
        <Grade grade={cosmetic} of={reportTexts.cosmetic} scale={reportTexts.scales.cosmetic[cosmetic.scale]} />
      )}
      {works && <Grade grade={works} of={reportTexts.function} scale={reportTexts.functionScales[works.scale]} />}
      {!cosmetic && !works && <p className={css.sideNote}>{reportTexts.noGrades}</p>}
      {facts.notes && <p className={css.sideNote}>{facts.notes}</p>}
      <Photos of={report} pictures={photos} />
    </section>
  );
}

/** The photos whose pictures came with the report. */
function Photos({ of, pictures }: { of: Report; pictures: Sealed['photos'] }) {
  const shown = of.photos.flatMap(({ hash, finding, width, height }) => {
    const picture = pictures.find((one) => one.hash === hash);
    return picture
      ? [{ hash, data: picture.data, width, height, name: finding ? findings[finding].name : reportTexts.wholeDevice }]
      : [];
  });
  return (
    shown.length > 0 && (
      <div className={css.photos}>
        {shown.map(({ hash, data, width, height, name }) => (
          <figure key={hash}>
            <img
              className={css.photo}
              src={`data:image/jpeg;base64,${data}`}
              alt={reportTexts.photoOf(name)}
              width={width}
              height={height}
            />
            <figcaption className={css.caption}>{name}</figcaption>
          </figure>
        ))}
      </div>
    )
  );
}

const deviceFacts = [
  'item',
  'maker',
  'model',
  'serial',
  'assetTag',
  'year',
  'lot',
  'job',
  'company',
  'address',
  'returnNote',
] as const satisfies (keyof DeviceFacts)[];
const codes: readonly string[] = ['serial', 'assetTag', 'year', 'lot', 'job'];

/** What is declared about the device, and what the browser reports about the machine. */
export function Device({ report: { facts, system } }: { report: Report }) {
  const unfolded = useUnfolded();
  return (
    <section className={`${panel} ${css.sideBox}`} aria-labelledby="device">
      <h2 id="device">{reportTexts.device}</h2>
      <FactList
        facts={deviceFacts
          .filter((name) => facts[name])
          .map((name) => ({
            label: factLabels[name],
            value: facts[name] ?? '',
            isFigure: codes.includes(name),
            source: 'declared' as const,
          }))}
      />
      {system.length > 0 && (
        <Disclosure title={reportTexts.systemFacts(system.length)} open={unfolded}>
          <FactList
            facts={system.map((one) => ({
              label: one.name,
              value: figureText(one),
              isFigure: typeof one.value === 'number' || one.unit !== '',
              source: one.source,
            }))}
          />
        </Disclosure>
      )}
    </section>
  );
}

/** What may have influenced the run, and in which tests. */
export function Conditions({ report: { conditions: noticed } }: { report: Report }) {
  const kinds = [...new Set(noticed.map(({ kind }) => kind))];
  if (kinds.length === 0) return null;
  const detailsOf = (kind: ConditionKind, check: CheckId | null) =>
    noticed.flatMap((one) => (one.kind === kind && one.check === check && one.details ? [one.details] : [])).join(', ');
  return (
    <section className={`${panel} ${css.sideBox}`} aria-labelledby="conditions">
      <h2 id="conditions">{reportTexts.conditions}</h2>
      <ul className={css.kinds}>
        {kinds.map((kind) => {
          const checks = new Set(noticed.flatMap((one) => (one.kind === kind ? [one.check] : [])));
          const facts = [...checks]
            .map((check) => ({ check, details: detailsOf(kind, check) }))
            .filter(({ check, details }) => check || details);
          return (
            <li key={kind} className={css.sideNote}>
              <b>{conditions[kind].name}</b> <span className={soft}>{conditions[kind].meaning}</span>
              {facts.length > 0 && (
                <FactList
                  facts={facts.map(({ check, details }) => ({
                    label: check ? checkOf(check).name : reportTexts.wholeRun,
                    value: details || reportTexts.wasNoticed,
                    isFigure: /^\d/.test(details),
                  }))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * Whether long lists are open initially: if there is room for two columns. Only for content that is not prerendered.
 */
export const useUnfolded = (): boolean => useState(() => matchMedia('(min-width: 900px)').matches)[0];
