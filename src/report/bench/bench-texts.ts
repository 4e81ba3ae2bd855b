import { benchTexts } from '../../../content/bench';
import { inMinutes, percent } from '../../../content/words';
import type { BenchRefusal } from '../../../machines/report/bench';
import { passShare } from '../../../machines/report/bench-figures';
import type { LotSummary } from '../../../machines/report/report-index';
import { reportRefusal } from '../refusals';

/** `3:04`; a dash if it is not known. */
export const minutesText = (ms: number | null | undefined): string =>
  typeof ms === 'number' ? inMinutes(Math.round(ms / 1000)) : benchTexts.unknown;

/** `77%`; `3 of 4` where a share says nothing. */
export function passedText(summary: LotSummary): string {
  const share = passShare(summary);
  return share === null ? benchTexts.passedOf(summary.verdicts.pass, summary.devices) : percent(share);
}

/** Why a file is not counted. */
export function refusalText(refusal: BenchRefusal): string {
  const { reason } = refusal;
  return reason === 'changed' || reason === 'wrong' || reason === 'unreadable'
    ? benchTexts.reasons[reason]
    : reportRefusal(refusal as Parameters<typeof reportRefusal>[0]).title;
}
