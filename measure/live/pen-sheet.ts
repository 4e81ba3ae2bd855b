import { ContactMeter, noContact } from '../pen/contact';
import { FeatureMeter, isEraser, isTouching, type PenState } from '../pen/features';
import { PalmMeter } from '../pen/palm';
import { PressureMeter } from '../pen/pressure';
import { RulerMeter } from '../pen/ruler';
import type { PenProgress, PenSnapshot, PenTask } from '../pen/snapshot';
import { FINGER, type GridSize } from '../touch/grid';
import type { TouchSnapshot } from '../touch/snapshot';
import { Ink, type InkView } from './ink';
import { createMovement, noMovement } from './movement';
import { TouchGrid, type TouchGridView } from './touch-grid';

/** Share of a sheet's cells that the pen touched, 0 to 1. */
const coveredShare = ({ touched }: TouchSnapshot) => touched.filter((by) => by === FINGER).length / touched.length;

/** The last known state of the pen. Positions in device px. */
export interface PenTip extends PenState {
  readonly x: number;
  readonly y: number;
}

/** The part of a sheet that drawings read. */
export interface PenSheetView {
  readonly grid: TouchGridView;
  readonly ink: InkView;
  /** Null while no pen is in range. */
  readonly tip: PenTip | null;
}

/**
 * The sheet that a pen draws on: turns samples into ink and readings. Positions in device px from the upper left, times
 * in ms on one clock. Adding a sample does not allocate.
 */
export class PenSheet implements PenSheetView {
  readonly grid = new TouchGrid();
  readonly ink = new Ink();
  task: PenTask = 'cover';

  readonly #movement = createMovement();
  readonly #pressure = new PressureMeter();
  readonly #contact = new ContactMeter();
  readonly #ruler = new RulerMeter();
  readonly #features = new FeatureMeter();
  readonly #palm = new PalmMeter();
  readonly #tip = { x: 0, y: 0, pressure: 0, tiltX: 0, tiltY: 0, twist: 0, buttons: 0 };
  #isNear = false;
  #isSeen = false;
  #isOther = false;
  /** Id of the pen that is down. */
  #id: number | null = null;
  /** The best covered of the previous sheets of other sizes. */
  #former: TouchSnapshot | null = null;
  /** Snapshot of an earlier run. */
  #earlier: PenSnapshot | null = null;

  get tip(): PenTip | null {
    return this.#isNear ? this.#tip : null;
  }

  /** Fits the sheet to a box and clears its marks. Keeps everything else known about the pen. */
  rebuild(size: GridSize, at: number): void {
    this.#former = this.#coverage();
    this.grid.rebuild(size, at);
    this.#contact.pixelRatio = size.pixelRatio;
    this.ink.clear();
    this.#isNear = false;
    if (coveredShare(this.#former) === 1) this.grid.fill();
    else this.grid.resume(this.#former);
  }

  /** Clears everything. */
  reset(at: number): void {
    this.grid.reset(at);
    this.#movement.restart();
    this.#pressure.restart();
    this.#contact.restart();
    this.#ruler.restart();
    this.#features.restart();
    this.#palm.restart();
    this.ink.clear();
    this.#isNear = this.#isSeen = this.#isOther = false;
    this.#id = this.#former = this.#earlier = null;
  }

  /** Continues an earlier run. Its readings are used until there are new ones. */
  resume(earlier: PenSnapshot): void {
    this.#earlier = earlier;
    this.#former = earlier.coverage;
  }

  down(id: number, x: number, y: number, at: number, state: PenState): void {
    if (this.#id !== null) this.up(this.#id, at);
    this.#id = id;
    this.#isOther = false;
    this.#see(x, y, at, state, true);
    this.#draw(x, y, state);
    this.grid.down(id, x, y, at, true);
    this.#contact.down(x, y, at);
    this.#pressure.begin();
    this.#pressure.push(state.pressure);
    this.#ruler.begin();
    this.#palm.begin(at);
    this.#note(x, y, at);
  }

  /** Adds a pen sample, in contact or hovering. */
  move(id: number, x: number, y: number, at: number, state: PenState): void {
    if (this.#id !== id) {
      // Chromium delivers the last samples of a stroke after its end. These are not hover samples.
      if (this.#id === null && !isTouching(state)) this.#see(x, y, at, state, false);
      return;
    }
    const { tip } = this;
    // A resting pen adds no ink unless it presses harder.
    if (x !== tip?.x || y !== tip.y || state.pressure > tip.pressure) this.#draw(x, y, state);
    this.#see(x, y, at, state, true);
    this.grid.move(id, x, y, at);
    this.#contact.move(x, y, at);
    this.#pressure.push(state.pressure);
    this.#note(x, y, at);
  }

  up(id: number, at: number): void {
    if (this.#id !== id) {
      this.#palm.up(id);
      return;
    }
    this.#id = null;
    this.#tip.pressure = 0;
    this.grid.up(id, at);
    this.#contact.up(at);
    this.#pressure.end();
    if (this.task === 'ruler') this.#ruler.end(this.grid.layout.pixelRatio);
  }

  /** Ends a pen or touch that the browser or system canceled. */
  cancel(id: number, at: number): void {
    if (this.#id !== id) {
      this.#palm.cancel(id);
      return;
    }
    this.#id = null;
    this.grid.cancel(id, at);
    this.#contact.cancel();
    if (this.task === 'palm') this.#palm.cancelPen();
  }

  /** Call when a finger or palm touches down. `up` and `cancel` end it, as for the pen. */
  touch(id: number, at: number): void {
    if (this.task === 'palm') this.#palm.down(id, at);
    else this.#isOther = true;
  }

  /** Call when a mouse button is pressed. */
  mouse(): void {
    this.#isOther = true;
  }

  /** Call when the pen goes out of range. */
  leave(): void {
    if (this.#id === null) this.#isNear = false;
  }

  /** Ends all contacts. Call it when their events are no longer received. */
  release(at: number): void {
    if (this.#id !== null) this.grid.cancel(this.#id, at);
    this.#id = null;
    this.#contact.cancel();
    this.#palm.release();
    this.#isNear = false;
  }

  progress(): PenProgress {
    const { pressure, tiltX, tiltY, twist } = this.#tip;
    const { lowest, highest, levels } = this.#pressure.read();
    return {
      cells: this.grid.cells,
      touched: this.grid.touched,
      isSeen: this.#isSeen,
      isOther: this.#isOther,
      isDown: this.#id !== null,
      rate: this.#movement.read().rate,
      pressure,
      lowest,
      highest,
      levels,
      ruler: this.#ruler.read(),
      tiltX,
      tiltY,
      twist,
      palm: this.#palm.read(),
    };
  }

  /** Everything that a verdict is based on, as plain data. Parts without new samples come from the earlier run. */
  snapshot(): PenSnapshot {
    const earlier = this.#earlier;
    const movement = this.#movement.read();
    const pressure = this.#pressure.read();
    const contact = this.#contact.read();
    const ruler = this.#ruler.read();
    const features = this.#features.read();
    const palm = this.#palm.read();
    const before = earlier?.contact ?? noContact;
    return {
      coverage: this.#coverage(),
      movement: movement.rate === null ? (earlier?.movement ?? (movement.total > 0 ? movement : noMovement)) : movement,
      pressure: earlier && pressure.samples < earlier.pressure.samples ? earlier.pressure : pressure,
      contact: { breaks: before.breaks + contact.breaks, gaps: before.gaps + contact.gaps },
      ruler: earlier && ruler.strokes.length === 0 ? earlier.ruler : ruler,
      features: earlier && !this.#isSeen ? earlier.features : features,
      palm: earlier && palm.samples === 0 ? earlier.palm : palm,
      everySample: this.grid.everySample,
    };
  }

  /** This sheet, unless a previous one was covered better, for example in full screen. */
  #coverage(): TouchSnapshot {
    const now = this.grid.snapshot();
    return this.#former && coveredShare(this.#former) > coveredShare(now) ? this.#former : now;
  }

  #see(x: number, y: number, at: number, state: PenState, inContact: boolean): void {
    const tip = this.#tip;
    tip.x = x;
    tip.y = y;
    tip.pressure = inContact ? state.pressure : 0;
    tip.tiltX = state.tiltX;
    tip.tiltY = state.tiltY;
    tip.twist = state.twist;
    tip.buttons = state.buttons;
    this.#isNear = this.#isSeen = true;
    this.#features.push(state, inContact);
    this.#movement.push(at, x, y);
  }

  #note(x: number, y: number, at: number): void {
    if (this.task === 'ruler') this.#ruler.push(x, y, at);
    if (this.task === 'palm') this.#palm.push(at);
  }

  #draw(x: number, y: number, state: PenState): void {
    const tip = this.#tip;
    this.ink.add(tip.x, tip.y, x, y, tip.pressure, state.pressure, isEraser(state));
  }
}
