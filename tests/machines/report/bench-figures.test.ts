import { describe, expect, it } from 'vitest';
import { type BenchRow, withoutCopies } from '../../../machines/report/bench';
import {
  type BenchPeriod,
  benchFigures,
  benchPeriods,
  type Clock,
  figuresByPeriod,
  MAX_LOTS,
  passShare,
} from '../../../machines/report/bench-figures';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON = Date.UTC(2026, 10, 24, 12);
const utc: Clock = { now: NOON, offsetOf: () => 0 };

const row = (n: number, some: Partial<BenchRow> = {}): BenchRow => ({
  id: `AS-${n}`,
  hash: `${n}`,
  device: `PF-${n}`,
  startedAt: NOON + n,
  tookMs: n * 60_000,
  testMs: {},
  verdict: 'pass',
  lot: 'LOT-1',
  technician: 'M. Okafor',
  codes: [],
  signer: { kind: 'not-signed', name: '', key: '' },
  isBuiltInProfile: true,
  cells: [],
  ...some,
});
const rows = (from: number, to: number, some: Partial<BenchRow> = {}) =>
  Array.from({ length: to - from + 1 }, (_, i) => row(from + i, some));
const failed = { verdict: 'fail', codes: ['SCR-DEAD'] } as const;
const figuresOf = (all: readonly BenchRow[]) => benchFigures(all, utc);
const hour = (time: string) => Date.parse(`2026-11-${time}:00Z`);

describe('the figures of the bench', () => {
  it('are empty without reports', () => {
    const none = figuresOf([]);
    expect(none).toMatchObject({ lots: [], worst: null, minutes: null, signers: [], technicians: [], tests: [] });
    expect(none.bars.bars).toEqual([]);
    expect(none.all.devices).toBe(0);
  });

  it('count a device once, by its newest report, and a copied file once', () => {
    const again = row(4, { device: 'PF-1', ...failed, lot: 'LOT-2', technician: 'T. Weiss' });
    const { all, lots, technicians } = figuresOf(withoutCopies([row(1), row(2), again, row(2)]));
    expect(all).toMatchObject({ devices: 2, older: 1, verdicts: { pass: 1, fail: 1 } });
    for (const groups of [lots, technicians]) expect(groups.map(({ summary }) => summary.devices)).toEqual([1, 1]);
  });

  it('give the middle value of the minutes, and leave out a run whose clock was set back', () => {
    const { minutes } = figuresOf([...rows(1, 5), row(6, { tookMs: null })]);
    expect(minutes).toEqual({ low: 120_000, middle: 180_000, high: 240_000, most: 300_000 });
  });

  it('give no share under five devices', () => {
    expect(passShare(figuresOf(rows(1, 4)).all)).toBeNull();
    expect(passShare(figuresOf(rows(1, 5)).all)).toBe(1);
  });

  it('keep a known name with an unknown key apart, and count the keys as benches', () => {
    const known = { kind: 'known', name: 'Bench 1', key: 'a' } as const;
    const unknown = { kind: 'unknown', name: 'Bench 1', key: 'b' } as const;
    const { signers, benches } = figuresOf([...rows(1, 2, { signer: known }), row(3, { signer: unknown }), row(4)]);
    expect(signers.slice(0, 2)).toEqual([
      { signer: known, reports: 2 },
      { signer: unknown, reports: 1 },
    ]);
    expect(benches).toBe(2);
  });

  it('name the tests that take longest by their middle value, at most six', () => {
    const times = { screen: 1000, touch: 2000, keyboard: 3000, microphone: 4000, webcam: 5000, sound: 6000, mouse: 50 };
    const { tests } = figuresOf([
      row(1, { testMs: times }),
      row(2, { testMs: { mouse: 90_000 } }),
      row(3, { testMs: { mouse: 7000 } }),
    ]);
    expect(tests.map(({ check }) => check)).toEqual(['mouse', 'sound', 'webcam', 'microphone', 'keyboard', 'touch']);
    expect(tests[0]?.middleMs).toBe(7000);
  });
});

describe('the worst lot', () => {
  const good = rows(1, 5);
  const bad = [...rows(6, 9, { lot: 'LOT-2' }), row(10, { lot: 'LOT-2', ...failed })];
  const small = [row(11, { lot: 'LOT-3', verdict: 'fail' })];
  it.each([
    ['among lots of five', [...good, ...bad, ...small], 'LOT-2'],
    ['if it is not the only one', [...bad, ...small], undefined],
    ['if not all passed', [...good, ...rows(6, 10, { lot: 'LOT-2' })], undefined],
    ['if it has a name', [...good, ...bad.map((one) => ({ ...one, lot: '' }))], undefined],
  ])('is named %s', (_, some, lot) => {
    expect(figuresOf(some).worst?.of).toBe(lot);
  });

  it('names the code that it has more often than the others', () => {
    const everywhere = { verdict: 'fail', codes: ['KEY-BOUNCE'] } as const;
    const others = rows(1, 10, everywhere);
    const worst = [...rows(11, 16, { ...everywhere, lot: 'LOT-2' }), row(17, { ...failed, lot: 'LOT-2' })];
    expect(figuresOf([...others, row(18), ...worst]).worst).toMatchObject({ of: 'LOT-2', code: 'SCR-DEAD' });
    expect(figuresOf([...good, ...rows(6, 10, { lot: 'LOT-2', verdict: 'inconclusive' })]).worst?.code).toBeNull();
  });

  it('is among the lots that are shown, in the order of their names, the one without a name last', () => {
    const big = Array.from({ length: 14 }, (_, lot) => rows(lot * 10, lot * 10 + 6, { lot: `LOT-${20 + lot}` })).flat();
    const worst = rows(200, 204, { lot: 'LOT-99', verdict: 'fail' });
    const { lots, lotCount } = figuresOf([...worst, ...big, ...rows(300, 320, { lot: '' })]);
    expect(lots.map(({ of }) => of).at(-1)).toBe('LOT-99');
    expect([lots.length, lotCount]).toEqual([MAX_LOTS, 16]);
    expect(figuresOf([row(1, { lot: '' }), row(2)]).lots.map(({ of }) => of)).toEqual(['LOT-1', '']);
  });
});

describe('by technician', () => {
  const lot = { lot: 'LOT-2', technician: 'T. Weiss' };
  const weiss = [...rows(10, 13, { ...lot, ...failed }), row(14, lot), row(15, { ...lot, lot: 'LOT-1' })];
  it('comes first who has most devices, and last who has no name', () => {
    const { technicians } = figuresOf([...rows(1, 3, { technician: '' }), row(4), ...weiss]);
    expect(technicians.map(({ of, summary: { devices }, middleMs }) => [of, devices, middleMs])).toEqual([
      ['T. Weiss', 6, 780_000],
      ['M. Okafor', 1, 240_000],
      ['', 3, 120_000],
    ]);
  });

  it.each([
    ['all that did not pass came from one lot', weiss, { name: 'T. Weiss', passed: 2, devices: 6, lot: 'LOT-2' }],
    ['not if one of them came from another', [...weiss, row(16, { ...lot, lot: 'LOT-3', ...failed })], null],
    ['not if only one did not pass', [...rows(10, 14, lot), row(15, { ...lot, ...failed })], null],
    ['not without a lot', weiss.map((one) => ({ ...one, lot: '' })), null],
  ])('the lot is blamed before the person: %s', (_, some, hint) => {
    expect(figuresOf([...rows(1, 5), ...some]).hint).toEqual(hint);
  });
});

describe('the bars', () => {
  it.each([
    ['24T10:59 24T08:00 24T08:30', 'hour', [8, 2, 9, 0, 10, 1]],
    ['24T10:59 22T08:00', 'day', [22, 1, 23, 0, 24, 1]],
  ] as const)('of %s are by %s', (times, unit, expected) => {
    const { bars } = figuresOf(times.split(' ').map((time, i) => row(i, { startedAt: hour(time) })));
    const at = (ms: number) => (unit === 'hour' ? new Date(ms).getUTCHours() : new Date(ms).getUTCDate());
    expect(bars.unit).toBe(unit);
    expect(bars.bars.flatMap((bar) => [at(bar.at), bar.devices])).toEqual(expected);
  });

  it('are by month if they would be too many, and the last ones if those are too many', () => {
    const of = (...years: number[]) =>
      figuresOf(years.map((year, i) => row(i, { startedAt: Date.UTC(year, 1, 1) }))).bars.bars;
    expect(of(2026, 2025).map(({ at }) => new Date(at).toISOString().slice(0, 7))).toEqual(
      '2025-02 2025-03 2025-04 2025-05 2025-06 2025-07 2025-08 2025-09 2025-10 2025-11 2025-12 2026-01 2026-02'.split(
        ' ',
      ),
    );
    expect(of(1970, 275_760, 2026).length).toBe(31);
  });

  it('sum up to the devices', () => {
    const { bars, all } = figuresOf([...rows(1, 9), row(10, { device: 'PF-1', startedAt: NOON + 3 * HOUR_MS })]);
    expect(bars.bars.reduce((sum, { devices }) => sum + devices, 0)).toBe(all.devices);
  });
});

describe('a period', () => {
  const at = (...times: number[]) => times.map((startedAt, i) => row(i, { startedAt }));
  const midnight = NOON - 12 * HOUR_MS;
  const all = at(
    midnight,
    midnight + DAY_MS - 1,
    midnight - 1,
    midnight - 6 * DAY_MS,
    midnight - 6 * DAY_MS - 1,
    midnight - 29 * DAY_MS,
    midnight - 29 * DAY_MS - 1,
    midnight + DAY_MS,
  );
  const devices = (clock: Clock) => {
    const figures = figuresByPeriod(all, clock);
    return benchPeriods.map((period: BenchPeriod) => figures[period].all.devices);
  };

  it('ends with today, and All has later reports too', () => {
    expect(devices(utc)).toEqual([2, 4, 6, 8]);
  });

  it('begins and ends at midnight by the clock of the reader', () => {
    expect(devices({ now: NOON, offsetOf: () => HOUR_MS })).toEqual([2, 4, 6, 8]);
    const ahead = figuresByPeriod(at(midnight - 1), { now: NOON, offsetOf: () => HOUR_MS });
    expect(ahead.today.all.devices).toBe(1);
    expect(ahead.today.bars.unit).toBe('hour');
  });

  it('is summed up once if it has the same reports as a shorter one', () => {
    const figures = figuresByPeriod(at(NOON), utc);
    expect(figures.all).toBe(figures.today);
  });
});
