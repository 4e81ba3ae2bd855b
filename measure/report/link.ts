import { fromBase32, toBase32 } from './bytes';
import { decodeLabel, encodeLabel, type LabelContent, type PayloadRefusal } from './label';
import { decodePaper, encodePaper, type PaperContent } from './paper';

/** The page that opens every link to a report. What follows `#` is never sent to a server. */
export const REPORT_PATH = '/report';

/** Longer links are refused before they are read, in characters. */
export const MAX_LINK_LENGTH = 2_000_000;

/**
 * Why a text is not a link to a report. `empty`: nothing follows `#`. `not-a-link`: it begins like none. `cut`: so many of its
 * characters are there. `damaged`: a character is wrong. `newer`: a later version of the program made it. `too-long`: it
 * has more characters than any report.
 */
export type LinkRefusal =
  | { readonly reason: 'empty' | 'not-a-link' | 'too-long' | PayloadRefusal }
  | { readonly reason: 'cut'; readonly read: number; readonly total: number };

/** What follows `#` in a link to a report. */
export type ReadLink =
  | { readonly ok: true; readonly kind: 'label'; readonly label: LabelContent }
  | { readonly ok: true; readonly kind: 'paper'; readonly paper: PaperContent }
  /** A whole report without journals and photos, compressed (raw deflate) and in base64url. */
  | { readonly ok: true; readonly kind: 'whole'; readonly data: string }
  | { readonly ok: false; readonly refusal: LinkRefusal };

const refused = (refusal: LinkRefusal): ReadLink => ({ ok: false, refusal });

/** What follows `#` in the link of a label's code: capitals and digits alone. */
export const labelLink = (label: LabelContent): string => `L${toBase32(encodeLabel(label))}`;

/** What follows `#` in the link of a printed report's code: capitals and digits alone. */
export const paperLink = (paper: PaperContent): string => `P${toBase32(encodePaper(paper))}`;

/** What follows `#` in the link of a whole report. Its length is in front, so that a cut link is noticed. */
export const wholeLink = (data: string): string => `R${data.length.toString(36)}.${data}`;

/** Reads what follows `#` in a link to a report. Never throws. */
export function readLink(text: string): ReadLink {
  const link = text.trim().replace(/^#/, '');
  if (link === '') return refused({ reason: 'empty' });
  if (link.length > MAX_LINK_LENGTH) return refused({ reason: 'too-long' });
  const kind = link.charAt(0);
  if (kind === 'R') return readWhole(link);
  if (kind !== 'L' && kind !== 'P') return refused({ reason: 'not-a-link' });
  const bytes = fromBase32(link.slice(1));
  if (!bytes) return refused({ reason: 'damaged' });
  if (kind === 'L') {
    const read = decodeLabel(bytes);
    return read.ok ? { ok: true, kind: 'label', label: read.label } : refused({ reason: read.refusal });
  }
  const read = decodePaper(bytes);
  return read.ok ? { ok: true, kind: 'paper', paper: read.paper } : refused({ reason: read.refusal });
}

function readWhole(link: string): ReadLink {
  const [, digits = '', data = ''] = /^R([0-9a-z]{1,6})\.([\w-]*)$/.exec(link) ?? [];
  if (digits === '') return refused({ reason: 'damaged' });
  const total = Number.parseInt(digits, 36);
  if (data.length < total) return refused({ reason: 'cut', read: data.length, total });
  return data.length === total ? { ok: true, kind: 'whole', data } : refused({ reason: 'damaged' });
}
