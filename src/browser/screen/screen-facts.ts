import { deviceSize, type ScreenFacts, type Size } from '../../../measure/screen/screen-facts';
import { guessZoom, zoomIsInRatioAlone } from './zoom';

/** Left and top of the usable desktop area. Every engine has them; TypeScript's DOM library lacks them. */
interface PlacedScreen {
  readonly availLeft?: number;
  readonly availTop?: number;
}

/** What the browser currently reports about the screen. */
export function readScreen(): ScreenFacts {
  const { availLeft = 0, availTop = 0 } = screen as PlacedScreen;
  const zoom = guessZoom(outerWidth, innerWidth);
  return {
    width: screen.width,
    height: screen.height,
    pixelRatio: devicePixelRatio,
    screenRatio: zoom !== null && zoomIsInRatioAlone() ? devicePixelRatio / zoom : devicePixelRatio,
    zoom,
    pinch: Math.round((window.visualViewport?.scale ?? 1) * 1000) / 1000,
    colorDepth: screen.colorDepth,
    // Safari before 16.4 has no orientation.
    orientation: screen.orientation?.type ?? '',
    left: availLeft,
    top: availTop,
  };
}

/** The size of the whole screen in device px, corrected for the page's zoom if that can be estimated. */
export function screenPixels(): Size {
  return deviceSize(readScreen());
}
