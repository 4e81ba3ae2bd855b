import { verifyTexts } from '../../content/verify';
import { MAX_REPORT_BYTES, type ReportRefusal } from '../../machines/report/read-report';
import { REPORT_FORMAT } from '../../machines/report/report';
import type { Verdict } from '../../machines/result';
import type { LinkRefusal } from '../../measure/report/link';

/** Why something could not be opened: what happened, and what is safe. */
export interface RefusalText {
  readonly title: string;
  readonly text: string;
  /** The text of the badge. */
  readonly word?: string;
  readonly status?: Verdict;
}

/** Why a file, or the content of a link, was rejected. */
export function reportRefusal(refusal: ReportRefusal): RefusalText {
  const texts = verifyTexts.refusals;
  switch (refusal.reason) {
    case 'cut':
      return texts.cut(refusal.byte);
    case 'damaged':
      return texts.damaged(refusal.byte);
    case 'newer':
      return texts.newer(refusal.format, REPORT_FORMAT);
    case 'too-large':
      return texts.tooLarge(MAX_REPORT_BYTES / 2 ** 20);
    case 'empty':
      return texts.empty;
    default:
      return texts.notReport;
  }
}

/** Why a link was rejected. */
export function linkRefusal(refusal: LinkRefusal): RefusalText {
  const texts = verifyTexts.linkRefusals;
  switch (refusal.reason) {
    case 'cut':
      return texts.cut(refusal.read, refusal.total);
    case 'newer':
      return texts.newer;
    case 'empty':
      return texts.empty;
    case 'damaged':
      return texts.damaged;
    default:
      return texts.notLink;
  }
}
