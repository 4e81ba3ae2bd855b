import { describe, expect, it } from 'vitest';
import { createFrameTrace } from '../../../measure/live/frame-trace';

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
