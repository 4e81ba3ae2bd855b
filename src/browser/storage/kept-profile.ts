const KEY = 'assay.inspection.profile';

/** The id of the profile that was used last. Null if none was, or storage is blocked. */
export function keptProfile(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a profile's id for the next device. If storage is blocked, it must be chosen again. */
export function keepProfile(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Blocked or full.
  }
}
