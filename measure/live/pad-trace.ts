import { LineMeter, type LineReading, noLine } from '../touchpad/line';
import { noSides, SidesMeter, type SidesReading } from '../touchpad/sides';
import { noMotion, StillMeter, type StillReading } from '../touchpad/still';
import { createMovement, type Movement, type MovementReading, noMovement } from './movement';

/** Readings from the samples of a touch pad. */
export interface PadReading {
  readonly movement: MovementReading;
  readonly line: LineReading;
  readonly sides: SidesReading;
  readonly still: StillReading;
}

export const noTrace: PadReading = { movement: noMovement, line: noLine, sides: noSides, still: noMotion };

/** The samples of a touch pad: the same as for a mouse, plus the parts that only a pad has. */
export interface PadTrace extends Omit<Movement, 'read'> {
  /** Sets the size of the field in CSS px. */
  fit(width: number, height: number): void;
  /** Call when the pointer leaves the field. */
  leave(): void;
  /** Counts an unexpected press or scroll step. */
  other(): void;
  /** Returns the reading at a time in ms. Intended for a few calls per second. */
  read(at: number): PadReading;
  /** Unexpected presses and scroll steps so far. */
  readonly others: number;
}

/** Creates an empty trace. */
export function createPadTrace(): PadTrace {
  const movement = createMovement();
  let line = new LineMeter();
  let still = new StillMeter();
  let sides = new SidesMeter();
  let others = 0;
  let width = 0;
  let height = 0;
  return {
    push(at, x, y) {
      const before = movement.count;
      movement.push(at, x, y);
      // `movement` rejects repeated positions and decreasing times.
      if (movement.count === before) return;
      line.push(at, x, y);
      still.push(x, y);
      sides.push(at, x, y);
    },
    leave() {
      line.lift();
      sides.leave();
    },
    other() {
      others++;
      still.other();
    },
    fit(toWidth, toHeight) {
      width = toWidth;
      height = toHeight;
      sides.fit(width, height);
    },
    read: (at) => ({ movement: movement.read(), line: line.read(), sides: sides.read(at), still: still.read() }),
    restart() {
      movement.restart();
      line = new LineMeter();
      still = new StillMeter();
      sides = new SidesMeter();
      sides.fit(width, height);
      others = 0;
    },
    get count() {
      return movement.count;
    },
    get others() {
      return others;
    },
    times: movement.times,
    xs: movement.xs,
    ys: movement.ys,
  };
}
