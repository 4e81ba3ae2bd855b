import { type ButtonReading, DIRECTIONS, type RestReading, type StickReading } from './reading';

/** A press this soon after a release is none of a finger, in ms. See `gamepad.rows.ts`. */
export const MAX_BOUNCE_MS = 30;
/** A smaller change is rounding. */
const MIN_CHANGE = 1e-4;
/** The step of a channel that never changed is at most that of 8 bits. */
const COARSE_STEP = 2 / 255;
/** From here on a stick is at its edge, for a turn. */
const EDGE = 0.5;
/** A stick snaps back if it gets from the first distance to the second in this time in ms. A thumb takes longer. */
const OUT = 0.8;
const BACK = 0.5;
const SNAP_MS = 120;
/** When it has come to rest after a snap, in ms, and the most that it moves then. */
const SETTLE_MS = 200;
const SETTLED_MS = 400;
const MAX_SETTLED = 0.05;
const MAX_RETURNS = 24;
/** A button is down from the first value on, and up again below the second. */
const DOWN = 0.5;
const UP = 0.25;

const rounded = (value: number) => Math.round(1e5 * value) / 1e5;

/** Parts of the time at rest whose means are compared, and the 97.5 % quantile of Student’s t for them. */
const BATCHES = 10;
const STUDENT = 2.262;
/** Half of the interval that holds 95 % of rounded values, in steps. */
const ROUNDING = 0.5;

/** A channel at rest. Samples in a row are alike, so that only the means of longer parts show how sure the mean is. */
export class RestMeter {
  readonly #n = Array.from({ length: BATCHES }, () => 0);
  readonly #sums = Array.from({ length: BATCHES }, () => 0);
  #squares = 0;

  /** Takes a value at a share of the time, 0 to 1. */
  push(value: number, share: number): void {
    const batch = Math.min(BATCHES - 1, Math.floor(BATCHES * share));
    this.#n[batch] = (this.#n[batch] ?? 0) + 1;
    this.#sums[batch] = (this.#sums[batch] ?? 0) + value;
    this.#squares += value * value;
  }

  read(step: number | null): RestReading {
    const total = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0);
    const n = total(this.#n);
    const mean = total(this.#sums) / n;
    const noise = Math.sqrt(Math.max(0, this.#squares / n - mean * mean));
    const means = this.#sums.flatMap((sum, i) => (this.#n[i] ? [sum / this.#n[i]] : []));
    const spread = Math.sqrt(total(means.map((one) => (one - mean) ** 2)) / Math.max(1, means.length - 1));
    const width = step ?? COARSE_STEP;
    // Noise of half a step makes the mean finer than the steps.
    const rounding = noise < width / 2 ? ROUNDING * width : 0;
    const error = Math.hypot((STUDENT * spread) / Math.sqrt(means.length), rounding);
    return { mean: rounded(mean), noise: rounded(noise), error: rounded(error) };
  }
}

/** Measures one stick. */
export class StickMeter {
  #reading: StickReading;
  readonly #reach: number[];
  readonly #turns: number[];
  /** Whether the stick was far from each direction since it last passed. */
  readonly #isArmed = Array.from({ length: DIRECTIONS }, () => true);
  /** Whether there was a position before, so that a change is one of the stick. */
  #isSeen = false;
  #direction: number | null = null;
  #out: { at: number; side: number } | null = null;
  #snap: { at: number; side: number; x: number; y: number } | null = null;

  constructor(saved?: StickReading) {
    this.#reach = saved ? [...saved.reach] : Array.from({ length: DIRECTIONS }, () => 0);
    this.#turns = saved ? [...saved.turns] : Array.from({ length: DIRECTIONS }, () => 0);
    this.#reading = saved ?? { x: 0, y: 0, rest: null, reach: [], turns: [], returns: [], step: null, least: null };
  }

  get reach(): readonly number[] {
    return this.#reach;
  }
  get x(): number {
    return this.#reading.x;
  }
  get y(): number {
    return this.#reading.y;
  }

  settle(rest: StickReading['rest']): void {
    this.#reading = { ...this.#reading, rest };
  }

  /** Takes the position at a time in ms. */
  push(at: number, x: number, y: number): void {
    const { x: oldX, y: oldY, step, least } = this.#reading;
    const distance = Math.hypot(x, y);
    if (x !== oldX || y !== oldY) {
      const changes = [Math.abs(x - oldX), Math.abs(y - oldY)].filter((one) => this.#isSeen && one > MIN_CHANGE);
      const nearest = distance > MIN_CHANGE ? Math.min(distance, least ?? 2) : least;
      this.#reading = {
        ...this.#reading,
        x,
        y,
        step: changes.length > 0 ? Math.min(step ?? 2, ...changes) : step,
        least: nearest,
      };
    }
    this.#isSeen = true;
    this.#turn(distance, x, y);
    this.#return(at, distance, x, y);
  }

  #turn(distance: number, x: number, y: number): void {
    if (distance < EDGE) {
      this.#direction = null;
      return;
    }
    const turn = (DIRECTIONS * Math.atan2(y, x)) / (2 * Math.PI);
    const direction = (Math.round(turn) + DIRECTIONS) % DIRECTIONS;
    this.#reach[direction] = Math.max(this.#reach[direction] ?? 0, rounded(distance));
    // A snap comes from the center and passes nothing.
    if (this.#direction !== null && this.#direction !== direction && this.#isArmed[direction]) {
      this.#turns[direction] = (this.#turns[direction] ?? 0) + 1;
      this.#isArmed[direction] = false;
      for (let i = DIRECTIONS / 4; i <= (3 * DIRECTIONS) / 4; i++) this.#isArmed[(direction + i) % DIRECTIONS] = true;
    }
    this.#direction = direction;
  }

  #return(at: number, distance: number, x: number, y: number): void {
    if (distance >= OUT) {
      const side = (Math.round((2 * Math.atan2(y, x)) / Math.PI) + 4) % 4;
      this.#out = { at, side };
      this.#snap = null;
    } else if (this.#out && distance < BACK) {
      this.#snap = at - this.#out.at <= SNAP_MS ? { ...this.#out, at, x, y } : null;
      this.#out = null;
    } else if (this.#snap) {
      const { at: from, side, x: atX, y: atY } = this.#snap;
      if (at - from < SETTLE_MS) this.#snap = { at: from, side, x, y };
      else if (Math.hypot(x - atX, y - atY) > MAX_SETTLED) this.#snap = null;
      else if (at - from >= SETTLED_MS) {
        const returns = [...this.#reading.returns, { side, x: rounded(x), y: rounded(y) }].slice(-MAX_RETURNS);
        this.#reading = { ...this.#reading, returns };
        this.#snap = null;
      }
    }
  }

  read(): StickReading {
    const { x, y } = this.#reading;
    return { ...this.#reading, x: rounded(x), y: rounded(y), reach: [...this.#reach], turns: [...this.#turns] };
  }
}

/** Measures one button or trigger. */
export class ButtonMeter {
  #reading: ButtonReading;
  #isDown: boolean;
  #releasedAt: number | null = null;

  constructor(saved?: ButtonReading) {
    this.#reading = saved ?? { value: 0, presses: 0, high: 0, bounces: [], isAnalog: false, rest: null };
    this.#isDown = this.#reading.value >= DOWN;
  }

  get value(): number {
    return this.#reading.value;
  }
  get presses(): number {
    return this.#reading.presses;
  }

  settle(rest: RestReading): void {
    this.#reading = { ...this.#reading, rest };
  }

  push(at: number, value: number): void {
    const before = this.#reading;
    if (value === before.value) return;
    let { presses, bounces } = before;
    if (!this.#isDown && value >= DOWN) {
      this.#isDown = true;
      presses++;
      const gap = this.#releasedAt === null ? MAX_BOUNCE_MS : at - this.#releasedAt;
      if (gap < MAX_BOUNCE_MS) bounces = [...bounces, rounded(gap)];
    } else if (this.#isDown && value < UP) {
      this.#isDown = false;
      this.#releasedAt = at;
    }
    const isAnalog = before.isAnalog || (value > 0 && value < 1);
    this.#reading = { ...before, value, presses, bounces, isAnalog, high: Math.max(before.high, value) };
  }

  read(): ButtonReading {
    return { ...this.#reading, value: rounded(this.#reading.value), high: rounded(this.#reading.high) };
  }
}
