import type { CheckId } from '../../../content/catalogue';
import type { Verdict } from '../../../machines/result';
import { buildName } from './build-name';

/** How one test ended in this tab. */
interface SavedResult {
  /** Name of the build that wrote it. Another build may read its states otherwise, so it starts without them. */
  readonly build: string;
  readonly verdict: Verdict;
  /** The machine's persisted snapshot; null once the person has started the test again. */
  readonly snapshot: unknown;
}

const PREFIX = 'assay:result:';

/** What was saved of a test in this tab; null where there is nothing, or nothing that can be read. */
function savedResult(check: CheckId): SavedResult | null {
  try {
    const text = sessionStorage.getItem(PREFIX + check);
    return text === null ? null : (JSON.parse(text) as SavedResult);
  } catch {
    return null;
  }
}

/** The snapshot from which a finished test is shown again; undefined where there is none of this build. */
export function savedSnapshot(check: CheckId): unknown {
  const saved = savedResult(check);
  return saved?.build === buildName() ? (saved.snapshot ?? undefined) : undefined;
}

/** The verdict a test ended with in this tab; null while it did not. It outlives the start of another run. */
export function savedVerdict(check: CheckId): Verdict | null {
  return savedResult(check)?.verdict ?? null;
}

/**
 * Saves how a test ended, for this tab alone (`sessionStorage`). Where storage is blocked or full the result is shown
 * anyway and is lost with the page.
 */
export function saveResult(check: CheckId, verdict: Verdict, snapshot: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + check, JSON.stringify({ build: buildName(), verdict, snapshot }));
  } catch {
    // Blocked or full.
  }
}

/** Forgets the run but keeps its verdict, so that the list of tests still shows it as done. */
export function forgetRun(check: CheckId): void {
  const saved = savedResult(check);
  if (saved) saveResult(check, saved.verdict, null);
}
