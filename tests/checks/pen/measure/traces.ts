import { PenSheet } from '../../../../measure/live/pen-sheet';
import type { PenState } from '../../../../measure/pen/features';
import { penTasks } from '../../../../measure/pen/snapshot';
import { normal, randomOf } from '../../../kit/random';

/**
 * A simulated pen and hand: strokes at a known rate, with known jitter, known pressure steps and optional faults. The
 * sheet has the size of a tablet screen in device px, with a pixel ratio of 2.
 */

export const SHEET = { width: 1640, height: 1240, pixelRatio: 2 } as const;

export interface Pen {
  readonly seed: number;
  /** Reports per second, in Hz. */
  readonly rate: number;
  /** Number of pressure steps. */
  readonly steps: number;
  /** Standard deviation of the position, in device px in each direction. */
  readonly jitter: number;
  /** The timer's resolution, in ms. */
  readonly grain: number;
  /** The highest and (`lowest`) the smallest pressure that the pen reports. */
  readonly cap: number;
  readonly lowest: number;
  /** The hand's hardest press, as a share of full pressure. Above 1, strokes stay at full pressure for a while. */
  readonly hand: number;
  /** The constant pressure of a stuck sensor. */
  readonly stuck: number | null;
  readonly tilts: 'both' | 'none' | 'x only';
  readonly twists: boolean;
  readonly hovers: boolean;
  readonly erases: boolean;
  /** Bits of `PointerEvent.buttons` for the side buttons. */
  readonly buttons: number;
  /** Number of strokes of the cover task that lose contact for 20 ms. */
  readonly breaks: number;
  /** Number of strokes of the cover task in which 60 ms of samples are missing. */
  readonly gaps: number;
  /** Dead area in device px: x, y, width and height. */
  readonly dead: readonly [number, number, number, number] | null;
  /** Number of touches that arrive while the pen writes. */
  readonly palms: number;
}

const goodPen: Pen = {
  seed: 1,
  rate: 240,
  steps: 4096,
  jitter: 0.25,
  grain: 0.1,
  cap: 1,
  lowest: 0,
  hand: 1.08,
  stuck: null,
  tilts: 'both',
  twists: true,
  hovers: true,
  erases: true,
  buttons: 2,
  breaks: 0,
  gaps: 0,
  dead: null,
  palms: 0,
};

/** A pen with only a tip and pressure. */
export const plainPen: Pen = { ...goodPen, tilts: 'none', twists: false, hovers: false, erases: false, buttons: 0 };

/** Draws all tasks with a pen and returns the sheet. */
export function drawAll(change: Partial<Pen> = {}): PenSheet {
  const pen = { ...goodPen, ...change };
  const next = randomOf(pen.seed);
  const sheet = new PenSheet();
  sheet.rebuild(SHEET, 0);
  const interval = 1000 / pen.rate;
  let clock = 100 * next();
  let index = 0;
  const isDead = (x: number, y: number) => {
    if (!pen.dead) return false;
    const [left, top, width, height] = pen.dead;
    return x >= left && x < left + width && y >= top && y < top + height;
  };
  let peak = pen.hand;
  const state = (share: number, buttons: number): PenState => {
    const turn = 2 * Math.PI * share;
    const wanted = Math.min(pen.cap, Math.max(pen.lowest, share < 0 ? 0 : peak * Math.sin(Math.PI * share) ** 2));
    return {
      pressure: pen.stuck ?? Math.max(1, Math.round(wanted * pen.steps)) / pen.steps,
      tiltX: pen.tilts === 'none' ? 0 : Math.round(35 * Math.sin(turn)),
      tiltY: pen.tilts === 'both' ? Math.round(30 * Math.cos(turn)) : 0,
      twist: pen.twists ? Math.round(90 * share) : 0,
      buttons,
    };
  };
  const at = () => Math.round((clock + 0.02 * interval * normal(next)) / pen.grain) * pen.grain;
  const put = (x: number, y: number) => [x + pen.jitter * normal(next), y + pen.jitter * normal(next)] as const;

  /** One stroke between two points. `speed` is in device px per ms, slower at the ends. */
  const stroke = (
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    speed: number,
    { fault = 'none', buttons = 1 }: { fault?: 'none' | 'break' | 'gap'; buttons?: number } = {},
  ) => {
    const length = Math.hypot(x1 - x0, y1 - y0);
    const count = Math.max(12, Math.round(length / speed / interval));
    const id = ++index;
    // A hand never presses equally hard twice, unless it presses as hard as it can.
    peak = pen.hand > 1 ? pen.hand : pen.hand * (0.7 + 0.3 * next());
    let down = false;
    if (pen.hovers) {
      for (let i = 0; i < 3; i++) {
        const [x, y] = put(x0 - 12 + 4 * i, y0);
        sheet.move(id, x, y, at(), { ...state(0.01, 0), pressure: 0 });
        clock += interval;
      }
    }
    for (let i = 0; i <= count; i++, clock += interval) {
      const share = i / count;
      // A hand starts and ends at rest.
      const eased = 0.97 * share + 0.03 * (share - Math.sin(2 * Math.PI * share) / (2 * Math.PI));
      const [x, y] = put(x0 + (x1 - x0) * eased, y0 + (y1 - y0) * eased);
      const missing = fault === 'gap' && share > 0.5 && (share - 0.5) * count * interval < 60;
      if (missing) continue;
      const lost = fault === 'break' && share > 0.5 && (share - 0.5) * count * interval < 20;
      if (isDead(x, y) || lost) {
        if (down) sheet.up(id, at());
        down = false;
      } else if (down) sheet.move(id, x, y, at(), state(share, buttons));
      else {
        sheet.down(id, x, y, at(), state(share, buttons));
        down = true;
      }
    }
    if (down) sheet.up(id, at());
    clock += 180 + 120 * next();
  };

  const tasks: Record<(typeof penTasks)[number], () => void> = {
    cover: () => {
      const rows = Math.ceil(SHEET.height / 60);
      for (let row = 0; row < rows; row++) {
        const y = Math.min(SHEET.height - 6, 20 + row * 60);
        const fault = row > 2 && row < 3 + pen.breaks ? 'break' : row > 10 && row < 11 + pen.gaps ? 'gap' : 'none';
        stroke(6, y, SHEET.width - 6, y, 1.6 + 0.6 * next(), { fault });
      }
      if (pen.buttons) stroke(300, 300, 500, 500, 1, { buttons: 1 | pen.buttons });
      if (pen.erases) stroke(300, 500, 500, 300, 1, { buttons: 32 });
    },
    press: () => {
      for (let i = 0; i < 6; i++) stroke(200, 300 + 100 * i, 900, 300 + 100 * i, 0.7);
    },
    ruler: () => {
      for (let i = 0; i < 3; i++) stroke(200 + 60 * i, 200, 1200 + 60 * i, 1100, 0.45);
    },
    palm: () => {
      for (let i = 0; i < 4; i++) {
        stroke(200, 600 + 90 * i, 900, 620 + 90 * i, 0.9);
        if (i >= pen.palms) continue;
        sheet.touch(900 + i, at());
        sheet.up(900 + i, at());
      }
    },
  };
  for (const task of penTasks) {
    sheet.task = task;
    tasks[task]();
  }
  return sheet;
}
