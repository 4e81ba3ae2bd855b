import { describe, expect, it } from 'vitest';
import { contrastNames } from '../../../content/text-sharpness';
import { gammas, halfLightCode, lightnessCode, lightnesses, nearCode } from '../../../measure/color/charts';
import { advance, colorOf, framesPerColor, levelOf } from '../../../measure/color/color-cycle';
import { contrastFigure, contrastLevel, contrastRatio } from '../../../measure/color/contrast';
import { decodeSrgb, encodeSrgb, lumaOf, luminanceOf, primaryInP3, writeLumas } from '../../../measure/color/light';
import { codesOf, cssColor, mixColors, packCodes, packColor, pixelOf } from '../../../measure/color/packed';

describe('packed colors', () => {
  it.each([
    ['#000000', 0x000000, [0, 0, 0], 0xff000000],
    ['#0000ff', 0x0000ff, [0, 0, 255], 0xffff0000],
    ['#FF8001', 0xff8001, [255, 128, 1], 0xff0180ff],
  ] as const)('%s packs to its codes and back', (hex, packed, codes, pixel) => {
    expect(packColor(hex)).toBe(packed);
    expect(cssColor(packed)).toBe(hex.toLowerCase());
    expect(codesOf(packed)).toEqual(codes);
    expect(packCodes(codes[0], codes[1], codes[2])).toBe(packed);
    expect(pixelOf(packed)).toBe(pixel);
  });

  it.each(['', 'red', '#fff', '#ff00000', 'ff0000', '#ff00zz', '#ff0000\n', 'x#ff0000'])('"%s" is refused', (text) => {
    expect(() => packColor(text)).toThrow(new RangeError(`Not a color of the form #rrggbb: ${text}`));
  });

  it.each([
    [0xff0000, 0x00ff80, 0, 0xff0000],
    [0xff0000, 0x00ff80, 1, 0x00ff80],
    [0x000000, 0x646464, 0.5, 0x323232],
    [0x102030, 0x203010, 0.25, 0x142428],
  ])('%i and %i mix code by code (%d)', (from, to, share, mixed) => expect(mixColors(from, to, share)).toBe(mixed));
});

describe('light', () => {
  it.each([
    [0, 0],
    // The linear part ends at 0.04045.
    [0.04045, 0.0031308],
    [0.5, 0.214041],
    [1, 1],
  ])('of the signal %d is %d, and back', (signal, light) => {
    expect(decodeSrgb(signal)).toBeCloseTo(light, 6);
    expect(encodeSrgb(light)).toBeCloseTo(signal, 5);
  });

  it('weighs the colors as the eye does', () => {
    const codes = new Uint8Array(5);
    writeLumas(
      new Uint8ClampedArray([...[255, 0, 0, 9], ...[0, 255, 0, 9], ...[0, 0, 255, 9], 255, 255, 255, 9]),
      codes,
    );
    // Rec. 709 in 256ths: 54, 183 and 19, rounded down. There is no fifth pixel.
    expect([...codes]).toEqual([53, 182, 18, 255, 0]);
    expect([lumaOf(1, 0, 0), lumaOf(0, 1, 0), lumaOf(0, 0, 1)]).toEqual([0.2126, 0.7152, 0.0722]);
    expect(luminanceOf(0x804020)).toBeCloseTo(0.0836, 4);
  });

  // 0.9175, 0.2003, 0.1386, then 0.4584, 0.9853, 0.2983, then 0, 0, 0.9587 of 255, rounded away from gray.
  it.each([
    [0xff0000, [234, 51, 35]],
    [0x00ff00, [116, 252, 76]],
    [0x0000ff, [0, 0, 245]],
  ] as const)('gives primaries in Display P3 that an sRGB screen cuts off to its own (%i)', (srgb, codes) =>
    expect(codesOf(primaryInP3(srgb))).toEqual(codes),
  );
});

describe('contrast', () => {
  // By WCAG’s own tools. 4.478… is not rounded.
  it.each([
    ['#000000', '#ffffff', '21.00', 'AAA'],
    ['#ffffff', '#000000', '21.00', 'AAA'],
    ['#777777', '#ffffff', '4.47', 'AA for large text only'],
    ['#767676', '#ffffff', '4.54', 'AA'],
    ['#ff0000', '#ffffff', '3.99', 'AA for large text only'],
    ['#0000ff', '#ffffff', '8.59', 'AAA'],
    ['#abcdef', '#abcdef', '1.00', 'below AA'],
  ])('of %s and %s is %s: %s', (one, other, figure, level) => {
    expect(contrastFigure(one, other)).toBe(figure);
    expect(contrastNames[contrastLevel(contrastRatio(one, other))]).toBe(level);
  });

  it('names the level by its limits', () => {
    const levels = ['AAA', 'AA', 'AA', 'AA for large text only', 'AA for large text only', 'below AA'];
    expect([7, 6.999, 4.5, 4.499, 3, 2.999].map((ratio) => contrastNames[contrastLevel(ratio)])).toEqual(levels);
  });
});

describe('the codes of the charts', () => {
  it('step away from black upwards and from white downwards', () => {
    expect([0, 1, 24].map((step) => nearCode('near-black', step))).toEqual([0, 1, 24]);
    expect([0, 1, 24].map((step) => nearCode('near-white', step))).toEqual([255, 254, 231]);
  });

  it('give half of the light at each gamma', () => {
    expect([gammas.length, gammas[0], gammas.at(-1)]).toEqual([13, 1.6, 2.8]);
    // 255 × 0.5^(1/2.2) = 186.08, 255 × 0.5^(1/1.8) = 173.50
    expect([2.2, 1.8, 1].map(halfLightCode)).toEqual([186, 174, 128]);
  });

  it('have equal steps of lightness', () => {
    expect([lightnesses.length, lightnesses[1], lightnesses.at(-1)]).toEqual([21, 5, 100]);
    // L* 50 is 18.42% of white's luminance, sRGB code 119. L* 5 and 8 are on the linear part.
    expect([0, 5, 8, 9, 50, 100].map(lightnessCode)).toEqual([0, 17, 24, 25, 119, 255]);
  });
});

describe('the colors of the repair', () => {
  it('have their code in each channel that is on, and begin again', () => {
    expect([100, 50, 0].map(levelOf)).toEqual([255, 128, 0]);
    expect(Array.from({ length: 9 }, (_, step) => colorOf(step, 0x80))).toEqual([
      ...[0x800000, 0x008000, 0x000080, 0x808080, 0x000000, 0x808000, 0x800080, 0x008080, 0x800000],
    ]);
    expect([framesPerColor(50, 10), framesPerColor(5, 10)]).toEqual([5, 1]);
  });

  it.each([
    ['half a millisecond early', 99.5, { step: 1, due: 200 }],
    ['earlier', 99.4, { step: 0, due: 100 }],
    ['late', 150, { step: 1, due: 200 }],
    ['when the one after it is due', 200, { step: 1, due: 300 }],
    ['after a pause', 950, { step: 1, due: 1050 }],
  ])('change once, %s', (_, time, after) => {
    const state = { step: 0, due: 100 };
    expect(advance(state, time, 100)).toBe(after.step === 1);
    expect(state).toEqual(after);
  });
});
