import { describe, expect, it } from 'vitest';
import { barHeight, barsOn, cameraStrip, screenStrip } from '../../renderers/frame-strip';

describe('the strip of frame times', () => {
  it('has bars of whole device pixels with a gap between them, at any ratio', () => {
    expect(barsOn(400, 1, cameraStrip)).toEqual({ pitch: 4, width: 3, count: 100 });
    expect(barsOn(401, 1, cameraStrip).count).toBe(101);
    expect(barsOn(400, 1, screenStrip)).toEqual({ pitch: 3, width: 2, count: 134 });
    for (const look of [cameraStrip, screenStrip]) {
      for (const ratio of [0.5, 1, 1.25, 1.5, 2, 3]) {
        const { pitch, width } = barsOn(1000, ratio, look);
        expect(Number.isInteger(pitch) && Number.isInteger(width), String(ratio)).toBe(true);
        expect(width).toBeGreaterThan(0);
        expect(width).toBeLessThan(pitch);
      }
    }
  });

  it('shows the advertised interval at a quarter, and no more than its height', () => {
    expect(barHeight(1000 / 30, 1000 / 30, 88)).toBe(22);
    expect(barHeight(1000 / 15, 1000 / 30, 88)).toBe(44);
    expect(barHeight(5000, 1000 / 30, 88)).toBe(88);
    expect(barHeight(0.1, 1000 / 30, 88)).toBe(1);
  });
});
