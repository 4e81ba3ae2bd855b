import type { PackedColor } from '../../measure/color/packed';

/** The grid's own colors: dark in both themes, never those of a page. */
export const ground: PackedColor = 0x121212;
export const empty: PackedColor = 0x2b2b2b;
export const painted: PackedColor = 0xf2f2f2;
/** Under a contact, and what flies from it. */
export const live: PackedColor = 0xff5c1a;

/** A cell fades from `live` to `painted` for this long after a contact has left it, in milliseconds. */
export const GLOW = 500;

/** How far a cell's glow has faded, 0 to 1, `age` milliseconds after a contact left it. */
export const fadeAt = (age: number) => Math.max(0, Math.min(1, age / GLOW));
