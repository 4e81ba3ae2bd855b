import type { Profile } from '../../../content/profiles';
import { parseProfile } from '../../../machines/inspection/profile';

const KEY = 'assay.inspection.profiles';

/** The profiles that were made or imported in this browser; none where storage is blocked or holds something else. */
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

/** Keeps these profiles in place of those before; false where storage is blocked or full. */
export function keepProfiles(profiles: readonly Profile[]): boolean {
  try {
    if (profiles.length > 0) localStorage.setItem(KEY, JSON.stringify(profiles));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
