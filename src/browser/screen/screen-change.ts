/** Between two checks of the screen's place and size. */
const CHECK_MS = 2000;

/**
 * Calls `onChange` when the window goes to another screen, or the screen or the page is scaled differently. Only
 * Chromium has an event for a screen of the same scale, so the screen's place and size are compared as well. Returns what
 * ends it.
 */
export function onScreenChange(onChange: () => void): () => void {
  let ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  let place = placeOfScreen();
  const changed = () => {
    place = placeOfScreen();
    onChange();
  };
  // A media query only says whether the ratio is still this one, so each ratio needs a new query.
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

/** Identifies a screen. The left and top edges of the available area are not in every browser. */
function placeOfScreen(): string {
  const { width, height, availLeft, availTop } = screen as Screen & { availLeft?: number; availTop?: number };
  return [width, height, availLeft, availTop].join();
}
