import { describe, expect, it } from 'vitest';
import { fixed, rounded, twoDigits } from '../../content/words';
import { randomOf } from '../kit/random';

/** The platform's own number format, which takes too long while a page starts. */
const written = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en', { useGrouping: false, ...options }).format(value).replace('-', '−');

const random = randomOf(7);
const values = [0, -0, 0.5, 1.5, 2.5, -0.5, 0.15, 1e-7, -2.675, -0.004, 0.005, 1.005, 59.94, 999_999.5, 123_456_789];
values.push(Number.NaN);
for (let i = 0; i < 2000; i++) values.push((random() - 0.5) * 10 ** Math.floor(random() * 12 - 4));

describe.each([0, 1, 2, 3, 4, 6])('numbers with %i decimals', (decimals) => {
  it('are written as by Intl.NumberFormat', () => {
    for (const value of values) {
      const exact = {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      } as const;
      expect(fixed(value, decimals), `${value}`).toBe(written(value, exact));
      const most = { maximumFractionDigits: decimals, signDisplay: 'negative' } as const;
      expect(rounded(value, decimals), `${value}`).toBe(written(value, most));
    }
  });
});

it('zero has no sign', () => {
  expect([fixed(-0.04, 1), rounded(-0.04, 1)]).toEqual(['0.0', '0']);
});

it('whole numbers have at least two digits', () => {
  expect([0, 7, 12, 2025].map(twoDigits)).toEqual(['00', '07', '12', '2025']);
});
