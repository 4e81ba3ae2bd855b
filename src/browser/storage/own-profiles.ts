import type { Profile } from '../../../content/profiles';
import { parseProfile } from '../../../machines/inspection/profile';

const KEY = 'assay.inspection.profiles';

/**
 * The profiles that were created or imported in this browser. Empty if storage is blocked or contains something else.
 */
export function ownProfiles(): readonly Profile[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((one) => {
      const parsed = parseProfile(JSON.stringify(one) ?? '');
      return parsed.ok ? [parsed.profile] : [];
    });
  } catch {
    return [];
  }
}

/** Replaces the stored profiles. Returns false if storage is blocked or full. */
export function keepProfiles(profiles: readonly Profile[]): boolean {
  try {
    if (profiles.length > 0) localStorage.setItem(KEY, JSON.stringify(profiles));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
