import { catalogue } from '../../content/catalogue';
import { site } from '../../content/site';
import type { CheckResult } from '../../machines/result';
import { share } from '../browser/share';
import { toast } from './toasts';

/** Shares a result in one sentence with the test's address. Call it straight from a click. */
export function shareResult({ check, name, status, details }: CheckResult): void {
  const path = catalogue.find(({ id }) => id === check)?.path ?? '/';
  share({ title: name, text: `${name}: ${status}. ${details}`, url: site.origin + path }).then(
    (outcome) => {
      if (outcome === 'copied') toast('Link copied!', 'Test results link copied to clipboard');
    },
    () => toast('Share failed', 'Could not share results', 'destructive'),
  );
}
