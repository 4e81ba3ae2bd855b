import type { CheckId } from '../../../content/catalogue';

const KEY = 'assay.inspection.tests';

/** The tests of the inspection that was last open in this browser, in order. Empty if unknown. */
export function plannedTests(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores the tests of an inspection. If storage is blocked, every test leads on through the whole suite. */
export function rememberTests(checks: readonly CheckId[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(checks));
  } catch {
    // Blocked or full.
  }
}
