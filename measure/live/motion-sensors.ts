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

/** Between two looks at the samples, by their time. */
const LOOK_MS = 100;
/** Another position is at least so far from the last one, in degrees. */
const MIN_TILT_DEG = 45;
/** A hand goes on being still for so long before a position is taken, so that the end of its turn is not in the mean. In ms. */
const SETTLE_MS = 500;
/** After so long in a reading like the last one, the person may say that the device was moved anyway. In ms. */
const MIN_SAME_MS = 4000;

/** Rates of rotation about x, y and z, in the unit of the browser. */
type Rates = readonly [number, number, number];

/** Collects what the motion sensors say, task by task. The page writes, the drawing reads `trace`. */
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
  /** Samples before count for another task. */
  #since = 0;
  #lookedAt = 0;
  #movedAt = 0;
  #stillAt = 0;
  #still: Vector | null = null;
  #isOther = false;

  /** Forgets everything, or goes on from what an earlier page knew. */
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

  /** Begins a task. One that was done before is done again. */
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

  /** Takes a sample: time in ms, forces in m/s², rates as the browser gives them. Between two looks it allocates nothing. */
  push(at: number, x: number, y: number, z: number, rates: Rates | null): void {
    const { trace } = this;
    const ms = trace.count > 0 ? at - trace.now : 0;
    if (rates) {
      const [alpha, beta, gamma] = rates;
      const drift = this.#rest?.drift;
      trace.push(at, x, y, z, true, alpha, beta, gamma);
      const [dx, dy, dz] = [alpha - (drift?.[0] ?? 0), beta - (drift?.[1] ?? 0), gamma - (drift?.[2] ?? 0)];
      if (this.#task === 'positions') this.#tilt.push(dx, dy, dz, ms);
      else if (this.#task === 'turn') this.#flat.push(at, trace.force, dx, dy, dz, ms);
      this.#hasGyroscope = true;
    } else {
      trace.push(at, x, y, z, false);
    }
    if (at - this.#lookedAt < LOOK_MS) return;
    this.#lookedAt = at;
    this.#look(at);
  }

  /** Takes a direction of the compass: time in ms, degrees clockwise from north. */
  head(at: number, heading: number): void {
    this.#hasCompass = true;
    this.#heading = heading;
    if (this.#task === 'turn') this.#flat.head(at, heading);
  }

  /** Takes the angle by which the screen is rotated, in degrees. */
  rotate(angle: number): void {
    if (!this.#angles.includes(angle)) this.#angles.push(angle);
  }

  /** The person confirms the position, even if the sensor reports another one. */
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
    // There is nothing that a turn about the vertical could tell.
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
   * The sign that the browser gives all axes: Safari's is the opposite one. The first position tells it, and before that
   * what a device says that lies with its screen up.
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
    // Nothing tells the sign before the first position, which may have either.
    if (this.#positions.every(({ confirmed }) => confirmed)) return true;
    return signOf(seen) * this.sign === signOf(wanted);
  }

  #take(position: Position, mean: Vector, confirmed: boolean): void {
    this.#positions.push({ position, mean, confirmed, tilt: this.#tilt.end(mean) });
    this.#tilt.start(position, mean);
    this.#isOther = false;
    // The same second must not serve for the next one.
    this.#since = this.trace.now;
    this.#still = null;
  }
}
