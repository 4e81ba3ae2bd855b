import type { CheckResult } from '../../../machines/result';
import { share } from '../../browser/share';
import { toast } from '../toasts';

/** Shares a result in one sentence with the test's address. Call it straight from a click. */
export function shareResult({ name, status, details }: CheckResult, url: string): void {
  share({ title: name, text: `${name}: ${status}. ${details}`, url }).then(
    (outcome) => {
      if (outcome === 'copied') toast('Link copied!', 'Test results link copied to clipboard');
    },
    () => toast('Share failed', 'Could not share results', 'destructive'),
  );
}
