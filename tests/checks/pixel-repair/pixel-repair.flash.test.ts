import { describe, expect, it } from 'vitest';
import { type Frame, findFlashes, MAX_FLASH_AREA } from '../../flash/flash';

type Light = readonly [red: number, green: number, blue: number];

/** Cells of 1000 CSS px² for 2 s at 60 Hz. `lit` of them show the light that `at` returns, and the rest stay black. */
function recording(at: (ms: number, cell: number) => Light, lit = 40): Frame[] {
  return Array.from({ length: 121 }, (_, i) => {
    const time = (i * 1000) / 60;
    const channel = (which: number) =>
      Float32Array.from({ length: 60 }, (_, cell) => (cell < lit ? (at(time, cell)[which] ?? 0) : 0));
    return { time, red: channel(0), green: channel(1), blue: channel(2) };
  });
}

const options = { cellArea: 1000 };
const kinds = (frames: Frame[]) => findFlashes(frames, options).map(({ kind }) => kind);

/** On for the first half of each period. */
const square = (ms: number, flashes: number) => (ms * flashes) % 1000 < 500;
const gray = (value: number): Light => [value, value, value];

/** `flashes` a second from one gray to another. */
const flashing =
  (flashes: number, on = 1, off = 0) =>
  (ms: number) =>
    gray(square(ms, flashes) ? on : off);
/** A red that comes and goes, with something else in between. */
const reddish = (flashes: number, on: Light, off: Light) => (ms: number) => (square(ms, flashes) ? on : off);
const wave = (flashes: number) => (ms: number) => gray(0.5 + 0.5 * Math.sin((ms / 1000) * 2 * Math.PI * flashes));
const cells = Math.floor(MAX_FLASH_AREA / 1000);

describe('the flash analyser', () => {
  it('reports five flashes of white a second, and how many', () => {
    const found = findFlashes(recording(flashing(5)), options);
    expect(found).toMatchObject([{ kind: 'general', flashes: 5, area: 40_000 }]);
  });

  it.each<[string, Parameters<typeof recording>[0], string[], number?]>([
    ['three flashes a second', flashing(3), []],
    ['what flashes in a small area', flashing(10), [], cells],
    ['what flashes in a larger area', flashing(10), ['general'], cells + 1],
    ['less than a tenth of the largest luminance', flashing(10, 0.29, 0.2), []],
    ['a tenth of the largest luminance', flashing(10, 0.31, 0.2), ['general']],
    ['what is bright throughout', flashing(10, 1, 0.82), []],
    ['what is not bright throughout', flashing(10, 1, 0.78), ['general']],
    ['six reds a second, where the luminance hardly changes', reddish(6, [0.4, 0, 0], [0, 0.1, 0.1]), ['red']],
    ['two of them', reddish(2, [0.4, 0, 0], [0, 0.1, 0.1]), []],
    ['an unsaturated red', reddish(6, [0.2, 0.09, 0.09], [0.1, 0.11, 0.11]), []],
    ['other colors of the same luminance', reddish(6, [0, 0.1, 0], [0, 0.05, 0.5]), []],
    ['two slow rises and falls, each one flash', wave(2), []],
    ['five of them', wave(5), ['general']],
    ['four groups of cells at different times', (ms, cell) => flashing(10)(ms + (cell % 4) * 17), []],
  ])('judges %s', (_, light, found, lit) => {
    expect(kinds(recording(light, lit))).toEqual(found);
  });
});
