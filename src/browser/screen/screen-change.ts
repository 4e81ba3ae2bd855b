/** Interval of the checks of the screen's position and size. */
const CHECK_MS = 2000;

/**
 * Calls `onChange` when the window moves to another screen, or the scale of the screen or the page changes. Only
 * Chromium has an event for a move to a screen of the same scale, so the screen's position and size are compared as
 * well. Returns a function that stops it.
 */
export function onScreenChange(onChange: () => void): () => void {
  let ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  let place = placeOfScreen();
  const changed = () => {
    place = placeOfScreen();
    onChange();
  };
  // A media query only tells whether the ratio is still the same, so each ratio needs a new query.
  const onRatio = () => {
    ratio.removeEventListener('change', onRatio);
    ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratio.addEventListener('change', onRatio);
    changed();
  };
  ratio.addEventListener('change', onRatio);
  const screens = screen as Screen & Partial<EventTarget>;
  screens.addEventListener?.('change', changed);
  const timer = setInterval(() => {
    if (placeOfScreen() !== place) changed();
  }, CHECK_MS);
  return () => {
    ratio.removeEventListener('change', onRatio);
    screens.removeEventListener?.('change', changed);
    clearInterval(timer);
  };
}

/** Identifies a screen. Not every browser has the left and top edges of the available area. */
function placeOfScreen(): string {
  const { width, height, availLeft, availTop } = screen as Screen & { availLeft?: number; availTop?: number };
  return [width, height, availLeft, availTop].join();
}
