import type { AnyStateMachine } from 'xstate';
import type { CheckId } from '../../../content/catalogue';
import type { Verdict } from '../../../machines/result';
import { RULES_VERSION } from '../../../machines/rules';
import { buildName } from './build-name';

/** How one test ended in this tab. */
interface SavedResult {
  /** Name of the build that wrote it, … */
  readonly build: string;
  /** … and the form of the machine whose states these are, by `formOf`. */
  readonly form: string;
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

/** A finished run as it was saved. */
export interface SavedSnapshot {
  readonly snapshot: unknown;
  /** The form of the machine that must read it; null for that of this very build. */
  readonly form: string | null;
}

/** The run from which a finished test is shown again; undefined where there is none. */
export function savedSnapshot(check: CheckId): SavedSnapshot | undefined {
  const saved = savedResult(check);
  if (!saved?.snapshot) return undefined;
  return { snapshot: saved.snapshot, form: saved.build === buildName() ? null : String(saved.form) };
}

/**
 * The snapshot, where a machine can read it. One that another build saved, as before a deployment, is readable for a
 * machine of the same form: of the same states, events, guards, actions and rules.
 */
export const readableFor = (machine: AnyStateMachine, saved: SavedSnapshot | undefined): unknown =>
  saved && (saved.form === null || saved.form === formOf(machine)) ? saved.snapshot : undefined;

/** The form of a machine: the same text for machines that read each other's snapshots. */
export const formOf = (machine: AnyStateMachine): string =>
  `${RULES_VERSION}.${hashOf(JSON.stringify(machine.definition)).toString(36)}`;

/** FNV-1a. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The verdict a test ended with in this tab; null while it did not. It outlives the start of another run. */
export function savedVerdict(check: CheckId): Verdict | null {
  return savedResult(check)?.verdict ?? null;
}

/**
 * Saves how a test ended, for this tab alone (`sessionStorage`). Where storage is blocked or full the result is shown
 * anyway and is lost with the page.
 */
export function saveResult(check: CheckId, verdict: Verdict, snapshot: unknown, form: string): void {
  try {
    sessionStorage.setItem(PREFIX + check, JSON.stringify({ build: buildName(), form, verdict, snapshot }));
  } catch {
    // Blocked or full.
  }
}

/** Forgets the run but keeps its verdict, so that the list of tests still shows it as done. */
export function forgetRun(check: CheckId): void {
  const saved = savedResult(check);
  if (saved) saveResult(check, saved.verdict, null, saved.form);
}
