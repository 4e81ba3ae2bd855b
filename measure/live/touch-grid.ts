import { Contacts, MIN_SWIPE_SPEED } from '../touch/contacts';
import { columnAt, FINGER, type Grid, type GridSize, gridOf, OTHER, partAt, reachesEdge, rowAt } from '../touch/grid';
import { isSamePath } from '../touch/path';
import { type ContactLoss, isGap, type TouchProgress, type TouchSnapshot } from '../touch/snapshot';

/** `touchedAt` of a cell that was never touched, and of a cell under a contact. */
export const NEVER_TOUCHED = -1e9;
export const TOUCHED_NOW = 1e9;
/** `touchedAt` of a cell that was touched and no longer glows. */
const TOUCHED_LONG_AGO = -TOUCHED_NOW / 10;

/** Sizes of the rings: a reader may lag by this many newly touched cells, or changes. */
const MAX_NEWLY_TOUCHED = 512;
const MAX_CHANGES = 1024;
/** Number of latest ends that are kept, and of latest gaps, which many lifts must not displace. */
const MAX_LOSSES = 128;
/** Numbers per loss: x0, y0, x1, y1 and what became of it. */
const LOSS_STRIDE = 5;
const ENDED = 0;
const JUMPED = 1;
const RETURNED = 2;
/** An end that turned out to be a gap. */
const NOTHING = 3;
/** Bit of a cell that a sample reached, beside the bits of its parts (`partAt`). */
const REACHED = 1 << 9;
const EVERYTHING = 2 * REACHED - 1;
/** Number of latest ended contacts that one seen again is compared with. */
const MAX_ENDS = 8;
/** Later than this after its end, a contact is another one: at 0.4 px per ms it would have gone 600 px. ms. */
const MAX_GAP_MS = 1500;
/**
 * The parts of the cells across a longer gap are not doubted: a hand may lift and set down again in the same movement.
 * ms.
 */
const MAX_DOUBT_MS = 150;
/** A contact must go this far to show in which direction it goes on. CSS px. */
const MIN_PATH_PX = 6;
/** A longer step between two samples could hide a dead area as wide as a part of a cell and its noise. CSS px. */
const MAX_CROSSED_PX = 18;
/** Maximum number of missing samples whose places are doubted for one gap. */
const MAX_MISSING = 8;

/**
 * The part of a grid that drawings read. Each drawing keeps its own position in the rings, so any number of drawings
 * can follow one grid. Positions in device px from the upper left, times in milliseconds on one clock.
 */
export interface TouchGridView {
  /** A new object after every rebuild. */
  readonly layout: Grid;
  readonly cells: number;
  /** Time origin of `touchedAt`. */
  readonly origin: number;
  /** When the last contact left each cell, in milliseconds since `origin`; or NEVER_TOUCHED, or TOUCHED_NOW. */
  readonly touchedAt: Readonly<Float32Array>;
  /** Ring of newly touched cells, and their total number so far. */
  readonly newlyTouched: Readonly<Int32Array>;
  readonly newlyTouchedCount: number;
  /**
   * Ring of cells whose `touchedAt` changed, and the total number of changes so far. When all cells change at once, the
   * count increases by more than the size of the ring.
   */
  readonly changes: Readonly<Int32Array>;
  readonly changeCount: number;
  readonly contacts: Readonly<Pick<Contacts, 'x' | 'y' | 'streak'>>;
  /** Slot of the contact with the longest current streak; -1 without contacts. */
  leader(): number;
}

/**
 * The grid and its touches: turns samples into cells, contacts and losses. A cell is touched if it has a sample. Where
 * samples were missing on the way of a moving finger, its cell is dark again until that part of it has a sample.
 * Positions in device px from the upper left, times in milliseconds on one clock. Only `rebuild` and `snapshot` allocate.
 */
export class TouchGrid implements TouchGridView {
  readonly contacts = new Contacts();
  layout: Grid = gridOf({ width: 1, height: 1, pixelRatio: 1 });
  touchedAt = new Float32Array(1).fill(NEVER_TOUCHED);
  origin = 0;
  /** Time of a touch on the drawing's clock; null if samples and drawing share a clock. */
  clock: number | null = null;
  /** 1 for each cell that a finger touched. A mouse or pen also touches cells, but says nothing about the panel. */
  byFinger = new Uint8Array(1);
  byFingerCount = 0;
  /** Whether the browser delivers every sample, not just one per frame. */
  everySample = true;
  touched = 0;
  longestStreak = 0;
  readonly newlyTouched = new Int32Array(MAX_NEWLY_TOUCHED);
  newlyTouchedCount = 0;
  readonly changes = new Int32Array(MAX_CHANGES);
  changeCount = 0;

  /** The parts of each cell in which a finger had a sample, and those in which one was missing. */
  #sampled = new Uint16Array(1);
  #missed = new Uint16Array(1);
  /** The latest contacts that ended in motion, in a ring; the index of the loss that each was noted as. */
  readonly #endX = new Float64Array(MAX_ENDS);
  readonly #endY = new Float64Array(MAX_ENDS);
  readonly #endVx = new Float64Array(MAX_ENDS);
  readonly #endVy = new Float64Array(MAX_ENDS);
  readonly #endAt = new Float64Array(MAX_ENDS).fill(Number.NEGATIVE_INFINITY);
  readonly #endUsual = new Float64Array(MAX_ENDS);
  readonly #endLoss = new Int32Array(MAX_ENDS);
  #ends = 0;
  /** For each contact where it began, and the ended contact that it may be; -1 for none. */
  readonly #backX = new Float64Array(this.contacts.slots);
  readonly #backY = new Float64Array(this.contacts.slots);
  readonly #backAt = new Float64Array(this.contacts.slots);
  readonly #endOf = new Int8Array(this.contacts.slots).fill(-1);
  /** A ring of ends, then a ring of gaps. */
  readonly #losses = new Float32Array(2 * MAX_LOSSES * LOSS_STRIDE).fill(NOTHING);
  #endCount = 0;
  #gapCount = 0;

  /** Divides a surface into cells and clears everything. */
  rebuild(size: GridSize, at: number): void {
    this.layout = gridOf(size);
    this.touchedAt = new Float32Array(this.cells);
    this.byFinger = new Uint8Array(this.cells);
    this.contacts.pixelRatio = size.pixelRatio;
    this.#sampled = new Uint16Array(this.cells);
    this.#missed = new Uint16Array(this.cells);
    this.reset(at);
  }

  /** Clears all touches. */
  reset(at: number): void {
    this.touchedAt.fill(NEVER_TOUCHED);
    this.byFinger.fill(0);
    this.#sampled.fill(0);
    this.#missed.fill(0);
    this.#endAt.fill(Number.NEGATIVE_INFINITY);
    this.origin = at;
    this.touched = this.byFingerCount = this.longestStreak = 0;
    this.#losses.fill(NOTHING);
    this.contacts.clear();
    this.#changeAll();
  }

  /**
   * Restores the cells that fingers touched in an earlier run. Call it right after `rebuild`. Returns false, and
   * restores nothing, if the surface has another size or pixel ratio, or if fingers touched no cell or all of them.
   */
  resume(snapshot: TouchSnapshot): boolean {
    const { width, height, pixelRatio } = this.layout;
    if (snapshot.width !== width || snapshot.height !== height || snapshot.pixelRatio !== pixelRatio) return false;
    const count = snapshot.touched.filter((by) => by === FINGER).length;
    if (count === 0 || count === this.cells) return false;
    snapshot.touched.forEach((by, cell) => {
      if (by !== FINGER) return;
      this.touchedAt[cell] = TOUCHED_LONG_AGO;
      this.byFinger[cell] = 1;
      this.#sampled[cell] = EVERYTHING;
    });
    this.touched = this.byFingerCount = count;
    for (const loss of snapshot.losses) {
      const { x0, y0, x1, y1, jumped, returned } = loss;
      this.#noteContactLoss(x0, y0, x1, y1, jumped ? JUMPED : returned ? RETURNED : ENDED);
      if (isGap(loss)) this.#doubt(x0, y0, x1, y1, MAX_MISSING);
    }
    this.longestStreak = snapshot.longestStreak;
    this.contacts.resume(snapshot);
    return true;
  }

  /** Marks every cell as touched. For a grid that was complete before it was rebuilt. */
  fill(): void {
    this.touchedAt.fill(TOUCHED_LONG_AGO);
    this.touched = this.cells;
    this.#changeAll();
  }

  get cells(): number {
    return this.layout.columns * this.layout.rows;
  }

  get complete(): boolean {
    return this.touched === this.cells;
  }

  /** Starts a contact. `finger` is false for a mouse or pen. */
  down(id: number, x: number, y: number, at: number, finger = true): void {
    const known = this.contacts.find(id);
    if (known >= 0) this.#end(known, at);
    const cell = this.#cellAt(x, y);
    const slot = this.contacts.add(id, x, y, at, cell, finger);
    if (slot < 0) return;
    this.#begin(slot, x, y, at);
    this.#touch(cell, slot, x, y);
  }

  /** Adds a sample of a contact that is down. Samples of other contacts are ignored. */
  move(id: number, x: number, y: number, at: number): void {
    const { contacts } = this;
    const slot = contacts.find(id);
    if (slot < 0) return;
    this.#release(slot, this.#sinceOrigin(at));
    // A browser that delivers one sample per frame leaves samples out by itself.
    const missing = contacts.finger[slot] && this.everySample ? contacts.missing(slot, at) : 0;
    if (missing > 0) this.#skip(slot, x, y, at, missing);
    else if (contacts.finger[slot]) this.#cross(slot, x, y);
    if ((this.#endOf[slot] ?? -1) >= 0) this.#goOn(slot, x, y, at);
    const cell = this.#cellAt(x, y);
    contacts.step(slot, x, y, at, cell);
    this.#touch(cell, slot, x, y);
  }

  /** Ends a contact that was lifted or lost. If it was still moving, records that, in case it is seen again. */
  up(id: number, at: number): void {
    const slot = this.contacts.find(id);
    if (slot < 0) return;
    this.#noteEnd(slot);
    this.#end(slot, at);
  }

  /** Ends a contact that the system canceled. This says nothing about the panel. */
  cancel(id: number, at: number): void {
    const slot = this.contacts.find(id);
    if (slot >= 0) this.#end(slot, at);
  }

  /** Ends all contacts. Call it when their events are no longer received. */
  release(at: number): void {
    for (let slot = 0; slot < this.contacts.slots; slot++) if (this.contacts.cell[slot] !== -1) this.#end(slot, at);
  }

  leader(): number {
    const { contacts } = this;
    let best = -1;
    for (let slot = 0; slot < contacts.slots; slot++) {
      if (contacts.cell[slot] === -1) continue;
      if (best < 0 || (contacts.streak[slot] ?? 0) > (contacts.streak[best] ?? 0)) best = slot;
    }
    return best;
  }

  /** The figures that change while cells are touched. */
  progress(): TouchProgress {
    const leader = this.leader();
    return {
      touched: this.touched,
      cells: this.cells,
      others: this.touched - this.byFingerCount,
      pressed: this.contacts.now > 0,
      fingers: this.contacts.fingers,
      mostFingers: this.contacts.mostFingers,
      streak: leader < 0 ? 0 : (this.contacts.streak[leader] ?? 0),
    };
  }

  /** Everything that a verdict is based on, as plain data. */
  snapshot(): TouchSnapshot {
    const { columns, rows, width, height, pixelRatio } = this.layout;
    return {
      columns,
      rows,
      width,
      height,
      pixelRatio,
      touched: Array.from(this.touchedAt, (at, cell) =>
        this.byFinger[cell] ? FINGER : at === NEVER_TOUCHED ? 0 : OTHER,
      ),
      losses: this.#lossList(),
      mostFingers: this.contacts.mostFingers,
      longestStreak: this.longestStreak,
      samples: this.contacts.samples,
      rate: this.contacts.rate,
      everySample: this.everySample,
    };
  }

  #lossList(): ContactLoss[] {
    const list: ContactLoss[] = [];
    for (let at = 0; at < this.#losses.length; at += LOSS_STRIDE) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, kind] = this.#losses.subarray(at, at + LOSS_STRIDE);
      if (kind === NOTHING) continue;
      list.push({ x0, y0, x1, y1, jumped: kind === JUMPED, ...(kind === RETURNED && { returned: true }) });
    }
    return list;
  }

  #sinceOrigin(at: number): number {
    return (this.clock ?? at) - this.origin;
  }

  #cellAt(x: number, y: number): number {
    return rowAt(this.layout, y) * this.layout.columns + columnAt(this.layout, x);
  }

  /** Touches a cell by a sample, unless a finger has yet to reach the edge there or a part that is doubted. */
  #touch(cell: number, slot: number, x: number, y: number): void {
    const { layout } = this;
    if (this.contacts.finger[slot]) {
      const column = cell % layout.columns;
      const row = Math.floor(cell / layout.columns);
      const parts =
        (this.#sampled[cell] ?? 0) |
        partAt(layout, column, row, x, y) |
        (reachesEdge(layout, column, row, x, y) ? REACHED : 0);
      this.#sampled[cell] = parts;
      if ((parts & REACHED) === 0 || ((this.#missed[cell] ?? 0) & ~parts) !== 0) return;
      if (!this.byFinger[cell]) {
        this.byFinger[cell] = 1;
        this.byFingerCount++;
      }
    }
    if (this.touchedAt[cell] === NEVER_TOUCHED) {
      this.touched++;
      const streak = (this.contacts.streak[slot] ?? 0) + 1;
      this.contacts.streak[slot] = streak;
      this.longestStreak = Math.max(this.longestStreak, streak);
      this.newlyTouched[this.newlyTouchedCount % MAX_NEWLY_TOUCHED] = cell;
      this.newlyTouchedCount++;
    }
    this.#change(cell, TOUCHED_NOW);
  }

  /** Makes the cells dark again in which samples were missing on a straight way, where no finger had a sample yet. */
  #doubt(x0: number, y0: number, x1: number, y1: number, missing: number): void {
    const { layout } = this;
    const places = Math.min(missing, MAX_MISSING);
    for (let i = 1; i <= places; i++) {
      const x = x0 + ((x1 - x0) * i) / (places + 1);
      const y = y0 + ((y1 - y0) * i) / (places + 1);
      const cell = this.#cellAt(x, y);
      const part = partAt(layout, cell % layout.columns, Math.floor(cell / layout.columns), x, y);
      if (((this.#sampled[cell] ?? 0) & part) !== 0) continue;
      this.#missed[cell] = (this.#missed[cell] ?? 0) | part;
      if (!this.byFinger[cell]) continue;
      this.byFinger[cell] = 0;
      this.byFingerCount--;
      this.touched--;
      this.#change(cell, NEVER_TOUCHED);
    }
  }

  #release(slot: number, time: number): void {
    const cell = this.contacts.cell[slot] ?? 0;
    if (this.touchedAt[cell] !== NEVER_TOUCHED) this.#change(cell, time);
  }

  #change(cell: number, touchedAt: number): void {
    this.touchedAt[cell] = touchedAt;
    this.changes[this.changeCount % MAX_CHANGES] = cell;
    this.changeCount++;
  }

  #changeAll(): void {
    this.changeCount += MAX_CHANGES + 1;
  }

  #end(slot: number, at: number): void {
    this.#release(slot, this.#sinceOrigin(at));
    this.contacts.remove(slot);
  }

  /** A short step between two samples has also crossed the part in its middle. */
  #cross(slot: number, x: number, y: number): void {
    const { contacts, layout } = this;
    const x0 = contacts.x[slot] ?? 0;
    const y0 = contacts.y[slot] ?? 0;
    if (Math.hypot(x - x0, y - y0) > MAX_CROSSED_PX * layout.pixelRatio) return;
    const column = columnAt(layout, (x + x0) / 2);
    const row = rowAt(layout, (y + y0) / 2);
    const cell = row * layout.columns + column;
    this.#sampled[cell] = (this.#sampled[cell] ?? 0) | partAt(layout, column, row, (x + x0) / 2, (y + y0) / 2);
  }

  /** Records a gap if a contact was moving and is seen again on its path. */
  #skip(slot: number, x: number, y: number, at: number, missing: number): void {
    const { contacts } = this;
    const x0 = contacts.x[slot] ?? 0;
    const y0 = contacts.y[slot] ?? 0;
    const vx = contacts.vx[slot] ?? 0;
    const vy = contacts.vy[slot] ?? 0;
    const after = at - (contacts.at[slot] ?? 0);
    if (!this.#isMoving(vx, vy) || !isSamePath(vx, vy, x - x0, y - y0, after, this.layout.pixelRatio)) return;
    this.#noteContactLoss(x0, y0, x, y, JUMPED);
    this.#doubt(x0, y0, x, y, missing);
  }

  #isMoving(vx: number, vy: number): boolean {
    return Math.hypot(vx, vy) >= MIN_SWIPE_SPEED * this.layout.pixelRatio;
  }

  /** Records where a contact ends in motion: it was lost, or lifted. Releasing a mouse button says nothing. */
  #noteEnd(slot: number): void {
    const { contacts } = this;
    const vx = contacts.vx[slot] ?? 0;
    const vy = contacts.vy[slot] ?? 0;
    if (!contacts.finger[slot] || !this.#isMoving(vx, vy)) return;
    const x = contacts.x[slot] ?? 0;
    const y = contacts.y[slot] ?? 0;
    const usual = contacts.usual(slot);
    const end = this.#ends++ % MAX_ENDS;
    this.#endX[end] = x;
    this.#endY[end] = y;
    this.#endVx[end] = vx;
    this.#endVy[end] = vy;
    this.#endAt[end] = contacts.at[slot] ?? 0;
    this.#endUsual[end] = usual;
    this.#endLoss[end] = this.#endCount;
    this.#noteContactLoss(x, y, x + vx * usual, y + vy * usual, ENDED);
  }

  /** Notes whether a contact that begins may be one that was lost. */
  #begin(slot: number, x: number, y: number, at: number): void {
    this.#backX[slot] = x;
    this.#backY[slot] = y;
    this.#backAt[slot] = at;
    this.#endOf[slot] = -1;
    for (let end = 0; end < MAX_ENDS; end++) {
      const after = at - (this.#endAt[end] ?? 0);
      if (after > MAX_GAP_MS || !this.#isOnPath(end, this.#endX[end] ?? 0, this.#endY[end] ?? 0, x, y, after)) continue;
      this.#endOf[slot] = end;
      return;
    }
  }

  /** If a contact that may be a lost one goes on like that one, the loss is a gap. Otherwise it is another stroke. */
  #goOn(slot: number, x: number, y: number, at: number): void {
    const end = this.#endOf[slot] ?? -1;
    const backX = this.#backX[slot] ?? 0;
    const backY = this.#backY[slot] ?? 0;
    if (Math.hypot(x - backX, y - backY) < MIN_PATH_PX * this.layout.pixelRatio) return;
    this.#endOf[slot] = -1;
    const backAt = this.#backAt[slot] ?? 0;
    if (!this.#isOnPath(end, backX, backY, x, y, at - backAt)) return;
    const after = backAt - (this.#endAt[end] ?? 0);
    this.#endAt[end] = Number.NEGATIVE_INFINITY;
    const loss = this.#endLoss[end] ?? 0;
    if (this.#endCount - loss <= MAX_LOSSES) this.#losses[(loss % MAX_LOSSES) * LOSS_STRIDE + 4] = NOTHING;
    this.#noteContactLoss(this.#endX[end] ?? 0, this.#endY[end] ?? 0, backX, backY, RETURNED);
    const missing = Math.max(1, Math.round(after / (this.#endUsual[end] ?? after)) - 1);
    if (after <= MAX_DOUBT_MS) this.#doubt(this.#endX[end] ?? 0, this.#endY[end] ?? 0, backX, backY, missing);
  }

  #isOnPath(end: number, x0: number, y0: number, x1: number, y1: number, after: number): boolean {
    const vx = this.#endVx[end] ?? 0;
    const vy = this.#endVy[end] ?? 0;
    return isSamePath(vx, vy, x1 - x0, y1 - y0, after, this.layout.pixelRatio);
  }

  #noteContactLoss(x0: number, y0: number, x1: number, y1: number, kind: number): void {
    const place = kind === ENDED ? this.#endCount++ % MAX_LOSSES : MAX_LOSSES + (this.#gapCount++ % MAX_LOSSES);
    const at = place * LOSS_STRIDE;
    this.#losses[at] = x0;
    this.#losses[at + 1] = y0;
    this.#losses[at + 2] = x1;
    this.#losses[at + 3] = y1;
    this.#losses[at + 4] = kind;
  }
}
