import type { Samples } from '../motion-sensors/rest';
import { axes, lengthOf, type Vector } from '../motion-sensors/vectors';

/** Samples kept in memory: more than six seconds at 200 Hz. */
const MAX_SAMPLES = 1400;
/** A device counts as still after this time without movement. */
const STILL_MS = 1000;
const MIN_STILL_SAMPLES = 8;
/**
 * Maximum difference between the halves of that time, and deviation from its mean, in m/s². A steady hand is below
 * both.
 */
const MAX_SHIFT = 0.4;
const MAX_SPREAD = 1.2;
/** Time constant of the smoothing of displayed forces. */
const SMOOTH_MS = 80;

const columns = () => axes.map(() => new Float64Array(MAX_SAMPLES)) as [Float64Array, Float64Array, Float64Array];

/** The samples of the last seconds, in ring buffers. Adding a sample does not allocate. */
export class MotionTrace {
  readonly #times = new Float64Array(MAX_SAMPLES);
  readonly #forces = columns();
  readonly #rates = columns();
  /** Number of samples since the start. */
  count = 0;
  hasRates = false;
  /** Smoothed forces in m/s², for drawings. */
  readonly force = new Float64Array(3);
  #startedAt = 0;

  restart(): void {
    this.count = 0;
    this.hasRates = false;
  }

  /** Time of the latest sample, in ms; 0 before the first. */
  get now(): number {
    return this.count > 0 ? (this.#times[(this.count - 1) % MAX_SAMPLES] as number) : 0;
  }

  /** Sample rate since the start, in Hz; null during the first second. */
  get rate(): number | null {
    const ms = this.now - this.#startedAt;
    return this.count > 1 && ms >= 1000 ? (1000 * (this.count - 1)) / ms : null;
  }

  /** Adds a sample: time in ms, forces in m/s², rotation rates about x, y and z in the browser's unit. */
  push(at: number, x: number, y: number, z: number, rates: Vector | null): void {
    if (this.count === 0) this.#startedAt = at;
    const weight = this.count === 0 ? 1 : 1 - Math.exp(-Math.max(0, at - this.now) / SMOOTH_MS);
    const place = this.count % MAX_SAMPLES;
    this.#times[place] = at;
    this.#forces[0][place] = x;
    this.#forces[1][place] = y;
    this.#forces[2][place] = z;
    for (const axis of axes) this.#rates[axis][place] = rates?.[axis] ?? 0;
    this.count++;
    if (rates) this.hasRates = true;
    const { force } = this;
    force[0] = (force[0] as number) + weight * (x - (force[0] as number));
    force[1] = (force[1] as number) + weight * (y - (force[1] as number));
    force[2] = (force[2] as number) + weight * (z - (force[2] as number));
  }

  /** Copies the samples of the last `ms` that are not older than `since`. Intended for a few calls per second. */
  last(ms: number, since = 0): Samples {
    const first = this.#firstOf(Math.max(since, this.now - ms));
    const part = (ring: Float64Array) =>
      Float64Array.from({ length: this.count - first }, (_, i) => ring[(first + i) % MAX_SAMPLES] as number);
    const [x, y, z] = this.#forces;
    const [alpha, beta, gamma] = this.#rates;
    return {
      times: part(this.#times),
      forces: [part(x), part(y), part(z)],
      rates: this.hasRates ? [part(alpha), part(beta), part(gamma)] : null,
    };
  }

  /**
   * The mean force of the last second if the device was held still; null if not. Ignores samples older than `since`.
   */
  still(since: number): Vector | null {
    const from = this.now - STILL_MS;
    if (from < since) return null;
    const first = this.#firstOf(from);
    const half = this.#firstOf(from + STILL_MS / 2);
    if (this.count - half < MIN_STILL_SAMPLES / 2 || half - first < MIN_STILL_SAMPLES / 2) return null;
    const early = this.#mean(first, half);
    const late = this.#mean(half, this.count);
    if (lengthOf([late[0] - early[0], late[1] - early[1], late[2] - early[2]]) > MAX_SHIFT) return null;
    const mean = this.#mean(first, this.count);
    return this.#spread(first, mean) > MAX_SPREAD ? null : mean;
  }

  #firstOf(time: number): number {
    const oldest = Math.max(0, this.count - MAX_SAMPLES);
    let first = this.count;
    while (first > oldest && (this.#times[(first - 1) % MAX_SAMPLES] as number) >= time) first--;
    return first;
  }

  #mean(from: number, to: number): Vector {
    const sums: [number, number, number] = [0, 0, 0];
    for (let i = from; i < to; i++) {
      const place = i % MAX_SAMPLES;
      sums[0] += this.#forces[0][place] as number;
      sums[1] += this.#forces[1][place] as number;
      sums[2] += this.#forces[2][place] as number;
    }
    const count = to - from;
    return [sums[0] / count, sums[1] / count, sums[2] / count];
  }

  #spread(from: number, mean: Vector): number {
    let squares = 0;
    for (let i = from; i < this.count; i++) {
      for (const axis of axes) {
        squares += ((this.#forces[axis][i % MAX_SAMPLES] as number) - mean[axis]) ** 2;
      }
    }
    return Math.sqrt(squares / (this.count - from));
  }
}
