import type { Position } from '../motion-sensors/positions';
import { turn, turnedBy } from '../motion-sensors/rotation';
import type { FlatTurn, TiltReading } from '../motion-sensors/snapshot';
import { DEGREES_PER_RADIAN, degreesIn, type RateUnit } from '../motion-sensors/unit';
import { angleBetween, type Vector } from '../motion-sensors/vectors';

/** A longer time without a sample means that part of the turn is missing. */
const MAX_GAP_MS = 200;

const vectorOf = (values: Float64Array): Vector => [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0];

/**
 * Tracks gravity from one position to the next by the rotation rates alone, in both units that browsers use. This
 * compares the gyroscope with the accelerometer, whatever path the hand takes.
 */
export class TiltTracker {
  readonly #degrees = new Float64Array(3);
  readonly #radians = new Float64Array(3);
  #from: Position | null = null;
  #start: Vector = [0, 0, 0];

  /** Starts from a gravity reading. With `from` null, stops tracking. */
  start(from: Position | null, gravity: Vector): void {
    this.#from = from;
    this.#start = gravity;
    this.#degrees.set(gravity);
    this.#radians.set(gravity);
  }

  /** Adds drift-corrected rates that applied for the last `ms`. Does not allocate. */
  push(x: number, y: number, z: number, ms: number): void {
    if (!this.#from) return;
    if (ms > MAX_GAP_MS) {
      this.#from = null;
      return;
    }
    turn(this.#degrees, x, y, z, ms / 1000);
    turn(this.#radians, x * DEGREES_PER_RADIAN, y * DEGREES_PER_RADIAN, z * DEGREES_PER_RADIAN, ms / 1000);
  }

  /** Returns the turn that ended at this gravity reading; null if samples were missing or there was no start. */
  end(gravity: Vector): TiltReading | null {
    if (!this.#from) return null;
    const degrees = vectorOf(this.#degrees);
    const radians = vectorOf(this.#radians);
    return {
      from: this.#from,
      byGravity: angleBetween(this.#start, gravity),
      byRate: { degrees: angleBetween(this.#start, degrees), radians: angleBetween(this.#start, radians) },
      error: { degrees: angleBetween(degrees, gravity), radians: angleBetween(radians, gravity) },
    };
  }
}

/** Smaller turns are ignored. */
const MIN_TURN_DEG = 30;
/** A device at rest turns no faster than this (degrees per second), and its compass stays within this range. */
const MAX_SPIN = 5;
const MAX_SWING_DEG = 5;
const STILL_MS = 1000;

/** Tracks a turn about the vertical with the gyroscope and the compass. */
export class FlatTurnTracker {
  unit: RateUnit = 'degrees';
  #hasRates = false;
  #angle = 0;
  #heading: number | null = null;
  #startHeading: number | null = null;
  #swungFrom: number | null = null;
  #stillSince = 0;
  #isStarted = false;

  restart(at: number): void {
    this.#hasRates = false;
    this.#angle = 0;
    this.#heading = null;
    this.#startHeading = null;
    this.#swungFrom = null;
    this.#stillSince = at;
    this.#isStarted = false;
  }

  /** Angle that the device has turned according to its gyroscope, in degrees; null without one. */
  get turned(): number | null {
    return this.#hasRates ? this.#angle * degreesIn(this.unit) : null;
  }

  /** Adds drift-corrected rates for the last `ms`, and the force, which gives the vertical. Does not allocate. */
  push(at: number, force: Float64Array, x: number, y: number, z: number, ms: number): void {
    const length = Math.hypot(force[0] as number, force[1] as number, force[2] as number);
    if (length === 0) return;
    const about = (x * (force[0] as number) + y * (force[1] as number) + z * (force[2] as number)) / length;
    this.#hasRates = true;
    if (this.#isStarted) this.#angle += (about * Math.min(ms, MAX_GAP_MS)) / 1000;
    if (Math.abs(about) * degreesIn(this.unit) > MAX_SPIN) this.#stillSince = at;
  }

  /** Adds a compass heading in degrees, clockwise from north. */
  head(at: number, heading: number): void {
    this.#heading = heading;
    if (this.#isStarted) this.#startHeading ??= heading;
    if (this.#swungFrom !== null && Math.abs(turnedBy(this.#swungFrom, heading)) <= MAX_SWING_DEG) return;
    this.#swungFrom = heading;
    this.#stillSince = at;
  }

  /** Returns the turn once the device is at rest again; null before. Call it while the device does not tilt. */
  look(at: number): FlatTurn | null {
    if (at - this.#stillSince < STILL_MS) return null;
    if (!this.#isStarted) {
      this.#isStarted = true;
      this.#startHeading = this.#heading;
      return null;
    }
    const turn = this.reading();
    const most = Math.max(Math.abs(this.turned ?? 0), Math.abs(turn.byCompass ?? 0));
    return most >= MIN_TURN_DEG ? turn : null;
  }

  /** The turn so far. */
  reading(): FlatTurn {
    const { turned } = this;
    const byCompass =
      this.#heading !== null && this.#startHeading !== null ? -turnedBy(this.#startHeading, this.#heading) : null;
    return {
      byRate: turned === null ? null : { degrees: this.#angle, radians: this.#angle * DEGREES_PER_RADIAN },
      byCompass,
    };
  }
}
