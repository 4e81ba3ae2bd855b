import { describe, expect, it } from 'vitest';
import { guessZoom } from '../../src/browser/zoom';

describe('the guess of the zoom', () => {
  /** Inner width as a browser rounds it, in a window with a frame. */
  const guess = (outer: number, zoom: number, frame = 0) => guessZoom(outer, Math.round((outer - frame) / zoom));

  it('finds every step of the browsers’ menus, with and without a frame', () => {
    for (const outer of [500, 1024, 1280, 1920, 3840]) {
      for (const frame of [0, 2, 16]) {
        for (const zoom of [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 3]) {
          // In a narrow window a thick frame looks like the next step.
          if (outer * 0.05 < frame) continue;
          expect([outer, frame, zoom, guess(outer, zoom, frame)]).toEqual([outer, frame, zoom, zoom]);
        }
      }
    }
  });

  it('does not guess where tools are docked beside the page, or where a window has no size', () => {
    expect(guess(1920, 1, 150)).toBeNull();
    expect(guessZoom(0, 0)).toBeNull();
    expect(guessZoom(0, 1280)).toBeNull();
    expect(guessZoom(1280, 0)).toBeNull();
  });
});
