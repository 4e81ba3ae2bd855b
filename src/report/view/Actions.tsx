import { Download, Link2, Printer, QrCode as QrSign, Tag } from 'lucide-react';
import { useState } from 'react';
import { reportTexts } from '../../../content/report-page';
import type { Sealed } from '../../../machines/report/report';
import { formatReport } from '../../../machines/report/report-of';
import { copyText } from '../../browser/files/clipboard';
import { download } from '../../browser/files/download';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { toast } from '../../ui/feedback/toasts';
import type { LabelSize } from '../print/Label';
import { QrCode } from '../print/QrCode';
import type { ReportLinks } from './ReportView';
import * as css from './Actions.css';

const icon = { size: 18, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;

interface Props {
  readonly sealed: Sealed;
  readonly links: ReportLinks;
  readonly onPrint: (what: 'paper' | LabelSize) => void;
}

/** What can be done with a report. */
export function Actions({ sealed, links, onPrint }: Props) {
  const [isCodeShown, setCodeShown] = useState(false);
  const { id } = sealed.report;
  const file = () => new Blob([formatReport(sealed)], { type: 'application/json' });
  const copy = () =>
    copyText(links.whole).then(
      () => toast(reportTexts.linkCopied, reportTexts.linkCopiedText),
      () => toast(reportTexts.linkFailed, reportTexts.linkFailedText, 'destructive'),
    );
  return (
    <div className={`${panel} ${css.actions}`}>
      <Button look="solid" onClick={() => onPrint('paper')}>
        <Printer {...icon} />
        {reportTexts.print}
      </Button>
      <Button look="quiet" onClick={copy}>
        <Link2 {...icon} />
        {reportTexts.link}
      </Button>
      <Button look="quiet" aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
        <QrSign {...icon} />
        {reportTexts.qr}
      </Button>
      {isCodeShown && (
        <div className={css.code}>
          <QrCode text={links.paper} label={reportTexts.qr} quiet={4} />
        </div>
      )}
      <Button look="quiet" onClick={() => onPrint(62)}>
        <Tag {...icon} />
        {reportTexts.label}
      </Button>
      <Button look="quiet" onClick={() => onPrint(54)}>
        <Tag {...icon} />
        {reportTexts.labelSmall}
      </Button>
      <Button look="quiet" onClick={() => download(`${id}.json`, file())}>
        <Download {...icon} />
        {reportTexts.json}
      </Button>
    </div>
  );
}
