import { type CheckId, catalogue } from '../../../content/catalogue';
import { resultTexts } from '../../../content/results';
import { site } from '../../../content/site';
import type { CheckResult } from '../../../machines/result';
import { resultReport } from '../../../machines/result-report';
import { download } from '../../browser/files/download';
import { saidBefore } from '../../browser/storage/saved-results';
import { toast } from '../../ui/feedback/toasts';
import { addressOf, type Words } from './share-result';

/** Where a report is made. */
export const reportedFrom = (check: CheckId) => ({
  site: { name: site.name, url: addressOf(check) },
  offset: -new Date().getTimezoneOffset(),
  userAgent: navigator.userAgent,
});

const reportOf = (result: CheckResult) => resultReport({ result, ...reportedFrom(result.check) });

/** Saves a report as a text file, and says so. */
export function saveReport(name: string, report: string, { title, text }: Words = resultTexts.report): void {
  download(`${name}-report.txt`, report);
  toast(title, text);
}

/** Saves a result as a text file. */
export const downloadResult = (result: CheckResult) => saveReport(`${result.check}-test`, reportOf(result));

/** Saves the results of all tests that ended in this tab as one text file. */
export function downloadAll(): void {
  const reports = catalogue.flatMap(({ id }) => {
    const result = saidBefore(id);
    try {
      return result ? [reportOf(result)] : [];
    } catch {
      // Storage may contain anything.
      return [];
    }
  });
  saveReport('all-tests', reports.join(`\n${'='.repeat(72)}\n\n`));
}

/** Gives the person the card of a result. */
export const giveCard = (result: CheckResult) =>
  import('../../report/card/draw-result')
    .then(({ giveResultCard }) => giveResultCard(result))
    .catch(() => toast(resultTexts.card.failed, resultTexts.card.instead, 'destructive'));
