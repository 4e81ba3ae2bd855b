import { describe, expect, it } from 'vitest';
import type { FrameReading } from '../../../measure/frames/frame-reading';
import { createFrameClock } from '../../../measure/live/frame-clock';
import { normal, randomOf } from '../../kit/random';

interface Screen {
  readonly hz: number;
  readonly seed: number;
  /** In ms. */
  readonly duration?: number;
  /** Share of frames that are missed. */
  readonly drops?: number;
  /** The timer's resolution, in ms. */
  readonly timerResolution?: number;
}

/** Standard deviation of each frame's error, in ms. */
const JITTER_MS = 0.3;

/** Simulated frame times of a screen, and the number of frames missing between the first and the last time. */
function traceOf({ hz, seed, duration = 10_000, drops = 0.01, timerResolution = 0.1 }: Screen) {
  const random = randomOf(seed);
  const interval = 1000 / hz;
  const base = random() * 100_000;
  const times: number[] = [];
  let missed = 0;
  let pending = 0;
  for (let n = 0; n * interval < duration; n++) {
    if (random() < drops) {
      pending++;
      continue;
    }
    if (times.length > 0) missed += pending;
    pending = 0;
    const time = base + n * interval + normal(random) * JITTER_MS;
    times.push(Math.round(time / timerResolution) * timerResolution);
  }
  return { times, missed };
}

/** Times with intervals from a function, in ms and rounded to 0.1 ms. */
function walkOf(seed: number, duration: number, delta: (random: () => number, index: number) => number): number[] {
  const random = randomOf(seed);
  const times = [random() * 10_000];
  for (let i = 0; (times.at(-1) ?? 0) - (times[0] ?? 0) < duration; i++)
    times.push(Math.round(((times.at(-1) ?? 0) + delta(random, i)) * 10) / 10);
  return times;
}

const rates = [
  24, 25, 30, 48, 50, 59.94, 60, 72, 75, 90, 100, 119.88, 120, 143.98, 144, 165, 200, 240, 280, 300, 360, 480,
];

function readingOf(times: readonly number[]): FrameReading {
  const clock = createFrameClock();
  for (const time of times) clock.push(time);
  return clock.read();
}

/** All readings of a page that reads the clock four times a second. */
function readingsOf(times: readonly number[]): FrameReading[] {
  const clock = createFrameClock();
  const readings: FrameReading[] = [];
  let due = times[0] ?? 0;
  for (const time of times) {
    clock.push(time);
    if (time < due) continue;
    due += 250;
    readings.push(clock.read());
  }
  return readings;
}

/** All figures that depend on an interval. Without an interval, all must be missing, because any figure is a claim. */
const figures = ({ rate, uncertainty, interval, jitter, missed }: FrameReading) =>
  [rate, uncertainty, interval, jitter, missed].filter((value) => value !== null);

describe('the frame clock on a steady screen', () => {
  for (const hz of rates) {
    it(`finds ${hz} Hz within 0.01 Hz, and its missed frames, at a timer step of 0.1 ms`, () => {
      for (let seed = 1; seed <= 5; seed++) {
        const { times, missed } = traceOf({ hz, seed: seed * 7919 + hz * 100 });
        const reading = readingOf(times);
        expect(reading.verdict).toBe('steady');
        expect(Math.abs((reading.rate ?? 0) - hz)).toBeLessThanOrEqual(0.01);
        expect(Math.abs((reading.missed ?? 99) - missed)).toBeLessThanOrEqual(1);
        expect(reading.uncertainty).toBeLessThan(0.02);
        expect(reading.frames).toBe(times.length);
      }
    });
  }

  it('finds the same at a timer step of 1 ms up to 240 Hz, and beyond gives a true figure or none', () => {
    for (const hz of rates) {
      for (let seed = 1; seed <= 5; seed++) {
        const { times, missed } = traceOf({ hz, seed: seed * 104_729 + hz * 100, timerResolution: 1 });
        const reading = readingOf(times);
        if (hz <= 240) expect(reading.verdict).toBe('steady');
        if (reading.rate === null) {
          expect(reading).toMatchObject({ verdict: 'cannot tell', reason: 'timerResolution', timerResolution: 1 });
          expect(figures(reading)).toEqual([]);
        } else {
          expect(Math.abs(reading.rate - hz)).toBeLessThanOrEqual(0.01);
          expect(Math.abs((reading.missed ?? 99) - missed)).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('is right in every reading on the way, from the first figure on', () => {
    for (const hz of [24, 59.94, 144, 360]) {
      const { times } = traceOf({ hz, seed: hz });
      const found = readingsOf(times).filter(({ rate }) => rate !== null);
      expect(found.length).toBeGreaterThan(20);
      for (const { rate, uncertainty } of found) {
        expect(Math.abs((rate ?? 0) - hz)).toBeLessThanOrEqual(Math.max(0.01, 2 * (uncertainty ?? 0)));
      }
    }
  });

  it('goes on for minutes in the same memory, and keeps counting', () => {
    const { times, missed } = traceOf({ hz: 360, seed: 4, duration: 90_000 });
    const clock = createFrameClock();
    for (const [n, time] of times.entries()) {
      clock.push(time);
      if (n % 90 === 0) clock.read();
    }
    const found = clock.read();
    expect(found.frames).toBe(times.length);
    expect(Math.abs((found.rate ?? 0) - 360)).toBeLessThanOrEqual(0.01);
    expect(Math.abs((found.missed ?? 0) - missed)).toBeLessThanOrEqual(2);
  });
});

describe('the frame clock where there is nothing to tell', () => {
  it.each<[stream: string, verdict: string, delta: (random: () => number, i: number) => number]>([
    ['variable refresh from 48 to 140 Hz', 'unsteady', (random) => 7 + 14 * random()],
    ['random frame times from 10 to 20 ms', 'unsteady', (random) => 10 + 10 * random()],
    ['an interval that wanders by 1 ms a frame', 'unsteady', (random) => 16.67 + normal(random)],
    ['an interval that wanders by 0.2 ms a frame', 'unsteady', (random) => 8.33 + 0.2 * normal(random)],
    ['an interval that swings from 8 to 16 ms', 'unsteady', (_, i) => 12 + 4 * Math.sin(i / 30)],
    ['one frame a second, in the background', 'throttled', (random) => 1000 + 20 * random()],
    ['ten frames a second', 'throttled', () => 100],
    ['frames held back by one, two or three', 'throttled', (random) => 16.667 * (1 + Math.floor(3 * random()))],
    [
      'a busy computer that misses half',
      'throttled',
      (random) => 8.333 * Math.max(1, Math.round(1 + 2 * Math.abs(normal(random)))),
    ],
  ])('never gives a figure for %s', (_, verdict, delta) => {
    for (let seed = 1; seed <= 5; seed++) {
      const readings = readingsOf(walkOf(seed * 31, 10_000, delta));
      expect(readings.flatMap(figures)).toEqual([]);
      expect(readings.at(-1)?.verdict).toBe(verdict);
    }
  });

  it('cannot tell a screen in step with a coarse timer from that timer', () => {
    for (const hz of [50, 60]) {
      const reading = readingOf(Array.from({ length: hz * 10 }, (_, n) => (n * 1000) / hz));
      expect(reading).toMatchObject({ verdict: 'cannot tell', reason: 'timerResolution', rate: null });
    }
  });

  it.each([
    [50, 5, 'measuring'],
    [51, 5, 'slow'],
    [51, 4, 'measuring'],
  ])('calls frames every %i ms, %i of them: %s', (gap, count, reason) =>
    expect(readingOf(Array.from({ length: count }, (_, n) => n * gap)).reason).toBe(reason),
  );

  it('says that it is measuring until there is enough', () => {
    const { times } = traceOf({ hz: 60, seed: 1, duration: 900 });
    expect(readingOf(times)).toMatchObject({ verdict: 'cannot tell', reason: 'measuring', rate: null });
    expect(createFrameClock().read()).toMatchObject({ verdict: 'cannot tell', frames: 0, elapsed: 0 });
  });

  it('does not take the step of a timer for the interval of a screen', () => {
    for (const step of [100 / 6, 20]) {
      const times = traceOf({ hz: 144, seed: 3 }).times.map((time) => Math.floor(time / step) * step);
      expect(readingsOf(times).flatMap(figures)).toEqual([]);
    }
  });
});

describe('the frame clock when something changes', () => {
  // Half and twice the rate fit the old grid, too.
  it.each([
    [60, 144],
    [60, 120],
    [120, 60],
  ])('from %i to %i Hz gives up the old rate and finds the new one, and counts the change once', (old, hz) => {
    const before = traceOf({ hz: old, seed: 5, duration: 5000, drops: 0 }).times;
    const last = before.at(-1) ?? 0;
    const after = traceOf({ hz, seed: 6, duration: 9000, drops: 0 }).times;
    const moved = after.map((time) => time - (after[0] ?? 0) + last + 1000 / hz);
    const readings = readingsOf([...before, ...moved]);
    const said = readings.map(({ rate }) => rate).filter((rate) => rate !== null);
    for (const rate of said) expect(Math.min(Math.abs(rate - old), Math.abs(rate - hz))).toBeLessThan(0.05);
    const end = readings.at(-1);
    expect(Math.abs((end?.rate ?? 0) - hz)).toBeLessThan(0.02);
    expect(end?.changes).toBe(1);
    expect(readings.filter(({ reason }) => reason === 'changed')).toHaveLength(1);
  });

  it('forgets everything on a restart', () => {
    const clock = createFrameClock();
    for (const time of traceOf({ hz: 60, seed: 1 }).times) clock.push(time);
    expect(clock.read().rate).not.toBeNull();
    clock.restart();
    expect(clock.read()).toMatchObject({ rate: null, frames: 0, missed: null });
  });

  it('marks missed frames where they fell', () => {
    const clock = createFrameClock();
    const gone = new Set([200, 300, 301, 420]);
    for (let n = 0; n < 500; n++) if (!gone.has(n)) clock.push(Math.round((n * 1000) / 144 / 0.1) * 0.1 + 1000);
    expect(clock.read().missed).toBe(4);
    const marks: [number, number][] = [];
    for (let back = 0; back < 496; back++)
      if (clock.missedBefore(back) > 0) marks.push([back, clock.missedBefore(back)]);
    // Counted back from frame 499, over the frames that arrived.
    expect(marks).toEqual([
      [78, 1],
      [196, 2],
      [295, 1],
    ]);
    expect(Math.abs(clock.delta(78) - 2000 / 144)).toBeLessThan(0.2);
  });

  it('numbers the frames of the screen without a jump when the interval becomes known', () => {
    const clock = createFrameClock();
    const places: number[] = [];
    for (let n = 0; n < 400; n++) {
      if (n === 333) continue;
      clock.push(500 + (n * 1000) / 120);
      places.push(clock.place);
      if (n % 30 === 0) clock.read();
    }
    const steps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
    expect(steps.filter((step) => step !== 1)).toEqual([2]);
  });

  it('ignores a time that falls', () => {
    const clock = createFrameClock();
    clock.push(10);
    clock.push(5);
    expect(clock.read().frames).toBe(1);
  });
});
