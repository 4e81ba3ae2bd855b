import { beforeEach, describe, expect, it } from 'vitest';
import { NEVER_TOUCHED, TOUCHED_NOW, TouchGrid } from '../../../measure/live/touch-grid';
import { cellsOnLine, columnAt, FINGER, gridOf, longestLine, OTHER, rowAt } from '../../../measure/touch/grid';
import { isGap } from '../../../measure/touch/snapshot';

/** The middle of a cell at a pixel ratio of 1. */
const mid = (index: number) => index * 36 + 17.5;

describe('the grid', () => {
  it('is made of cells of 35 px with a gap of 1 px', () => {
    const grid = gridOf({ width: 359, height: 179, pixelRatio: 1 });
    expect([grid.columns, grid.rows, grid.gap]).toEqual([10, 5, 1]);
    expect([...grid.lefts]).toEqual([0, 36, 72, 108, 144, 180, 216, 252, 288, 324, 360]);
  });

  it.each([1, 1.1, 1.25, 1.5, 1.75, 2, 2.625, 3])('leaves no strip out at a pixel ratio of %d', (pixelRatio) => {
    for (let width = 300; width < 380; width++) {
      const { lefts, gap, columns } = gridOf({ width, height: 100, pixelRatio });
      expect(lefts[0]).toBe(0);
      expect((lefts[columns] ?? 0) - gap).toBe(width);
      for (let i = 0; i < columns; i++) {
        const cell = ((lefts[i + 1] ?? 0) - gap - (lefts[i] ?? 0)) / pixelRatio;
        const last = i === columns - 1;
        expect(cell).toBeGreaterThanOrEqual(last ? 16 : 33.9);
        expect(cell).toBeLessThanOrEqual(last ? 54 : 36.1);
      }
    }
  });

  it('finds the cell of every position, outside ones at the edge', () => {
    const grid = gridOf({ width: 500, height: 400, pixelRatio: 1.1 });
    for (let x = 0; x < 500; x += 0.25) {
      const column = columnAt(grid, x);
      expect(x).toBeGreaterThanOrEqual(grid.lefts[column] ?? Number.NaN);
      expect(x).toBeLessThan(grid.lefts[column + 1] ?? Number.NaN);
    }
    expect([columnAt(grid, -5), columnAt(grid, 1e6), rowAt(grid, -5), rowAt(grid, 1e6)]).toEqual([
      0,
      grid.columns - 1,
      0,
      grid.rows - 1,
    ]);
  });

  it('walks a line without leaving a cell out, in any direction', () => {
    const grid = gridOf({ width: 720, height: 720, pixelRatio: 1 });
    const out = new Int32Array(longestLine(grid));
    const walk = (x0: number, y0: number, x1: number, y1: number) => [
      ...out.subarray(0, cellsOnLine(grid, x0, y0, x1, y1, out)),
    ];
    expect(walk(mid(0), mid(2), mid(4), mid(2))).toEqual([40, 41, 42, 43, 44]);
    expect(walk(mid(2), mid(4), mid(2), mid(1))).toEqual([82, 62, 42, 22]);
    expect(walk(5, 5, 6, 6)).toEqual([0]);
    // Every point of the line must be in a visited cell.
    for (let angle = 0; angle < 360; angle += 7) {
      const radians = (angle / 180) * Math.PI;
      const [x1, y1] = [360.3 + 340 * Math.cos(radians), 360.7 + 340 * Math.sin(radians)];
      const cells = new Set(walk(360.3, 360.7, x1, y1));
      for (let t = 0; t <= 1; t += 0.001) {
        const [x, y] = [360.3 + (x1 - 360.3) * t, 360.7 + (y1 - 360.7) * t];
        expect(cells.has(Math.floor(y / 36) * 20 + Math.floor(x / 36))).toBe(true);
      }
    }
  });
});

describe('the touch grid', () => {
  let grid: TouchGrid;
  let at = 0;
  beforeEach(() => {
    grid = new TouchGrid();
    at = 1000;
    // 20 × 10 cells.
    grid.rebuild({ width: 719, height: 359, pixelRatio: 1 }, at);
  });
  const later = (ms: number) => {
    at += ms;
    return at;
  };
  /** A contact that reports these positions every `every` ms and then ends. */
  function stroke(
    id: number,
    points: readonly (readonly [number, number])[],
    every = 8,
    end: 'up' | 'cancel' | 'stay' = 'up',
  ) {
    points.forEach(([x, y], i) => {
      if (i === 0) grid.down(id, x, y, at);
      else grid.move(id, x, y, later(every));
    });
    if (end === 'up') grid.up(id, later(every));
    if (end === 'cancel') grid.cancel(id, later(every));
  }
  /** A sample in the middle of each cell of a row from one column to another. */
  const row = (y: number, from: number, to = from) =>
    Array.from({ length: to - from + 1 }, (_, i): [number, number] => [mid(from + i), mid(y)]);
  const untouched = () => [...grid.touchedAt].flatMap((lit, cell) => (lit === NEVER_TOUCHED ? [cell] : []));

  it('touches the cells that have a sample, and none between two samples', () => {
    stroke(1, [...row(3, 0, 9), ...row(3, 12, 19)]);
    expect([grid.touched, grid.longestStreak]).toEqual([18, 18]);
    expect(untouched()).toEqual(expect.arrayContaining([70, 71]));
  });

  it.each([
    ['left', 24, 100, true],
    ['left', 24.1, 100, false],
    ['right', 695, 100, true],
    ['right', 694.9, 100, false],
    ['top', 100, 24, true],
    ['top', 100, 24.1, false],
    ['bottom', 100, 335, true],
    ['bottom', 100, 334.9, false],
    ['corner', 30, 5, true],
    ['corner', 30, 30, false],
  ])('touches an outermost cell only near the edge: %s, %d, %d', (_, x, y, is) => {
    grid.down(1, x, y, at);
    expect(grid.touched).toBe(Number(is));
  });

  describe('at a gap', () => {
    /** A finger at 1 px per ms with a sample each 8 px, but for those of a dead stretch. */
    const cross = (id: number, from: number, to: number, y = mid(3), how: 'silent' | 'lost' = 'silent') => {
      let isDown = false;
      for (let x = 40; x < 400; x += 8) {
        later(8);
        if (x >= from && x < to) {
          if (how === 'lost' && isDown) grid.up(id, at);
          if (how === 'lost') isDown = false;
        } else if (isDown) grid.move(id, x, y, at);
        else {
          grid.down(id, x, y, at);
          isDown = true;
        }
      }
      grid.cancel(id, later(8));
    };
    const gaps = () => grid.snapshot().losses.filter(isGap);

    it.each(['silent', 'lost'] as const)(
      'of a contact that is %s, makes its cells dark until it is felt there',
      (how) => {
        for (const y of [110, 142]) cross(1, 0, 0, y);
        const touched = grid.touched;
        // The cells 5 and 6 of row 3 were touched, but not in this place.
        cross(1, 204, 228, 126, how);
        expect(gaps()).toMatchObject([{ x0: 200, x1: 232, jumped: how === 'silent' }]);
        expect([grid.touched, grid.touchedAt[65], grid.touchedAt[66]]).toEqual([
          touched - 2,
          NEVER_TOUCHED,
          NEVER_TOUCHED,
        ]);
        for (const y of [110, 142]) cross(1, 0, 0, y);
        expect(grid.touched).toBe(touched - 2);
        cross(1, 0, 0, 126);
        expect(grid.touched).toBe(touched);
      },
    );

    it('is none where the panel felt a finger before, nor for one missing sample in a frame', () => {
      cross(1, 0, 0, 126);
      const { touched } = grid;
      cross(1, 204, 228, 126);
      expect(grid.touched).toBe(touched);
      grid.everySample = false;
      cross(1, 204, 228, 126);
      expect(gaps()).toHaveLength(1);
    });

    it.each([
      ['back to where it began', -200, 0, 100, 8],
      ['aside', 40, 40, 40, 8],
      ['ahead, but later', 40, 0, 200, 8],
      ['ahead, and then the other way', 40, 0, 40, -8],
    ])('is none for a finger that is lifted in motion and set down %s', (_, dx, dy, after, step) => {
      stroke(
        1,
        Array.from({ length: 20 }, (_, i): [number, number] => [300 + 8 * i, 150]),
      );
      const [x, y] = [452 + dx, 150 + dy];
      at += after - 8;
      stroke(
        2,
        Array.from({ length: 20 }, (_, i): [number, number] => [x + step * i, y]),
      );
      expect(gaps()).toEqual([]);
      expect(grid.snapshot().losses).toHaveLength(2);
    });

    it('is kept although many strokes end in motion later', () => {
      cross(1, 204, 228);
      for (let i = 0; i < 300; i++) stroke(2, row(5, 3, 6));
      expect(gaps()).toHaveLength(1);
    });
  });

  it('follows ten contacts at once and remembers the most', () => {
    for (let id = 0; id < 10; id++) grid.down(id, mid(id), mid(id), at);
    // A contact counts from 108 px on, in steps of up to 36 px.
    expect(grid.progress()).toMatchObject({ fingers: 10, mostFingers: 0, touched: 10 });
    for (const way of [36, 72, 107]) for (let id = 0; id < 10; id++) grid.move(id, mid(id) + way, mid(id), at + way);
    expect(grid.progress().mostFingers).toBe(0);
    for (let id = 0; id < 10; id++) grid.move(id, mid(id) + 108, mid(id), at + 110);
    grid.down(11, 10, 10, at);
    for (const x of [110, 300, 20]) grid.move(11, x, 10, at + x);
    grid.up(11, at);
    expect(grid.progress()).toMatchObject({ fingers: 10, mostFingers: 10 });
    for (let id = 0; id < 7; id++) grid.up(id, at);
    expect(grid.progress()).toMatchObject({ fingers: 3, mostFingers: 10 });
  });

  it('shows the streak of the contact that leads, and ends all contacts at once', () => {
    expect([grid.leader(), grid.progress().streak]).toEqual([-1, 0]);
    stroke(1, row(0, 0, 3), 8, 'stay');
    stroke(2, row(2, 0, 6), 8, 'stay');
    stroke(3, row(4, 0, 6), 8, 'stay');
    expect([grid.leader(), grid.progress().streak]).toEqual([1, 7]);
    grid.cancel(2, at);
    expect([grid.leader(), grid.progress().streak]).toEqual([2, 7]);
    grid.cancel(3, at);
    expect([grid.leader(), grid.progress().streak]).toEqual([0, 4]);
    grid.release(at + 5);
    expect([grid.leader(), grid.contacts.now, grid.touchedAt[3], grid.snapshot().losses]).toEqual([
      ...[-1, 0, at + 5 - 1000, []],
    ]);
  });

  it('counts newly touched cells of one unbroken contact as its streak', () => {
    stroke(1, row(0, 0, 6), 8, 'stay');
    expect(grid.progress().streak).toBe(7);
    for (const column of [3, 0]) grid.move(1, mid(column), mid(0), later(8));
    expect(grid.progress().streak).toBe(7);
    grid.up(1, at);
    expect(grid.progress().streak).toBe(0);
    grid.down(1, mid(0), mid(1), at);
    expect(grid.progress().streak).toBe(1);
    expect(grid.longestStreak).toBe(7);
  });

  it('lights the cell under a contact until the contact leaves it', () => {
    grid.down(1, mid(2), mid(0), at);
    expect(grid.touchedAt[2]).toBe(TOUCHED_NOW);
    grid.move(1, mid(3), mid(0), at + 8);
    expect([grid.touchedAt[2], grid.touchedAt[3]]).toEqual([8, TOUCHED_NOW]);
    grid.cancel(1, at + 20);
    expect(grid.touchedAt[3]).toBe(20);
  });

  it('lights cells by the clock of the drawing where samples have another', () => {
    grid.clock = 1500;
    grid.down(1, mid(2), mid(0), 9e6);
    grid.move(1, mid(5), mid(0), 9e6 + 8);
    expect([grid.touchedAt[2], grid.touchedAt[5], grid.touched]).toEqual([500, TOUCHED_NOW, 2]);
  });

  it('notes where a contact ends in motion, not where one is taken, comes to rest or taps', () => {
    stroke(1, row(0, 0, 4));
    expect(grid.snapshot().losses).toEqual([{ x0: mid(4), y0: mid(0), x1: mid(5), y1: mid(0), jumped: false }]);
    stroke(2, row(1, 0, 4), 8, 'cancel');
    stroke(3, [...row(2, 0, 4), ...Array.from({ length: 12 }, (): [number, number] => [mid(4) + 1, mid(2)])]);
    stroke(4, row(3, 5));
    expect(grid.snapshot().losses).toHaveLength(1);
    // Stops reporting at full speed and is lifted later: the finger is held on a dead spot.
    stroke(5, row(4, 0, 4), 8, 'stay');
    grid.up(5, at + 200);
    expect(grid.snapshot().losses).toHaveLength(2);
  });

  it('measures the samples per second, rests and missing ones left out', () => {
    const points = Array.from({ length: 60 }, (_, i): [number, number] => [10 + i * 5, 100]);
    for (const [id, every] of [[1, 1000 / 240] as const, [2, 1000 / 240] as const]) {
      stroke(id, points, every);
      at += 500;
    }
    grid.down(3, 10, 10, at);
    grid.move(3, 20, 10, later(700));
    expect(grid.snapshot().rate).toBeCloseTo(240, 0);
  });

  it('counts the samples that the rate rests on, and none for a tap or a finger that hardly moves', () => {
    grid.down(1, 10, 10, at);
    grid.up(1, later(8));
    const slow = Array.from({ length: 60 }, (_, i): [number, number] => [10 + i * 0.4, 100]);
    stroke(2, slow);
    expect(grid.snapshot()).toMatchObject({ samples: 0, rate: null });
    stroke(3, row(0, 1, 4));
    expect(grid.snapshot()).toMatchObject({ samples: 3, rate: 125 });
  });

  it('takes the median of three intervals for the pace of a contact, and of the panel for the next one', () => {
    grid.down(1, 0, 100, at);
    for (const every of [8, 16, 8]) grid.move(1, 20, 100, later(every));
    grid.down(2, 0, 200, at);
    expect([grid.contacts.usual(0), grid.contacts.usual(1)]).toEqual([8, 8]);
  });

  it('does not take every second sample that was missed for the pace of the panel', () => {
    grid.down(1, 0, 100, at);
    for (let i = 1; i < 120; i++) grid.move(1, i * 5, 100, later(i % 10 === 0 ? 16 : 8));
    expect(grid.snapshot().rate).toBeCloseTo(125, 5);
  });

  it('lights cells for a mouse, but counts them, its samples and its losses for nothing', () => {
    const points = Array.from({ length: 30 }, (_, i): [number, number] => [10 + i * 12, mid(3)]);
    points.forEach(([x, y], i) => {
      if (i === 0) grid.down(9, x, y, at, false);
      else grid.move(9, x, y, later(1));
    });
    at += 100;
    grid.move(9, mid(18), mid(3), at);
    grid.up(9, later(1));
    const { touched, losses, samples, rate, mostFingers } = grid.snapshot();
    expect(new Set(touched)).toEqual(new Set([0, OTHER]));
    expect({ losses, samples, rate, mostFingers }).toEqual({ losses: [], samples: 0, rate: null, mostFingers: 0 });
    expect(grid.progress()).toMatchObject({ touched: 11, others: 11, fingers: 0 });
    // The report rate of the mouse must not be used for the finger that follows.
    stroke(1, row(3, 0, 4));
    expect(grid.snapshot().touched.slice(60, 66)).toEqual([FINGER, FINGER, FINGER, FINGER, FINGER, OTHER]);
    expect(grid.progress()).toMatchObject({ touched: 11, others: 6 });
  });

  it('takes up an earlier run of the same grid: what fingers touched, and no more', () => {
    const earlier = new TouchGrid();
    earlier.rebuild({ width: 719, height: 359, pixelRatio: 1 }, 0);
    earlier.down(1, mid(0), mid(0), 0);
    for (let i = 1; i < 10; i++) earlier.move(1, mid(i), mid(0), i * 8);
    earlier.move(1, mid(15), mid(0), 300);
    earlier.up(1, 308);
    earlier.down(2, mid(0), mid(1), 400, false);
    const snapshot = earlier.snapshot();

    expect(grid.resume(snapshot)).toBe(true);
    expect(grid.snapshot()).toEqual({
      ...snapshot,
      touched: snapshot.touched.map((by) => (by === FINGER ? FINGER : 0)),
    });
    expect(grid.progress()).toMatchObject({ touched: 11, others: 0, mostFingers: 1 });
    stroke(3, row(1, 0, 5));
    expect(grid.touched).toBe(17);

    grid.rebuild({ width: 500, height: 359, pixelRatio: 1 }, at);
    expect(grid.resume(snapshot)).toBe(false);
    expect(grid.touched).toBe(0);
  });

  it('does not take up a run of which nothing or everything was touched', () => {
    const none = grid.snapshot();
    for (let y = 0; y < 10; y++) stroke(y, row(y, 0, 19));
    const all = grid.snapshot();
    grid.reset(at);
    expect([grid.resume(none), grid.resume(all), grid.touched]).toEqual([false, false, 0]);
  });

  it('tells every reader which cells changed and no others, or that all did', () => {
    const before = grid.changeCount;
    stroke(1, row(2, 3, 6));
    const count = grid.changeCount - before;
    const cells = Array.from({ length: count }, (_, i) => grid.changes[(before + i) % grid.changes.length]);
    expect([...new Set(cells)]).toEqual([43, 44, 45, 46]);
    for (const changeAll of [() => grid.reset(at), () => grid.fill()]) {
      const then = grid.changeCount;
      changeAll();
      expect(grid.changeCount - then).toBeGreaterThan(grid.changes.length);
    }
  });

  it('forgets everything on reset, and passes over samples of contacts that began before', () => {
    stroke(1, row(0, 0, 5), 8, 'stay');
    grid.reset(at);
    grid.move(1, mid(9), mid(0), at + 8);
    expect(grid.progress()).toEqual({
      touched: 0,
      cells: 200,
      others: 0,
      pressed: false,
      fingers: 0,
      mostFingers: 0,
      streak: 0,
    });
    expect(untouched()).toHaveLength(200);
  });

  it('is complete when every cell was touched', () => {
    for (let y = 0; y < 10; y++) stroke(y, row(y, 0, y === 9 ? 18 : 19));
    expect(grid.complete).toBe(false);
    stroke(99, row(9, 19));
    expect(grid.complete).toBe(true);
  });

  it('ignores more contacts than it has room for', () => {
    for (let id = 0; id < 40; id++) grid.down(id, mid(0), mid(0), at);
    expect(grid.contacts.now).toBe(32);
    for (let id = 0; id < 40; id++) grid.up(id, at);
    expect(grid.contacts.now).toBe(0);
  });
});
