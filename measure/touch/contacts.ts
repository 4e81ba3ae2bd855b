import type { TouchSnapshot } from './snapshot';

/** More contacts than any panel supports. */
const MAX_CONTACTS = 32;
/** A contact's typical interval is the median of at most this many of its latest intervals. */
const MAX_INTERVALS = 9;
/** With this many intervals or more, a contact uses its own instead of the panel's. */
const MIN_INTERVALS = 3;
/** A sample within this many typical intervals has no missing sample before it. */
const MAX_STEADY_INTERVALS = 1.5;
/** A slower finger may rest for one sample, which looks like a missing sample. CSS px per ms. */
export const MIN_SWIPE_SPEED = 0.1;
/** Time over which the velocity is averaged, in ms, so that noise of the position does not turn it. */
const VELOCITY_MS = 20;
/**
 * A contact draws, and counts as a finger, once it went this far from its start in steps of at most a third of that. A
 * ghost trembles in one place or leaps. CSS px.
 */
const MIN_DRAWN_PX = 108;
/** Typical interval before the first contact has one: that of the slowest panels. */
const DEFAULT_INTERVAL_MS = 1000 / 60;

/**
 * The contacts that are down, in fixed slots, and their report rate. Positions in device px, times in milliseconds on
 * one clock. Does not allocate after construction.
 */
export class Contacts {
  readonly x = new Float64Array(MAX_CONTACTS);
  readonly y = new Float64Array(MAX_CONTACTS);
  readonly at = new Float64Array(MAX_CONTACTS);
  /** Velocity, averaged over the latest samples, in device px per ms. */
  readonly vx = new Float64Array(MAX_CONTACTS);
  readonly vy = new Float64Array(MAX_CONTACTS);
  /** The cell under each contact; -1 for a free slot. */
  readonly cell = new Int32Array(MAX_CONTACTS).fill(-1);
  /** Number of cells that this contact was the first to touch. */
  readonly streak = new Int32Array(MAX_CONTACTS);
  /** 1 for a finger, 0 for a mouse or pen. */
  readonly finger = new Uint8Array(MAX_CONTACTS);
  readonly slots = MAX_CONTACTS;
  /** Number of contacts of any kind that are down. */
  now = 0;
  /** Number of fingers now, and the maximum that drew at once. */
  fingers = 0;
  mostFingers = 0;
  /** Device px per CSS px. */
  pixelRatio = 1;

  readonly #id = new Float64Array(MAX_CONTACTS);
  readonly #intervals = new Float64Array(MAX_CONTACTS * MAX_INTERVALS);
  /** Where each contact began or leapt to, and 1 once it drew. */
  readonly #startX = new Float64Array(MAX_CONTACTS);
  readonly #startY = new Float64Array(MAX_CONTACTS);
  readonly #drew = new Uint8Array(MAX_CONTACTS);
  #drawing = 0;
  readonly #known = new Int32Array(MAX_CONTACTS);
  readonly #sorted = new Float64Array(MAX_INTERVALS);
  #panelInterval = DEFAULT_INTERVAL_MS;
  /** Sum and number of the moving fingers' intervals without a missing sample. */
  #steadyTime = 0;
  #steadyCount = 0;

  /** Clears everything. */
  clear(): void {
    this.cell.fill(-1);
    this.streak.fill(0);
    this.now = this.fingers = this.mostFingers = this.#drawing = 0;
    this.#panelInterval = DEFAULT_INTERVAL_MS;
    this.#steadyTime = this.#steadyCount = 0;
  }

  /** Slot of a contact; -1 if it is not down. */
  find(id: number): number {
    for (let slot = 0; slot < MAX_CONTACTS; slot++) if (this.cell[slot] !== -1 && this.#id[slot] === id) return slot;
    return -1;
  }

  /** Adds a contact in a free slot and returns the slot; -1 if there is none. */
  add(id: number, x: number, y: number, at: number, cell: number, finger: boolean): number {
    const slot = this.cell.indexOf(-1);
    if (slot < 0) return -1;
    this.#id[slot] = id;
    this.#known[slot] = 0;
    this.x[slot] = x;
    this.y[slot] = y;
    this.at[slot] = at;
    this.vx[slot] = this.vy[slot] = this.#drew[slot] = 0;
    this.#startX[slot] = x;
    this.#startY[slot] = y;
    this.cell[slot] = cell;
    this.streak[slot] = 0;
    this.finger[slot] = Number(finger);
    this.now++;
    if (finger) this.fingers++;
    return slot;
  }

  /** Number of samples that are missing before one at this time, by the contact's typical interval. */
  missing(slot: number, at: number): number {
    const intervals = (at - (this.at[slot] ?? 0)) / this.usual(slot);
    return intervals > MAX_STEADY_INTERVALS ? Math.round(intervals) - 1 : 0;
  }

  /** Moves a contact and updates its velocity and its typical interval. */
  step(slot: number, x: number, y: number, at: number, cell: number): void {
    const interval = at - (this.at[slot] ?? 0);
    const dx = x - (this.x[slot] ?? 0);
    const dy = y - (this.y[slot] ?? 0);
    this.x[slot] = x;
    this.y[slot] = y;
    this.cell[slot] = cell;
    // Samples with the same time stamp say nothing about the panel's rate.
    if (interval <= 0) return;
    const speed = Math.hypot(dx, dy) / interval;
    const weight = this.#known[slot] === 0 ? 1 : interval / (interval + VELOCITY_MS);
    this.vx[slot] = (this.vx[slot] ?? 0) + weight * (dx / interval - (this.vx[slot] ?? 0));
    this.vy[slot] = (this.vy[slot] ?? 0) + weight * (dy / interval - (this.vy[slot] ?? 0));
    if (this.finger[slot] && !this.#drew[slot]) this.#draw(slot, x, y, Math.hypot(dx, dy));
    if (
      this.finger[slot] &&
      speed >= MIN_SWIPE_SPEED * this.pixelRatio &&
      interval <= MAX_STEADY_INTERVALS * this.usual(slot)
    ) {
      this.#steadyTime += interval;
      this.#steadyCount++;
    }
    this.at[slot] = at;
    const known = this.#known[slot] ?? 0;
    this.#intervals[slot * MAX_INTERVALS + (known % MAX_INTERVALS)] = interval;
    this.#known[slot] = known + 1;
    if (known + 1 >= MIN_INTERVALS && this.finger[slot]) this.#panelInterval = this.usual(slot);
  }

  /** Frees the slot of a contact that ended. */
  remove(slot: number): void {
    this.cell[slot] = -1;
    this.now--;
    if (this.finger[slot]) this.fingers--;
    this.#drawing -= this.#drew[slot] ?? 0;
    this.#drew[slot] = 0;
  }

  #draw(slot: number, x: number, y: number, step: number): void {
    const enough = MIN_DRAWN_PX * this.pixelRatio;
    if (step > enough / 3) {
      this.#startX[slot] = x;
      this.#startY[slot] = y;
    } else if (Math.hypot(x - (this.#startX[slot] ?? 0), y - (this.#startY[slot] ?? 0)) >= enough) {
      this.#drew[slot] = 1;
      this.mostFingers = Math.max(this.mostFingers, ++this.#drawing);
    }
  }

  /** Number of samples of moving fingers used for the rate. */
  get samples(): number {
    return this.#steadyCount;
  }

  /** Samples per second of one finger; null before the first. */
  get rate(): number | null {
    return this.#steadyCount === 0 ? null : (1000 * this.#steadyCount) / this.#steadyTime;
  }

  /** Restores the counts of an earlier run. */
  resume({ samples, rate, mostFingers }: Pick<TouchSnapshot, 'samples' | 'rate' | 'mostFingers'>): void {
    this.mostFingers = mostFingers;
    this.#steadyCount = samples;
    this.#steadyTime = rate === null ? 0 : (1000 * samples) / rate;
  }

  /** Typical interval between two samples of this contact, ms: its own median, or the panel's if it has too few. */
  usual(slot: number): number {
    const known = Math.min(MAX_INTERVALS, this.#known[slot] ?? 0);
    if (known < MIN_INTERVALS) return this.#panelInterval;
    const sorted = this.#sorted;
    for (let i = 0; i < known; i++) {
      const value = this.#intervals[slot * MAX_INTERVALS + i] ?? 0;
      let place = i;
      for (; place > 0 && (sorted[place - 1] ?? 0) > value; place--) sorted[place] = sorted[place - 1] ?? 0;
      sorted[place] = value;
    }
    return sorted[known >> 1] ?? DEFAULT_INTERVAL_MS;
  }
}
