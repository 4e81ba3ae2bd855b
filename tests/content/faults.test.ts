import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../', import.meta.url);
const rows = readFileSync(new URL('faults.md', folder), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

/** The tests that a table cell names. */
const named = (cell: string) =>
  cell.split(/; (?=`)/).map((one) => {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(one) ?? [];
    return { file, title };
  });

/** The source of a test file, with escaped quotes resolved so that titles can be found in it. */
const sourceOf = (file: string) => readFileSync(new URL(file, folder), 'utf8').replaceAll("\\'", "'");

describe('the table of faults', () => {
  it('has a row for each fault that a person may meet', () => expect(rows.length).toBeGreaterThan(25));

  it.each(rows)('%s: says what is seen, and names tests that exist', (fault, seen, cell) => {
    expect(seen, fault).toBeTruthy();
    for (const { file, title } of named(cell ?? '')) {
      expect(existsSync(new URL(file || 'nowhere', folder)), `${fault}: ${cell}`).toBe(true);
      expect(sourceOf(file).includes(title), `${file} › ${title}`).toBe(true);
    }
  });
});
