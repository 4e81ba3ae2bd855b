import { useState } from 'react';
import { finishTexts } from '../../../content/inspection-finish';
import { factLabels } from '../../../content/inspection-start';
import { reportTexts } from '../../../content/report-page';
import { site } from '../../../content/site';
import { verifyTexts } from '../../../content/verify';
import { lower, rounded, withUnit } from '../../../content/words';
import type { Sealed } from '../../../machines/report/report';
import type { Verification } from '../../../machines/report/verify';
import type { VerifySource } from '../../../machines/report/verify.machine';
import type { Verdict } from '../../../machines/result';
import { keyGroups, sealGroups } from '../../../measure/report/seal-groups';
import { nameKey } from '../../browser/storage/keys';
import { OutcomeStrip } from '../../inspection/OutcomeStrip';
import { fig, panel, small, soft } from '../../theme/base.css';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { toast } from '../../ui/feedback/toasts';
import { SummaryBadge } from '../../ui/results/SummaryBadge';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { Comb } from '../Comb';
import { columns, side } from '../columns.css';
import { dateText, dateTimeText } from '../figures';
import { showReport } from '../open-report';
import { deviceName, marksOf } from '../report-words';
import { FactList } from '../view/FactList';
import { spokenStrip } from '../view/NumberedStrip';
import { type CheckRow, CheckRows } from './CheckRows';
import { type ChangedPlace, changedPlaces, isJudgedOtherwise, listOfParts } from './changes';
import { TwinStrips } from './TwinStrips';
import * as css from './Outcome.css';

interface Props {
  readonly sealed: Sealed;
  readonly verification: Verification;
  readonly source: VerifySource;
  readonly onKeyNamed: () => void;
  readonly onAnother: () => void;
}

const BYTES_PER_MB = 1e6;

/** The result of verifying a report and, separately, what the report says about the device. */
export function Outcome({ sealed, verification, source, onKeyNamed, onAnother }: Props) {
  const { content, signature, replay } = verification;
  const places = changedPlaces(sealed, verification);
  const isChanged = !content.isWhole || signature.kind === 'wrong';
  const { title, text, status, word } = summaryOf(sealed, verification, places);
  const score = replay.kind === 'replayed' ? `${replay.replay.agreeing}/${replay.replay.verdicts}` : '—';
  const date = dateText(sealed.report.startedAt);
  return (
    <div className={columns}>
      <div className={css.stack}>
        <section className={panel} aria-labelledby="outcome">
          <div className={css.head}>
            <SummaryBadge
              status={status}
              word={word}
              score={score}
              date={date}
              spoken={`Check: ${site.name}, ${lower(word)}, ${score} verdicts agree, ${date}`}
            />
            <div>
              <h2 id="outcome">{title}</h2>
              <p>{text}</p>
            </div>
          </div>
          {signature.kind === 'unknown' && !isChanged && (
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
      <aside className={side} aria-label={isChanged ? verifyTexts.fileSays : verifyTexts.says}>
        <Says sealed={sealed} isChanged={isChanged} />
        <section className={`${panel} ${css.box}`} aria-labelledby="verify-seal">
          <h2 id="verify-seal">{reportTexts.seal}</h2>
          <p className={`${small} ${soft}`}>{isChanged ? verifyTexts.sealed : verifyTexts.compareSeal}</p>
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
      </aside>
    </div>
  );
}

function summaryOf(
  { report }: Sealed,
  { content, signature, replay }: Verification,
  places: readonly ChangedPlace[],
): { title: string; text: string; status: Verdict; word: string } {
  const { outcome, words } = verifyTexts;
  if (!content.isWhole || signature.kind === 'wrong')
    return {
      title: outcome.changed(Math.max(1, places.length)),
      text: outcome.doNotRely,
      status: 'fail',
      word: words.changed,
    };
  if (places.length > 0)
    return { title: outcome.differs, text: outcome.differsText, status: 'fail', word: verifyTexts.checkWords.differs };
  const since = outcome.since(dateTimeText(report.sealedAt));
  const older =
    replay.kind === 'replayed' ? replay.replay.entries.filter((entry) => isJudgedOtherwise(replay.replay, entry)) : [];
  if (older.length > 0) {
    const isVerdictOther = older.some((entry) => entry.kind === 'differs' && entry.recomputed !== entry.reported);
    const text = isVerdictOther
      ? outcome.older
      : older.some(({ kind }) => kind === 'older')
        ? outcome.olderNotReplayed
        : outcome.olderFigures;
    return { title: outcome.olderRules, text: `${since} ${text}`, status: 'inconclusive', word: words.older };
  }
  if (signature.kind === 'unknown')
    return { title: outcome.who, text: `${since} ${outcome.unknown}`, status: 'inconclusive', word: words.unknown };
  if (signature.kind === 'not-signed')
    return { title: outcome.whole, text: `${since} ${outcome.nobody}`, status: 'inconclusive', word: words.notSigned };
  const text = `${since} ${outcome.known}`;
  if (replay.kind !== 'replayed')
    return {
      title: outcome.wholeAlone,
      text: `${text} ${verifyTexts.checkTexts.notReplayed[replay.kind]}`,
      status: 'pass',
      word: words.whole,
    };
  if (replay.replay.recomputed < replay.replay.verdicts)
    return { title: outcome.whole, text, status: 'pass', word: words.whole };
  return { title: outcome.allRecomputed(replay.replay.verdicts), text, status: 'pass', word: words.whole };
}

function rowsOf(
  { report }: Sealed,
  { content, signature, replay }: Verification,
  source: VerifySource,
): readonly CheckRow[] {
  const { checks, checkTexts: texts, checkWords: words } = verifyTexts;
  const size = source.kind === 'file' ? withUnit(rounded(source.bytes / BYTES_PER_MB, 2), 'MB') : '';
  const changed = content.parts.length;
  const contentText = content.isWhole
    ? texts.contentWhole(content.count)
    : changed > 0
      ? texts.contentChanged(changed, content.count, listOfParts(content.parts))
      : texts.sealChanged;
  return [
    { name: checks.file, text: texts.file(report.id, report.format, size), status: 'pass', word: words.read },
    {
      name: checks.content,
      text: contentText,
      status: content.isWhole ? 'pass' : 'fail',
      word: content.isWhole ? words.whole : words.changed,
    },
    { name: checks.signature, ...signatureRow(signature) },
    { name: checks.replay, ...replayRow(replay) },
  ];
}

function signatureRow(signature: Verification['signature']): Omit<CheckRow, 'name'> {
  const { checkTexts: texts, checkWords: words } = verifyTexts;
  if (signature.kind === 'not-signed') return { text: texts.notSigned, status: 'inconclusive', word: words.notSigned };
  const key = keyGroups(signature.fingerprint).join(' ');
  if (signature.kind === 'wrong') return { text: texts.signatureWrong(key), status: 'fail', word: words.notValid };
  return signature.kind === 'known'
    ? { text: texts.signatureKnown(signature.name, key), status: 'pass', word: words.knownKey }
    : { text: texts.signatureUnknown(key), status: 'inconclusive', word: words.unknownKey };
}

function replayRow(outcome: Verification['replay']): Omit<CheckRow, 'name'> {
  const { checkTexts: texts, checkWords: words } = verifyTexts;
  if (outcome.kind !== 'replayed') return { text: texts.notReplayed[outcome.kind], status: 'not-run' };
  const { replay } = outcome;
  const { events, agreeing, verdicts, recomputed, isSummaryRight, entries } = replay;
  const isOlder = entries.some((entry) => isJudgedOtherwise(replay, entry));
  const isWrong =
    !isSummaryRight ||
    entries.some((entry) => entry.kind === 'forged' || (entry.kind === 'differs' && !isJudgedOtherwise(replay, entry)));
  return {
    text: texts.replayed(events, agreeing, verdicts),
    ...(isWrong
      ? { status: 'fail', word: words.differs }
      : isOlder
        ? { status: 'inconclusive', word: words.older }
        : recomputed < verdicts
          ? { status: 'inconclusive', word: words.part }
          : { status: 'pass', word: words.agrees }),
  };
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
  const [name, setName] = useState(claimed);
  const [differs, setDiffers] = useState(false);
  const save = () =>
    nameKey(keyId, name).then(onNamed, () => toast(verifyTexts.keyNotKept, verifyTexts.keyNotKeptText, 'destructive'));
  return (
    <div className={css.question}>
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
function Says({ sealed, isChanged }: { sealed: Sealed; isChanged: boolean }) {
  const { report } = sealed;
  const { overall, facts, startedAt } = report;
  return (
    <section className={`${panel} ${css.box}`} aria-labelledby="says">
      <h2 id="says">{isChanged ? verifyTexts.fileSays : verifyTexts.says}</h2>
      <p className={`${small} ${soft}`}>{isChanged ? verifyTexts.fileSaysText : verifyTexts.saysText}</p>
      <div className={css.verdict}>
        <VerdictBadge status={overall.verdict} />
        <span className={fig}>{finishTexts.score(overall.passed, overall.judged)}</span>
      </div>
      <OutcomeStrip className={css.strip} marks={marksOf(report)} label={spokenStrip(report)} />
      <FactList
        facts={[
          { label: reportTexts.device, value: deviceName(facts) },
          { label: factLabels.serial, value: facts.serial || '—', isFigure: true },
          { label: reportTexts.started, value: dateTimeText(startedAt), isFigure: true },
          { label: reportTexts.technician, value: facts.technician || '—' },
        ]}
      />
      <div className={css.open}>
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
