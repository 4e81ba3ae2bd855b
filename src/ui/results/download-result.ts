import { resultTexts } from '../../../content/results';
import { site } from '../../../content/site';
import type { CheckResult } from '../../../machines/result';
import { resultReport } from '../../../machines/result-report';
import { download } from '../../browser/files/download';
import { toast } from '../feedback/toasts';
import { addressOf } from './share-result';

/** Saves a result as a text file. */
export function downloadResult(result: CheckResult): void {
  const report = resultReport({
    result,
    site: { name: site.name, url: addressOf(result.check) },
    offset: -new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent,
  });
  download(`${result.check}-test-report.txt`, report);
  toast(resultTexts.report.title, resultTexts.report.text);
}
