import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkOf, numberOf } from '../../../content/catalogue';
import { findingPath } from '../../../content/findings';
import { finishTexts } from '../../../content/inspection-finish';
import { outcomeNames } from '../../../content/outcome-names';
import { reportTexts } from '../../../content/report-page';
import { inMinutes } from '../../../content/words';
import { differ } from '../../../machines/inspection/outcome';
import { type FindingGroup, findingGroups } from '../../../machines/report/finding-groups';
import type { Report, ReportEntry } from '../../../machines/report/report';
import type { Source } from '../../../machines/result';
import { OutcomeBadge } from '../../inspection/OutcomeBadge';
import { fig, panel } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { toast } from '../../ui/feedback/toasts';
import { codeTag } from '../../ui/figures/badges.css';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { figureText } from '../figures';
import { amountText, glassOf, groupText, placesText } from '../finding-words';
import { FindingMap, hasMap } from '../maps/FindingMap';
import type { PrintedKind, Prints } from '../print/Printed';
import { ReplaySection } from '../replay/Replay';
import { entryText, noticedText, outcomeKind } from '../report-words';
import { SourceLegend, SourceMark } from '../SourceMark';
import { Actions, type ActionsProps } from './Actions';
import { FactList } from './FactList';
import { Condition, Conditions, Device, SealBox, useUnfolded } from './Side';
import { Verdict } from './Verdict';
import * as css from './ReportView.css';

/** The findings, worst first, with places and small maps, and a link to a retest. */
function Findings({ groups, report, retest }: { groups: readonly FindingGroup[]; report: Report; retest: ReactNode }) {
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
function Places({ group, report }: { group: FindingGroup; report: Report }) {
  const { findings, check } = group;
  const places = placesText(group, report);
  const amount = amountText(findings);
  const source: Source = findings.find((one) => one.amount)?.amount?.source ?? sourceOfPlaces(check);
  const glass = glassOf(group, report);
  const rows: readonly (readonly [name: string, value: string, source: Source | null])[] = [
    ...(places ? [[reportTexts.where, places, sourceOfPlaces(check)] as const] : []),
    ...(glass ? [[reportTexts.onGlass, reportTexts.glass(...glass), 'estimated'] as const] : []),
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

interface Props extends Omit<ActionsProps, 'prints' | 'onPrint'> {
  /** A link to a retest of what failed; nothing if nothing failed. */
  readonly retest: ReactNode;
}

const loadPrints = (): Promise<Prints> => import('../print/Printed');

/** A whole report: verdict, findings, tests and figures, and the actions beside them. */
export function ReportView({ retest, ...actions }: Props) {
  const { sealed, links } = actions;
  const { report } = sealed;
  const groups = findingGroups(report);
  const [prints, setPrints] = useState<Prints | null>(null);
  const [printed, setPrinted] = useState<PrintedKind>('paper');
  useEffect(() => {
    // If this fails, the buttons try again.
    loadPrints().then(setPrints, () => undefined);
  }, []);

  /** The label replaces the paper while the print dialog is open. */
  const onPrint = async (what: PrintedKind) => {
    try {
      const loaded = prints ?? (await loadPrints());
      flushSync(() => {
        setPrints(loaded);
        setPrinted(what);
      });
    } catch {
      return toast(reportTexts.printFailed, reportTexts.printFailedText, 'destructive');
    }
    window.print();
    setPrinted('paper');
  };

  return (
    <>
      <Verdict report={report} links={links} />
      <div className={css.columns}>
        <div className={css.main}>
          <Findings groups={groups} report={report} retest={retest} />
          <Tests report={report} />
          <ReplaySection sealed={sealed} />
          <ReportFigures report={report} />
        </div>
        <aside className={css.side} aria-label={reportTexts.actions}>
          <Actions {...actions} prints={prints} onPrint={onPrint} />
          <SealBox sealed={sealed} fingerprint={links?.fingerprint ?? null}>
            <ButtonLink href={`/verify#${report.id}`}>{reportTexts.verify}</ButtonLink>
          </SealBox>
          <Condition sealed={sealed} />
          <Conditions report={report} />
          <Device report={report} />
        </aside>
      </div>
      {links && prints && <prints.Printed sealed={sealed} links={links} kind={printed} />}
    </>
  );
}

/** Both verdicts, if person and machine disagree. */
const differenceText = (entry: ReportEntry): string =>
  differ(entry)
    ? finishTexts.differ(outcomeNames[entry.machine ?? 'not-run'], outcomeNames[entry.person ?? 'not-run'])
    : '';

/** A row for each test of the run. */
function Tests({ report }: { report: Report }) {
  return (
    <section aria-labelledby="tests">
      <h2 id="tests" className={css.findingTitle}>
        {reportTexts.tests}
      </h2>
      <ul className={panel}>
        {report.entries.map((entry) => {
          const outcome = outcomeKind(entry);
          if (!outcome) return null;
          return (
            <li key={entry.check} className={css.testRow}>
              <span className={`${fig} ${css.soft}`}>{numberOf(checkOf(entry.check))}</span>
              <b className={css.testName}>{checkOf(entry.check).name}</b>
              <p className={css.testText}>
                {entryText(entry)} {differenceText(entry)} {noticedText(report, entry.check)}{' '}
                {entry.skip && <code className={codeTag}>{entry.skip.reason}</code>}
              </p>
              <span className={`${fig} ${css.took}`}>
                {entry.runs > 0 ? inMinutes(Math.round(entry.tookMs / 1000)) : '—'}
              </span>
              <span className={css.outcome}>
                <OutcomeBadge outcome={outcome} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** All figures of all tests, with their units and sources. */
function ReportFigures({ report }: { report: Report }) {
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
