import { medianGap } from '../timing/period';

/** Gaps between frames that are remembered, and how many of them are too many late ones. */
const MAX_GAPS = 60;
const MAX_LATE = 12;
/** A gap is late from this many intervals of the screen on. */
const LATE_INTERVALS = 1.5;
/** After a longer gap the page was hidden. */
const MAX_GAP_MS = 1000;
/** Gaps between idle frames that tell the screen's interval, and how many it takes at least. */
const MAX_IDLE_GAPS = 12;
const MIN_IDLE_GAPS = 6;
/** The screen's interval until idle frames have told it, and its limits. */
const DEFAULT_INTERVAL_MS = 1000 / 60;
const MIN_INTERVAL_MS = 2;
const MAX_INTERVAL_MS = 50;

/** Counts the late frames of a moving picture. All times are those of frames, in milliseconds. */
export class LateFrames {
  /** The screen's interval, from idle frames where there were enough. */
  interval = DEFAULT_INTERVAL_MS;
  // A typed array, because a fraction kept in a field is allocated again in every frame.
  readonly #before = Float64Array.of(Number.NaN);
  readonly #late = new Uint8Array(MAX_GAPS);
  #place = 0;
  #count = 0;
  readonly #idleTimes = new Float64Array(MAX_IDLE_GAPS + 1);
  #idleFrames = 0;

  /** Takes a frame in which nothing was drawn. Returns whether more of them are of use. */
  idle(at: number): boolean {
    if (this.#idleFrames > MAX_IDLE_GAPS) return false;
    this.#idleTimes[this.#idleFrames++] = at;
    if (this.#idleFrames <= MIN_IDLE_GAPS) return true;
    const median = medianGap(this.#idleTimes, 0, this.#idleFrames);
    this.interval = Math.min(MAX_INTERVAL_MS, Math.max(MIN_INTERVAL_MS, median));
    return this.#idleFrames <= MAX_IDLE_GAPS;
  }

  /** Takes a frame that was drawn. Returns whether too many of the latest ones were late. */
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

  /** The picture rests: the gap up to its next frame does not count. */
  rest(): void {
    this.#before[0] = Number.NaN;
  }

  /** Forgets all late frames. The screen's interval stays known. */
  restart(): void {
    this.#late.fill(0);
    this.#count = 0;
    this.rest();
  }
}
