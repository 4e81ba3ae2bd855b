import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { reportTexts } from '../../../content/report-page';
import { findingGroups } from '../../../machines/report/finding-groups';
import type { Report, ReportEntry, Sealed } from '../../../machines/report/report';
import { ButtonLink } from '../../ui/controls/Button';
import type { ReportLinks } from '../links';
import { Label, type LabelSize } from '../print/Label';
import { Paper } from '../print/Paper';
import { print } from '../print/Print.css';
import '../print/pages.css';
import { checkOf, numberOf } from '../../../content/catalogue';
import { finishTexts } from '../../../content/inspection-finish';
import { outcomeNames } from '../../../content/outcome-names';
import { inMinutes } from '../../../content/words';
import { differ } from '../../../machines/inspection/outcome';
import { OutcomeBadge } from '../../inspection/OutcomeBadge';
import { fig, panel } from '../../theme/base.css';
import { Disclosure } from '../../ui/controls/Disclosure';
import { codeTag } from '../../ui/results/CodeTag.css';
import { figureText } from '../figures';
import { ReplaySection } from '../replay/Replay';
import { entryText, noticedText, outcomeKind } from '../report-words';
import { SourceLegend } from '../SourceMark';
import { useUnfolded } from '../use-unfolded';
import { Actions } from './Actions';
import { FactList } from './FactList';
import { Findings } from './Findings';
import { Condition, Conditions, Device, SealBox } from './Side';
import { Verdict } from './Verdict';
import * as css from './ReportView.css';

interface Props {
  readonly sealed: Sealed;
  /** Null until they are created. */
  readonly links: ReportLinks | null;
  /** A link to a retest of what failed; nothing if nothing failed. */
  readonly retest: ReactNode;
  /** Gives the report to the shop's own system; nothing if the site has none. */
  readonly send: ReactNode;
}

/** A whole report: verdict, findings, tests and figures, and the actions beside them. */
export function ReportView({ sealed, links, retest, send }: Props) {
  const { report } = sealed;
  const groups = findingGroups(report);
  const [printed, setPrinted] = useState<'paper' | LabelSize>('paper');

  /** The label replaces the paper while the print dialog is open. */
  const onPrint = (what: 'paper' | LabelSize) => {
    flushSync(() => setPrinted(what));
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
          <Measurements report={report} />
        </div>
        <aside className={css.side} aria-label={reportTexts.actions}>
          <Actions sealed={sealed} links={links} send={send} onPrint={onPrint} />
          <SealBox sealed={sealed} fingerprint={links?.fingerprint ?? null}>
            <ButtonLink href={`/verify#${report.id}`}>{reportTexts.verify}</ButtonLink>
          </SealBox>
          <Condition sealed={sealed} />
          <Conditions report={report} />
          <Device report={report} />
        </aside>
      </div>
      {links &&
        createPortal(
          <div className={print} data-print={printed}>
            {printed === 'paper' ? (
              <Paper sealed={sealed} links={links} />
            ) : (
              <Label sealed={sealed} link={links.label} size={printed} />
            )}
          </div>,
          document.body,
        )}
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
function Measurements({ report }: { report: Report }) {
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
