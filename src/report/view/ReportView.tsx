import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { reportTexts } from '../../../content/report-page';
import { findingGroups } from '../../../machines/report/finding-groups';
import type { Sealed } from '../../../machines/report/report';
import { ButtonLink } from '../../ui/controls/Button';
import type { ReportLinks } from '../links';
import { Label, type LabelSize } from '../print/Label';
import { Paper } from '../print/Paper';
import { print } from '../print/Print.css';
import '../print/pages.css';
import { ReplaySection } from '../replay/Replay';
import { Actions } from './Actions';
import { Findings } from './Findings';
import { Measurements } from './Measurements';
import { Condition, Conditions, Device, SealBox } from './Side';
import { Tests } from './Tests';
import { Verdict } from './Verdict';
import * as css from './ReportView.css';

interface Props {
  readonly sealed: Sealed;
  /** Null until they are created. */
  readonly links: ReportLinks | null;
  /** A link to a retest of what failed; nothing if nothing failed. */
  readonly retest: ReactNode;
}

/** A whole report: verdict, findings, tests and figures, and the actions beside them. */
export function ReportView({ sealed, links, retest }: Props) {
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
          <Actions sealed={sealed} links={links} onPrint={onPrint} />
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
