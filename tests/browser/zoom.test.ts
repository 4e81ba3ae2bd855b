import { describe, expect, it } from 'vitest';
import { guessZoom } from '../../src/browser/screen/zoom';

/** The zoom factors of Chromium's menu, from its source (`kPresetZoomFactors`). 33% and 67% are exact thirds. */
const chromium = [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

describe('the estimate of the zoom', () => {
  /** Guesses the zoom from an inner width as a browser rounds it, in a window with a frame. */
  const guess = (outer: number, zoom: number, frame = 0) => guessZoom(outer, Math.round((outer - frame) / zoom));

  it('finds every step of Chromium’s menu to the last digit, with and without a frame', () => {
    for (const outer of [500, 1024, 1280, 1920, 3840]) {
      for (const frame of [0, 2, 16]) {
        for (const zoom of chromium) {
          // In a narrow window, a thick frame looks like the next zoom step.
          if (outer * 0.05 < frame) continue;
          expect([outer, frame, zoom, guess(outer, zoom, frame)]).toEqual([outer, frame, zoom, zoom]);
        }
      }
    }
  });

  it('leaves a screen of 1920 px at 1920 px at every step', () => {
    for (const zoom of chromium) {
      // Chromium includes the zoom in its pixel ratio, but not in the screen size.
      const screenRatio = zoom / (guess(1920, zoom, 16) ?? Number.NaN);
      expect([zoom, Math.round(1920 * screenRatio)]).toEqual([zoom, 1920]);
    }
  });

  it('gives none where tools are docked beside the page, or where a window has no size', () => {
    expect(guess(1920, 1, 150)).toBeNull();
    expect(guessZoom(0, 0)).toBeNull();
    expect(guessZoom(0, 1280)).toBeNull();
    expect(guessZoom(1280, 0)).toBeNull();
  });
});
