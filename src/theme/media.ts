/**
 * A media query for viewports narrower than `px` CSS pixels. It has its own file because a style file cannot export
 * functions.
 */
export const below = (px: number) => `(max-width: ${px - 1}px)`;
