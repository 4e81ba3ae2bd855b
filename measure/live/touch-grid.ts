import { Contacts } from '../touch/contacts';
import {
  cellsOnLine,
  columnAt,
  FINGER,
  type Grid,
  type GridSize,
  gridOf,
  longestLine,
  OTHER,
  rowAt,
} from '../touch/grid';
import type { ContactLoss, TouchProgress, TouchSnapshot } from '../touch/snapshot';

/** `touchedAt` of a cell that was never touched, and of a cell under a contact. */
export const NEVER_TOUCHED = -1e9;
export const TOUCHED_NOW = 1e9;
/** `touchedAt` of a cell that was touched and no longer glows. */
const TOUCHED_LONG_AGO = -TOUCHED_NOW / 10;

/** Sizes of the rings: a reader may lag by this many newly touched cells, or changes. */
const MAX_NEWLY_TOUCHED = 512;
const MAX_CHANGES = 1024;
/** Number of latest losses and jumps that are kept. */
const MAX_LOSSES = 256;
/** Numbers per loss: x0, y0, x1, y1 and whether it jumped. */
const LOSS_STRIDE = 5;
/** A contact that ends at a lower speed was lifted, not lost. CSS px per ms. */
const MIN_LOSS_SPEED = 0.36;

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
 * The grid and its touches: turns samples into cells, contacts and losses. Positions in device px from the upper left,
 * times in milliseconds on one clock. Only `rebuild` and `snapshot` allocate.
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

  #line = new Int32Array(longestLine(this.layout));
  readonly #losses = new Float32Array(MAX_LOSSES * LOSS_STRIDE);
  #lossCount = 0;

  /** Divides a surface into cells and clears everything. */
  rebuild(size: GridSize, at: number): void {
    this.layout = gridOf(size);
    this.touchedAt = new Float32Array(this.cells);
    this.byFinger = new Uint8Array(this.cells);
    this.contacts.pixelRatio = size.pixelRatio;
    this.#line = new Int32Array(longestLine(this.layout));
    this.reset(at);
  }

  /** Clears all touches. */
  reset(at: number): void {
    this.touchedAt.fill(NEVER_TOUCHED);
    this.byFinger.fill(0);
    this.origin = at;
    this.touched = this.byFingerCount = this.longestStreak = this.#lossCount = 0;
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
    });
    this.touched = this.byFingerCount = count;
    for (const { x0, y0, x1, y1, jumped } of snapshot.losses) this.#noteContactLoss(x0, y0, x1, y1, jumped ? 1 : 0);
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
    if (slot >= 0) this.#touch(cell, slot, TOUCHED_NOW);
  }

  /** Adds a sample of a contact that is down. Samples of other contacts are ignored. */
  move(id: number, x: number, y: number, at: number): void {
    const { contacts } = this;
    const slot = contacts.find(id);
    if (slot < 0) return;
    const line = this.#line;
    const x0 = contacts.x[slot] ?? x;
    const y0 = contacts.y[slot] ?? y;
    const count = cellsOnLine(this.layout, x0, y0, x, y, line);
    const time = this.#sinceOrigin(at);
    const last = line[count - 1] ?? 0;
    this.#release(slot, time);
    if (contacts.follows(slot, at)) for (let i = 1; i < count - 1; i++) this.#touch(line[i] ?? 0, slot, time);
    else if (count <= 2) this.#noteLoss(slot);
    else if (contacts.finger[slot]) this.#noteContactLoss(x0, y0, x, y, 1);
    contacts.step(slot, x, y, at, last);
    this.#touch(last, slot, TOUCHED_NOW);
  }

  /** Ends a contact that was lifted or lost. If it was still moving fast, records a loss. */
  up(id: number, at: number): void {
    const slot = this.contacts.find(id);
    if (slot < 0) return;
    this.#noteLoss(slot);
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
    const count = Math.min(MAX_LOSSES, this.#lossCount);
    return {
      columns,
      rows,
      width,
      height,
      pixelRatio,
      touched: Array.from(this.touchedAt, (at, cell) =>
        this.byFinger[cell] ? FINGER : at === NEVER_TOUCHED ? 0 : OTHER,
      ),
      losses: Array.from({ length: count }, (_, i): ContactLoss => {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, jumped] = this.#losses.subarray(i * LOSS_STRIDE, (i + 1) * LOSS_STRIDE);
        return { x0, y0, x1, y1, jumped: jumped === 1 };
      }),
      mostFingers: this.contacts.mostFingers,
      longestStreak: this.longestStreak,
      samples: this.contacts.samples,
      rate: this.contacts.rate,
      everySample: this.everySample,
    };
  }

  #sinceOrigin(at: number): number {
    return (this.clock ?? at) - this.origin;
  }

  #cellAt(x: number, y: number): number {
    return rowAt(this.layout, y) * this.layout.columns + columnAt(this.layout, x);
  }

  #touch(cell: number, slot: number, touchedAt: number): void {
    if (this.contacts.finger[slot] && !this.byFinger[cell]) {
      this.byFinger[cell] = 1;
      this.byFingerCount++;
    }
    if (this.touchedAt[cell] === NEVER_TOUCHED) {
      this.touched++;
      const streak = (this.contacts.streak[slot] ?? 0) + 1;
      this.contacts.streak[slot] = streak;
      this.longestStreak = Math.max(this.longestStreak, streak);
      this.newlyTouched[this.newlyTouchedCount % MAX_NEWLY_TOUCHED] = cell;
      this.newlyTouchedCount++;
    }
    this.#change(cell, touchedAt);
  }

  #release(slot: number, time: number): void {
    this.#change(this.contacts.cell[slot] ?? 0, time);
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

  /** Records a loss if the contact ends at full speed: a finger slows down before it stops. */
  #noteLoss(slot: number): void {
    const { contacts } = this;
    // Releasing a mouse button says nothing about a panel.
    if (!contacts.finger[slot]) return;
    const dt = contacts.dt[slot] ?? 0;
    const dx = contacts.dx[slot] ?? 0;
    const dy = contacts.dy[slot] ?? 0;
    const speed = dt > 0 ? Math.hypot(dx, dy) / dt : 0;
    if (speed <= MIN_LOSS_SPEED * this.layout.pixelRatio) return;
    // Time to where its next two samples would have been, at least one cell away.
    const reach = Math.max(2 * contacts.usual(slot), this.layout.pitch / speed);
    const x = contacts.x[slot] ?? 0;
    const y = contacts.y[slot] ?? 0;
    this.#noteContactLoss(x, y, x + (dx / dt) * reach, y + (dy / dt) * reach, 0);
  }

  #noteContactLoss(x0: number, y0: number, x1: number, y1: number, jumped: 0 | 1): void {
    const at = (this.#lossCount++ % MAX_LOSSES) * LOSS_STRIDE;
    this.#losses[at] = x0;
    this.#losses[at + 1] = y0;
    this.#losses[at + 2] = x1;
    this.#losses[at + 3] = y1;
    this.#losses[at + 4] = jumped;
  }
}
