import { describe, expect, it, test } from 'vitest';
import { gammas, halfLightCode, lightnessCode, lightnesses, nearCode } from '../../../measure/color/charts';
import { contrastFigure, contrastLevel, contrastRatio } from '../../../measure/color/contrast';
import { primaryInP3, writeLumas } from '../../../measure/color/light';
import { cssColor, mixColors, packColor } from '../../../measure/color/packed';

describe('packed colors', () => {
  test.each([
    ['#000000', 0x000000],
    ['#0000ff', 0x0000ff],
    ['#FF8001', 0xff8001],
  ])('%s packs to its codes and back', (hex, packed) => {
    expect(packColor(hex)).toBe(packed);
    expect(cssColor(packed)).toBe(hex.toLowerCase());
  });

  test.each(['', 'red', '#fff', '#ff00000', 'ff0000', '#ff00zz'])('"%s" is refused', (text) => {
    expect(() => packColor(text)).toThrow(RangeError);
  });

  it('mix code by code', () => {
    expect(mixColors(0xff0000, 0x00ff80, 0)).toBe(0xff0000);
    expect(mixColors(0xff0000, 0x00ff80, 1)).toBe(0x00ff80);
    expect(mixColors(0x000000, 0x646464, 0.5)).toBe(0x323232);
  });
});

describe('light', () => {
  it('gives primaries of sRGB codes in Display P3 that an sRGB screen cuts off to its own primary', () => {
    // 0.9175, 0.2003, 0.1386 and 0.4584, 0.9853, 0.2983 of 255, rounded away from gray.
    expect(primaryInP3(0xff0000)).toBe((234 << 16) | (51 << 8) | 35);
    expect(primaryInP3(0x00ff00)).toBe((116 << 16) | (252 << 8) | 76);
  });

  it('weighs the colors as the eye does', () => {
    const codes = new Uint8Array(4);
    writeLumas(new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]), codes);
    // Rec. 709: 0.2126, 0.7152, 0.0722.
    for (const [i, expected] of [54, 182, 18, 255].entries())
      expect(Math.abs((codes[i] ?? 0) - expected)).toBeLessThan(2);
  });
});

describe('contrast', () => {
  it('agrees with the figures that WCAG’s own tools give', () => {
    expect(contrastFigure('#000000', '#ffffff')).toBe('21.00');
    expect(contrastFigure('#ffffff', '#000000')).toBe('21.00');
    expect(contrastFigure('#777777', '#ffffff')).toBe('4.47');
    expect(contrastFigure('#767676', '#ffffff')).toBe('4.54');
    expect(contrastFigure('#ff0000', '#ffffff')).toBe('3.99');
    expect(contrastFigure('#0000ff', '#ffffff')).toBe('8.59');
    expect(contrastFigure('#abcdef', '#abcdef')).toBe('1.00');
  });

  it('names the level, and is not talked over a limit by rounding', () => {
    expect([7, 6.999, 4.5, 4.499, 3, 2.999].map(contrastLevel)).toEqual([
      'AAA',
      'AA',
      'AA',
      'AA for large text only',
      'AA for large text only',
      'below AA',
    ]);
    // 4.478…, which rounds to 4.48 and to 4.5.
    expect(contrastLevel(contrastRatio('#777777', '#ffffff'))).toBe('AA for large text only');
  });
});

describe('the codes of the charts', () => {
  it('step away from black upwards and from white downwards', () => {
    expect([0, 1, 24].map((step) => nearCode('near-black', step))).toEqual([0, 1, 24]);
    expect([0, 1, 24].map((step) => nearCode('near-white', step))).toEqual([255, 254, 231]);
  });

  it('give half of the light at each gamma', () => {
    expect(gammas).toHaveLength(13);
    expect([gammas[0], gammas.at(-1)]).toEqual([1.6, 2.8]);
    // 255 × 0.5^(1/2.2) = 186.08, 255 × 0.5^(1/1.8) = 173.50
    expect(halfLightCode(2.2)).toBe(186);
    expect(halfLightCode(1.8)).toBe(174);
    expect(halfLightCode(1)).toBe(128);
    for (const gamma of gammas) expect((halfLightCode(gamma) / 255) ** gamma).toBeCloseTo(0.5, 2);
  });

  it('have equal steps of lightness', () => {
    expect(lightnesses).toHaveLength(21);
    // L* 50 is 18.42% of white's luminance, sRGB code 119. L* 5 is on the linear part, 0.55%.
    expect([0, 5, 50, 100].map(lightnessCode)).toEqual([0, 17, 119, 255]);
    const codes = lightnesses.map(lightnessCode);
    expect(new Set(codes).size).toBe(21);
    expect(codes).toEqual(codes.toSorted((a, b) => a - b));
  });
});
