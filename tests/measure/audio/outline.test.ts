import { describe, expect, it } from 'vitest';
import { createOutline } from '../../../measure/audio/outline';
import { hear, sine } from '../../checks/microphone/microphone.signals';
import { signal } from '../../kit/wav';

const RATE = 48_000;
/** The meter skips this much while the microphone settles. */
const SETTLE_S = 0.2;
const TAU = 2 * Math.PI;

/** A sine that exceeds a limit from one time to another, in seconds of the outline, and is cut off there. */
const cutOff = (seconds: number, from: number, to: number, limit: number) =>
  signal(seconds, RATE, (time) => {
    const isLoud = time >= from + SETTLE_S && time < to + SETTLE_S;
    return Math.max(-limit, Math.min(limit, (isLoud ? 2 * limit : 0.05) * Math.sin(TAU * 200 * time)));
  });
/** The times of the columns that are marked, as stretches. */
function marksOf(outline: ReturnType<typeof createOutline>, most = 1200) {
  const { columns, secondsEach } = outline.read(most);
  return columns.flatMap(({ isClipped }, i) => (isClipped ? [Number((i * secondsEach).toFixed(3))] : []));
}

/** The outline of a run that begins with this sound, and what the meter heard of it. */
function outlined(...sound: Float32Array[]) {
  const outline = createOutline();
  return { outline, ...hear(sound, RATE, outline) };
}

describe('the outline of a run', () => {
  it('holds the range of each stretch, in the order of time', () => {
    const { outline } = outlined(signal(2.2, RATE, (time) => (time < 1.2 ? 0.5 : 0.1) * Math.sin(TAU * 200 * time)));
    const { columns, secondsEach } = outline.read(1200);
    expect(outline.seconds).toBeCloseTo(1.9, 5);
    expect(secondsEach).toBeCloseTo(0.01, 9);
    expect(columns).toHaveLength(190);
    for (const [i, { low, high }] of columns.entries()) {
      expect(high, String(i)).toBeCloseTo(i < 100 ? 0.5 : 0.1, 2);
      expect(low, String(i)).toBeCloseTo(i < 100 ? -0.5 : -0.1, 2);
    }
  });

  it('joins columns where there is room for fewer, and loses no peak and no mark', () => {
    const { outline } = outlined(cutOff(4.2, 1, 1.1, 1));
    const { columns, secondsEach } = outline.read(10);
    expect(columns).toHaveLength(10);
    expect(secondsEach).toBeCloseTo(0.4, 1);
    expect(columns.map(({ high }) => high > 0.9)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0].map(Boolean));
    expect(columns.map(({ isClipped }) => isClipped)).toEqual(columns.map(({ high }) => high > 0.9));
  });

  it.each([
    ['at full scale', 1],
    ['below full scale, ahead of the converter', 0.5],
  ])('marks where peaks are cut off %s', (_, limit) => {
    const { outline, channels } = outlined(cutOff(3, 1, 1.5, limit));
    expect(channels[0]?.clipped).toBeGreaterThan(50);
    const marks = marksOf(outline);
    expect(marks[0]).toBeCloseTo(1, 1);
    expect(marks.at(-1)).toBeCloseTo(1.5, 1);
    expect(marks.length).toBeGreaterThan(45);
    expect(marks.length).toBeLessThan(55);
  });

  it('takes the marks back where louder sound shows that no peak was cut off, as the count does', () => {
    const quiet = cutOff(3, 1, 1.5, 0.3);
    const louder = quiet.map((sample, i) => (i > 2 * RATE ? 0.9 * Math.sin(i / 40) : sample));
    const { outline, channels } = outlined(louder);
    expect(channels[0]?.clipped).toBe(0);
    expect(marksOf(outline)).toEqual([]);
  });

  it('marks nothing in whole sound', () => {
    const { outline } = outlined(sine(3, RATE, 200, 0.9));
    expect(marksOf(outline)).toEqual([]);
  });

  it('shows all channels together', () => {
    const { outline } = outlined(cutOff(2.2, 0.5, 0.6, 1), cutOff(2.2, 1.2, 1.3, 1));
    const marks = marksOf(outline);
    expect(marks.some((at) => at > 0.4 && at < 0.7)).toBe(true);
    expect(marks.some((at) => at > 1.1 && at < 1.4)).toBe(true);
    expect(marks.some((at) => at > 0.7 && at < 1.1)).toBe(false);
  });

  it('goes on where a run is continued', () => {
    const { outline } = outlined(sine(1.3, RATE, 200, 0.2));
    const { seconds } = outline;
    hear([cutOff(1.3, 0.5, 0.6, 1)], RATE, outline);
    expect(outline.seconds).toBeCloseTo(2 * seconds, 5);
    expect(marksOf(outline)[0]).toBeCloseTo(seconds + 0.5, 1);
  });

  it('keeps a run of any length in the same memory', () => {
    const outline = createOutline();
    const [loud, soft] = [Float32Array.of(0.8, -0.8), Float32Array.of(0.1, -0.1)];
    const minutes = 30 * 60 * 100;
    for (let stretch = 0; stretch < minutes; stretch++)
      outline.take(stretch, 0, stretch === minutes / 2 ? loud : soft, stretch === minutes / 2);
    expect(outline.seconds).toBeCloseTo(30 * 60, 5);
    const { columns, secondsEach } = outline.read(150);
    expect(columns.length).toBeLessThanOrEqual(150);
    expect(columns.length * secondsEach).toBeGreaterThanOrEqual(30 * 60);
    const places = columns.flatMap(({ high, isClipped }, i) => (high > 0.5 && isClipped ? [i] : []));
    expect(places).toHaveLength(1);
    expect(((places[0] as number) * secondsEach) / (30 * 60)).toBeCloseTo(0.5, 2);
    expect(columns.filter(({ isClipped }) => isClipped)).toHaveLength(1);
  });

  it('is empty before the first sample', () => {
    expect(createOutline().read(150).columns).toEqual([]);
  });
});
