import { fromBase32, toBase32 } from './bytes';
import { decodeLabel, encodeLabel, type LabelContent, type PayloadRefusal } from './label';
import { decodePaper, encodePaper, type PaperContent } from './paper';

/** The page that opens all links to reports. The part after `#` is never sent to a server. */
export const REPORT_PATH = '/report';

/** Maximum length of a link in characters. Longer links are rejected unread. */
export const MAX_LINK_LENGTH = 2_000_000;

/** The code of a label or a printed report fits into the largest QR code: 4,296 capital letters and digits. */
const MAX_CODE_LENGTH = 4296;

/**
 * Why a text is not a link to a report. `empty`: nothing follows `#`. `not-a-link`: it does not start like a link.
 * `cut`: only `read` of `total` characters are there. `damaged`: a character is wrong. `newer`: a later version of the
 * program made it. `too-long`: it has more characters than any report.
 */
export type LinkRefusal =
  | { readonly reason: 'empty' | 'not-a-link' | 'too-long' | PayloadRefusal }
  | { readonly reason: 'cut'; readonly read: number; readonly total: number };

/** The decoded part after `#` of a link to a report. */
export type ReadLink =
  | { readonly ok: true; readonly kind: 'label'; readonly label: LabelContent }
  | { readonly ok: true; readonly kind: 'paper'; readonly paper: PaperContent }
  /** A complete report without journals and photos, compressed (raw deflate) and encoded as base64url. */
  | { readonly ok: true; readonly kind: 'whole'; readonly data: string }
  | { readonly ok: false; readonly refusal: LinkRefusal };

const refused = (refusal: LinkRefusal): ReadLink => ({ ok: false, refusal });

/** The part after `#` in the link of a label's code: only capital letters and digits. */
export const labelLink = (label: LabelContent): string => `L${toBase32(encodeLabel(label))}`;

/** The part after `#` in the link of a printed report's code: only capital letters and digits. */
export const paperLink = (paper: PaperContent): string => `P${toBase32(encodePaper(paper))}`;

/**
 * The part after `#` in the link of a complete report. Starts with its length, so that a truncated link is detected.
 */
export const wholeLink = (data: string): string => `R${data.length.toString(36)}.${data}`;

/** Decodes the part after `#` of a link to a report. Never throws. */
export function readLink(text: string): ReadLink {
  const link = text.trim().replace(/^#/, '');
  if (link === '') return refused({ reason: 'empty' });
  if (link.length > MAX_LINK_LENGTH) return refused({ reason: 'too-long' });
  const kind = link.charAt(0);
  if (kind === 'R') return readWhole(link);
  if (kind !== 'L' && kind !== 'P') return refused({ reason: 'not-a-link' });
  if (link.length > MAX_CODE_LENGTH) return refused({ reason: 'too-long' });
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
