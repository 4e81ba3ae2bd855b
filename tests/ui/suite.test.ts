import { describe, expect, it } from 'vitest';
import { numberOf } from '../../content/catalogue';
import { systemLabels } from '../../content/home';
import { itemsOf, spanOf } from '../../src/pages/home/system-items';
import { reading } from '../machines/system-info.model';

it('a test has a number of two digits', () => {
  expect([numberOf({ number: 1 }), numberOf({ number: 15 })]).toEqual(['01', '15']);
});

describe('the cells of the system information card', () => {
  const info = { ...reading, gpu: 'Intel Iris Xe Graphics', battery: { level: 86, charging: false } };
  const cell = (from: Parameters<typeof itemsOf>[0], key: keyof typeof systemLabels) =>
    itemsOf(from).find(({ label }) => label === systemLabels[key]);

  it('are all there and empty before a reading', () => {
    expect(itemsOf(null)).toHaveLength(12);
    expect(itemsOf(null).every(({ value }) => value === null)).toBe(true);
  });

  it('give the screen in CSS and in device pixels', () => {
    const scaled = {
      ...info,
      screenWidth: 1707,
      screenHeight: 960,
      deviceWidth: 2561,
      deviceHeight: 1440,
      pixelRatio: 1.5,
    };
    expect(cell(scaled, 'screen')).toMatchObject({ value: '1707 × 960\u202fpx', note: '2561 × 1440 device\u00a0px' });
  });

  it('lack what could not be read', () => {
    const labels = itemsOf(reading).map(({ label }) => label);
    expect(labels).toHaveLength(10);
    expect(labels).not.toContain(systemLabels.graphics);
    expect(labels).not.toContain(systemLabels.battery);
  });

  it('go when the browser does not say', () => {
    const quiet = { ...info, cpuCores: 0, platform: '', timezone: '' };
    for (const key of ['processor', 'platform', 'zone'] as const) expect(cell(quiet, key)).toBeUndefined();
  });

  it('doubt a full charging battery, which may be no battery', () => {
    expect(cell({ ...info, battery: { level: 100, charging: true } }, 'battery')).toMatchObject({
      value: '100% charging',
      note: 'or mains, no battery',
    });
    expect(cell(info, 'battery')?.value).toBe('86% on battery');
    expect(cell(info, 'battery')?.note).toBeUndefined();
  });

  it.each([
    [12, 4],
    [11, 4],
    [10, 4],
    [12, 2],
    [11, 2],
    [10, 2],
  ])('%i cells leave no hole in %i columns', (count, columns) => {
    let column = 0;
    for (let index = 0; index < count; index++) {
      const span = spanOf(index, count, columns);
      expect(column + span).toBeLessThanOrEqual(columns);
      column = (column + span) % columns;
    }
    expect(column).toBe(0);
  });
});
