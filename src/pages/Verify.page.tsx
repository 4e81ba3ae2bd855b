import { useActorRef, useSelector } from '@xstate/react';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { barcodeTexts } from '../../content/device-facts';
import { verifyTexts } from '../../content/verify';
import type { OpenRefusal, VerifySource } from '../../machines/report/verify.machine';
import { REPORT_PATH } from '../../measure/report/link';
import { CameraNotice } from '../inspection/CameraNotice';
import { LocalNav } from '../inspection/LocalNav';
import { Notice } from '../inspection/Notice';
import { useBarcodes } from '../inspection/useBarcodes';
import { useInspector } from '../inspector';
import { refusalText } from '../report/opened';
import { PartialReport } from '../report/PartialReport';
import { page, ways } from '../report/report.css';
import { ChangeDigit } from '../report/sample/ChangeDigit';
import { SampleLink } from '../report/sample/Sample';
import { SAMPLE } from '../report/sample/sample';
import { useHash } from '../report/use-hash';
import { type FileBox, machineOf } from '../report/verify/actor';
import { Outcome } from '../report/verify/Outcome';
import * as css from '../report/verify/VerifyPage.css';
import { panel, wrap } from '../theme/base.css';
import { Button } from '../ui/controls/Button';
import { DropZone } from '../ui/controls/DropZone';
import { TextField } from '../ui/controls/Field';
import { FileButton } from '../ui/controls/FileButton';
import { Form } from '../ui/controls/Form';
import { VerdictBadge } from '../ui/figures/VerdictBadge';
import { Viewfinder } from '../ui/figures/Viewfinder';
import { PageHead } from '../ui/layout/PageHead';

/** Several times as long as the link of any real report. A file has room for more. */
const MAX_PASTED_LINK_LENGTH = 200_000;

/** The ways to open a report: as a file, by its link, or by its code with the camera. */
function ReportSources({ onFile, onLink }: { onFile: (file: File) => void; onLink: (text: string) => void }) {
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
        <Form className={css.sourceForm} onSubmit={() => onLink(text)}>
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
        </Form>
      </section>
      <Scan headingId={`${name}-scan`} onLink={onLink} />
    </div>
  );
}

/** How many unrelated codes may be read before the camera closes. */
const MAX_CODES = 20;

/** Whether a code links to a report, on any site. */
const isReportLink = (text: string): boolean => text.includes(`${REPORT_PATH}#`);

/** Reads the code of a label or of the paper with the camera. The camera closes as soon as a report is found. */
function Scan({ headingId, onLink }: { headingId: string; onLink: (text: string) => void }) {
  const { scan } = verifyTexts;
  /** Whether the last code was not a report. */
  const [isOther, setOther] = useState(false);
  const { view, isOpen, failure, open, close, onKeyDown } = useBarcodes((text) => {
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
            <Viewfinder {...view} />
            <p role="status">{isOther ? scan.other : scan.hint}</p>
          </div>
        )}
        {failure === 'reader' && <Notice title={barcodeTexts.readerTitle}>{scan.readerText}</Notice>}
        {failure && failure !== 'reader' && <CameraNotice failure={failure} />}
      </div>
    </section>
  );
}

/** Verifies reports, or a changed copy of the sample. */
export default function VerifyPage() {
  const hash = useHash();
  return hash === SAMPLE ? <ChangeDigit /> : <Verify hash={hash} />;
}

/** Opens a report and shows what is valid. */
function Verify({ hash }: { hash: string | null }) {
  const [box] = useState<FileBox>({ file: null });
  const [machine] = useState(() => machineOf(box));
  const actor = useActorRef(machine);
  useInspector(actor);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const { source, opened, verification } = useSelector(actor, ({ context }) => context);
  const heading = useRef<HTMLHeadingElement>(null);

  // The report page links here with its id.
  useEffect(() => {
    if (hash?.startsWith('AS-')) actor.send({ type: 'OPEN', source: { kind: 'kept', id: hash } });
  }, [actor, hash]);

  const isDone = state === 'outcome' || state === 'part' || state === 'refused';
  useEffect(() => {
    if (!isDone) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isDone]);

  const openFile = (file: File) => {
    box.file = file;
    actor.send({ type: 'OPEN', source: { kind: 'file', name: file.name, bytes: file.size } });
  };
  const openLink = (text: string) => actor.send({ type: 'OPEN', source: { kind: 'link', text } });
  const another = () => {
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    actor.send({ type: 'ANOTHER' });
    heading.current?.focus({ preventScroll: true });
  };
  const waits = state === 'reading' ? verifyTexts.reading : state === 'checking' ? verifyTexts.checking : null;

  return (
    <div className={`${wrap} ${page}`}>
      <PageHead
        title={verifyTexts.title}
        text={isDone && source ? verifyTexts.checked(nameOf(source)) : verifyTexts.lead}
        heading={heading}
        action={<LocalNav here="/verify" />}
      />
      <Limits className={css.first} of={verifyTexts.cannotShow} />
      <p role="status" className={waits ? css.status : css.silent}>
        {waits}
      </p>
      {state === 'reading' && <Button onClick={another}>{verifyTexts.cancel}</Button>}
      {state === 'idle' && <ReportSources onFile={openFile} onLink={openLink} />}
      {state === 'idle' && (
        <div className={ways}>
          <SampleLink />
        </div>
      )}
      {state === 'refused' && opened?.kind === 'refused' && <Refused why={opened.why} onAnother={another} />}
      {state === 'part' && opened?.kind === 'part' && <PartialReport content={opened} onAnother={another} />}
      {state === 'outcome' && opened?.kind === 'report' && verification && source && (
        <Outcome
          sealed={opened.sealed}
          verification={verification}
          source={source}
          onKeyNamed={() => actor.send({ type: 'KEY.NAMED' })}
          onAnother={another}
        />
      )}
      <Limits className={css.last} of={verifyTexts.shows} />
      <Link className={css.keys} href="/keys">
        {verifyTexts.keys}
      </Link>
    </div>
  );
}

const nameOf = (source: VerifySource): string => {
  if (source.kind === 'file') return source.name;
  return source.kind === 'kept' ? source.id : verifyTexts.link.label;
};

/** Why nothing was opened, what is safe, and what to do next. */
function Refused({ why, onAnother }: { why: OpenRefusal; onAnother: () => void }) {
  const { title, text, word, status = 'warning' } = refusalText(why);
  const isNewer = (why.of === 'report' || why.of === 'link') && why.refusal.reason === 'newer';
  return (
    <section className={`${panel} ${css.refused}`} role="alert">
      <VerdictBadge status={status} {...(word && { word })} />
      <h2>{title}</h2>
      <p>{text}</p>
      {isNewer ? (
        <Button look="solid" onClick={() => location.reload()}>
          {verifyTexts.reload}
        </Button>
      ) : (
        <Button look="solid" onClick={onAnother}>
          {verifyTexts.chooseOther}
        </Button>
      )}
    </section>
  );
}

/** What verification proves, or what it cannot. */
function Limits({
  className,
  of: { title, items },
}: {
  className: string;
  of: { readonly title: string; readonly items: readonly string[] };
}) {
  return (
    <section className={className}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
