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

/** What a toast says, or what is shared. */
export interface Words {
  readonly title: string;
  readonly text: string;
}

/** Shares words with a test's URL, and says what came of it. Call it directly from a click. */
export function shareTest(
  check: CheckId,
  words: Words,
  { copied, notShared }: { readonly copied: Words; readonly notShared: Words } = resultTexts,
): void {
  share({ ...words, url: addressOf(check) }).then(
    (outcome) => {
      if (outcome === 'copied') toast(copied.title, copied.text);
    },
    () => toast(notShared.title, notShared.text, 'destructive'),
  );
}

/** Shares a result as one sentence. Call it directly from a click. */
export const shareResult = ({ check, name, status, details }: CheckResult) =>
  shareTest(check, { title: name, text: resultTexts.shared(name, lower(verdictNames[status]), details) });
