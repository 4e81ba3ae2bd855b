/** A color as one integer, 0xRRGGBB. Each channel is a code from 0 to 255. */
export type PackedColor = number;

/** Packs three codes from 0 to 255. */
export const packCodes = (red: number, green: number, blue: number): PackedColor => (red << 16) | (green << 8) | blue;

/** Unpacks the codes of red, green and blue, 0 to 255 each. */
export const codesOf = (color: PackedColor): readonly [number, number, number] => [
  color >> 16,
  (color >> 8) & 255,
  color & 255,
];

/**
 * Packs `#rrggbb`.
 * @throws {RangeError} on anything else
 */
export function packColor(hex: string): PackedColor {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Not a color of the form #rrggbb: ${hex}`);
  return Number.parseInt(hex.slice(1), 16);
}

/** Converts a packed color to CSS: `#rrggbb`. */
export function cssColor(color: PackedColor): string {
  return `#${color.toString(16).padStart(6, '0')}`;
}

/** A color as one opaque RGBA pixel, read as a little-endian number: 0xAABBGGRR. */
export function pixelOf(color: PackedColor): number {
  return (0xff000000 | ((color & 255) << 16) | (color & 0xff00) | (color >> 16)) >>> 0;
}

/**
 * Interpolates between two colors, channel by channel in whole codes, like the shader's `mix`.
 * @param share 0 for `from`, 1 for `to`
 */
export const mixColors = (from: PackedColor, to: PackedColor, share: number): PackedColor =>
  packCodes(
    mixCodes(from >> 16, to >> 16, share),
    mixCodes((from >> 8) & 255, (to >> 8) & 255, share),
    mixCodes(from & 255, to & 255, share),
  );

const mixCodes = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);
