import { ScanQrCode } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { barcodeTexts } from '../../../content/device-facts';
import { verifyTexts } from '../../../content/verify';
import { REPORT_PATH } from '../../../measure/report/link';
import { CameraNotice } from '../../inspection/CameraNotice';
import { Notice } from '../../inspection/Notice';
import { useBarcodes } from '../../inspection/useBarcodes';
import { Button } from '../../ui/controls/Button';
import { Viewfinder } from '../../ui/figures/Viewfinder';
import * as css from './VerifyPage.css';

/** How many unrelated codes may be read before the camera closes. */
const MAX_CODES = 20;

/** Whether a code links to a report, on any site. */
const isReportLink = (text: string): boolean => text.includes(`${REPORT_PATH}#`);

interface Props {
  readonly headingId: string;
  readonly onLink: (text: string) => void;
}

/** Reads the code of a label or of the paper with the camera. The camera closes as soon as a report is found. */
export function Scan({ headingId, onLink }: Props) {
  const { scan } = verifyTexts;
  /** Whether the last code was not a report. */
  const [isOther, setOther] = useState(false);
  const { finder, isOpen, isReading, failure, open, close } = useBarcodes((text) => {
    setOther(!isReportLink(text));
    if (!isReportLink(text)) return;
    close();
    onLink(text);
  });
  const toggle = () => {
    setOther(false);
    if (isOpen) close();
    else open({ wanted: MAX_CODES, known: [] });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  return (
    <section className={css.way} aria-labelledby={headingId} data-open={isOpen || undefined} onKeyDown={onKeyDown}>
      <h2 id={headingId}>{scan.title}</h2>
      <p>{scan.text}</p>
      <div className={css.scan}>
        <Button aria-expanded={isOpen} onClick={toggle}>
          <ScanQrCode size={20} aria-hidden="true" />
          {isOpen ? scan.close : scan.open}
        </Button>
        {isOpen && (
          <div className={css.finder}>
            <Viewfinder
              finder={finder}
              label={barcodeTexts.picture}
              live={isReading ? barcodeTexts.live : null}
              words={barcodeTexts.asking}
              isQuiet
            />
            <p role="status">{isOther ? scan.other : scan.hint}</p>
          </div>
        )}
        {failure === 'reader' && <Notice title={barcodeTexts.readerTitle}>{scan.readerText}</Notice>}
        {failure && failure !== 'reader' && <CameraNotice failure={failure} />}
      </div>
    </section>
  );
}
