import { MIN_SAMPLES } from '../../../../machines/touch/evidence';
import { judgeTouch, type TouchRun } from '../../../../machines/touch/touch';
import type { ContactLoss, TouchSnapshot } from '../../../../measure/touch/snapshot';

/**
 * A snapshot drawn as text: '#' is touched by a finger, 'o' only by a mouse, '.' is untouched. Cells are 36 px,
 * including the last gap.
 */
export function drawn(picture: string, losses: readonly ContactLoss[] = []): TouchSnapshot {
  const lines = picture.trim().split(/\s+/);
  const columns = lines[0]?.length ?? 0;
  return {
    columns,
    rows: lines.length,
    width: columns * 36 - 1,
    height: lines.length * 36 - 1,
    pixelRatio: 1,
    touched: Array.from(lines.join(''), (cell) => '.#o'.indexOf(cell)),
    losses,
    mostFingers: 2,
    longestStreak: 9,
    samples: MIN_SAMPLES,
    rate: 120.4,
    everySample: true,
  };
}
const mid = (index: number) => index * 36 + 17;
/** From the middle of one cell to the middle of another. */
export const from = (column: number, row: number) => ({
  to: (c: number, r: number): ContactLoss => ({ x0: mid(column), y0: mid(row), x1: mid(c), y1: mid(r), jumped: false }),
  over: (c: number, r: number): ContactLoss => ({ ...from(column, row).to(c, r), jumped: true }),
  back: (c: number, r: number): ContactLoss => ({ ...from(column, row).to(c, r), returned: true }),
});
export const run: TouchRun = {
  snapshot: null,
  seconds: 34,
  ghosts: null,
  touchPoints: 10,
  startedAt: 1000,
  finishedAt: 40_000,
};
export const partOf = (id: string, change: Partial<TouchRun>) =>
  judgeTouch({ ...run, ...change }).parts.find((part) => part.id === id);

export const hole = '########## ########## ####..#### ####..#### ########## ##########';
export const lower = '########## ########## ########## .......... .......... ..........';
