import { medianGap } from '../timing/period';

/** Number of gaps kept in memory, and how many late ones among them are too many. */
const MAX_GAPS = 60;
const MAX_LATE = 12;
/** A gap longer than this many screen intervals is late. */
const LATE_INTERVALS = 1.5;
/** A longer gap means that the page was hidden. */
const MAX_GAP_MS = 1000;
/** Maximum and minimum number of gaps between idle frames for estimating the screen's interval. */
const MAX_IDLE_GAPS = 12;
const MIN_IDLE_GAPS = 6;
/** The screen's interval before it is estimated from idle frames, and its limits. */
const DEFAULT_INTERVAL_MS = 1000 / 60;
const MIN_INTERVAL_MS = 2;
const MAX_INTERVAL_MS = 50;

/** Counts the late frames of a moving picture. All times are frame times in milliseconds. */
export class LateFrames {
  /** The screen's interval in ms, estimated from idle frames if there were enough. */
  interval = DEFAULT_INTERVAL_MS;
  // A typed array, because assigning a fractional number to a field allocates in every frame.
  readonly #before = Float64Array.of(Number.NaN);
  readonly #late = new Uint8Array(MAX_GAPS);
  #place = 0;
  #count = 0;
  readonly #idleTimes = new Float64Array(MAX_IDLE_GAPS + 1);
  #idleFrames = 0;

  /** Adds a frame in which nothing was drawn. Returns whether more idle frames are useful. */
  idle(at: number): boolean {
    if (this.#idleFrames > MAX_IDLE_GAPS) return false;
    this.#idleTimes[this.#idleFrames++] = at;
    if (this.#idleFrames <= MIN_IDLE_GAPS) return true;
    const median = medianGap(this.#idleTimes, 0, this.#idleFrames);
    this.interval = Math.min(MAX_INTERVAL_MS, Math.max(MIN_INTERVAL_MS, median));
    return this.#idleFrames <= MAX_IDLE_GAPS;
  }

  /** Adds a drawn frame. Returns whether too many of the latest frames were late. */
  drawn(at: number): boolean {
    const gap = at - (this.#before[0] as number);
    this.#before[0] = at;
    if (!(gap <= MAX_GAP_MS)) return this.#count >= MAX_LATE;
    const late = Number(gap > LATE_INTERVALS * this.interval);
    this.#count += late - (this.#late[this.#place] as number);
    this.#late[this.#place] = late;
    this.#place = (this.#place + 1) % MAX_GAPS;
    return this.#count >= MAX_LATE;
  }

  /** Call when the picture pauses: the gap to its next frame does not count. */
  rest(): void {
    this.#before[0] = Number.NaN;
  }

  /** Clears all late frames. Keeps the screen's interval. */
  restart(): void {
    this.#late.fill(0);
    this.#count = 0;
    this.rest();
  }
}
