/** Faults in the line that a finger draws. */
export interface LineReading {
  /** Time during which the pointer moved, in ms. */
  readonly moving: number;
  /** Number of single steps that are much longer than the surrounding steps. */
  readonly jumps: number;
  /** How often the line broke and continued elsewhere. */
  readonly stretches: number;
  /** How often a fast line stopped and continued at full speed, faster than a hand can lift a finger. */
  readonly losses: number;
  /** The longest jump or dead stretch, in CSS px; 0 if there was none. */
  readonly longest: number;
}

export const noLine: LineReading = { moving: 0, jumps: 0, stretches: 0, losses: 0, longest: 0 };

/** Steps examined together: the judged step, three before it and three after it. */
const WINDOW = 7;
const MIDDLE = 3;
/** A longer time without a sample means that the pointer was at rest. */
const MAX_STEP_MS = 40;
/** After a longer time, a new line begins. */
const MAX_BREAK_MS = 1000;
/** A jump has at least this length in CSS px, and this multiple of the surrounding steps. */
const MIN_JUMP_PX = 25;
const MIN_JUMP_RATIO = 5;
const MIN_STRETCH_RATIO = 4;
/** A dead stretch lasts at least this long, and this multiple of the typical interval. */
const MIN_STRETCH_MS = 40;
const MIN_STRETCH_INTERVALS = 4;
/** Lost contact lasts at least this long, and less than a hand needs to lift a finger and put it down. */
const MIN_LOSS_MS = 30;
const MAX_LOSS_MS = 90;
const MIN_LOSS_INTERVALS = 3.5;
/** Minimum speed of the line on both sides of lost contact, in CSS px per second. */
const MIN_LOSS_SPEED = 300;
/** Cosine of the largest change of direction across lost contact: 60°. */
const MIN_LOSS_COSINE = 0.5;
/** A steadily moving line has gaps of at most this many intervals. */
const MAX_EVEN_INTERVALS = 2.5;
/** The typical interval is the median of this many latest gaps, and needs at least the second number. */
const RECENT = 15;
const MIN_RECENT = 8;

/**
 * Tracks the line that one finger draws. A step is judged after three more steps. Adding a sample does not allocate.
 *
 * A touch pad reports movement, not positions. If a finger is lifted and put down elsewhere, the pointer stays where it
 * was and the line continues slowly from there. If it continues elsewhere, or at full speed, the finger was not lifted.
 */
export class LineMeter {
  #reading = { ...noLine };
  readonly #gaps = new Float64Array(WINDOW);
  readonly #dx = new Float64Array(WINDOW);
  readonly #dy = new Float64Array(WINDOW);
  #steps = 0;
  readonly #recent = new Float64Array(RECENT);
  readonly #sorted = new Float64Array(RECENT);
  #counted = 0;
  #at = 0;
  #x = 0;
  #y = 0;
  #isOn = false;

  /** Adds a sample: time in ms, position in CSS px. Times must not decrease. */
  push(at: number, x: number, y: number): void {
    const gap = at - this.#at;
    if (!this.#isOn || gap > MAX_BREAK_MS) this.#steps = 0;
    else this.#step(gap, x - this.#x, y - this.#y);
    this.#isOn = true;
    this.#at = at;
    this.#x = x;
    this.#y = y;
  }

  /** Call when the pointer leaves the field: the next sample starts another line. */
  lift(): void {
    this.#isOn = false;
    this.#steps = 0;
  }

  read(): LineReading {
    return { ...this.#reading };
  }

  #step(gap: number, dx: number, dy: number): void {
    for (const values of [this.#gaps, this.#dx, this.#dy]) values.copyWithin(0, 1);
    this.#gaps[WINDOW - 1] = gap;
    this.#dx[WINDOW - 1] = dx;
    this.#dy[WINDOW - 1] = dy;
    this.#steps++;
    if (gap <= MAX_STEP_MS) {
      this.#reading.moving += gap;
      this.#recent[this.#counted % RECENT] = gap;
      this.#counted++;
    }
    if (this.#steps >= WINDOW && this.#counted >= MIN_RECENT) this.#judge(this.#interval());
  }

  /** Typical time between two samples, in ms. */
  #interval(): number {
    const count = Math.min(RECENT, this.#counted);
    // Unused entries sort to the end.
    this.#sorted.fill(Number.POSITIVE_INFINITY);
    for (let i = 0; i < count; i++) this.#sorted[i] = this.#recent[i] as number;
    this.#sorted.sort();
    return Math.max(1, this.#sorted[count >> 1] as number);
  }

  /** Length of a step in CSS px. */
  #length(step: number): number {
    return Math.hypot(this.#dx[step] as number, this.#dy[step] as number);
  }

  /** Cosine of the angle between two steps. */
  #cosine(a: number, b: number): number {
    const product =
      (this.#dx[a] as number) * (this.#dx[b] as number) + (this.#dy[a] as number) * (this.#dy[b] as number);
    return product / Math.max(1e-9, this.#length(a) * this.#length(b));
  }

  #judge(interval: number): void {
    const longestEven = Math.max(MAX_EVEN_INTERVALS * interval, MIN_LOSS_MS);
    for (let i = 0; i < WINDOW; i++) if (i !== MIDDLE && (this.#gaps[i] as number) > longestEven) return;
    const gap = this.#gaps[MIDDLE] as number;
    const length = this.#length(MIDDLE);
    // A jump may be followed at once by a jump back, which must not count as one of the surrounding steps.
    const isBackAtOnce = this.#cosine(MIDDLE, MIDDLE + 1) < -MIN_LOSS_COSINE;
    let around = 0;
    for (let i = 0; i < WINDOW; i++) {
      if (i === MIDDLE || (isBackAtOnce && i === MIDDLE + 1)) continue;
      around = Math.max(around, this.#length(i));
    }
    const isLong = length >= MIN_JUMP_PX;
    if (gap <= longestEven && isLong && length >= MIN_JUMP_RATIO * around) this.#reading.jumps++;
    else if (
      gap >= Math.max(MIN_STRETCH_MS, MIN_STRETCH_INTERVALS * interval) &&
      isLong &&
      length >= MIN_STRETCH_RATIO * around
    )
      this.#reading.stretches++;
    else {
      if (this.#isLoss(gap, length, interval)) this.#reading.losses++;
      return;
    }
    this.#reading.longest = Math.max(this.#reading.longest, length);
  }

  #isLoss(gap: number, length: number, interval: number): boolean {
    if (gap < Math.max(MIN_LOSS_MS, MIN_LOSS_INTERVALS * interval) || gap > MAX_LOSS_MS) return false;
    const speed = Math.min(this.#speed(MIDDLE - 2), this.#speed(MIDDLE + 1));
    if (speed < MIN_LOSS_SPEED || this.#cosine(MIDDLE - 1, MIDDLE + 1) < MIN_LOSS_COSINE) return false;
    // A step that covers the missing time means that samples were merged and nothing was lost.
    return length * 1000 < 0.5 * speed * gap;
  }

  /** Speed over two steps, in CSS px per second. */
  #speed(first: number): number {
    const gap = (this.#gaps[first] as number) + (this.#gaps[first + 1] as number);
    return gap <= 0 ? 0 : (1000 * (this.#length(first) + this.#length(first + 1))) / gap;
  }
}
