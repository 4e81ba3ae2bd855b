import type { Journal } from '../journal';

/** What the journals of one report may hold together, so that it can be read: about half of what a reader takes. */
const MAX_JOURNALS_VALUES = 500_000;
const MAX_JOURNALS_CHARACTERS = 10 * 1024 * 1024;

/** How many values there are in plain data, with the names of members. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const name in value) count += countValues((value as Record<string, unknown>)[name]) + 1;
  return Array.isArray(value) ? count - value.length : count;
}

/** The journals that a report can hold, in their order: none that was too long to be kept, and the longest ones last. */
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
