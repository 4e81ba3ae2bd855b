import { useState } from 'react';
import { systemFigures } from '../../../content/figure-names';
import { finishTexts } from '../../../content/inspection-finish';
import { factLabels } from '../../../content/inspection-start';
import { reportTexts } from '../../../content/report-page';
import { verifyTexts } from '../../../content/verify';
import { lower } from '../../../content/words';
import type { Sealed } from '../../../machines/report/report';
import type { Verification } from '../../../machines/report/verify';
import type { VerifySource } from '../../../machines/report/verify.machine';
import { keyGroups, sealGroups } from '../../../measure/report/seal-groups';
import { digest } from '../../browser/report/digest';
import { nameKey } from '../../browser/storage/keys';
import { OutcomeStrip } from '../../inspection/OutcomeStrip';
import { fig, panel, small, soft } from '../../theme/base.css';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { FileButton } from '../../ui/controls/FileButton';
import { toast } from '../../ui/feedback/toasts';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { Comb } from '../Comb';
import { dateTimeText } from '../figures';
import { showReport } from '../open-report';
import { columns, side } from '../report.css';
import { deviceName, entryOf, marksOf, profileText } from '../report-words';
import { FactList } from '../view/FactList';
import { spokenStrip } from '../view/NumberedStrip';
import { CheckRows } from './CheckRows';
import { type ChangedPlace, changedPlaces } from './changes';
import { OutcomeHead } from './OutcomeHead';
import { isChanged, type OpenQuestion, openQuestions, rowsOf } from './outcome-words';
import { TwinStrips } from './TwinStrips';
import * as css from './VerifyPage.css';

interface Props {
  readonly sealed: Sealed;
  readonly verification: Verification;
  readonly source: VerifySource;
  readonly onKeyNamed: () => void;
  readonly onAnother: () => void;
}

/** The result of verifying a report and, separately, what the report says about the device. */
export function Outcome({ sealed, verification, source, onKeyNamed, onAnother }: Props) {
  const { content, signature, replay, isBuiltInProfile } = verification;
  const places = changedPlaces(sealed, verification);
  const isForged = isChanged(verification);
  return (
    <div className={columns}>
      <div className={css.stack}>
        <section className={panel} aria-labelledby="outcome">
          <OutcomeHead sealed={sealed} verification={verification} source={source.kind} />
          {!isForged && <Questions questions={openQuestions(sealed, source.kind)} />}
          {signature.kind === 'unknown' && !isForged && (
            <KeyQuestion
              keyId={signature.key}
              fingerprint={signature.fingerprint}
              claimed={signature.claimed}
              onNamed={onKeyNamed}
            />
          )}
          {places.length > 0 && <Changes places={places} />}
          <CheckRows rows={rowsOf(sealed, verification, source)} />
        </section>
        {replay.kind === 'replayed' && <TwinStrips sealed={sealed} replay={replay.replay} />}
      </div>
      <aside className={side} aria-label={isForged ? verifyTexts.fileSays : verifyTexts.says}>
        <Says sealed={sealed} isChanged={isForged} isBuiltInProfile={isBuiltInProfile} />
        <section className={`${panel} ${css.outcomeBox}`} aria-labelledby="verify-seal">
          <h2 id="verify-seal">{reportTexts.seal}</h2>
          <p className={`${small} ${soft}`}>{isForged ? verifyTexts.sealed : verifyTexts.compareSeal}</p>
          <Comb groups={sealGroups(content.sealed)} />
          {content.found !== content.sealed && (
            <>
              <p className={`${small} ${soft}`}>{verifyTexts.thisFile}</p>
              <Comb groups={sealGroups(content.found)} />
            </>
          )}
          <Button look="quiet" onClick={onAnother}>
            {verifyTexts.another}
          </Button>
        </section>
        {!isForged && <SystemFiles sealed={sealed} />}
      </aside>
    </div>
  );
}

/** Compares a file with the hashes of those that the test of system files read. The report does not hold them. */
function SystemFiles({ sealed: { report } }: { sealed: Sealed }) {
  const { title, text, choose, words, same, other } = verifyTexts.systemFiles;
  const [compared, setCompared] = useState<{ readonly name: string; readonly status: 'pass' | 'fail' } | null>(null);
  const figures = entryOf(report, 'system-files')?.result?.measurements ?? [];
  const hashes = figures.filter(({ name }) => name.startsWith(systemFigures.hash(''))).map(({ value }) => value);
  if (hashes.length === 0) return null;
  const compare = async (file: File) => {
    try {
      const hash = await digest(new Uint8Array(await file.arrayBuffer()));
      setCompared({ name: file.name, status: hashes.includes(hash) ? 'pass' : 'fail' });
    } catch {
      const refusal = verifyTexts.refusals.unreadable;
      setCompared(null);
      toast(refusal.title, refusal.text, 'destructive');
    }
  };
  return (
    <section className={`${panel} ${css.outcomeBox}`} aria-labelledby="system-files">
      <h2 id="system-files">{title}</h2>
      <p className={`${small} ${soft}`}>{text}</p>
      <p role="status" className={small}>
        {compared && (
          <>
            <VerdictBadge status={compared.status} word={words[compared.status]} />{' '}
            {(compared.status === 'pass' ? same : other)(compared.name)}
          </>
        )}
      </p>
      <FileButton look="quiet" label={title} accept="" onFiles={([file]) => void compare(file)}>
        {choose}
      </FileButton>
    </section>
  );
}

/** What the reader must ask the sender about. */
function Questions({ questions }: { questions: readonly OpenQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section className={css.questions} aria-labelledby="questions">
      <h3 id="questions">{verifyTexts.questions.title}</h3>
      <ul>
        {questions.map(({ title, text }) => (
          <li key={title}>
            <b>{title}.</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the report differs from what was sealed, or from what its events say. */
function Changes({ places }: { places: readonly ChangedPlace[] }) {
  const { changes } = verifyTexts;
  return (
    <table className={css.changes}>
      <thead>
        <tr>
          <th scope="col">{changes.place}</th>
          <th scope="col">{changes.here}</th>
          <th scope="col">{changes.there}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ key, place, detail, here, there, note }) => (
          <tr key={key}>
            <th scope="row">
              {place}
              {detail && <small>{lower(detail)}</small>}
            </th>
            <td>{here}</td>
            <td>
              <b>{there}</b> {note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Asks whose key it is. The answer makes it a known key. */
function KeyQuestion({
  keyId,
  fingerprint,
  claimed,
  onNamed,
}: {
  keyId: string;
  fingerprint: string;
  claimed: string;
  onNamed: () => void;
}) {
  // Never the claimed name: the reader would take it for a checked one.
  const [name, setName] = useState('');
  const [differs, setDiffers] = useState(false);
  const save = () =>
    nameKey(keyId, name).then(onNamed, () => toast(verifyTexts.keyNotKept, verifyTexts.keyNotKeptText, 'destructive'));
  return (
    <div className={css.question}>
      {claimed && <p>{verifyTexts.claims(claimed)}</p>}
      <p>{verifyTexts.ask}</p>
      <Comb groups={keyGroups(fingerprint)} big />
      {differs ? (
        <p role="alert" className={css.warned}>
          <VerdictBadge status="fail" /> {verifyTexts.keyDiffersText}
        </p>
      ) : (
        <div className={css.answer}>
          <TextField name="key-name" label={verifyTexts.keyName} value={name} onChange={setName} maxLength={60} />
          <Button look="solid" disabled={name.trim() === ''} onClick={save}>
            {verifyTexts.keyMatches}
          </Button>
          <Button look="quiet" onClick={() => setDiffers(true)}>
            {verifyTexts.keyDiffers}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the report says about the device. A report with a Fail verdict can still be authentic. */
function Says({
  sealed,
  isChanged,
  isBuiltInProfile,
}: {
  sealed: Sealed;
  isChanged: boolean;
  isBuiltInProfile: boolean;
}) {
  const { report } = sealed;
  const { overall, facts, startedAt } = report;
  return (
    <section className={`${panel} ${css.outcomeBox}`} aria-labelledby="says">
      <h2 id="says">{isChanged ? verifyTexts.fileSays : verifyTexts.says}</h2>
      <p className={`${small} ${soft}`}>{isChanged ? verifyTexts.fileSaysText : verifyTexts.saysText}</p>
      <div className={css.verdict}>
        <VerdictBadge status={overall.verdict} />
        <span className={fig}>{finishTexts.score(overall.passed, overall.judged)}</span>
      </div>
      <OutcomeStrip marks={marksOf(report)} label={spokenStrip(report)} />
      <FactList
        facts={[
          { label: reportTexts.device, value: deviceName(facts) },
          { label: factLabels.serial, value: facts.serial || '—', isFigure: true },
          { label: reportTexts.profile, value: profileText(report.profile, isBuiltInProfile) },
          { label: reportTexts.started, value: dateTimeText(startedAt), isFigure: true },
          { label: reportTexts.technician, value: facts.technician || '—' },
        ]}
      />
      <div className={css.outcomeOpen}>
        <OpenReport sealed={sealed} isChanged={isChanged} />
      </div>
    </section>
  );
}

function OpenReport({ sealed, isChanged }: { sealed: Sealed; isChanged: boolean }) {
  // Available to this tab only: viewing a report does not add it to the history.
  return (
    <span onClickCapture={() => showReport(sealed)}>
      <ButtonLink look={isChanged ? 'outline' : 'solid'} href={`/report#${sealed.report.id}`}>
        {isChanged ? verifyTexts.openAllTheSame : verifyTexts.open}
      </ButtonLink>
    </span>
  );
}
