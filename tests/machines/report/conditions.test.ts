import { expect, it } from 'vitest';
import { paperFigures } from '../../../content/paper-figures';
import type { Inspection } from '../../../machines/inspection/inspection';
import type { Journal } from '../../../machines/journal';
import { conditionsOf } from '../../../machines/report/conditions-of';
import { systemFigures } from '../../../machines/report/system-figures';
import type { Figure } from '../../../machines/result';
import { figure } from '../../kit/evidence/model';
import { foundBy } from '../inspection.model';
import { reading } from '../system-info.model';
import { deviceOf, parts, sealed } from './devices';

const told = (measurements: readonly Figure[], journals: readonly Journal[] = []) => {
  const [entry] = deviceOf(1).inspection.entries;
  const entries = [{ ...entry, check: 'screen', result: foundBy('screen', { measurements }) }] as Inspection['entries'];
  return conditionsOf({ entries }, journals, []);
};

it('a report says what its results and journals tell of the circumstances', async () => {
  expect(told([figure('Page zoom', 100, '%'), figure('Times hidden', 0), figure('Patterns', '1:1 exact')])).toEqual([]);
  expect(
    told([figure('Page zoom', 110, '%'), figure('Hidden for', 4, 's'), figure('Pattern size', 'unverified')]),
  ).toEqual([
    { kind: 'zoomed', check: 'screen', details: '110%' },
    { kind: 'hidden', check: 'screen', details: '4\u202fs' },
    { kind: 'scaled', check: 'screen', details: 'unverified' },
  ]);
  const hide = { at: 1, event: { type: 'HIDE', at: 1 } };
  const journal: Journal = { check: 'gradient', rules: 1, input: null, startedAt: 0, events: [hide, hide] };
  expect(told([], [journal])).toEqual([{ kind: 'hidden', check: 'gradient', details: '2 times' }]);
  expect(told([], [{ ...journal, check: 'pixel-repair' }])).toEqual([]);
  expect((await sealed(deviceOf(1))).report.conditions).toEqual(
    conditionsOf(deviceOf(1).inspection, deviceOf(1).journals, parts.conditions),
  );
});

it('a report names the test at which something was noticed, and the whole run where it was the same at each', () => {
  const { entries } = deviceOf(1).inspection;
  const [first, second, third] = entries.filter(({ check }) => ['screen', 'keyboard', 'sound'].includes(check));
  const noticedAt = (
    entry: typeof first,
    noticed: Inspection['entries'][number]['noticed'],
    measurements: readonly Figure[] = [],
  ) =>
    ({
      ...entry,
      result: foundBy(entry?.check ?? 'screen', { measurements }),
      noticed,
    }) as Inspection['entries'][number];
  const dark = { kind: 'recolored', details: 'Dark Reader' } as const;
  const hidden = { kind: 'hidden', details: 'once' } as const;
  const zoomed = { kind: 'zoomed', details: '110%' } as const;
  const run = {
    entries: [
      noticedAt(first, [dark, zoomed], [figure('Page zoom', 125, '%')]),
      noticedAt(second, [dark, hidden]),
      { ...noticedAt(third, [zoomed]), result: null },
    ],
  };
  const sealing = [
    { ...dark, check: null },
    { kind: 'insecure', details: '', check: null },
  ] as const;
  expect(conditionsOf(run, [], sealing)).toEqual([
    { ...dark, check: null },
    { kind: 'insecure', check: null, details: '' },
    { kind: 'zoomed', check: first?.check, details: '125%' },
    { ...hidden, check: second?.check },
  ]);
  expect(conditionsOf({ entries: [noticedAt(first, [dark])] }, [], [])).toEqual([{ ...dark, check: first?.check }]);
});

it('a report leaves out what the browser does not say of its machine', () => {
  const { battery: _, ...without } = reading;
  const names = (all: readonly Figure[]) => all.map(({ name }) => name);
  const bare = systemFigures({ ...without, cpuCores: 0, platform: '', timezone: '' });
  expect(names(bare)).not.toContain('Battery');
  expect(names(bare)).not.toContain('Processor threads');
  const full = systemFigures({ ...reading, battery: { level: 86, charging: false } });
  expect(full).toContainEqual({ name: 'Battery', value: '86%, on battery', unit: '', source: 'reported' });
  expect(full.every(({ source }) => source === 'reported')).toBe(true);
});

it('every figure of a printed code is one that its test gives, and no number is given twice', () => {
  const words = import.meta.glob<string>('../../checks/*/*.words.txt', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  for (const { check, name } of paperFigures)
    expect(words[`../../checks/${check}/${check}.words.txt`], check).toMatch(new RegExp(`^\\w+: ${name}( |$)`, 'm'));
  expect(new Set(paperFigures.map(({ number }) => number)).size).toBe(paperFigures.length);
});

it('a journal that was too long to be kept is not in the report, which says so', async () => {
  const device = deviceOf(1);
  const journals = device.journals.map((one) =>
    one.check === 'keyboard' ? { ...one, events: [], isTooLong: true } : one,
  );
  const { report, journals: kept } = await sealed({ ...device, journals });
  expect(kept.map(({ check }) => check)).not.toContain('keyboard');
  expect(report.entries.find(({ check }) => check === 'keyboard')?.journal).toBeNull();
  expect(report.conditions).toContainEqual({ kind: 'unrecorded', check: 'keyboard', details: '' });
});
