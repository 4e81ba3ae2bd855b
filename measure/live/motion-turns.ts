import type { Position } from '../motion-sensors/positions';
import { turn, turnedBy } from '../motion-sensors/rotation';
import type { FlatTurn, TiltReading } from '../motion-sensors/snapshot';
import { DEGREES, degreesIn, type RateUnit } from '../motion-sensors/unit';
import { angleBetween, type Vector } from '../motion-sensors/vectors';

/** Without a sample for so long, a part of the turn is missing. In ms. */
const MAX_GAP_MS = 200;

const vectorOf = (values: Float64Array): Vector => [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0];

/**
 * Follows gravity by the rates of rotation alone, from one position to the next, in both units that browsers use. So the
 * gyroscope is measured by the accelerometer, however the hand goes from one to the other.
 */
export class TiltTracker {
  readonly #degrees = new Float64Array(3);
  readonly #radians = new Float64Array(3);
  #from: Position | null = null;
  #start: Vector = [0, 0, 0];

  /** Starts from a reading of gravity, or stops following. */
  start(from: Position | null, gravity: Vector): void {
    this.#from = from;
    this.#start = gravity;
    this.#degrees.set(gravity);
    this.#radians.set(gravity);
  }

  /** Takes the rates, without their drift, since `ms` ago. Allocates nothing. */
  push(x: number, y: number, z: number, ms: number): void {
    if (!this.#from) return;
    if (ms > MAX_GAP_MS) {
      this.#from = null;
      return;
    }
    turn(this.#degrees, x, y, z, ms / 1000);
    turn(this.#radians, x * DEGREES, y * DEGREES, z * DEGREES, ms / 1000);
  }

  /** The turn that ended where gravity is now; null where samples were missing or there was no start. */
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

/** A turn that is smaller was none, in degrees. */
const MIN_TURN_DEG = 30;
/** A device that lies still turns no faster, in degrees a second, and its compass stays within so many degrees. */
const MAX_SPIN = 5;
const MAX_SWING_DEG = 5;
const STILL_MS = 1000;

/** Follows a turn about the vertical, by the gyroscope and by the compass. */
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

  /** By how much the device has turned by its gyroscope, in degrees; null without one. */
  get turned(): number | null {
    return this.#hasRates ? this.#angle * degreesIn(this.unit) : null;
  }

  /** Takes the rates, without their drift, since `ms` ago, and the force that shows what is up. Allocates nothing. */
  push(at: number, force: Float64Array, x: number, y: number, z: number, ms: number): void {
    const length = Math.hypot(force[0] as number, force[1] as number, force[2] as number);
    if (length === 0) return;
    const about = (x * (force[0] as number) + y * (force[1] as number) + z * (force[2] as number)) / length;
    this.#hasRates = true;
    if (this.#isStarted) this.#angle += (about * Math.min(ms, MAX_GAP_MS)) / 1000;
    if (Math.abs(about) * degreesIn(this.unit) > MAX_SPIN) this.#stillSince = at;
  }

  /** Takes a direction of the compass, in degrees, clockwise from north. */
  head(at: number, heading: number): void {
    this.#heading = heading;
    if (this.#isStarted) this.#startHeading ??= heading;
    if (this.#swungFrom !== null && Math.abs(turnedBy(this.#swungFrom, heading)) <= MAX_SWING_DEG) return;
    this.#swungFrom = heading;
    this.#stillSince = at;
  }

  /** The turn, once the device lies still again after one; null before. Call it while the device does not tilt. */
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

  /** What was turned until now. */
  reading(): FlatTurn {
    const { turned } = this;
    const byCompass =
      this.#heading !== null && this.#startHeading !== null ? -turnedBy(this.#startHeading, this.#heading) : null;
    return {
      byRate: turned === null ? null : { degrees: this.#angle, radians: this.#angle * DEGREES },
      byCompass,
    };
  }
}
