import { encodeSrgb, luminanceOf } from '../../measure/color/light';
import type { PackedColor } from '../../measure/color/packed';
import { fourOf, type Quarter } from '../../measure/panel/trials';

/** Four colors, in the order of the quarters. */
export type Patches = readonly [PackedColor, PackedColor, PackedColor, PackedColor];
/** Four 10-bit grays. */
export type Levels = readonly [number, number, number, number];

/** What the screen shows, as whole codes. Plain data for the renderer. The page's text never reveals it. */
export type Picture =
  /** One color, with another one at one of 5 × 5 places, counted row by row from the upper left. Null: nowhere. */
  | { readonly kind: 'field'; readonly color: PackedColor; readonly spot: Spot | null }
  /** A patch in each quarter, on a field. A patch of the field's own color is invisible. */
  | ({ readonly kind: 'quarters'; readonly field: Ground; readonly patches: Patches } & Layout)
  /** The same in 10-bit grays: levels from 0 to 1023. */
  | ({ readonly kind: 'fine'; readonly field: number; readonly patches: Levels } & Layout)
  /** A checkerboard in one quarter, and gray of the same luminance in the others. */
  | { readonly kind: 'checker'; readonly quarter: Quarter }
  /** Patches that are this many times as bright as SDR white, on black. */
  | ({ readonly kind: 'bright'; readonly times: readonly [number, number, number, number] } & Layout);

interface Spot {
  readonly place: number;
  readonly color: PackedColor;
}

/** A plain color, or horizontal lines of it: `lit` of each `period` rows of device pixels. Other rows are black. */
export interface Ground {
  readonly color: PackedColor;
  readonly lit: number;
  readonly period: number;
}

/** Position and size of the patches. They are the same in all four quarters, so they give no hint. */
export interface Layout {
  /**
   * Offset of a patch's center from its quarter's center toward the screen's center, in 64ths of the quarter's size.
   */
  readonly inwardX: number;
  readonly inwardY: number;
  /** Edge of a patch, in 64ths of the quarter's shorter side. */
  readonly size: number;
}

export const plainGround = (color: PackedColor): Ground => ({ color, lit: 1, period: 1 });

export const plainField = (color: PackedColor): Picture => ({ kind: 'field', color, spot: null });

/** Four patches of one color or level, with a different one in one quarter, or in none (null). */
export const oddPatch = (common: PackedColor, odd: PackedColor, place: Quarter | null): Patches =>
  fourOf((quarter) => (quarter === place ? odd : common));

/** A gray of this code. */
export const gray = (code: number): PackedColor => code * 0x010101;

/** A color of one channel alone: 0 red, 1 green, 2 blue. */
export const inChannel = (channel: number, code: number): PackedColor => code << (16 - 8 * channel);

/**
 * The plain gray that is shown before a picture. It has about the luminance of the picture's field, so that the screen
 * does not flash, and only the patches change when the picture appears.
 */
export function maskOf(picture: Picture): Picture {
  switch (picture.kind) {
    case 'field':
      return plainField(grayOf(luminanceOf(picture.color)));
    case 'quarters': {
      const { color, lit, period } = picture.field;
      return plainField(grayOf((luminanceOf(color) * lit) / period));
    }
    case 'fine':
      return { ...picture, patches: oddPatch(picture.field, picture.field, null) };
    case 'checker':
      return plainField(gray(CHECKER_MEAN));
    case 'bright':
      return plainField(0);
  }
}

/** The gray with half the luminance of white on an sRGB screen, like a checkerboard of black and white. */
const CHECKER_MEAN = 188;

const grayOf = (light: number) => gray(Math.round(255 * encodeSrgb(light)));
