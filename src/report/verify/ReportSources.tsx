import { ScanQrCode } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { barcodeTexts } from '../../../content/device-facts';
import { verifyTexts } from '../../../content/verify';
import { REPORT_PATH } from '../../../measure/report/link';
import { CameraNotice } from '../../inspection/CameraNotice';
import { Notice } from '../../inspection/Notice';
import { useBarcodes } from '../../inspection/useBarcodes';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { DropZone } from '../../ui/controls/DropZone';
import { TextField } from '../../ui/controls/Field';
import { FileButton } from '../../ui/controls/FileButton';
import { Viewfinder } from '../../ui/figures/Viewfinder';
import * as css from './VerifyPage.css';

/** Several times as long as the link of any real report. A file has room for more. */
const MAX_PASTED_LINK_LENGTH = 200_000;

interface Props {
  readonly onFile: (file: File) => void;
  readonly onLink: (text: string) => void;
}

/** The ways to open a report: as a file, by its link, or by its code with the camera. */
export function ReportSources({ onFile, onLink }: Props) {
  const { file, link } = verifyTexts;
  const [text, setText] = useState('');
  const name = useId();

  return (
    <div className={`${panel} ${css.sources}`}>
      <section className={css.way} aria-labelledby={`${name}-file`}>
        <h2 id={`${name}-file`}>{file.title}</h2>
        <p>{file.text}</p>
        <DropZone onFiles={([dropped]) => onFile(dropped)}>
          <span>{file.drop}</span>
          <FileButton
            look="solid"
            label={file.title}
            accept=".json,application/json"
            onFiles={([chosen]) => onFile(chosen)}
          >
            {file.choose}
          </FileButton>
        </DropZone>
      </section>
      <section className={css.way} aria-labelledby={`${name}-link`}>
        <h2 id={`${name}-link`}>{link.title}</h2>
        <p>{link.text}</p>
        <form
          className={css.sourceForm}
          onSubmit={(event) => {
            event.preventDefault();
            onLink(text);
          }}
        >
          <TextField
            name="link"
            label={link.label}
            look="code"
            maxLength={MAX_PASTED_LINK_LENGTH}
            placeholder={link.placeholder}
            value={text}
            onChange={setText}
          />
          <Button type="submit">{link.open}</Button>
        </form>
      </section>
      <Scan headingId={`${name}-scan`} onLink={onLink} />
    </div>
  );
}

/** How many unrelated codes may be read before the camera closes. */
const MAX_CODES = 20;

/** Whether a code links to a report, on any site. */
const isReportLink = (text: string): boolean => text.includes(`${REPORT_PATH}#`);

interface ScanProps {
  readonly headingId: string;
  readonly onLink: (text: string) => void;
}

/** Reads the code of a label or of the paper with the camera. The camera closes as soon as a report is found. */
function Scan({ headingId, onLink }: ScanProps) {
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
