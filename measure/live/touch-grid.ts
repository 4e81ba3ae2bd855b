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
import type { ContactLoss, Progress, TouchSnapshot } from '../touch/snapshot';

/** `lit` of a cell that was never touched, and of one that is under a contact. */
export const NEVER_TOUCHED = -1e9;
export const TOUCHED_NOW = 1e9;
/** `lit` of a cell that was touched, and whose glow is over. */
const LONG_AGO = -TOUCHED_NOW / 10;

/** Newly touched cells that a drawing can lag behind. */
const MAX_NEWLY_TOUCHED = 512;
/** Lost contacts and jumps that are kept, the latest ones. */
const MAX_LOSSES = 256;
/** Numbers of a break: where from, where to, and whether it jumped. */
const LOSS_STRIDE = 5;
/** A contact that ends slower than this was lifted and not lost, in CSS px per ms. */
const MOVING = 0.36;

/**
 * The grid and what touched it: samples go in, cells, contacts and losses come out. A drawing reads `lit`, `fresh` and
 * the dirty range straight from here. Positions in device px from the upper left, times in milliseconds of one clock.
 * Only `rebuild` and `snapshot` allocate.
 */
export class TouchGrid {
  readonly contacts = new Contacts();
  grid: Grid = gridOf({ width: 1, height: 1, pixelRatio: 1 });
  /** When each cell was last left, in milliseconds since `origin`; else NEVER_TOUCHED or TOUCHED_NOW. */
  touchedAt = new Float32Array(1).fill(NEVER_TOUCHED);
  origin = 0;
  /** Time by which cells are lit, on the drawing's clock; null where samples and drawing share one. */
  clock: number | null = null;
  /** 1 for each cell that a finger touched. A mouse or a pen lights cells too, but says nothing of the panel. */
  byFinger = new Uint8Array(1);
  byFingerCount = 0;
  /** Whether the browser hands over every sample, and not one a frame. */
  everySample = true;
  touched = 0;
  longestStreak = 0;
  /** Newly touched cells in a ring, and how many there were so far. */
  readonly newlyTouched = new Int32Array(MAX_NEWLY_TOUCHED);
  newlyTouchedCount = 0;
  /** Cells whose `lit` changed since `clean`, the last one excluded; empty while `dirtyFrom` is not below `dirtyTo`. */
  dirtyFrom = 0;
  dirtyTo = 0;

  #line = new Int32Array(longestLine(this.grid));
  readonly #losses = new Float32Array(MAX_LOSSES * LOSS_STRIDE);
  #lossCount = 0;

  /** Lays a new grid and forgets everything. */
  rebuild(size: GridSize, at: number): void {
    this.grid = gridOf(size);
    this.touchedAt = new Float32Array(this.cells);
    this.byFinger = new Uint8Array(this.cells);
    this.contacts.pixelRatio = size.pixelRatio;
    this.#line = new Int32Array(longestLine(this.grid));
    this.reset(at);
  }

  /** Forgets all touches. */
  reset(at: number): void {
    this.touchedAt.fill(NEVER_TOUCHED);
    this.byFinger.fill(0);
    this.origin = at;
    this.touched = this.byFingerCount = this.longestStreak = this.#lossCount = 0;
    this.contacts.clear();
    this.dirtyFrom = 0;
    this.dirtyTo = this.cells;
  }

  /**
   * Takes up what a finger did in an earlier run. False where there is nothing to go on with: the grid is another one, or
   * the finger was on no cell or on all of them.
   */
  resume(snapshot: TouchSnapshot): boolean {
    const { width, height, pixelRatio } = this.grid;
    if (snapshot.width !== width || snapshot.height !== height || snapshot.pixelRatio !== pixelRatio) return false;
    const count = snapshot.touched.filter((by) => by === FINGER).length;
    if (count === 0 || count === this.cells) return false;
    snapshot.touched.forEach((by, cell) => {
      if (by !== FINGER) return;
      this.touchedAt[cell] = LONG_AGO;
      this.byFinger[cell] = 1;
    });
    this.touched = this.byFingerCount = count;
    for (const { x0, y0, x1, y1, jumped } of snapshot.losses) this.#noteContactLoss(x0, y0, x1, y1, jumped ? 1 : 0);
    this.longestStreak = snapshot.longestStreak;
    this.contacts.resume(snapshot);
    return true;
  }

  /** Shows every cell as touched, for a grid that was finished before it was laid anew. */
  fill(): void {
    this.touchedAt.fill(LONG_AGO);
    this.touched = this.cells;
    this.dirtyFrom = 0;
    this.dirtyTo = this.cells;
  }

  get cells(): number {
    return this.grid.columns * this.grid.rows;
  }

  get complete(): boolean {
    return this.touched === this.cells;
  }

  /** A contact begins; `finger` is false for a mouse or a pen. */
  down(id: number, x: number, y: number, at: number, finger = true): void {
    const known = this.contacts.find(id);
    if (known >= 0) this.#end(known, at);
    const cell = this.#cellAt(x, y);
    const slot = this.contacts.add(id, x, y, at, cell, finger);
    if (slot >= 0) this.#touch(cell, slot, TOUCHED_NOW);
  }

  /** One sample of a contact that is down; others are passed over. */
  move(id: number, x: number, y: number, at: number): void {
    const { contacts } = this;
    const slot = contacts.find(id);
    if (slot < 0) return;
    const line = this.#line;
    const x0 = contacts.x[slot] ?? x;
    const y0 = contacts.y[slot] ?? y;
    const count = cellsOnLine(this.grid, x0, y0, x, y, line);
    const time = this.#sinceOrigin(at);
    const last = line[count - 1] ?? 0;
    this.#release(slot, time);
    if (contacts.follows(slot, at)) for (let i = 1; i < count - 1; i++) this.#touch(line[i] ?? 0, slot, time);
    else if (count <= 2) this.#noteLoss(slot);
    else if (contacts.finger[slot]) this.#noteContactLoss(x0, y0, x, y, 1);
    contacts.step(slot, x, y, at, last);
    this.#touch(last, slot, TOUCHED_NOW);
  }

  /** A contact was lifted, or the panel lost it: one that was last heard of in motion leaves a break behind. */
  up(id: number, at: number): void {
    const slot = this.contacts.find(id);
    if (slot < 0) return;
    this.#noteLoss(slot);
    this.#end(slot, at);
  }

  /** The system took the contact away, which says nothing of the panel. */
  cancel(id: number, at: number): void {
    const slot = this.contacts.find(id);
    if (slot >= 0) this.#end(slot, at);
  }

  /** Lets go of every contact, for when nobody listens to them any more. */
  release(at: number): void {
    for (let slot = 0; slot < this.contacts.slots; slot++) if (this.contacts.cell[slot] !== -1) this.#end(slot, at);
  }

  /** Slot of the contact with the longest streak of now, -1 without contacts. */
  leader(): number {
    const { contacts } = this;
    let best = -1;
    for (let slot = 0; slot < contacts.slots; slot++) {
      if (contacts.cell[slot] === -1) continue;
      if (best < 0 || (contacts.streak[slot] ?? 0) > (contacts.streak[best] ?? 0)) best = slot;
    }
    return best;
  }

  clean(): void {
    this.dirtyFrom = this.cells;
    this.dirtyTo = 0;
  }

  /** The live figures. */
  progress(): Progress {
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

  /** All that the run is judged by, as plain facts. */
  snapshot(): TouchSnapshot {
    const { columns, rows, width, height, pixelRatio } = this.grid;
    const count = Math.min(MAX_LOSSES, this.#lossCount);
    return {
      columns,
      rows,
      width,
      height,
      pixelRatio,
      touched: Array.from(this.touchedAt, (lit, cell) =>
        this.byFinger[cell] ? FINGER : lit === NEVER_TOUCHED ? 0 : OTHER,
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
    return rowAt(this.grid, y) * this.grid.columns + columnAt(this.grid, x);
  }

  #touch(cell: number, slot: number, lit: number): void {
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
    this.#light(cell, lit);
  }

  #release(slot: number, time: number): void {
    this.#light(this.contacts.cell[slot] ?? 0, time);
  }

  #light(cell: number, lit: number): void {
    this.touchedAt[cell] = lit;
    this.dirtyFrom = Math.min(this.dirtyFrom, cell);
    this.dirtyTo = Math.max(this.dirtyTo, cell + 1);
  }

  #end(slot: number, at: number): void {
    this.#release(slot, this.#sinceOrigin(at));
    this.contacts.remove(slot);
  }

  /** A finger slows down before it stops; a contact that falls silent at full speed was lost on its way. */
  #noteLoss(slot: number): void {
    const { contacts } = this;
    // A button that was let go says nothing of a panel.
    if (!contacts.finger[slot]) return;
    const dt = contacts.dt[slot] ?? 0;
    const dx = contacts.dx[slot] ?? 0;
    const dy = contacts.dy[slot] ?? 0;
    const speed = dt > 0 ? Math.hypot(dx, dy) / dt : 0;
    if (speed <= MOVING * this.grid.pixelRatio) return;
    // As far as it would have come by its next two samples, and at least one cell.
    const reach = Math.max(2 * contacts.usual(slot), this.grid.pitch / speed);
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
