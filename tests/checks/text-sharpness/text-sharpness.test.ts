import { describe, expect, it } from 'vitest';
import { combinations, snapFontSize, standardSizes } from '../../../machines/text-sharpness/text-sharpness';
import { contrastFigure } from '../../../measure/color/contrast';

describe('font sizes', () => {
  it('are clamped to 8 to 48 px and snapped to steps of 2', () => {
    expect([-5, 7, 8, 9, 10.9, 16, 47.2, 48, 900].map(snapFontSize)).toEqual([8, 8, 8, 10, 10, 16, 48, 48, 48]);
    expect(snapFontSize(Number.NaN)).toBe(16);
  });

  it('have eight standard ones, from 8 to 24', () => {
    expect(standardSizes).toHaveLength(8);
    expect([standardSizes[0], standardSizes.at(-1)]).toEqual([8, 24]);
  });
});

describe('the color pairs', () => {
  it('are five with different contrast', () => {
    expect(combinations).toHaveLength(5);
    expect(new Set(combinations.map(({ text, background }) => contrastFigure(text, background))).size).toBeGreaterThan(
      3,
    );
  });
});
