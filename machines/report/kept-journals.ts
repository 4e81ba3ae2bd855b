import type { Journal } from '../journal';

/** Limits for all journals of one report together, so that it can be read: about half of what `readReport` accepts. */
const MAX_JOURNALS_VALUES = 500_000;
const MAX_JOURNALS_CHARACTERS = 10 * 1024 * 1024;

/** Counts the values in plain data, including member names. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const name in value) count += countValues((value as Record<string, unknown>)[name]) + 1;
  return Array.isArray(value) ? count - value.length : count;
}

/**
 * The journals that fit into a report, in their order. Journals that were too long are left out. If the rest does not
 * fit, the largest are left out too.
 */
export function keptJournals(journals: readonly Journal[]): readonly Journal[] {
  const sizes = journals
    .filter(({ isTooLong }) => !isTooLong)
    .map((journal) => ({ journal, values: countValues(journal), characters: JSON.stringify(journal).length }))
    .sort((a, b) => a.characters - b.characters);
  const kept = new Set<Journal>();
  let values = 0;
  let characters = 0;
  for (const one of sizes) {
    values += one.values;
    characters += one.characters;
    if (values > MAX_JOURNALS_VALUES || characters > MAX_JOURNALS_CHARACTERS) break;
    kept.add(one.journal);
  }
  return journals.filter((journal) => kept.has(journal));
}
