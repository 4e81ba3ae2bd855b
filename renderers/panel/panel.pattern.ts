import { luminanceOf } from '../../measure/color/light';
import type { PackedColor } from '../../measure/color/packed';
import type { Pattern } from '../pattern';

/** A picture of the panel test as integers. Colors are packed. */
export interface PanelValues {
  /** Index into `panelKinds`. */
  kind: number;
  /** Color of the field, or of its lit rows. */
  field: PackedColor;
  /** The first `lit` rows of every `period` rows are lit. */
  lit: number;
  period: number;
  /** Colors of the patches, quarter by quarter. */
  upperLeft: PackedColor;
  upperRight: PackedColor;
  lowerLeft: PackedColor;
  lowerRight: PackedColor;
  /** Position and side of the patches, in 64ths of a quarter. */
  inwardX: number;
  inwardY: number;
  edge: number;
  /** Index of the spot's place on a 5 × 5 grid, −1 for none, and the spot's color. */
  spot: number;
  spotColor: PackedColor;
  /** Index of the quarter with the checkerboard. */
  quarter: number;
}

/** What is drawn: a field, a patch in each quarter, or a checkerboard in one of them. */
export const panelKinds = ['field', 'quarters', 'checker'] as const;

/** Columns and rows of the grid of places for a spot. */
const PLACES = 5;
/** Squares of the checkerboard along the shorter side of a quarter. */
const SQUARES = 8;
/** Gray of the other quarters, with half of white's luminance on an sRGB screen. */
const HALF_LIGHT_GRAY = 0xbcbcbc;

/** The pictures of the panel test in integer codes. Nothing is blended, dithered or smoothed. */
export const panelPattern: Pattern<PanelValues> = {
  name: 'panel',
  values: {
    kind: 0,
    field: 0x808080,
    lit: 1,
    period: 1,
    upperLeft: 0,
    upperRight: 0,
    lowerLeft: 0,
    lowerRight: 0,
    inwardX: 0,
    inwardY: 0,
    edge: 24,
    spot: -1,
    spotColor: 0,
    quarter: 0,
  },
  fragment: `
int fieldAt(ivec2 pixel, ivec2 size) {
  if (spot >= 0) {
    int across = pixel.x * ${PLACES};
    int down = pixel.y * ${PLACES};
    int inX = across % size.x * 4;
    int inY = down % size.y * 4;
    bool inside = inX >= size.x && inX < 3 * size.x && inY >= size.y && inY < 3 * size.y;
    if (inside && down / size.y * ${PLACES} + across / size.x == spot) return spotColor;
  }
  return pixel.y % period < lit ? field : 0;
}
int quarterAt(ivec2 pixel, ivec2 middle) {
  return (pixel.y >= middle.y ? 2 : 0) + (pixel.x >= middle.x ? 1 : 0);
}
ivec2 fromEdge(ivec2 pixel, ivec2 size, ivec2 middle) {
  return ivec2(
    pixel.x >= middle.x ? size.x - 1 - pixel.x : pixel.x,
    pixel.y >= middle.y ? size.y - 1 - pixel.y : pixel.y
  );
}
int colorAt(ivec2 pixel, ivec2 size) {
  if (kind == 0) return fieldAt(pixel, size);
  ivec2 middle = size / 2;
  int shorter = min(middle.x, middle.y);
  int at = quarterAt(pixel, middle);
  ivec2 deep = fromEdge(pixel, size, middle);
  if (kind == 2) {
    if (at != quarter) return ${HALF_LIGHT_GRAY};
    int square = max(1, shorter / ${SQUARES});
    return (deep.x / square + deep.y / square) % 2 == 0 ? 0xffffff : 0;
  }
  int side = max(1, shorter * edge / 64);
  int left = middle.x * (32 + inwardX) / 64 - side / 2;
  int top = middle.y * (32 + inwardY) / 64 - side / 2;
  if (deep.x < left || deep.x >= left + side || deep.y < top || deep.y >= top + side) return fieldAt(pixel, size);
  return at == 0 ? upperLeft : at == 1 ? upperRight : at == 2 ? lowerLeft : lowerRight;
}
`,
  colorAt(x, y, width, height, values): PackedColor {
    const { kind, quarter, edge, inwardX, inwardY } = values;
    if (kind === 0) return fieldAt(x, y, width, height, values);
    const halfX = width >> 1;
    const halfY = height >> 1;
    const shorter = Math.min(halfX, halfY);
    const at = (y >= halfY ? 2 : 0) + (x >= halfX ? 1 : 0);
    // Counted from the screen's edges, so that the quarters are mirror images.
    const deepX = x >= halfX ? width - 1 - x : x;
    const deepY = y >= halfY ? height - 1 - y : y;
    if (kind === 2) {
      if (at !== quarter) return HALF_LIGHT_GRAY;
      const square = Math.max(1, Math.floor(shorter / SQUARES));
      return (Math.floor(deepX / square) + Math.floor(deepY / square)) % 2 === 0 ? 0xffffff : 0;
    }
    const side = Math.max(1, Math.floor((shorter * edge) / 64));
    const left = Math.floor((halfX * (32 + inwardX)) / 64) - (side >> 1);
    const top = Math.floor((halfY * (32 + inwardY)) / 64) - (side >> 1);
    const isPatch = deepX >= left && deepX < left + side && deepY >= top && deepY < top + side;
    if (!isPatch) return fieldAt(x, y, width, height, values);
    return [values.upperLeft, values.upperRight, values.lowerLeft, values.lowerRight][at] ?? 0;
  },
  ground: ({ kind, field }) => (kind === 2 ? HALF_LIGHT_GRAY : field),
};

function fieldAt(x: number, y: number, width: number, height: number, values: PanelValues): PackedColor {
  const { field, lit, period, spot, spotColor } = values;
  if (spot >= 0) {
    const inX = ((x * PLACES) % width) * 4;
    const inY = ((y * PLACES) % height) * 4;
    const isInside = inX >= width && inX < 3 * width && inY >= height && inY < 3 * height;
    const place = Math.floor((y * PLACES) / height) * PLACES + Math.floor((x * PLACES) / width);
    if (isInside && place === spot) return spotColor;
  }
  return y % period < lit ? field : 0;
}

/** Whether a field is so dark that bright controls beside it would cause glare. */
export const isDark = (values: PanelValues): boolean =>
  values.kind !== 2 && (luminanceOf(values.field) * values.lit) / values.period < MAX_DARK_LUMINANCE;
/** Relative luminance, 0 to 1. */
const MAX_DARK_LUMINANCE = 0.05;
