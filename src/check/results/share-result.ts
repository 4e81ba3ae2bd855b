import { type CheckId, checkOf } from '../../../content/catalogue';
import type { CheckResult } from '../../../machines/result';
import { share } from '../../browser/files/share';
import { toast } from '../../ui/feedback/toasts';
import { verdictWords } from '../../ui/figures/VerdictBadge';

/** The URL of a test on the current host, which may differ from the one that the site was built for. */
export function addressOf(check: CheckId): string {
  return location.origin + checkOf(check).path;
}

/** Shares a result as one sentence with the test's URL. Call it directly from a click. */
export function shareResult({ check, name, status, details }: CheckResult): void {
  share({
    title: name,
    text: `${name}: ${verdictWords[status].toLowerCase()}. ${details}`,
    url: addressOf(check),
  }).then(
    (outcome) => {
      if (outcome === 'copied') toast('Link copied!', 'Test results link copied to clipboard');
    },
    () => toast('Share failed', 'Could not share results', 'destructive'),
  );
}
