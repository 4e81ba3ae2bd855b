import { LineMeter, type LineReading, noLine } from '../touchpad/line';
import { noSides, SidesMeter, type SidesReading } from '../touchpad/sides';
import { noMotion, StillMeter, type StillReading } from '../touchpad/still';
import { createMovement, type Movement, type MovementReading, noMovement } from './movement';

/** What the samples of a touch pad say now. */
export interface PadReading {
  readonly movement: MovementReading;
  readonly line: LineReading;
  readonly sides: SidesReading;
  readonly still: StillReading;
}

export const noTrace: PadReading = { movement: noMovement, line: noLine, sides: noSides, still: noMotion };

/** The samples of a touch pad: those of a mouse, and what only a pad is asked for. */
export interface PadTrace extends Omit<Movement, 'read'> {
  /** Says how large the field is, in CSS px. */
  fit(width: number, height: number): void;
  /** The pointer left the field. */
  leave(): void;
  /** Takes a press or a scroll step that should not come. */
  other(): void;
  /** The reading at a time in ms. Made for a few calls a second. */
  read(at: number): PadReading;
  /** Presses and scroll steps that came so far. */
  readonly others: number;
}

/** A touch pad on which no finger moved. */
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
      // It takes no place twice, and no time that falls.
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
