/**
 * A media query for viewports narrower than `px` CSS pixels. It has its own file because a style file cannot export
 * functions.
 */
export const below = (px: number) => `(max-width: ${px - 1}px)`;

// The steps that most pages share, from the widest.
export const medium = below(1100);
export const narrow = below(900);
export const compact = below(760);
export const snug = below(720);
export const slim = below(560);
export const phone = below(480);

export const forced = '(forced-colors: active)';
export const coarse = '(pointer: coarse)';
