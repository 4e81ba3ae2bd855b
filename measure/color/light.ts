import { codesOf, type PackedColor } from './packed';

/** Weights of red, green and blue in luma (ITU-R BT.709, also used by sRGB). */
const LUMA = [0.2126, 0.7152, 0.0722] as const;
/** The same in 256ths, for integer arithmetic. */
const LUMA_256THS = [54, 183, 19] as const;

/** Converts an sRGB or Display P3 signal (0 to 1) to linear light (0 to 1) (IEC 61966-2-1). */
export const decodeSrgb = (signal: number): number =>
  signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4;

/** Converts linear light (0 to 1) to an sRGB or Display P3 signal (0 to 1) (IEC 61966-2-1). */
export const encodeSrgb = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** The luma-weighted sum of three values, such as codes or linear light, in their own unit. */
export const lumaOf = (red: number, green: number, blue: number): number =>
  LUMA[0] * red + LUMA[1] * green + LUMA[2] * blue;

/** Writes the luma codes (0 to 255, rounded down) of RGBA pixels into `out`. Converts `out.length` pixels. */
export function writeLumas(rgba: Uint8ClampedArray, out: Uint8Array): void {
  const [red, green, blue] = LUMA_256THS;
  for (let i = 0, p = 0; i < out.length; i++, p += 4) {
    out[i] = (red * (rgba[p] ?? 0) + green * (rgba[p + 1] ?? 0) + blue * (rgba[p + 2] ?? 0)) >> 8;
  }
}

/** Relative luminance, 0 to 1 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export function luminanceOf(color: PackedColor): number {
  const [red, green, blue] = codesOf(color);
  return lumaOf(decodeSrgb(red / 255), decodeSrgb(green / 255), decodeSrgb(blue / 255));
}

/** Matrix from linear sRGB to linear Display P3, by rows. Both have a D65 white point. */
const SRGB_TO_P3: readonly (readonly number[])[] = [
  [0.8224619687, 0.1775380313, 0],
  [0.0331941989, 0.9668058011, 0],
  [0.0170826307, 0.0723974407, 0.9105199286],
];

/**
 * Converts an sRGB primary from sRGB codes to Display P3 codes. The codes are rounded away from gray: an sRGB screen
 * then clips the excess, and shows exactly the code that it shows for the P3 primary.
 */
export function primaryInP3(srgb: PackedColor): PackedColor {
  const codes = codesOf(srgb);
  const linear = codes.map((code) => decodeSrgb(code / 255));
  return SRGB_TO_P3.reduce((packed, row, channel) => {
    const code = 255 * encodeSrgb(row.reduce((sum, factor, i) => sum + factor * (linear[i] ?? 0), 0));
    return (packed << 8) | (codes[channel] === 255 ? Math.ceil(code) : Math.floor(code));
  }, 0);
}
