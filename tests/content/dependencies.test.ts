import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** The reasons in a table of the README, by package name. */
function reasons(head: string): Map<string, string> {
  const table = read('README.md').split(`| ${head} `)[1]?.split('\n\n')[0] ?? '';
  const rows = table.split('\n').slice(2);
  return new Map(
    rows.flatMap((row) => {
      const [, names = '', reason = ''] = row.split('|');
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']): [string, string] => [name, reason.trim()]);
    }),
  );
}

it.each([
  ['In the site', dependencies],
  ['For building and testing', devDependencies],
])('the README says under "%s" what each package is for, and names no other', (head, packages) => {
  const said = reasons(head);
  expect([...said.keys()].toSorted()).toEqual(Object.keys(packages).toSorted());
  for (const [name, reason] of said) expect(reason.length, name).toBeGreaterThan(4);
});
