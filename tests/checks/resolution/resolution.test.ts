import { describe, expect, it } from 'vitest';
import {
  categoryOf,
  resolutionCategory,
  resolutionObservation,
  sawWideGamut,
} from '../../../machines/resolution/resolution';
import { completeRun } from '../../kit/evidence/observations';
import { factsOf } from '../screen-size/screen-size.model';

describe('the resolution category', () => {
  it('goes by the number of pixels', () => {
    const named = (
      [
        [3840, 2160],
        [3839, 2000],
        [2560, 1440],
        [1920, 1200],
        [1920, 1080],
        [1600, 900],
        [1366, 768],
        [1280, 720],
        [390, 844],
      ] as const
    ).map(([width, height]) => resolutionCategory(width, height));
    expect(named.join('; ')).toBe('4K UHD; QHD; QHD; Full HD; Full HD; HD; HD; Lower Resolution; Lower Resolution');
  });

  it('tolerates the rounding of fractional ratios', () => {
    expect(resolutionCategory(1919.75, 1079.75)).toBe('Full HD');
    // The least of all.
    expect(resolutionCategory(1919, 1079)).toBe('Full HD');
    expect(resolutionCategory(1919, 1078)).toBe('HD');
    expect(categoryOf(factsOf(1097, 617, { pixelRatio: 1.75, screenRatio: 1.75 }))).toBe('Full HD');
    // 3840 × 2160 at 350%: 1097.14 × 617.14, truncated to 1097 × 617.
    expect(categoryOf(factsOf(1097, 617, { pixelRatio: 3.5, screenRatio: 3.5 }))).toBe('4K UHD');
    // 2560 × 1440 at 150%: 1706.67 × 960, truncated to 1706.
    expect(categoryOf(factsOf(1706, 960, { pixelRatio: 1.5, screenRatio: 1.5 }))).toBe('QHD');
    // The same at 275%: 930.9 × 523.6, truncated to 930 × 523.
    expect(categoryOf(factsOf(930, 523, { pixelRatio: 2.75, screenRatio: 2.75 }))).toBe('QHD');
  });

  it('does not tolerate a few lines that are really missing', () => {
    expect(resolutionCategory(1920, 1070)).toBe('HD');
    expect(resolutionCategory(1910, 1080, 1.75)).toBe('HD');
  });

  it('is not raised by the page’s zoom', () => {
    expect(categoryOf(factsOf(1920, 1080, { pixelRatio: 1.5, screenRatio: 1, zoom: 1.5 }))).toBe('Full HD');
  });
});

describe('the judgment', () => {
  const judge = (answers: Record<string, string>) =>
    resolutionObservation.judge(completeRun(resolutionObservation, answers));
  const even = { lines: 'alike', checkerboard: 'even', borders: 'equal', digits: 'none' };

  it('believes in a wide gamut only for the digits that are there', () => {
    const seen = ['4 and 7', '2 and 9', '7 and 1', 'none'].map((digits) => sawWideGamut({ answers: { digits } }));
    expect(seen).toEqual([true, false, false, false]);
    expect(judge({ ...even, digits: '4 and 7' }).details).toContain('colors beyond sRGB.');
  });
});
