import { axisOf, type Position, positionOf, positions, signOf } from '../motion-sensors/positions';
import { REST_MS, type RestReading, readRest } from '../motion-sensors/rest';
import {
  type FlatTurn,
  type MotionProgress,
  type MotionReading,
  type MotionTask,
  nothingRead,
  type PositionReading,
} from '../motion-sensors/snapshot';
import { unitOf } from '../motion-sensors/unit';
import { angleBetween, type Vector } from '../motion-sensors/vectors';
import { MotionTrace } from './motion-trace';
import { FlatTurnTracker, TiltTracker } from './motion-turns';

/** Minimum time between two evaluations of the samples, in sample time. */
const LOOK_MS = 100;
/** Minimum angle between two positions. */
const MIN_TILT_DEG = 45;
/**
 * The device must stay still this long before a position is recorded, so that the end of the turn is not in the mean.
 */
const SETTLE_MS = 500;
/** If the reading stays close to the last position for this long, the person may confirm that the device was moved. */
const MIN_SAME_MS = 4000;

/** Collects the motion sensors' readings, task by task. The page writes, the drawing reads `trace`. */
export class MotionSensors {
  readonly trace = new MotionTrace();
  #task: MotionTask = 'rest';
  #rest: RestReading | null = null;
  #positions: PositionReading[] = [];
  #turn: FlatTurn | null = null;
  #rate: number | null = null;
  #hasGyroscope = false;
  #hasCompass = false;
  #heading: number | null = null;
  #angles: number[] = [];
  readonly #tilt = new TiltTracker();
  readonly #flat = new FlatTurnTracker();
  /** Earlier samples belong to another task. */
  #since = 0;
  #lookedAt = 0;
  #movedAt = 0;
  #stillAt = 0;
  #still: Vector | null = null;
  #isOther = false;

  /** Clears everything, or continues from the reading of an earlier page. */
  restart(earlier: MotionReading = nothingRead): void {
    this.trace.restart();
    this.#rest = earlier.rest;
    this.#positions = [...earlier.positions];
    this.#turn = earlier.turn;
    this.#rate = earlier.rate;
    this.#hasGyroscope = earlier.hasGyroscope;
    this.#hasCompass = earlier.hasCompass;
    this.#heading = null;
    this.#angles = [...earlier.screenAngles];
    this.#tilt.start(null, [0, 0, 0]);
    this.#enter(this.#task);
  }

  /** Starts a task. If it was completed before, its result is cleared. */
  begin(task: MotionTask): void {
    if (this.#isDone(task)) {
      if (task === 'rest') this.#rest = null;
      else if (task === 'positions') this.#positions = [];
      else this.#turn = null;
    }
    this.#enter(task);
  }

  #enter(task: MotionTask): void {
    this.#task = task;
    this.#since = this.trace.now;
    this.#lookedAt = this.trace.now;
    this.#movedAt = this.trace.now;
    this.#still = null;
    this.#isOther = false;
    this.#flat.unit = unitOf(this.#positions);
    this.#flat.restart(this.trace.now);
    if (task !== 'positions') this.#tilt.start(null, [0, 0, 0]);
  }

  /** Adds a sample, as `MotionTrace.push`. Does not allocate between evaluations. */
  push(at: number, x: number, y: number, z: number, rates: Vector | null): void {
    const { trace } = this;
    const ms = trace.count > 0 ? at - trace.now : 0;
    trace.push(at, x, y, z, rates);
    if (rates) {
      const [alpha, beta, gamma] = rates;
      const drift = this.#rest?.drift;
      const [dx, dy, dz] = [alpha - (drift?.[0] ?? 0), beta - (drift?.[1] ?? 0), gamma - (drift?.[2] ?? 0)];
      if (this.#task === 'positions') this.#tilt.push(dx, dy, dz, ms);
      else if (this.#task === 'turn') this.#flat.push(at, trace.force, dx, dy, dz, ms);
      this.#hasGyroscope = true;
    }
    if (at - this.#lookedAt < LOOK_MS) return;
    this.#lookedAt = at;
    this.#look(at);
  }

  /** Adds a compass heading: time in ms, degrees clockwise from north. */
  head(at: number, heading: number): void {
    this.#hasCompass = true;
    this.#heading = heading;
    if (this.#task === 'turn') this.#flat.head(at, heading);
  }

  /** Adds the angle by which the screen is rotated, in degrees. */
  rotate(angle: number): void {
    if (!this.#angles.includes(angle)) this.#angles.push(angle);
  }

  /** Call when the person confirms the position although the sensor reports another one. */
  confirm(): void {
    const wanted = this.#wanted();
    if (this.#task === 'positions' && wanted && this.#still && this.#isOther) this.#take(wanted, this.#still, true);
    if (this.#task === 'turn' && !this.#turn) this.#turn = this.#flat.reading();
  }

  reading(): MotionReading {
    return {
      rate: this.trace.rate ?? this.#rate,
      hasGyroscope: this.#hasGyroscope,
      hasCompass: this.#hasCompass,
      rest: this.#rest,
      positions: [...this.#positions],
      turn: this.#turn,
      screenAngles: [...this.#angles],
    };
  }

  progress(): MotionProgress {
    const { trace } = this;
    const { rates } = trace.last(0);
    return {
      reading: this.reading(),
      isDone: trace.count > 0 && this.#isDone(this.#task),
      isStill: this.#still !== null,
      share: this.#rest ? 1 : this.#still ? Math.min(1, (trace.now - this.#movedAt) / REST_MS) : 0,
      sign: this.sign,
      wanted: this.#task === 'positions' ? this.#wanted() : null,
      isOther: this.#isOther,
      force: [trace.force[0] ?? 0, trace.force[1] ?? 0, trace.force[2] ?? 0],
      spin: rates && [rates[0][0] ?? 0, rates[1][0] ?? 0, rates[2][0] ?? 0],
      heading: this.#heading,
      turned: this.#task === 'turn' ? this.#flat.turned : null,
    };
  }

  #isDone(task: MotionTask): boolean {
    if (task === 'rest') return this.#rest !== null;
    if (task === 'positions') return this.#positions.length === positions.length;
    // Without a gyroscope and a compass, there is nothing to measure in a turn about the vertical.
    return this.#turn !== null || (!this.#hasGyroscope && !this.#hasCompass);
  }

  #wanted(): Position | null {
    return positions.find((one) => this.#positions.every(({ position }) => position !== one)) ?? null;
  }

  #look(at: number): void {
    const { trace } = this;
    const still = trace.still(this.#since);
    if (!this.#still) this.#stillAt = at;
    this.#still = still;
    if (this.#task === 'rest') {
      this.#rest ??= readRest(trace.last(REST_MS + LOOK_MS, this.#since));
      if (!this.#still) this.#movedAt = at;
    } else if (this.#task === 'positions') this.#lookForPosition(at);
    else if (this.#still) this.#turn ??= this.#flat.look(at);
  }

  #lookForPosition(at: number): void {
    const wanted = this.#wanted();
    const mean = this.#still;
    this.#isOther = false;
    if (!wanted || !mean || at - this.#stillAt < SETTLE_MS) return;
    const before = this.#positions.at(-1);
    const isSame = before !== undefined && angleBetween(before.mean, mean) < MIN_TILT_DEG;
    if (isSame && at - this.#since < MIN_SAME_MS) return;
    if (this.#isWanted(wanted, mean)) this.#take(wanted, mean, false);
    else this.#isOther = true;
  }

  /**
   * The sign of all axes in this browser: Safari's is the opposite. It comes from the first position, and before that
   * from the reading of a device that lies with its screen up.
   * https://github.com/dorukeker/gyronorm.js/issues/54
   */
  get sign(): 1 | -1 {
    const first = this.#positions.find(({ confirmed }) => !confirmed);
    const up = first
      ? first.mean[axisOf(first.position)] * signOf(first.position)
      : (this.#rest?.mean[2] ?? this.trace.force[2] ?? 1);
    return up < 0 ? -1 : 1;
  }

  #isWanted(wanted: Position, mean: Vector): boolean {
    const seen = positionOf(mean);
    if (!seen || axisOf(seen) !== axisOf(wanted)) return false;
    // The sign is unknown before the first position, so accept either.
    if (this.#positions.every(({ confirmed }) => confirmed)) return true;
    return signOf(seen) * this.sign === signOf(wanted);
  }

  #take(position: Position, mean: Vector, confirmed: boolean): void {
    this.#positions.push({ position, mean, confirmed, tilt: this.#tilt.end(mean) });
    this.#tilt.start(position, mean);
    this.#isOther = false;
    // The next position must not use the same second.
    this.#since = this.trace.now;
    this.#still = null;
  }
}
