import { type PaperFact, paperFacts, paperFigures } from '../../content/paper-figures';
import { ByteReader } from './byte-reader';
import { toUtf8 } from './bytes';
import { type LabelContent, labelBytes, type PayloadRefusal, readLabel, withCheck, withoutCheck } from './label';

/** A printed figure: `Frame rate`, `29.97 fps`. */
export interface PaperFigure {
  /** Its number in `paperFigures`. */
  readonly number: number;
  /** Value and unit. */
  readonly text: string;
}

/** Contents of the code on a printed report: those of a label, plus device facts and main figures. */
export interface PaperContent {
  readonly label: LabelContent;
  /** Unknown facts are absent. */
  readonly facts: Readonly<Partial<Record<PaperFact, string>>>;
  readonly figures: readonly PaperFigure[];
  /** Whether something was omitted or truncated for lack of space. */
  readonly isCut: boolean;
}

export type ReadPaper =
  | { readonly ok: true; readonly paper: PaperContent }
  | { readonly ok: false; readonly refusal: PayloadRefusal };

/** With an address of 50 characters, the link has at most 700. */
export const MAX_PAPER_BYTES = 400;
/** Maximum number of bytes of one text. */
const MAX_TEXT_BYTES = 60;
/** The checksum (2), the `isCut` byte, and the counts of facts and figures. */
const FRAME_BYTES = 5;

/** Encodes a number and a length-prefixed text. A text that is too long is truncated between two characters. */
function field(number: number, text: string): { readonly bytes: readonly number[]; readonly isCut: boolean } {
  let kept = text;
  let utf8 = toUtf8(kept);
  while (utf8.length > MAX_TEXT_BYTES) {
    kept = [...kept].slice(0, -1).join('');
    utf8 = toUtf8(kept);
  }
  return { bytes: [number, utf8.length, ...utf8], isCut: kept !== text };
}

/** Encodes a printed report's code in at most `MAX_PAPER_BYTES`. Facts come before figures; omits what does not fit. */
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

/** Decodes the bytes of a printed report's code. Never throws. */
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
