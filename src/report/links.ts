import { isBuiltIn } from '../../machines/report/built-in-profile';
import type { Sealed } from '../../machines/report/report';
import { labelOf, paperOf } from '../../machines/report/report-codes';
import { fingerprintOf } from '../../machines/report/verify';
import { labelLink, paperLink, REPORT_PATH } from '../../measure/report/link';
import { digest } from '../browser/report/digest';
import { reportLink } from '../browser/report/links';

/** What the page of a report has to compute: its URLs, and what its hashes say. */
export interface ReportLinks {
  /** Full URLs: the content of the codes on the label and on paper, and the link with the whole report. */
  readonly label: string;
  readonly paper: string;
  readonly whole: string;
  /** Where a report is verified, as people type it. */
  readonly address: string;
  /** Whether the report's profile came with the site. */
  readonly isBuiltInProfile: boolean;
  /** Fingerprint of the key that signed the report, in hex digits; null if it is unsigned. */
  readonly fingerprint: string | null;
}

/** The URLs of a report on the current host, which may differ from the one that the site was built for. */
export async function linksOf(sealed: Sealed): Promise<ReportLinks> {
  const { signature } = sealed.seal;
  const fingerprint = signature && (await fingerprintOf(signature.key, digest));
  const address = (content: string) => `${location.origin}${REPORT_PATH}#${content}`;
  return {
    label: address(labelLink(labelOf(sealed, fingerprint))),
    paper: address(paperLink(paperOf(sealed, fingerprint))),
    whole: address(await reportLink(sealed)),
    address: `${location.host}/verify`,
    isBuiltInProfile: await isBuiltIn(sealed.report.profile, digest),
    fingerprint,
  };
}
