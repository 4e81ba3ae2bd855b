import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CheckId } from '../../content/catalogue';
import { firstFigures } from '../../content/report-card';
import type { Report } from '../../machines/report/report';
import type { CheckResult, Figure } from '../../machines/result';
import { cardFigures, resultFigures } from '../../src/report/card/card-figures';

const file = readFileSync(join(import.meta.dirname, '../../src/report/sample/sample-report.json'), 'utf8');
const { report } = JSON.parse(file) as { report: Report };
const resultIn = (check: CheckId) => {
  const result = report.entries.find((entry) => entry.check === check)?.result;
  if (!result) throw new Error(`The sample has no ${check}`);
  return result;
};
const shown = (result: CheckResult) => resultFigures(result).map(({ name, value }) => `${name}: ${value}`);

it('a report’s card has the amount of the worst finding, then what a buyer asks first, three at most', () => {
  expect(cardFigures(report)).toEqual([
    { name: 'Double press', value: '8.9\u202fms' },
    { name: 'Dead pixels', value: '0' },
    { name: 'Keys tested', value: '77 of 77' },
  ]);
  const measurements = Object.entries({ 'Keys tested': 70, 'Keys in this layout': 77, 'Keys not fitted': 7 }).map(
    ([name, value]): Figure => ({ name, value, unit: '', source: 'observed' }),
  );
  expect(shown({ ...resultIn('keyboard'), measurements })).toContain('Keys tested: 70 of 70');
  const entries = report.entries.filter(({ check }) => check !== 'screen' && check !== 'keyboard');
  expect(cardFigures({ entries })).toEqual([]);
});

it('a test’s card has the same figures of that test first, each name once', () => {
  expect(shown(resultIn('keyboard'))).toEqual([
    'Double press: 8.9\u202fms',
    'Keys tested: 77 of 77',
    'Most keys at once: 1',
  ]);
  expect(shown(resultIn('screen'))).toEqual([
    'Dead pixels: 0',
    'Colors shown: 8',
    expect.stringMatching(/^Shortest time on a color: [\d.]+\u202fs$/),
  ]);
});

it('a test’s card has what a buyer asks of it before what was measured first', () => {
  expect(shown(resultIn('mouse'))[0]).toBe('Polling rate: 1000\u202fHz');
  expect(shown(resultIn('microphone'))).toEqual([
    expect.stringMatching(/^Heard: −[\d.]+\u202fdBFS$/),
    expect.stringMatching(/^Noise floor: −[\d.]+\u202fdBFS$/),
    expect.stringMatching(/^Peak: −[\d.]+\u202fdBFS$/),
  ]);
  for (const check of ['mouse', 'microphone'] as const)
    expect(resultIn(check).measurements.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...(firstFigures[check] ?? [])]),
    );
});

it('a test’s card has nothing that was only reported, estimated, stated or set', () => {
  const measurements = (['reported', 'estimated', 'declared', 'setting', 'measured', 'observed'] as const).map(
    (source): Figure => ({ name: source, value: 1, unit: '', source }),
  );
  expect(shown({ ...resultIn('sound'), measurements })).toEqual(['measured: 1', 'observed: 1']);
});
