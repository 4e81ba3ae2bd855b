import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../measure/color/contrast';

const tests = join(import.meta.dirname, '..');
const text = readFileSync(join(tests, 'accessibility.md'), 'utf8');
/** A line of a table: number, name, level, how it is met, what checked it. */
const rows = [...text.matchAll(/^\| (\d\.\d+\.\d+) ([^|]+)\| (A{1,2}) +\| ([^|]+)\| ([^|]+)\|$/gm)].map(
  ([, number = '', , level = '', how = '', checked = '']) => ({ number, level, how, checked }),
);

/** The success criteria of WCAG 2.2 by level: https://www.w3.org/TR/WCAG22/ */
const criteria = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;

/** The test names in a file, with each variable part as `…`. */
function namesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const calls = source.matchAll(
    /\b(?:test|it)\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\$\{(?:[^{}]|\{[^}]*\})*\}|\\.|[^`\\])*)`)/g,
  );
  return [...calls].map(
    ([, single, double, template]) => single ?? double ?? template?.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '…') ?? '',
  );
}

const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:spec|test)\.tsx?$/.test(file),
);
const names = new Map(files.map((file) => [basename(file), namesIn(join(tests, file))]));

describe('the accessibility of the site', () => {
  it.each(Object.entries(criteria))('is told for each criterion of level %s', (level, numbers) => {
    expect(
      rows
        .filter((row) => row.level === level)
        .map(({ number }) => number)
        .sort(),
    ).toEqual(numbers.split(' ').sort());
  });

  it('is told for 55 criteria, each with what checked it, by tests that exist', () => {
    expect(rows.length).toBe(55);
    for (const { number, checked } of rows) {
      const named = [...checked.matchAll(/`([\w.-]+\.(?:spec|test)\.tsx?): ([^`]+)`/g)];
      for (const [, file = '', name] of named) expect(names.get(file), `${number}: ${file}`).toContain(name);
      expect(named.length > 0 || /by hand, \d{4}-\d{2}-\d{2}/.test(checked), `${number} names no check`).toBe(true);
    }
  });

  it('says how many criteria are not fully met', () => {
    const words = ['None', 'One', 'Two', 'Three', 'Four'];
    const missing = rows.filter(({ how }) => how.includes('**Not fully met.**')).length;
    expect(text).toContain(`${words[missing]} ${missing === 1 ? 'criterion is' : 'criteria are'} not fully met`);
  });
});

it('edges of controls and the signal keep 3 to 1 on every ground of both themes', () => {
  const source = readFileSync(join(tests, '../src/theme/vars.css.ts'), 'utf8');
  // A row is a token: its name, its light and its dark color.
  const tokens = [...source.matchAll(/^ {2}(\w+): \['[\w-]+', '(#[0-9a-f]{6})', '(#[0-9a-f]{6})'\]/gm)];
  const themes = [2, 3].map((at) => Object.fromEntries(tokens.map((row) => [row[1], row[at]])));
  for (const { edge = '', signal = '', page = '', panel = '' } of themes)
    for (const ground of [page, panel])
      for (const mark of [edge, signal])
        expect(contrastRatio(mark, ground), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
});
