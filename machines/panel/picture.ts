import { encodeSrgb, luminanceOf } from '../../measure/color/light';
import type { PackedColor } from '../../measure/color/packed';
import type { Quarter } from '../../measure/panel/trials';

/** Four colors, in the order of the quarters. */
export type Patches = readonly [PackedColor, PackedColor, PackedColor, PackedColor];
/** Four grays of 10 bits. */
export type Levels = readonly [number, number, number, number];

/** What the screen shows, as whole codes. Plain data, from which a drawing is made; the page's text never tells it. */
export type Picture =
  /** One color, and another one at one of 5 × 5 places, counted row by row from the upper left; null is nowhere. */
  | { readonly kind: 'field'; readonly color: PackedColor; readonly spot: Spot | null }
  /** A patch in each quarter, on a field. A patch of the field's own color cannot be seen. */
  | ({ readonly kind: 'quarters'; readonly field: Ground; readonly patches: Patches } & Layout)
  /** The same in grays of 10 bits: levels of 0 to 1023. */
  | ({ readonly kind: 'fine'; readonly field: number; readonly patches: Levels } & Layout)
  /** A checkerboard in one quarter, and gray of the same light in the others. */
  | { readonly kind: 'checker'; readonly quarter: Quarter }
  /** Patches that are this many times as bright as SDR white, on black. */
  | ({ readonly kind: 'bright'; readonly times: readonly [number, number, number, number] } & Layout);

interface Spot {
  readonly place: number;
  readonly color: PackedColor;
}

/** A plain color, or horizontal lines of it: `lit` of each `period` rows of device pixels, the others black. */
export interface Ground {
  readonly color: PackedColor;
  readonly lit: number;
  readonly period: number;
}

/** Where the patches are, the same in all four quarters, so that it tells nothing. */
export interface Layout {
  /** Distance of a patch's middle from the quarter's, in 64ths of the quarter's width and height; to the screen's middle. */
  readonly inwardX: number;
  readonly inwardY: number;
  /** Edge of a patch, in 64ths of the quarter's shorter side. */
  readonly size: number;
}

export const plainGround = (color: PackedColor): Ground => ({ color, lit: 1, period: 1 });

export const plainField = (color: PackedColor): Picture => ({ kind: 'field', color, spot: null });

/** Four patches of one color or level, with another one in one quarter; null for none. */
export const oddPatch = (common: PackedColor, odd: PackedColor, place: Quarter | null): Patches =>
  [0, 1, 2, 3].map((quarter) => (quarter === place ? odd : common)) as unknown as Patches;

/** A gray of this code. */
export const gray = (code: number): PackedColor => code * 0x010101;

/** A color of one channel alone: 0 red, 1 green, 2 blue. */
export const inChannel = (channel: number, code: number): PackedColor => code << (16 - 8 * channel);

/**
 * The plain gray that is shown before a picture: of about the light of its field, so that the screen does not flash, and
 * so that what changes when the picture comes is nothing but its patches.
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

/** The gray that has half of white's light on an sRGB screen, as a checkerboard of black and white has. */
const CHECKER_MEAN = 188;

const grayOf = (light: number) => gray(Math.round(255 * encodeSrgb(light)));
