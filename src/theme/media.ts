/** A media query for viewports narrower than `px` CSS pixels. It has a file of its own because a style file may not export functions. */
export const below = (px: number) => `(max-width: ${px - 1}px)`;
