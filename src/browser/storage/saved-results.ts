import type { CheckId } from '../../../content/catalogue';
import type { Verdict } from '../../../machines/result';

/** How one test ended in this tab. */
interface SavedResult {
  /** Name of the build that wrote it. Another build may read its states otherwise, so it starts without them. */
  readonly build: string;
  readonly verdict: Verdict;
  /** The machine's persisted snapshot; null once the person has started the test again. */
  readonly snapshot: unknown;
}

const PREFIX = 'assay:result:';
const currentBuild = () => document.documentElement.dataset.build ?? '';

/** JSON has no typed arrays; each is written as its name and its numbers. */
const arrays = { Uint8Array, Uint8ClampedArray, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array };

function write(_key: string, value: unknown): unknown {
  for (const [type, Constructor] of Object.entries(arrays)) {
    if (value instanceof Constructor) return { typedArray: type, values: [...value] };
  }
  return value;
}

function read(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('typedArray' in value) || !('values' in value)) return value;
  const Constructor = arrays[value.typedArray as keyof typeof arrays];
  return Constructor ? Constructor.from(value.values as number[]) : value;
}

/** What was saved of a test in this tab; null where there is nothing, or nothing that can be read. */
function savedResult(check: CheckId): SavedResult | null {
  try {
    const text = sessionStorage.getItem(PREFIX + check);
    return text === null ? null : (JSON.parse(text, read) as SavedResult);
  } catch {
    return null;
  }
}

/** The snapshot from which a finished test is shown again; undefined where there is none of this build. */
export function savedSnapshot(check: CheckId): unknown {
  const saved = savedResult(check);
  return saved?.build === currentBuild() ? (saved.snapshot ?? undefined) : undefined;
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
    sessionStorage.setItem(PREFIX + check, JSON.stringify({ build: currentBuild(), verdict, snapshot }, write));
  } catch {
    // Blocked or full.
  }
}

/** Forgets the run but keeps its verdict, so that the list of tests still shows it as done. */
export function forgetRun(check: CheckId): void {
  const saved = savedResult(check);
  if (saved) saveResult(check, saved.verdict, null);
}
