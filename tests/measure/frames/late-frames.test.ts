import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LateFrames } from '../../../measure/frames/late-frames';
import { sampleThreadLoad } from '../../../renderers/slowness';

/** Feeds a watch drawn frames with these gaps, starting at `from`. Returns the index of its first report, or -1. */
function give(watch: LateFrames, gaps: readonly number[], from = 10_000): number {
  let at = from;
  watch.drawn(at);
  return gaps.findIndex((gap) => {
    at += gap;
    return watch.drawn(at);
  });
}
const times = (count: number, gap: number) => Array<number>(count).fill(gap);

describe('late frames', () => {
  it('are reported at the twelfth of sixty, and not before', () => {
    expect(give(new LateFrames(), times(100, 125))).toBe(11);
    expect(give(new LateFrames(), [...times(11, 125), ...times(500, 1000 / 60)])).toBe(-1);
  });

  it.each([30, 60, 144, 240])('are told by the screen: at %i Hz half of all are late, one in six is not', (hertz) => {
    const watched = () => {
      const watch = new LateFrames();
      for (let i = 0; i < 20; i++) watch.idle((i * 1000) / hertz);
      return watch;
    };
    expect(watched().interval).toBeCloseTo(1000 / hertz, 6);
    expect(give(watched(), times(100, 2000 / hertz))).toBe(11);
    const gaps = Array.from({ length: 1000 }, (_, i) => ((i % 6 === 0 ? 2 : 1) * 1000) / hertz);
    expect(give(watched(), gaps)).toBe(-1);
  });

  it('are told by the median of twelve idle gaps', () => {
    const watch = new LateFrames();
    for (const at of [0, 16, 32, 48, 64, 80, 88, 96, 104, 112, 120, 128, 136]) watch.idle(at);
    expect(watch.interval).toBe(8);
  });

  it('take no idle frame that came late for the screen', () => {
    const watch = new LateFrames();
    let at = 0;
    for (const gap of [300, 16.7, 16.7, 90, 16.7, 16.7, 16.7, 16.7, 50, 16.7, 16.7, 16.7]) {
      at += gap;
      watch.idle(at);
    }
    expect(watch.interval).toBeCloseTo(16.7, 6);
  });

  it('asks for no more idle frames than it needs', () => {
    const watch = new LateFrames();
    const wanted = Array.from({ length: 40 }, (_, i) => watch.idle(i * 10));
    expect(wanted.filter(Boolean)).toHaveLength(12);
  });

  it('do not count while the page was hidden or the picture stood still', () => {
    expect(give(new LateFrames(), times(50, 5000))).toBe(-1);
    const watch = new LateFrames();
    for (let i = 0; i < 50; i++) {
      expect(watch.drawn(i * 400)).toBe(false);
      watch.rest();
    }
  });

  it('are forgotten in time, and at a restart', () => {
    const watch = new LateFrames();
    expect(give(watch, [...times(11, 125), ...times(60, 16), ...times(11, 125)])).toBe(-1);
    expect(watch.drawn(1e6)).toBe(false);
    watch.restart();
    expect(give(watch, times(11, 125), 2e6)).toBe(-1);
  });
});

describe('the load of the main thread', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is the share by which they come late', () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const load = sampleThreadLoad();
    for (let i = 0; i < 50; i++) {
      now += 4 + 16;
      vi.advanceTimersByTime(4);
    }
    expect(load.share()).toBeCloseTo(0.8, 2);
    load.stop();
    clock.mockRestore();
  });

  it('leaves out what the drawing itself took until it was painted', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const load = sampleThreadLoad();
    for (let i = 0; i < 20; i++) {
      load.drawing();
      now += 96;
      // A message that is sent in a frame arrives after the frame.
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      now += 4;
      vi.advanceTimersByTime(4);
    }
    expect(load.share()).toBeLessThan(0.1);
    load.stop();
    clock.mockRestore();
  });
});
