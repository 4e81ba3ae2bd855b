import { levels } from '../../machines/brightness/brightness';
import { gammas, halfLightCode, lightnessCode, lightnesses } from '../../measure/color/charts';
import { type PackedColor, packColor } from '../../measure/color/packed';
import type { Pattern } from '../pattern';
import { type SequencePicture, showsOther, showsOtherGlsl } from '../swipe';
import { nearAt } from './brightness.geometry';

/** `shown` and `other` are indices of the eight levels, or of charts after them. */
export type BrightnessValues = SequencePicture;

/** Indices of the charts. The other indices are plain levels. */
export const chartIndex = { bands: 7, 'near-black': 8, 'near-white': 9, gamma: 10, contrast: 11 } as const;

const plain = levels.flatMap(({ color }) => (color === null ? [] : [packColor(color) & 255]));
const halves = gammas.map(halfLightCode);
const equalSteps = lightnesses.map(lightnessCode);

const constant = (name: string, codes: readonly number[]) =>
  `const int ${name}[${codes.length}] = int[${codes.length}](${codes.join(', ')});`;

/** Eight levels and four charts, in integer codes. */
export const brightnessPattern: Pattern<BrightnessValues> = {
  name: 'brightness',
  values: { shown: 0, other: 0, split: 0 },
  fragment: `${showsOtherGlsl}
${constant('plain', plain)}
${constant('halves', halves)}
${constant('equalSteps', equalSteps)}
int gray(int code) {
  return code * 0x010101;
}
int patchAt(ivec2 pixel, ivec2 size) {
  int top = size.y * 5 / 32;
  if (pixel.y < top || pixel.y >= size.y - top) return 0;
  int across = pixel.x * 5;
  int down = (pixel.y - top) * 5;
  int tall = size.y - 2 * top;
  int inX = across % size.x * 6;
  int inY = down % tall * 6;
  if (inX < size.x || inX >= 5 * size.x || inY < tall || inY >= 5 * tall) return 0;
  return down / tall * 5 + across / size.x;
}
int bands(ivec2 pixel, ivec2 size) {
  if (pixel.y < size.y / 2) return gray(pixel.x * 256 / size.x);
  return gray(pixel.x * 16 / size.x * 17);
}
int gammaChart(ivec2 pixel, ivec2 size) {
  int across = pixel.x * ${gammas.length};
  int inX = across % size.x * 8;
  bool onPatch = inX >= size.x && inX < 7 * size.x && pixel.y * 4 >= size.y && pixel.y * 4 < 3 * size.y;
  return onPatch ? gray(halves[across / size.x]) : (pixel.y & 1) == 0 ? 0xffffff : 0;
}
int contrastChart(ivec2 pixel, ivec2 size) {
  int code = equalSteps[pixel.x * ${lightnesses.length} / size.x];
  int row = pixel.y * 4 / size.y;
  return row == 0 ? gray(code) : code << (24 - 8 * row);
}
int colorAt(ivec2 pixel, ivec2 size) {
  int index = showsOther(pixel.x, size.x) ? other : shown;
  if (index < ${chartIndex.bands}) return gray(plain[index]);
  if (index == ${chartIndex.bands}) return bands(pixel, size);
  if (index == ${chartIndex['near-black']}) return gray(patchAt(pixel, size));
  if (index == ${chartIndex['near-white']}) return gray(255 - patchAt(pixel, size));
  return index == ${chartIndex.gamma} ? gammaChart(pixel, size) : contrastChart(pixel, size);
}
`,
  colorAt(x, y, width, height, { shown, other, split }) {
    const index = showsOther(x, width, split) ? other : shown;
    switch (index) {
      case chartIndex.bands:
        return bands(x, y, width, height);
      case chartIndex['near-black']:
        return gray(nearAt('near-black', x, y, width, height));
      case chartIndex['near-white']:
        return gray(nearAt('near-white', x, y, width, height));
      case chartIndex.gamma:
        return gammaChart(x, y, width, height);
      case chartIndex.contrast:
        return contrastChart(x, y, width, height);
      default:
        return gray(plain[index] ?? 0);
    }
  },
  ground: ({ shown }) => gray(shown === chartIndex['near-white'] ? 255 : (plain[shown] ?? 0)),
};

const gray = (code: number): PackedColor => code * 0x010101;

/** A ramp of all codes above sixteen equal bands that are 17 codes apart. */
function bands(x: number, y: number, width: number, height: number): PackedColor {
  if (y < Math.floor(height / 2)) return gray(Math.floor((x * 256) / width));
  return gray(Math.floor((x * 16) / width) * 17);
}

/** Alternating black and white lines of one device pixel, with a patch for each gamma on them. */
function gammaChart(x: number, y: number, width: number, height: number): PackedColor {
  const across = x * gammas.length;
  const inX = (across % width) * 8;
  const onPatch = inX >= width && inX < 7 * width && y * 4 >= height && y * 4 < 3 * height;
  if (onPatch) return gray(halves[Math.floor(across / width)] ?? 0);
  return y % 2 === 0 ? 0xffffff : 0x000000;
}

/** Columns of equal steps of lightness, in rows of gray, red, green and blue. */
function contrastChart(x: number, y: number, width: number, height: number): PackedColor {
  const code = equalSteps[Math.floor((x * lightnesses.length) / width)] ?? 0;
  const row = Math.floor((y * 4) / height);
  return row === 0 ? gray(code) : code << (24 - 8 * row);
}
