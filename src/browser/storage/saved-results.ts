import type { AnyStateMachine } from 'xstate';
import type { CheckId } from '../../../content/catalogue';
import type { CheckResult, Verdict } from '../../../machines/result';
import { RULES_VERSION } from '../../../machines/rules';
import { buildName } from './build-name';

/** How a test ended in this tab. */
interface SavedResult {
  /** Name of the build that wrote it, … */
  readonly build: string;
  /** … and the form of the machine that the snapshot belongs to, as returned by `formOf`. */
  readonly form: string;
  /** Null for a run that was left without a result, if none had ended before. */
  readonly verdict: Verdict | null;
  /** The screen that the page was on, as `screenName` returns it. */
  readonly screen?: string;
  /** The machine's persisted snapshot; null after the person has started the test again. */
  readonly snapshot: unknown;
}

const PREFIX = 'assay:result:';

/** What was saved of a test in this tab; null if there is nothing, or nothing readable. */
function savedResult(check: CheckId): SavedResult | null {
  try {
    const text = sessionStorage.getItem(PREFIX + check);
    return text === null ? null : (JSON.parse(text) as SavedResult);
  } catch {
    return null;
  }
}

/** A run as it was saved. */
export interface SavedSnapshot {
  readonly snapshot: unknown;
  /** The form that a machine must have to read it; null for the machines of this build. */
  readonly form: string | null;
}

/** The saved run of a test, to show it again or to continue it; undefined if there is none. */
export function savedSnapshot(check: CheckId): SavedSnapshot | undefined {
  const saved = savedResult(check);
  if (!saved?.snapshot) return undefined;
  return { snapshot: saved.snapshot, form: saved.build === buildName() ? null : String(saved.form) };
}

/**
 * The snapshot, if the machine can read it. A snapshot from another build, saved for example before a deployment, is
 * readable by a machine of the same form, that is with the same states, events, guards, actions and rules.
 */
export const readableFor = (machine: AnyStateMachine, saved: SavedSnapshot | undefined): unknown =>
  saved && (saved.form === null || saved.form === formOf(machine)) ? saved.snapshot : undefined;

/** The form of a machine. Machines with the same form can read each other's snapshots. */
export const formOf = (machine: AnyStateMachine): string =>
  `${RULES_VERSION}.${hashOf(JSON.stringify(machine.definition)).toString(36)}`;

/** FNV-1a. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The verdict a test ended with in this tab; null if it has not ended. It survives the start of another run. */
export function savedVerdict(check: CheckId): Verdict | null {
  return savedResult(check)?.verdict ?? null;
}

/**
 * Saves how a test ended, for this tab only (`sessionStorage`). If storage is blocked or full, the result is still
 * shown, but is lost with the page.
 */
export function saveResult(check: CheckId, verdict: Verdict | null, snapshot: unknown, form: string): void {
  try {
    sessionStorage.setItem(
      PREFIX + check,
      JSON.stringify({ build: buildName(), form, verdict, screen: screenName(), snapshot }),
    );
  } catch {
    // Blocked or full.
  }
}

/** Tells screens of different sizes apart, however they are turned. */
const screenName = () => [screen.width, screen.height].sort((a, b) => a - b).join('×');

/** Whether a test ended on a screen of another size than this page's. */
export function wasOnOtherScreen(check: CheckId): boolean {
  const name = savedResult(check)?.screen;
  return name !== undefined && name !== screenName();
}

/** Deletes what was saved of all tests. */
export function forgetResults(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing was saved.
  }
}

/** Deletes the run but keeps its verdict, so that the list of tests still shows the test as done. */
export function forgetRun(check: CheckId): void {
  const saved = savedResult(check);
  if (saved) saveResult(check, saved.verdict, null, saved.form);
}

/**
 * Marks this entry of the session history as one that shows the result of a test, or as one that does not. The mark
 * survives a reload, and Back, so that they show the result again. A link to the test makes a new entry.
 */
export function markResult(check: CheckId | null): void {
  const { result: _, ...state } = Object(history.state);
  history.replaceState(check ? { ...state, result: check } : state, '');
}

/** The result in a saved run; null if nothing readable is there. Storage may contain anything. */
export function saidBefore(check: CheckId): CheckResult | null {
  const run = savedSnapshot(check)?.snapshot as { context?: { result?: CheckResult } } | undefined;
  const result = run?.context?.result;
  return result && Array.isArray(result.parts) && Number.isFinite(result.finishedAt) ? result : null;
}
