import { describe, expect, it } from 'vitest';
import { gray, oddPatch, type Picture, plainField, plainGround } from '../../../machines/panel/picture';
import { isDark, panelPattern } from '../../../renderers/panel/panel.pattern';
import { brightUniforms, panelValues } from '../../../renderers/panel/panel.values';

const WIDTH = 640;
const HEIGHT = 480;
const colorsOf = (picture: Picture, width = WIDTH, height = HEIGHT) => {
  const values = panelValues(picture);
  const colors = new Map<number, number>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = panelPattern.colorAt(x, y, width, height, values);
      colors.set(color, (colors.get(color) ?? 0) + 1);
    }
  }
  return colors;
};
const layout = { inwardX: -5, inwardY: 7, size: 26 };

describe('the pictures of the panel test', () => {
  it.each([0, 1, 2, 3] as const)('differ by one code in quarter %i and nowhere else', (odd) => {
    const field = plainGround(gray(100));
    const picture: Picture = { kind: 'quarters', field, patches: oddPatch(gray(100), gray(101), odd), ...layout };
    // Quarters of 320 × 240, so a patch is 240 · 26 / 64 = 97 px wide and as high.
    expect([...colorsOf(picture)].sort()).toEqual([
      [gray(100), WIDTH * HEIGHT - 97 * 97],
      [gray(101), 97 * 97],
    ]);
    const values = panelValues(picture);
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const isOdd = panelPattern.colorAt(x, y, WIDTH, HEIGHT, values) === gray(101);
        const quarter = (y >= HEIGHT / 2 ? 2 : 0) + (x >= WIDTH / 2 ? 1 : 0);
        if (isOdd && quarter !== odd) throw new Error(`${x}, ${y}`);
      }
    }
  });

  it('have patches that mirror each other, so that their place tells nothing', () => {
    const at = (odd: 0 | 1 | 2 | 3) =>
      panelValues({
        kind: 'quarters',
        field: plainGround(gray(9)),
        patches: oddPatch(gray(9), gray(200), odd),
        ...layout,
      });
    const isOdd = (odd: 0 | 1 | 2 | 3, x: number, y: number) =>
      panelPattern.colorAt(x, y, WIDTH, HEIGHT, at(odd)) === gray(200);
    for (let y = 0; y < HEIGHT; y += 3) {
      for (let x = 0; x < WIDTH; x += 3) {
        const mirrored = [
          isOdd(0, x, y),
          isOdd(1, WIDTH - 1 - x, y),
          isOdd(2, x, HEIGHT - 1 - y),
          isOdd(3, WIDTH - 1 - x, HEIGHT - 1 - y),
        ];
        if (new Set(mirrored).size > 1) throw new Error(`${x}, ${y}: ${mirrored}`);
      }
    }
  });

  it.each([
    [1, 4, 0.25],
    [1, 2, 0.5],
    [3, 4, 0.75],
  ])('draw %i of %i rows of one channel, and every row whole', (lit, period, share) => {
    const values = panelValues({
      kind: 'quarters',
      field: { color: 0x00ff00, lit, period },
      patches: oddPatch(0x00ba00, 0x00ba00, null),
      inwardX: 0,
      inwardY: 0,
      size: 40,
    });
    const rows = Array.from({ length: HEIGHT }, (_, y) => panelPattern.colorAt(0, y, WIDTH, HEIGHT, values));
    expect(rows.filter((color) => color === 0x00ff00).length / HEIGHT).toBe(share);
    expect(new Set(rows)).toEqual(new Set([0, 0x00ff00]));
    expect(panelPattern.colorAt(160, 120, WIDTH, HEIGHT, values)).toBe(0x00ba00);
  });

  it('plant a spot at one of 25 places', () => {
    const spot = { place: 7, color: gray(6) };
    // Places are 128 × 96. The spot is the middle half of one.
    expect(colorsOf({ kind: 'field', color: 0, spot })).toEqual(
      new Map([
        [0, WIDTH * HEIGHT - 64 * 48],
        [gray(6), 64 * 48],
      ]),
    );
    const values = panelValues({ kind: 'field', color: 0, spot });
    expect(panelPattern.colorAt(2.5 * 128, 1.5 * 96, WIDTH, HEIGHT, values)).toBe(gray(6));
  });

  it('show a checkerboard in one quarter, half black and half white', () => {
    const colors = colorsOf({ kind: 'checker', quarter: 2 });
    expect(colors.get(0xffffff)).toBe(colors.get(0));
    expect(colors.get(gray(188))).toBe((WIDTH * HEIGHT * 3) / 4);
  });

  it('have signals above 1 where light is brighter than white, at the places of the other pictures', () => {
    const uniforms = brightUniforms({ kind: 'bright', times: [1, 2, 4, 0.25], ...layout }, WIDTH, HEIGHT);
    // The sRGB curve beyond 1: 1.055 · 2^(1/2.4) − 0.055 and so on.
    const signals = [1, 1.3533, 1.8248, 0.5371];
    signals.forEach((signal, i) => {
      expect(uniforms[i]).toBeCloseTo(signal, 3);
    });
    // 320 · 27 / 64 − 48, 240 · 39 / 64 − 48, 240 · 26 / 64
    expect([...uniforms.slice(4, 7), ...uniforms.slice(8, 10)]).toEqual([87, 98, 97, WIDTH, HEIGHT]);
    expect([...brightUniforms(plainField(0), WIDTH, HEIGHT).slice(0, 8)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('have a field of the nearest whole code where their own shades are finer, as bars beside it are chosen by it', () => {
    // 100 · 255 / 1023 = 24.9
    const picture: Picture = { kind: 'fine', field: 100, patches: oddPatch(100, 101, 2), ...layout };
    expect(colorsOf(picture)).toEqual(new Map([[gray(25), WIDTH * HEIGHT]]));
  });

  it('know which fields are too dark for bright controls', () => {
    expect([0, 26, 128, 255].map((code) => isDark(panelValues(plainField(gray(code)))))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
