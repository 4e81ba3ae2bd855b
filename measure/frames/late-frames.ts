/** Gaps between frames that are remembered, and how many of them may be late. */
const WINDOW = 60;
const MOST_LATE = 12;
/** A gap is late from this many intervals of the screen on. */
const LATE = 1.5;
/** A longer gap is a page that was hidden, in milliseconds. */
const HIDDEN = 1000;
/** Frames without drawing that tell the screen's interval, and how many of them it takes at least. */
const IDLE = 12;
const FEWEST_IDLE = 6;
/** Milliseconds between two frames of the screen as long as no idle frames have told, and their limits. */
const USUAL = 1000 / 60;
const SHORTEST = 2;
const LONGEST = 50;

/** Counts the late frames of a moving picture. All times are those of frames, in milliseconds. */
export class LateFrames {
  /** The screen's interval, from idle frames where there were enough. */
  interval = USUAL;
  // A typed array, because a fraction kept in a field is allocated again in every frame.
  readonly #before = Float64Array.of(Number.NaN);
  readonly #late = new Uint8Array(WINDOW);
  #place = 0;
  #count = 0;
  readonly #idle = new Float64Array(IDLE);
  #idles = 0;
  #idleAt = Number.NaN;

  /** Takes a frame in which nothing was drawn. Returns whether more of them are of use. */
  idle(at: number): boolean {
    if (this.#idles === IDLE) return false;
    if (!Number.isNaN(this.#idleAt)) this.#idle[this.#idles++] = at - this.#idleAt;
    this.#idleAt = at;
    if (this.#idles < FEWEST_IDLE) return true;
    const known = this.#idle.slice(0, this.#idles).sort();
    this.interval = Math.min(LONGEST, Math.max(SHORTEST, known[this.#idles >> 1] ?? USUAL));
    return this.#idles < IDLE;
  }

  /** Takes a frame that was drawn. Returns whether too many of the latest ones were late. */
  drawn(at: number): boolean {
    const gap = at - (this.#before[0] as number);
    this.#before[0] = at;
    if (!(gap <= HIDDEN)) return this.#count >= MOST_LATE;
    const late = Number(gap > LATE * this.interval);
    this.#count += late - (this.#late[this.#place] as number);
    this.#late[this.#place] = late;
    this.#place = (this.#place + 1) % WINDOW;
    return this.#count >= MOST_LATE;
  }

  /** The picture stops: the gap up to its next frame does not count. */
  rest(): void {
    this.#before[0] = Number.NaN;
  }

  /** Counts from the beginning. The screen's interval stays known. */
  restart(): void {
    this.#late.fill(0);
    this.#count = 0;
    this.rest();
  }
}
