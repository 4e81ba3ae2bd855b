/** A media query for viewports narrower than `px` CSS pixels. It lies apart because a style file may export no function. */
export const below = (px: number) => `(max-width: ${px - 1}px)`;
