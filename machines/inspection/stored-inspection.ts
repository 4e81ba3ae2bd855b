import { type Entry, FORMAT, type Inspection, type Stage } from './inspection';
import { parseProfile } from './profile';

export type StoredInspection =
  | { readonly ok: true; readonly inspection: Inspection }
  /** `newer`: a later version of the program wrote it. `damaged`: it is not a run, or incomplete. */
  | { readonly ok: false; readonly refusal: 'newer' | 'damaged' };

const stages: readonly unknown[] = ['setUp', 'testing', 'reviewing', 'finished', 'abandoned'] satisfies Stage[];

/** Reads a stored run, which another version of the program may have written. Never throws. */
export function readStored(stored: unknown): StoredInspection {
  const damaged = { ok: false, refusal: 'damaged' } as const;
  if (typeof stored !== 'object' || stored === null || !('format' in stored)) return damaged;
  if (typeof stored.format === 'number' && stored.format > FORMAT) return { ok: false, refusal: 'newer' };
  const { format, id, stage, profile, facts, grades, absences, entries, index, step } = stored as Partial<Inspection>;
  const parts = [facts, grades, absences];
  const isRun =
    format === FORMAT &&
    typeof id === 'string' &&
    stages.includes(stage) &&
    parts.every((part) => typeof part === 'object' && part !== null) &&
    Array.isArray(entries) &&
    typeof index === 'number' &&
    entries[index] !== undefined &&
    Number.isInteger(step);
  if (!isRun) return damaged;
  const parsed = parseProfile(JSON.stringify(profile) ?? '');
  if (!parsed.ok)
    return parsed.refusal === 'newer' || parsed.refusal === 'unknown-test' ? { ok: false, refusal: 'newer' } : damaged;
  const { tests } = parsed.profile;
  const isSame = (entry: Partial<Entry> | null, i: number) =>
    entry?.check === tests[i]?.check && typeof entry?.runs === 'number' && typeof entry.revision === 'number';
  if (entries.length !== tests.length || !entries.every(isSame)) return damaged;
  return { ok: true, inspection: stored as Inspection };
}
