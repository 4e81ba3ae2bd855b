import type { PackedColor } from '../../measure/color/packed';

/** The grid's colors. Dark in both themes, independent of the page's colors. */
export const ground: PackedColor = 0x121212;
export const empty: PackedColor = 0x2b2b2b;
export const painted: PackedColor = 0xf2f2f2;
/** Color under a contact, and of particles. */
export const live: PackedColor = 0xff5c1a;

/** How long a cell fades from `live` to `painted` after a contact left it. */
export const GLOW_MS = 500;

/** How far a cell's glow has faded, 0 to 1, `age` milliseconds after a contact left it. */
export const fadeAt = (age: number) => Math.max(0, Math.min(1, age / GLOW_MS));
