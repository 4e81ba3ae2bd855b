import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '../../content/catalogue';
import { thresholds } from './thresholds';

const texts = import.meta.glob<string>(['../../measure/*/*.ts', '../../machines/*/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Folders of `machines/` that hold no test, and of `measure/` that judge nothing. */
const others = /^(machines\/(?!(?:CHECKS)\/)|measure\/(color|image|report)\/)/.source.replace(
  'CHECKS',
  catalogue.map(({ id }) => id).join('|'),
);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
/** Whether a file has a threshold whose comment does not name its source. */
const isOpen = (text: string) =>
  count(text, /^(export )?const (MIN|MAX)_/gm) >
  count(text, /Source: ((?!\*\/)[\s\S])+\*\/\n(export )?const (MIN|MAX)_/g);
const files = Object.entries(texts)
  .filter(([, text]) => isOpen(text))
  .map(([file]) => file.replace('../../', ''))
  .filter((file) => !new RegExp(others).test(file));

it.each(files)('says where the thresholds of %s come from', (file) => {
  expect(
    thresholds.filter(([pattern]) => pattern.test(file)),
    'lines of calibration/thresholds.ts',
  ).toHaveLength(1);
});

it.each(thresholds)('%s: there are such files, and what is named', (pattern, source) => {
  expect(files.some((file) => pattern.test(file))).toBe(true);
  const [, check] = /^rows: (.+)/.exec(source) ?? [];
  expect(existsSync(check ? `tests/checks/${check}/${check}.rows.ts` : source)).toBe(/^(rows|tests)/.test(source));
});
