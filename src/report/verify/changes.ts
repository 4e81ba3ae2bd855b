import { type CheckId, catalogue, checkOf, numberOf } from '../../../content/catalogue';
import { factLabels } from '../../../content/inspection-start';
import { outcomeNames } from '../../../content/outcome-names';
import { verifyTexts } from '../../../content/verify';
import { list } from '../../../content/words';
import type { Sealed, SealPart } from '../../../machines/report/report';
import type { Verification } from '../../../machines/report/verify';
import type { EntryReplay, Replay } from '../../../machines/report/verify-replay';
import type { Verdict } from '../../../machines/result';

/** A place where the report differs from what was sealed, or from what its events say. */
export interface ChangedPlace {
  readonly key: string;
  readonly place: string;
  readonly detail: string;
  /** What the file says. */
  readonly here: string;
  /** What the journal and the seal say. */
  readonly there: string;
  readonly note: string;
}

const texts = verifyTexts.changes;

/** A place of which only what is given is known. */
const placeOf = (known: Pick<ChangedPlace, 'key' | 'place'> & Partial<ChangedPlace>): ChangedPlace => ({
  detail: '',
  here: '',
  there: '',
  note: '',
  ...known,
});

const isCheck = (part: SealPart): part is CheckId => catalogue.some(({ id }) => id === part);

/** The name of a part of the seal. */
const nameOfPart = (part: SealPart): string =>
  isCheck(part) ? `${numberOf(checkOf(part))} ${checkOf(part).name}` : verifyTexts.parts[part];

const wordOf = (verdict: Verdict | null) => (verdict ? outcomeNames[verdict] : texts.noVerdict);

/**
 * Whether a result under older rules is different under the current rules, or cannot be recomputed by them. The two do
 * not contradict each other.
 */
export const isJudgedOtherwise = ({ isOlder }: Replay, entry: EntryReplay): boolean =>
  entry.kind === 'older' || (isOlder && entry.kind === 'differs');

/** What the replay of a test contradicts; null if nothing. */
function contradiction(replay: Replay, entry: EntryReplay): ChangedPlace | null {
  if (isJudgedOtherwise(replay, entry)) return null;
  const base = {
    key: `replay ${entry.check}`,
    place: nameOfPart(entry.check),
    detail: texts.verdict,
    here: wordOf(entry.reported),
  };
  if (entry.kind === 'forged') return { ...base, there: texts.noVerdict, note: texts.forged(entry.event) };
  if (entry.kind === 'no-verdict' && !entry.agrees)
    return { ...base, there: texts.noVerdict, note: texts.summaryWrong };
  if (entry.kind !== 'differs') return null;
  const codes = [...new Set((entry.result?.findings ?? []).map(({ code }) => code))];
  const there = [wordOf(entry.recomputed), ...codes].join(', ');
  const isSame = entry.recomputed === entry.reported;
  return { ...base, there, note: isSame ? texts.same : (entry.result?.details ?? '') };
}

/** All places where a report differs from what was sealed, in the order of its parts. */
export function changedPlaces(
  { report, seal }: Sealed,
  { content, signature, replay, changes }: Verification,
): readonly ChangedPlace[] {
  const known = changes ?? [];
  // The same verdict from other figures follows from the change itself, which is listed if it is known.
  const isListed = (one: EntryReplay) =>
    one.kind === 'differs' && one.recomputed === one.reported && known.some(({ part }) => part === one.check);
  const replayed =
    replay.kind === 'replayed'
      ? replay.replay.entries.flatMap((one) => (isListed(one) ? [] : (contradiction(replay.replay, one) ?? [])))
      : [];
  const parts = content.parts.flatMap((part): readonly ChangedPlace[] => {
    const place = nameOfPart(part);
    const named = known.filter((change) => change.part === part);
    if (named.length === 0) {
      // A test whose verdict does not follow from its events is already listed for that.
      if (replayed.some((one) => one.place === place)) return [];
      return [placeOf({ key: part, place, there: texts.anotherText, note: texts.lost })];
    }
    // A verdict that its events contradict is already listed with them.
    const isNamed = ({ path: [first] }: (typeof named)[number]) =>
      (first === 'machine' || first === 'verdict') && replayed.some((one) => one.place === place);
    return named
      .filter((change) => !isNamed(change))
      .map(({ path, here, there }) =>
        placeOf({
          key: `${part} ${path.join('.')}`,
          place,
          detail: nameOfPath(path),
          here: plain(here),
          there: plain(there),
        }),
      );
  });
  const journals = content.journals.map((check) =>
    placeOf({
      key: `journal ${check}`,
      place: nameOfPart(check),
      detail: texts.journal,
      there: texts.anotherJournal,
      note: texts.lost,
    }),
  );
  const photos = content.photos.map((place) =>
    placeOf({ key: `photo ${place}`, place: texts.photo(place), there: texts.anotherPhoto, note: texts.lost }),
  );
  const isSummaryWrong =
    replay.kind === 'replayed' && !replay.replay.isSummaryRight && !content.parts.includes('report');
  const summary = isSummaryWrong
    ? [
        placeOf({
          key: 'summary',
          place: texts.summary,
          here: wordOf(report.overall.verdict),
          note: texts.summaryWrong,
        }),
      ]
    : [];
  const isOnlySeal = content.isSealChanged && content.parts.length === 0;
  const sealed = isOnlySeal
    ? [placeOf({ key: 'seal', place: texts.seal, there: texts.anotherSeal, note: texts.sealText })]
    : [];
  // A signature never fits content that was changed.
  const signed =
    content.isWhole && signature.kind === 'wrong'
      ? [
          placeOf({
            key: 'signature',
            place: texts.signature,
            here: texts.signedAs(seal.signature?.name ?? ''),
            there: texts.anotherKey,
            note: texts.signatureText,
          }),
        ]
      : [];
  return [...replayed, ...parts, ...journals, ...photos, ...summary, ...sealed, ...signed];
}

const nameOfPath = (path: readonly (string | number)[]): string => {
  const [first] = path;
  return typeof first === 'string' && first in factLabels
    ? factLabels[first as keyof typeof factLabels]
    : path.join(' ');
};

const plain = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '—';
  return typeof value === 'object' ? JSON.stringify(value).slice(0, 200) : String(value);
};

/** `Keyboard and Device` */
export const listOfParts = (parts: readonly SealPart[]): string =>
  list(parts.map((part) => (isCheck(part) ? checkOf(part).name : verifyTexts.parts[part])));
