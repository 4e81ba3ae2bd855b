import { describe, expect, it } from 'vitest';
import { everything, isEverything, queryOf } from '../../src/report/history/query';
import { keyTarget } from '../../src/report/history/row-keys';

const DAY_MS = 86_400_000;

it.each([
  ['ArrowDown', 5, 6],
  ['ArrowUp', 5, 4],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 99, 99],
  ['PageDown', 5, 15],
  ['PageDown', 95, 99],
  ['PageUp', 5, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['Enter', 5, null],
  ['toString', 5, null],
])('the keys of the history: %s leads from row %i to %s', (key, here, wanted) =>
  expect(keyTarget(key, here, 100, 10)).toBe(wanted),
);

describe('the filters of the history', () => {
  it('look for nothing while nothing is set', () => {
    expect(isEverything(everything)).toBe(true);
    expect(isEverything({ ...everything, text: '  ' })).toBe(true);
    expect(isEverything({ ...everything, period: 'dates' })).toBe(true);
    expect(isEverything({ ...everything, verdict: 'fail' })).toBe(false);
    expect(isEverything({ ...everything, period: 'week' })).toBe(false);
  });

  it('count a period back from now, and days in UTC with the last one whole', () => {
    const now = Date.UTC(2026, 10, 22, 12);
    expect(queryOf({ ...everything, period: 'week' }, now)).toEqual({ text: '', since: now - 7 * DAY_MS });
    const dates = { ...everything, period: 'dates' as const, from: '2026-11-20', to: '2026-11-21' };
    expect(queryOf(dates, now)).toEqual({
      text: '',
      since: Date.UTC(2026, 10, 20),
      until: Date.UTC(2026, 10, 22),
    });
    expect(queryOf({ ...dates, from: '', to: '' }, now)).toEqual({ text: '' });
    expect(queryOf({ ...dates, period: 'all' }, now)).toEqual({ text: '' });
  });
});
