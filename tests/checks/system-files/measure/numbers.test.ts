import { describe, expect, it } from 'vitest';
import { readMoment, zoneBetween } from '../../../../measure/system/dates';
import { screenOf, wordsOf } from '../../../../measure/system/fields';
import { bytesOf, minutesOf, readNumber, wattHoursOf } from '../../../../measure/system/numbers';
import { windowsOf } from '../../../../measure/system/windows';

const GIB = 2 ** 30;

describe('a number in a text', () => {
  it.each([
    ['45 678 mWh', 45_678, 'mWh'],
    ['45\u00a0678 mWh', 45_678, 'mWh'],
    ['45\u202f678 mWh', 45_678, 'mWh'],
    ['45’678 mWh', 45_678, 'mWh'],
    ["1'045'678 mWh", 1_045_678, 'mWh'],
    ['45.678 mWh', 45_678, 'mWh'],
    ['45,678 mWh', 45_678, 'mWh'],
    ['1,23,456 mWh', 123_456, 'mWh'],
    ['1.234.567 bytes', 1_234_567, 'bytes'],
    ['1.073.741.824,5', 1_073_741_824.5, ''],
    ['1,840,177.25', 1_840_177.25, ''],
    ['31,7633 Wh', 31.7633, 'Wh'],
    ['0.561 W', 0.561, 'W'],
    ['84\u00a0%', 84, '%'],
    ['+33 °C', 33, '°C'],
    ['-5 °C', -5, '°C'],
    ['A-B: 7 °C', 7, '°C'],
    ['0x1F', 31, ''],
    ['4711,', 4711, ''],
    ['7.5.1', 751, ''],
  ])('%s', (text, value, unit) => expect(readNumber(text)).toEqual({ value, unit }));

  it('takes the reading that is in range where a separator could be either', () => {
    expect(readNumber('45.678', 0, 1000)?.value).toBe(45.678);
    expect(readNumber('45,678', 0, 1000)?.value).toBe(45.678);
    expect(readNumber('45.678', 1000, 100_000)?.value).toBe(45_678);
    expect(readNumber('45.678')?.value).toBe(45.678);
    expect(readNumber('45,678')?.value).toBe(45_678);
    expect(readNumber('no number')).toBeUndefined();
  });

  it.each([
    ['57000 mWh', undefined, 57],
    ['12.474 Wh', undefined, 12.474],
    ['38000000 µWh', undefined, 38],
    ['5000 mAh', 11.4, 57],
    ['5 Ah', 11.4, 57],
    ['5000 mAh', undefined, undefined],
    ['5000', undefined, undefined],
    ['0 mWh', undefined, undefined],
    ['4294967295 mWh', undefined, undefined],
  ])('%s at %s V in Wh', (text, volts, expected) => expect(wattHoursOf(text, volts)).toBe(expected));

  it.each([
    ['16,0 GB', 16 * GIB],
    ['15.8 Go', Math.round(15.8 * GIB)],
    ['8 ГБ', 8 * GIB],
    ['32768MB RAM', 32 * GIB],
    ['1 TB', 1024 * GIB],
    ['640 KB', 640 * 1024],
    ['8 GHz', undefined],
    ['empty', undefined],
    [undefined, undefined],
  ])('%s in bytes', (text, expected) => expect(bytesOf(text)).toBe(expected));

  it.each([
    ['PT2H31M38S', 151 + 38 / 60],
    ['P1DT2H', 1560],
    ['PT1M', 1],
    ['P6DT22H40M', 10_000],
    ['PT0S', undefined],
    ['2:31:38', 151 + 38 / 60],
    ['-', undefined],
    ['P999D', undefined],
  ])('%s in minutes', (text, expected) => expect(minutesOf(text)).toBe(expected));
});

describe('a date in a text', () => {
  it.each([
    ['2026-03-02T10:20:30', undefined, '2026-03-02T10:20:30'],
    ['2020年08月25日 星期二 16時21分10秒', undefined, '2020-08-25T16:21:10'],
    ['Fri 17 Jul 2026 12:05:00 AM KST', undefined, '2026-07-17T00:05:00'],
    ['Sun Jan 14 22:13:20 2024', undefined, '2024-01-14T22:13:20'],
    ['Tue Nov 14 22:13:20 2023', undefined, '2023-11-14T22:13:20'],
    ['15.02.2026, 9:05', undefined, '2026-02-15T09:05:00'],
    ['2/27/2009, 1:41:50 PM', undefined, '2009-02-27T13:41:50'],
    ['24/09/2025, 14:22:01', 'month-first', '2025-09-24T14:22:01'],
    ['03/02/26 20:05:11', 'month-first', '2026-03-02T20:05:11'],
    ['03/02/26 20:05:11', 'day-first', '2026-02-03T20:05:11'],
    ['03/03/26 20:05', undefined, '2026-03-03T20:05:00'],
    ['03/02/26 20:05:11', undefined, undefined],
    ['mar. 25 août 2020 16:21:10', undefined, undefined],
    ['2026-03-02 23:59:59', undefined, '2026-03-02T23:59:59'],
    ['2026-12-31 00:00', undefined, '2026-12-31T00:00:00'],
    ['2026-03-02 10:60:00', undefined, undefined],
    ['2026-03-02 10:00:60', undefined, undefined],
    ['2026-00-02 10:00:00', undefined, undefined],
    ['2026-03-32 10:00:00', undefined, undefined],
    ['2026-13-02 10:00:00', undefined, undefined],
    ['2026-03-02 25:00:00', undefined, undefined],
    ['', undefined, undefined],
  ] as const)('%s, %s', (text, order, expected) => expect(readMoment(text, order)?.time).toBe(expected));

  it('has the offset of its clock', () => {
    expect(readMoment('2026-09-24 08:00:08.00 +0530')?.zone).toBe('+05:30');
    expect(zoneBetween('2026-06-15T14:42:10', '2026-06-15T21:42:09')).toBe('-07:00');
    expect(zoneBetween('2026-06-15T05:27:10', '2026-06-14T23:42:10')).toBe('+05:45');
    expect(zoneBetween('2026-06-15T05:27:10', undefined)).toBeUndefined();
  });
});

it('leaves out what firmware writes where a maker left a field empty', () => {
  for (const text of [
    '',
    ' - ',
    'To Be Filled By O.E.M.',
    'Default string',
    'System Product Name',
    'N/A',
    '0',
    '\u0000',
  ]) {
    expect(wordsOf(text)).toBeUndefined();
  }
  expect(wordsOf('  ThinkPad\n T14\u0007 ')).toBe('ThinkPad T14');
  expect(wordsOf('x'.repeat(500))).toHaveLength(160);
});

it('reads a screen’s mode', () => {
  expect(screenOf('1920 x 1080 (32 bit) (144Hz)')).toEqual([{ width: 1920, height: 1080, hertz: 144 }]);
  expect(screenOf('1920 x 1080 x 59,94 Hz')).toEqual([{ width: 1920, height: 1080, hertz: 59.94 }]);
  expect(screenOf('3024 x 1964')).toEqual([{ width: 3024, height: 1964 }]);
  expect(screenOf('Unknown')).toEqual([]);
});

it.each([
  [22_631, false, 'Windows 11 23H2 (build 22631)'],
  [22_631, true, 'Windows 11 (build 22631)'],
  [19_041, true, 'Windows 10 (build 19041)'],
  [27_900, false, 'Windows 11 (build 27900)'],
  [10_240, false, 'Windows 10 1507 (build 10240)'],
  [21_999, false, 'Windows 10 (build 21999)'],
  [22_000, true, 'Windows 11 (build 22000)'],
  [100_000, false, undefined],
  [7601, false, undefined],
  [Number.NaN, false, undefined],
])('build %s, shared: %s', (build, shared, expected) => expect(windowsOf(build, shared)).toBe(expected));
