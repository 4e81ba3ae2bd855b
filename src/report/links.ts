import type { Sealed } from '../../machines/report/report';
import { labelOf, paperOf } from '../../machines/report/report-codes';
import { fingerprintOf } from '../../machines/report/verify';
import { labelLink, paperLink, REPORT_PATH } from '../../measure/report/link';
import { digest } from '../browser/report/digest';
import { reportLink } from '../browser/report/links';

export interface ReportLinks {
  /** Whole addresses: what the codes on the label and on paper say, and the link of the whole report. */
  readonly label: string;
  readonly paper: string;
  readonly whole: string;
  /** Where a report is verified, as people type it. */
  readonly address: string;
  /** Of the key that signed, as hex digits; null where nobody did. */
  readonly fingerprint: string | null;
}

/** The addresses of a report at the host in use, which need not be the one that the site was built for. */
export async function linksOf(sealed: Sealed): Promise<ReportLinks> {
  const { signature } = sealed.seal;
  const fingerprint = signature && (await fingerprintOf(signature.key, digest));
  const address = (content: string) => `${location.origin}${REPORT_PATH}#${content}`;
  return {
    label: address(labelLink(labelOf(sealed, fingerprint))),
    paper: address(paperLink(paperOf(sealed, fingerprint))),
    whole: address(await reportLink(sealed)),
    address: `${location.host}/verify`,
    fingerprint,
  };
}
