import { type ReadReport, readReport } from '../../../machines/report/read-report';
import type { Sealed } from '../../../machines/report/report';
import { formatReport } from '../../../machines/report/report-of';
import { type LinkRefusal, type ReadLink, wholeLink } from '../../../measure/report/link';
import { packed, UnpackError, unpacked } from './compress';

/** A report in a link has no journals and no photos, so it is much smaller than a file may be. */
const MAX_UNPACKED_BYTES = 2 * 1024 * 1024;

/** The part after `#` in a link that contains the whole report, without journals and photos. */
export const reportLink = async (sealed: Sealed): Promise<string> =>
  wholeLink(await packed(formatReport({ ...sealed, journals: [], photos: [] })));

export type OpenedLink =
  | Extract<ReadLink, { readonly kind: 'label' | 'paper' }>
  | { readonly ok: true; readonly kind: 'whole'; readonly sealed: Sealed }
  | { readonly ok: false; readonly kind: 'link'; readonly refusal: LinkRefusal }
  /** The link is valid, but its content is not a report. */
  | { readonly ok: false; readonly kind: 'report'; readonly refusal: Extract<ReadReport, { ok: false }>['refusal'] };

/** Opens the data of a link that contains a whole report. Never rejects. */
export async function openWholeLink(data: string): Promise<OpenedLink> {
  try {
    const read = readReport(await unpacked(data, MAX_UNPACKED_BYTES));
    return read.ok ? { ok: true, kind: 'whole', sealed: read.sealed } : { ...read, kind: 'report' };
  } catch (error) {
    const isTooLong = error instanceof UnpackError && error.reason === 'too-large';
    return { ok: false, kind: 'link', refusal: { reason: isTooLong ? 'too-long' : 'damaged' } };
  }
}
