import { ContactMeter, noContact } from '../pen/contact';
import { FeatureMeter, isEraser, isTouching, type PenState } from '../pen/features';
import { PressureMeter } from '../pen/pressure';
import { RulerMeter } from '../pen/ruler';
import type { PalmReading, PenProgress, PenSnapshot, PenTask } from '../pen/snapshot';
import { FINGER, type GridSize } from '../touch/grid';
import type { TouchSnapshot } from '../touch/snapshot';
import { createMovement, noMovement } from './movement';
import { TouchGrid, type TouchGridView } from './touch-grid';

/** Numbers of one piece of ink: from, to, the pressures there, and 1 where it erases. */
export const INK_STRIDE = 7;
/** Pieces of ink that are kept, the latest: half a minute at 240 Hz. */
export const MAX_INK = 8192;

/** The share of a sheet's cells that the pen marked. */
const coveredShare = ({ touched }: TouchSnapshot) => touched.filter((by) => by === FINGER).length / touched.length;

/** The pen as it was last seen. Positions in device px. */
export interface PenTip extends PenState {
  readonly x: number;
  readonly y: number;
}

/** What a drawing reads of a sheet. */
export interface PenSheetView {
  readonly grid: TouchGridView;
  /** Pieces of ink in a ring, and how many there were so far. */
  readonly ink: Readonly<Float32Array>;
  readonly inkCount: number;
  /** Null while no pen is near. */
  readonly tip: PenTip | null;
}

/**
 * The sheet that a pen draws on: samples go in, ink and readings come out. Positions in device px from the upper left,
 * times in ms of one clock. Samples allocate nothing.
 */
export class PenSheet implements PenSheetView {
  readonly grid = new TouchGrid();
  readonly ink = new Float32Array(MAX_INK * INK_STRIDE);
  inkCount = 0;
  task: PenTask = 'cover';
  everySample = true;

  readonly #movement = createMovement();
  readonly #pressure = new PressureMeter();
  readonly #contact = new ContactMeter();
  readonly #ruler = new RulerMeter();
  readonly #features = new FeatureMeter();
  readonly #tip = { x: 0, y: 0, pressure: 0, tiltX: 0, tiltY: 0, twist: 0, buttons: 0 };
  #palmSamples = 0;
  #palmTouches = 0;
  #palmCancels = 0;
  #isNear = false;
  #isSeen = false;
  #isOther = false;
  /** The pen that is down. */
  #id: number | null = null;
  /** The best covered of the former sheets of other sizes. */
  #former: TouchSnapshot | null = null;
  /** What an earlier run knew. */
  #earlier: PenSnapshot | null = null;

  get tip(): PenTip | null {
    return this.#isNear ? this.#tip : null;
  }

  /** Fits the sheet to a box and forgets its marks, but not what else is known of the pen. */
  rebuild(size: GridSize, at: number): void {
    this.#former = this.#coverage();
    this.grid.rebuild(size, at);
    this.#contact.pixelRatio = size.pixelRatio;
    this.inkCount = 0;
    this.#isNear = false;
    if (coveredShare(this.#former) === 1) this.grid.fill();
    else this.grid.resume(this.#former);
  }

  /** Forgets everything. */
  reset(at: number): void {
    this.grid.reset(at);
    this.#movement.restart();
    this.#pressure.restart();
    this.#contact.restart();
    this.#ruler.restart();
    this.#features.restart();
    this.#palmSamples = this.#palmTouches = this.#palmCancels = 0;
    this.inkCount = 0;
    this.#isNear = this.#isSeen = this.#isOther = false;
    this.#id = this.#former = this.#earlier = null;
  }

  /** Goes on from an earlier run, whose readings hold until there are new ones. */
  resume(earlier: PenSnapshot): void {
    this.#earlier = earlier;
    this.#former = earlier.coverage;
  }

  down(id: number, x: number, y: number, at: number, state: PenState): void {
    if (this.#id !== null) this.up(this.#id, at);
    this.#id = id;
    this.#see(x, y, at, state, true);
    this.grid.down(id, x, y, at, true);
    this.#contact.down(x, y, at);
    this.#pressure.begin();
    this.#pressure.push(state.pressure);
    this.#ruler.begin();
    this.#note(x, y, at);
  }

  /** One sample of a pen, on the sheet or above it. */
  move(id: number, x: number, y: number, at: number, state: PenState): void {
    if (this.#id !== id) {
      // Chromium hands over the last samples of a stroke after its end: those are no hover.
      if (this.#id === null && !isTouching(state)) this.#see(x, y, at, state, false);
      return;
    }
    this.#draw(x, y, state);
    this.#see(x, y, at, state, true);
    this.grid.move(id, x, y, at);
    this.#contact.move(x, y, at);
    this.#pressure.push(state.pressure);
    this.#note(x, y, at);
  }

  up(id: number, at: number): void {
    if (this.#id !== id) return;
    this.#id = null;
    this.#tip.pressure = 0;
    this.grid.up(id, at);
    this.#contact.up(at);
    if (this.task === 'ruler') this.#ruler.end(this.grid.layout.pixelRatio);
  }

  /** The browser or the system took the pen away. */
  cancel(id: number, at: number): void {
    if (this.#id !== id) return;
    this.#id = null;
    this.grid.cancel(id, at);
    this.#contact.cancel();
    if (this.task === 'palm') this.#palmCancels++;
  }

  /** Something that is no pen came down. */
  other(isTouch: boolean): void {
    // Before the first stroke no pen is near by which a system could tell a palm.
    if (isTouch && this.task === 'palm' && this.#palmSamples > 0) this.#palmTouches++;
    else this.#isOther = true;
  }

  /** The pen went out of reach. */
  leave(): void {
    if (this.#id === null) this.#isNear = false;
  }

  /** Ends the contact, for when its events are no longer received. */
  release(at: number): void {
    if (this.#id !== null) this.grid.cancel(this.#id, at);
    this.#id = null;
    this.#contact.cancel();
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
      palm: this.#palm(),
    };
  }

  /** Everything that a run is judged by, as plain data. A part without anything new is that of the earlier run. */
  snapshot(): PenSnapshot {
    const earlier = this.#earlier;
    const movement = this.#movement.read();
    const pressure = this.#pressure.read();
    const contact = this.#contact.read();
    const ruler = this.#ruler.read();
    const features = this.#features.read();
    const before = earlier?.contact ?? noContact;
    return {
      coverage: this.#coverage(),
      movement: movement.rate === null ? (earlier?.movement ?? (movement.total > 0 ? movement : noMovement)) : movement,
      pressure: earlier && pressure.samples < earlier.pressure.samples ? earlier.pressure : pressure,
      contact: { breaks: before.breaks + contact.breaks, gaps: before.gaps + contact.gaps },
      ruler: earlier && ruler.strokes.length === 0 ? earlier.ruler : ruler,
      features: earlier && !this.#isSeen ? earlier.features : features,
      palm: earlier && this.#palmSamples === 0 ? earlier.palm : this.#palm(),
      everySample: this.everySample,
    };
  }

  /** This sheet, unless a former one was covered better, as in a full screen that was left. */
  #coverage(): TouchSnapshot {
    const now = this.grid.snapshot();
    return this.#former && coveredShare(this.#former) > coveredShare(now) ? this.#former : now;
  }

  #palm(): PalmReading {
    return { samples: this.#palmSamples, touches: this.#palmTouches, cancels: this.#palmCancels };
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
    if (this.task === 'palm') this.#palmSamples++;
  }

  #draw(x: number, y: number, state: PenState): void {
    const at = (this.inkCount++ % MAX_INK) * INK_STRIDE;
    const { ink } = this;
    const tip = this.#tip;
    ink[at] = tip.x;
    ink[at + 1] = tip.y;
    ink[at + 2] = x;
    ink[at + 3] = y;
    ink[at + 4] = tip.pressure;
    ink[at + 5] = state.pressure;
    ink[at + 6] = isEraser(state) ? 1 : 0;
  }
}
