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

describe('the flash analyser', () => {
  it('reports five flashes of white a second, and how many', () => {
    const found = findFlashes(
      recording((ms) => gray(square(ms, 5) ? 1 : 0)),
      options,
    );
    expect(found).toMatchObject([{ kind: 'general', flashes: 5, area: 40_000 }]);
  });

  it('is silent on three flashes a second', () => {
    expect(kinds(recording((ms) => gray(square(ms, 3) ? 1 : 0)))).toEqual([]);
  });

  it('is silent on what flashes in a small area, and not in a larger one', () => {
    const cells = Math.floor(MAX_FLASH_AREA / 1000);
    expect(kinds(recording((ms) => gray(square(ms, 10) ? 1 : 0), cells))).toEqual([]);
    expect(kinds(recording((ms) => gray(square(ms, 10) ? 1 : 0), cells + 1))).toEqual(['general']);
  });

  it('needs a tenth of the largest luminance', () => {
    expect(kinds(recording((ms) => gray(square(ms, 10) ? 0.29 : 0.2)))).toEqual([]);
    expect(kinds(recording((ms) => gray(square(ms, 10) ? 0.31 : 0.2)))).toEqual(['general']);
  });

  it('leaves out what is bright throughout', () => {
    expect(kinds(recording((ms) => gray(square(ms, 10) ? 1 : 0.82)))).toEqual([]);
    expect(kinds(recording((ms) => gray(square(ms, 10) ? 1 : 0.78)))).toEqual(['general']);
  });

  it('finds a red flash where the luminance hardly changes', () => {
    expect(kinds(recording((ms) => (square(ms, 6) ? [0.4, 0, 0] : [0, 0.1, 0.1])))).toEqual(['red']);
    expect(kinds(recording((ms) => (square(ms, 2) ? [0.4, 0, 0] : [0, 0.1, 0.1])))).toEqual([]);
  });

  it('is silent on an unsaturated red and on other colors of the same luminance', () => {
    expect(kinds(recording((ms) => (square(ms, 6) ? [0.2, 0.09, 0.09] : [0.1, 0.11, 0.11])))).toEqual([]);
    expect(kinds(recording((ms) => (square(ms, 6) ? [0, 0.1, 0] : [0, 0.05, 0.5])))).toEqual([]);
  });

  it('takes a slow rise and fall for one flash', () => {
    expect(kinds(recording((ms) => gray(0.5 + 0.5 * Math.sin((ms / 1000) * 2 * Math.PI * 2))))).toEqual([]);
    expect(kinds(recording((ms) => gray(0.5 + 0.5 * Math.sin((ms / 1000) * 2 * Math.PI * 5))))).toEqual(['general']);
  });

  it('adds up only what changes together', () => {
    // Every cell flashes, in four groups at different times.
    expect(kinds(recording((ms, cell) => gray(square(ms + (cell % 4) * 17, 10) ? 1 : 0)))).toEqual([]);
  });
});
