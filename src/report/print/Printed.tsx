import { createPortal } from 'react-dom';
import type { Sealed } from '../../../machines/report/report';
import type { ReportLinks } from '../links';
import { Label, type LabelSize } from './Label';
import { Paper } from './Paper';
import { print } from './Print.css';
import './pages.css';

export { modulesOf, QrCode } from './QrCode';

/** This module, which loads once a report is shown. */
export type Prints = typeof import('./Printed');
/** The paper, or the width of a label. */
export type PrintedKind = 'paper' | LabelSize;

interface Props {
  readonly sealed: Sealed;
  readonly links: ReportLinks;
  readonly kind: PrintedKind;
}

/** What is printed of a report. It is always in the page, but visible only in print. */
export const Printed = ({ sealed, links, kind }: Props) =>
  createPortal(
    <div className={print} data-print={kind}>
      {kind === 'paper' ? (
        <Paper sealed={sealed} links={links} />
      ) : (
        <Label sealed={sealed} link={links.label} size={kind} />
      )}
    </div>,
    document.body,
  );
