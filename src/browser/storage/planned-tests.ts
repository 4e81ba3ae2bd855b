import type { CheckId } from '../../../content/catalogue';

const KEY = 'assay.inspection.tests';

/** The tests of the inspection that was open last in this browser, in their order; none where that is not known. */
export function plannedTests(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers the tests of an inspection. Where storage is blocked, every test leads on through the whole suite. */
export function rememberTests(checks: readonly CheckId[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(checks));
  } catch {
    // Blocked or full.
  }
}
