import { describe, expect, it } from 'vitest';
import { createFrameTrace } from '../../measure/live/frame-trace';
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

describe('the trace of intervals', () => {
  it('gives the newest first and nothing where there is none', () => {
    const trace = createFrameTrace();
    expect(trace.delta(0)).toBeNaN();
    for (const interval of [10, 20, 30]) trace.push(interval);
    expect([trace.delta(0), trace.delta(1), trace.delta(2), trace.delta(3)]).toEqual([30, 20, 10, Number.NaN]);
  });

  it('keeps a thousand and forgets the oldest', () => {
    const trace = createFrameTrace();
    for (let i = 0; i < 3000; i++) trace.push(i);
    expect([trace.delta(0), trace.delta(1023), trace.delta(1024)]).toEqual([2999, 1976, Number.NaN]);
  });

  it('changes its version whenever it must be drawn again', () => {
    const trace = createFrameTrace();
    const before = trace.version;
    trace.push(10);
    const pushed = trace.version;
    trace.restart();
    expect(new Set([before, pushed, trace.version]).size).toBe(3);
    expect(trace.delta(0)).toBeNaN();
  });
});
