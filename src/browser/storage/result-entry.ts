import type { CheckId } from '../../../content/catalogue';

/**
 * Marks this entry of the session history as one that shows the result of a test, or as one that does not. The mark
 * survives a reload, and Back, so that they show the result again. A link to the test makes a new entry.
 */
export function markResult(check: CheckId | null): void {
  const { result: _, ...state } = Object(history.state);
  history.replaceState(check ? { ...state, result: check } : state, '');
}
