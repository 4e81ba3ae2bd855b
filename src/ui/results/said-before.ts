import type { CheckId } from '../../../content/catalogue';
import type { CheckResult } from '../../../machines/result';
import { savedSnapshot } from '../../browser/storage/saved-results';

/** The result in a saved run; null if nothing readable is there. Storage may contain anything. */
export function saidBefore(check: CheckId): CheckResult | null {
  const run = savedSnapshot(check)?.snapshot as { context?: { result?: CheckResult } } | undefined;
  const result = run?.context?.result;
  return result && Array.isArray(result.parts) && Number.isFinite(result.finishedAt) ? result : null;
}
