import { type PaperFact, paperFacts, paperFigures } from '../../content/paper-figures';
import { ByteReader } from './byte-reader';
import { toUtf8 } from './bytes';
import { type LabelContent, labelBytes, type PayloadRefusal, readLabel, withCheck, withoutCheck } from './label';

/** A figure that is printed: `Frame rate`, `29.97 fps`. */
export interface PaperFigure {
  /** Its number in `paperFigures`. */
  readonly number: number;
  /** Value and unit. */
  readonly text: string;
}

/** What the code on a printed report says: that of a label, with device facts and main figures. */
export interface PaperContent {
  readonly label: LabelContent;
  /** Facts that are not known are absent. */
  readonly facts: Readonly<Partial<Record<PaperFact, string>>>;
  readonly figures: readonly PaperFigure[];
  /** Whether something was left out or cut for want of room. */
  readonly isCut: boolean;
}

export type ReadPaper =
  | { readonly ok: true; readonly paper: PaperContent }
  | { readonly ok: false; readonly refusal: PayloadRefusal };

/** With an address of 50 characters the link has at most 700. */
export const MAX_PAPER_BYTES = 400;
/** The most bytes of one text. */
const MAX_TEXT_BYTES = 60;
/** The check at the end, the byte that says whether something was cut, and the counts of facts and figures. */
const FRAME_BYTES = 5;

/** A number and a text with its length. A text that is too long is cut between two characters. */
function field(number: number, text: string): { readonly bytes: readonly number[]; readonly isCut: boolean } {
  let kept = text;
  let utf8 = toUtf8(kept);
  while (utf8.length > MAX_TEXT_BYTES) {
    kept = [...kept].slice(0, -1).join('');
    utf8 = toUtf8(kept);
  }
  return { bytes: [number, utf8.length, ...utf8], isCut: kept !== text };
}

/** The bytes of a printed report's code, at most `MAX_PAPER_BYTES`. What has no room is left out, the least important first. */
export function encodePaper({ label, facts, figures, isCut }: PaperContent): Uint8Array {
  const head = labelBytes(label);
  let left = MAX_PAPER_BYTES - head.length - FRAME_BYTES;
  let cut = isCut;
  const fitting = (fields: readonly ReturnType<typeof field>[]) =>
    fields.filter((one) => {
      const fits = one.bytes.length <= left;
      if (fits) left -= one.bytes.length;
      if (!fits || one.isCut) cut = true;
      return fits;
    });
  const keptFacts = fitting(
    paperFacts.flatMap(({ number, name }) => (facts[name] ? [field(number, facts[name])] : [])),
  );
  const keptFigures = fitting(figures.map(({ number, text }) => field(number, text)));
  return withCheck(
    Uint8Array.from([
      ...head,
      Number(cut),
      keptFacts.length,
      ...keptFacts.flatMap(({ bytes }) => bytes),
      keptFigures.length,
      ...keptFigures.flatMap(({ bytes }) => bytes),
    ]),
  );
}

/** Reads the bytes of a printed report's code. Never throws. */
export function decodePaper(bytes: Uint8Array): ReadPaper {
  const content = withoutCheck(bytes);
  if (!content) return { ok: false, refusal: 'damaged' };
  const reader = new ByteReader(content);
  const read = readLabel(reader);
  if (!read.ok) return read;
  const isCut = reader.byte() === 1;
  const facts = fields(reader);
  const figures = fields(reader);
  if (!facts || !figures || reader.isOver || !reader.isAtEnd) return { ok: false, refusal: 'damaged' };
  const named = facts.map(({ number, text }) => [paperFacts.find((one) => one.number === number)?.name, text] as const);
  const isKnown = ({ number }: PaperFigure) => paperFigures.some((one) => one.number === number);
  if (named.some(([name]) => !name) || !figures.every(isKnown)) return { ok: false, refusal: 'newer' };
  return { ok: true, paper: { label: read.label, facts: Object.fromEntries(named), figures, isCut } };
}

function fields(reader: ByteReader): readonly PaperFigure[] | null {
  const count = reader.byte();
  const read: PaperFigure[] = [];
  for (let i = 0; i < count && !reader.isOver; i++) {
    const number = reader.byte();
    const text = reader.text();
    if (text === null) return null;
    read.push({ number, text });
  }
  return read;
}
