import { checkOf } from '../../../content/catalogue';
import { verifyTexts } from '../../../content/verify';
import { list, lower, rounded, withUnit } from '../../../content/words';
import { isUntested } from '../../../machines/report/missing';
import type { Sealed } from '../../../machines/report/report';
import { impossibleTimes } from '../../../machines/report/times';
import type { Verification } from '../../../machines/report/verify';
import type { VerifySource } from '../../../machines/report/verify.machine';
import type { EntryReplay } from '../../../machines/report/verify-replay';
import type { Verdict } from '../../../machines/result';
import { keyGroups } from '../../../measure/report/seal-groups';
import { dateTimeText } from '../figures';
import type { CheckRow } from './CheckRows';
import { changedPlaces, isJudgedOtherwise, listOfParts } from './changes';

const BYTES_PER_MB = 1e6;

/** What the badge and the heading say about a report. */
export interface OutcomeSummary {
  readonly title: string;
  readonly text: string;
  readonly status: Verdict;
  readonly word: string;
}

/** Whether the content, or what signs it, is not what was sealed. */
export const isChanged = ({ content, signature }: Verification): boolean =>
  !content.isWhole || signature.kind === 'wrong';

const listOfTests = (entries: readonly { readonly check: EntryReplay['check'] }[]): string =>
  list(entries.map(({ check }) => checkOf(check).name));

/**
 * The outcome of a verification in a heading and a sentence.
 * @param now of the reader's clock, in ms since the epoch
 */
export function summaryOf(
  sealed: Sealed,
  verification: Verification,
  source: VerifySource['kind'],
  now: number,
): OutcomeSummary {
  const { report } = sealed;
  const { signature, replay } = verification;
  const { outcome, words, checkWords } = verifyTexts;
  const places = changedPlaces(sealed, verification);
  if (isChanged(verification))
    return { title: outcome.changed(places.length), text: outcome.doNotRely, status: 'fail', word: words.changed };
  if (places.length > 0)
    return { title: outcome.differs, text: outcome.differsText, status: 'fail', word: checkWords.differs };
  const since = outcome.since(dateTimeText(report.sealedAt));
  const doubtful = (title: string, text: string, word: string): OutcomeSummary => ({
    title,
    text: `${since} ${text}`,
    status: 'inconclusive',
    word,
  });
  const times = impossibleTimes(report, now);
  if (times.length > 0)
    return doubtful(
      outcome.wrongTimes,
      outcome.timesText(list(times.map((time) => outcome.times[time]))),
      words.wrongTimes,
    );
  const older = olderText(replay);
  if (older) return doubtful(outcome.olderRules, older, words.older);
  if (signature.kind === 'unknown') return doubtful(outcome.who, outcome.unknown, words.unknown);
  if (signature.kind === 'not-signed') return doubtful(outcome.whole, outcome.nobody, words.notSigned);
  if (replay.kind !== 'replayed')
    return doubtful(outcome.wholeAlone, `${outcome.known} ${notReplayedText(replay, source)}`, words.notReplayed);
  const { recomputed, verdicts } = replay.replay;
  if (recomputed < verdicts) return doubtful(outcome.inPart, outcome.known, words.part);
  if (lostPhotos(sealed, source) > 0) return doubtful(outcome.withoutPhotos, outcome.known, words.part);
  const title = outcome.allRecomputed(verdicts);
  return { title, text: `${since} ${outcome.known}`, status: 'pass', word: words.whole };
}

/** What today's rules say about a report that older rules judged. Null if they say the same. */
function olderText(outcome: Verification['replay']): string | null {
  if (outcome.kind !== 'replayed') return null;
  const { replay } = outcome;
  const older = replay.entries.filter((entry) => isJudgedOtherwise(replay, entry));
  if (older.length === 0) return null;
  const texts = verifyTexts.outcome;
  if (older.some((entry) => entry.kind === 'differs' && entry.recomputed !== entry.reported)) return texts.older;
  return older.some(({ kind }) => kind === 'older') ? texts.olderNotReplayed : texts.olderFigures;
}

/** How many verdicts were recomputed and agree, in figures and in words. */
export function scoreOf(
  outcome: Verification['replay'],
  word: string,
  date: string,
): readonly [score: string, spoken: string] {
  if (outcome.kind !== 'replayed') return ['—', verifyTexts.spokenNone(word, date)];
  const { agreeing, verdicts } = outcome.replay;
  return [`${agreeing}/${verdicts}`, verifyTexts.spoken(word, agreeing, verdicts, date)];
}

/** What a reader must ask the sender about. */
export interface OpenQuestion {
  readonly title: string;
  readonly text: string;
}

/** How many photos a report names that its file does not hold. A link holds none. */
const lostPhotos = ({ report, photos }: Sealed, source: VerifySource['kind']): number =>
  source === 'link' ? 0 : report.photos.filter(({ hash }) => !photos.some((one) => one.hash === hash)).length;

/** What a report leaves open although nothing in it was changed. */
export function openQuestions(sealed: Sealed, source: VerifySource['kind']): readonly OpenQuestion[] {
  const { questions } = verifyTexts;
  const { entries, facts } = sealed.report;
  const asked = <T>(all: readonly T[], ask: (all: readonly T[]) => OpenQuestion) => (all.length > 0 ? [ask(all)] : []);
  const isKept = (check: string) => sealed.journals.some((one) => one.check === check);
  // A link holds no journals.
  const lost = source === 'link' ? [] : entries.filter(({ check, journal }) => journal && !isKept(check));
  const photos = lostPhotos(sealed, source);
  const notKept = entries.filter(({ result, journal }) => result && !journal);
  return [
    ...(facts.serial.trim() ? [] : [questions.serial]),
    ...asked(lost, (all) => questions.journals(listOfTests(all))),
    ...asked(notKept, (all) => questions.notKept(listOfTests(all))),
    ...asked(entries.filter(isUntested), (all) => questions.untested(listOfTests(all))),
    ...(photos > 0 ? [questions.photos(photos)] : []),
  ];
}

/** The four checks: file, content, signature and replay. */
export function rowsOf({ report }: Sealed, verification: Verification, source: VerifySource): readonly CheckRow[] {
  const { checks, checkTexts: texts, checkWords: words } = verifyTexts;
  const size = source.kind === 'file' ? withUnit(rounded(source.bytes / BYTES_PER_MB, 2), 'MB') : '';
  const { isWhole } = verification.content;
  return [
    { name: checks.file, text: texts.file(report.id, report.format, size), status: 'pass', word: words.read },
    {
      name: checks.content,
      text: contentText(verification.content),
      status: isWhole ? 'pass' : 'fail',
      word: isWhole ? words.whole : words.changed,
    },
    { name: checks.signature, ...signatureRow(verification.signature) },
    { name: checks.replay, ...replayRow(verification.replay, source.kind) },
  ];
}

function contentText({ isWhole, parts, count, journals, photos }: Verification['content']): string {
  const { checkTexts: texts, changes } = verifyTexts;
  if (isWhole) return texts.contentWhole(count);
  if (parts.length > 0) return texts.contentChanged(parts.length, count, listOfParts(parts));
  const extras = [
    ...journals.map((check) => changes.journalOf(checkOf(check).name)),
    ...photos.map((place) => lower(changes.photo(place))),
  ];
  return extras.length > 0 ? texts.extrasChanged(list(extras)) : texts.sealChanged;
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

function notReplayedText(
  { kind }: Exclude<Verification['replay'], { kind: 'replayed' }>,
  source: VerifySource['kind'],
): string {
  const { takenOut, notReplayed } = verifyTexts.checkTexts;
  return kind === 'left-out' && source !== 'link' ? takenOut : notReplayed[kind];
}

function replayRow(outcome: Verification['replay'], source: VerifySource['kind']): Omit<CheckRow, 'name'> {
  const { checkTexts: texts, checkWords: words } = verifyTexts;
  if (outcome.kind !== 'replayed') return { text: notReplayedText(outcome, source), status: 'not-run' };
  const { replay } = outcome;
  const { events, agreeing, verdicts, recomputed, isSummaryRight, entries } = replay;
  const isOlder = entries.some((entry) => isJudgedOtherwise(replay, entry));
  const isWrong =
    !isSummaryRight ||
    entries.some((entry) => entry.kind === 'forged' || (entry.kind === 'differs' && !isJudgedOtherwise(replay, entry)));
  const others = entries.filter(({ kind, reported }) => reported !== null && kind !== 'agrees' && kind !== 'differs');
  return {
    text: texts.replayed(events, agreeing, recomputed, listOfTests(others)),
    ...(isWrong
      ? { status: 'fail', word: words.differs }
      : isOlder
        ? { status: 'inconclusive', word: words.older }
        : recomputed < verdicts
          ? { status: 'inconclusive', word: words.part }
          : { status: 'pass', word: words.agrees }),
  };
}
