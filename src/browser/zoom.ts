/** The steps of zoom that Chromium, Firefox and Safari offer in their menus. */
const steps = [
  0.25, 0.3, 0.33, 0.5, 0.67, 0.75, 0.8, 0.85, 0.9, 1, 1.1, 1.15, 1.2, 1.25, 1.33, 1.5, 1.7, 1.75, 2, 2.4, 2.5, 3, 4, 5,
];
/** What a window's frame takes of its width, in px of the desktop; more is a side bar or a docked tool. */
const FRAME = { least: -2, most: 24 };

/**
 * Guesses the page's zoom from the window: its outer width is in px of the desktop, its inner width in px of the page.
 * Null where no step of zoom explains the two, as with a docked tool beside the page.
 */
export function guessZoom(outerWidth: number, innerWidth: number): number | null {
  if (!(outerWidth > 0 && innerWidth > 0)) return null;
  let best: number | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    const frame = outerWidth - innerWidth * step;
    if (frame < FRAME.least - step || frame > FRAME.most || Math.abs(frame) >= smallest) continue;
    smallest = Math.abs(frame);
    best = step;
  }
  return best;
}

/**
 * Whether the page's zoom is in `devicePixelRatio` but not in the size of `screen`: so in Chromium. Firefox has it in
 * both, Safari in neither.
 */
export function zoomIsInRatioAlone(): boolean {
  const firefox = CSS.supports('-moz-appearance', 'none');
  const safari = CSS.supports('font', '-apple-system-body');
  return !firefox && !safari;
}
