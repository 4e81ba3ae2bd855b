import { type CheckId, checkOf } from '../../../content/catalogue';
import { resultTexts } from '../../../content/results';
import { verdictNames } from '../../../content/verdict-names';
import { lower } from '../../../content/words';
import type { CheckResult } from '../../../machines/result';
import { share } from '../../browser/files/share';
import { toast } from '../../ui/feedback/toasts';

/** The URL of a test on the current host, which may differ from the one that the site was built for. */
export function addressOf(check: CheckId): string {
  return location.origin + checkOf(check).path;
}

/** Shares a result as one sentence with the test's URL. Call it directly from a click. */
export function shareResult({ check, name, status, details }: CheckResult): void {
  share({
    title: name,
    text: resultTexts.shared(name, lower(verdictNames[status]), details),
    url: addressOf(check),
  }).then(
    (outcome) => {
      if (outcome === 'copied') toast(resultTexts.copied.title, resultTexts.copied.text);
    },
    () => toast(resultTexts.notShared.title, resultTexts.notShared.text, 'destructive'),
  );
}
