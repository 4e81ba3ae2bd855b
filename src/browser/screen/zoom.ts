/**
 * The zoom steps in the menus of Chromium, Firefox and Safari. What a menu calls 33 %, 67 % and 133 % is exactly 1/3,
 * 2/3 and 4/3: Chromium lists them so, and Firefox rounds to them.
 */
const steps = [
  0.25,
  0.3,
  1 / 3,
  0.5,
  2 / 3,
  0.75,
  0.8,
  0.85,
  0.9,
  1,
  1.1,
  1.15,
  1.2,
  1.25,
  4 / 3,
  1.5,
  1.7,
  1.75,
  2,
  2.4,
  2.5,
  3,
  4,
  5,
];
/** Range of the width of a window's frame, in px of the desktop. More is a side bar or a docked tool. */
const FRAME_PX = { min: -2, max: 24 };

/**
 * Estimates the page's zoom from the window: its outer width is in px of the desktop, its inner width in px of the
 * page. Null if no zoom step fits both, for example with a tool docked beside the page.
 */
export function guessZoom(outerWidth: number, innerWidth: number): number | null {
  if (!(outerWidth > 0 && innerWidth > 0)) return null;
  let best: number | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    const frame = outerWidth - innerWidth * step;
    if (frame < FRAME_PX.min - step || frame > FRAME_PX.max || Math.abs(frame) >= smallest) continue;
    smallest = Math.abs(frame);
    best = step;
  }
  return best;
}

/**
 * Whether the page's zoom changes `devicePixelRatio` but not the size of `screen`, as in Chromium. In Firefox it
 * changes both, in Safari neither.
 */
export function zoomIsInRatioAlone(): boolean {
  const firefox = CSS.supports('-moz-appearance', 'none');
  const safari = CSS.supports('font', '-apple-system-body');
  return !firefox && !safari;
}
