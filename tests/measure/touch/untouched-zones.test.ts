import { describe, expect, it } from 'vitest';
import { judgeTouch, reasonOf } from '../../../machines/touch/touch';
import { TouchGrid } from '../../../measure/live/touch-grid';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import { boxOf, isDead, isSuspect, panelPlace, untouchedZones, zoneName } from '../../../measure/touch/untouched-zones';
import { drawn, from, hole, lower, partOf, run } from './grids';

const verdictOfZones = (snapshot: TouchSnapshot) => partOf('zones', { snapshot })?.verdict;
const names = (snapshot: TouchSnapshot) => untouchedZones(snapshot).map((zone) => zoneName(zone, snapshot));
const edge = '########## ########.. ########.. ########.. ########## ##########';
const small = '########## ########.. ########.# ########## ########## ##########';

describe('zones', () => {
  it('hang together by edges and corners, the largest first', () => {
    expect(names(drawn('..######## ..######## ##.####### ########## #######.## ##########'))).toEqual([
      'upper left corner, 3 × 3 cells, 5 of them untouched',
      'lower right, 1 × 1 cell',
    ]);
  });

  it.each([
    [edge, 'right edge, 2 × 3 cells'],
    [hole, 'center, 2 × 2 cells'],
    [lower, 'bottom edge, 10 × 3 cells'],
    ['.... #### ####', 'top edge, 4 × 1 cells'],
    ['.### .### .###', 'left edge, 1 × 3 cells'],
    ['#### .... ####', 'across the width, 4 × 1 cells'],
    ['#..# #..# #..#', 'across the height, 2 × 3 cells'],
    ['#### #### ###.', 'lower right corner, 1 × 1 cell'],
    ['#..# #### ####', 'top edge, 2 × 1 cells'],
    ['.... .... ....', 'whole panel, 4 × 3 cells'],
  ])('%s is named %s', (picture, name) => {
    expect(names(drawn(picture))).toEqual([name]);
  });

  it('are possible faults when touched cells surround four or more, and dead when contacts were lost there', () => {
    const lost = from(3, 2).to(4, 2);
    expect(verdictOfZones(drawn(hole))).toBe('warning');
    expect(verdictOfZones(drawn(hole, [lost]))).toBe('warning');
    expect(verdictOfZones(drawn(hole, [lost, lost]))).toBe('fail');
    expect(verdictOfZones(drawn('##### #..## #.### #####', [lost, lost]))).toBe('inconclusive');
  });

  it('are not dead for a ring along the edges of a panel whose inside was left for later', () => {
    const ring = drawn('########## #........# #........# #........# #........# ##########');
    expect(verdictOfZones(ring)).toBe('inconclusive');
    expect(judgeTouch({ ...run, snapshot: ring }).status).toBe('inconclusive');
  });

  it('are not filled by a mouse: what a finger lost stays lost', () => {
    const lost = from(3, 2).to(4, 2);
    expect(verdictOfZones(drawn(hole.replaceAll('.', 'o'), [lost, lost]))).toBe('fail');
  });

  it('at an edge are dead when contacts were lost or jumped at their border twice', () => {
    expect(verdictOfZones(drawn(edge))).toBe('inconclusive');
    expect(verdictOfZones(drawn(edge, [from(7, 2).to(8, 2)]))).toBe('inconclusive');
    expect(verdictOfZones(drawn(edge, [from(7, 2).to(8, 2), from(6, 1).to(9, 1)]))).toBe('fail');
    // Fewer than four cells prove nothing, no matter how often contact is lost.
    expect(verdictOfZones(drawn(small, Array(9).fill(from(7, 1).to(9, 1))))).toBe('inconclusive');
  });

  it('are not dead for two lifts in full swing at different places, but for two jumps anywhere', () => {
    const tall = '####.. ####.. ####.. ####.. ####.. ####..';
    expect(verdictOfZones(drawn(tall, [from(3, 0).to(4, 0), from(3, 5).to(4, 5)]))).toBe('inconclusive');
    expect(verdictOfZones(drawn(tall, [from(3, 0).to(4, 0), from(3, 2).to(4, 2)]))).toBe('fail');
    expect(verdictOfZones(drawn(tall, [from(3, 0).over(5, 0), from(3, 5).over(5, 5)]))).toBe('fail');
  });

  it('are not dead for the ends of a few strokes on a panel that was hardly painted', () => {
    const stroke = from(3, 1).to(4, 1);
    const snapshot = drawn('........ ####.... ........', [stroke, stroke, stroke]);
    expect(verdictOfZones(snapshot)).toBe('inconclusive');
    expect(untouchedZones(snapshot).map(reasonOf)).toEqual(['Too little was painted to tell.']);
  });

  it('do not count a contact that was bound elsewhere', () => {
    const away = [from(7, 2).to(6, 2), from(7, 2).to(6, 1), from(7, 4).to(7, 5)];
    expect(untouchedZones(drawn(edge, away))[0]?.losses).toBe(0);
    expect(verdictOfZones(drawn(edge, away))).toBe('inconclusive');
  });

  it('say what speaks for them', () => {
    const reason = (snapshot: TouchSnapshot) => untouchedZones(snapshot).map(reasonOf)[0];
    const lost = from(7, 2).to(8, 2);
    expect(reason(drawn(hole))).toBe('Touched cells surround it. Draw over it again.');
    expect(reason(drawn(edge, [lost, lost]))).toBe('Contact was lost here twice.');
    expect(reason(drawn(edge, [lost]))).toBe('No contact was lost here.');
    expect(reason(drawn(edge, [from(7, 2).over(9, 2)]))).toBe('Contact was lost here once, which proves nothing.');
    expect(reason(drawn(small))).toBe('Too small: you may have missed it.');
  });

  it('have a box in px, without the gap behind their last cell', () => {
    const boxes = [edge, hole, lower].map((picture) => {
      const snapshot = drawn(picture);
      return untouchedZones(snapshot).map((zone) => boxOf(zone, snapshot));
    });
    expect(boxes).toEqual([
      [{ x: 288, y: 36, width: 71, height: 107 }],
      [{ x: 144, y: 72, width: 71, height: 71 }],
      [{ x: 0, y: 108, width: 359, height: 107 }],
    ]);
  });

  it.each([
    ['a hole of four cells', { cells: [1, 2, 3, 4] }, true],
    ['three cells', { cells: [1, 2, 3] }, false],
    ['a zone at an edge', { surrounded: false }, false],
    ['a tenth of the panel', { share: 0.1 }, true],
    ['more of it', { share: 0.11 }, false],
    ['a dead zone', { losses: 2 }, false],
  ])('are suspect: %s', (_, change, is) => {
    const zone = {
      left: 1,
      top: 1,
      right: 2,
      bottom: 2,
      cells: [1, 2, 3, 4],
      surrounded: true,
      losses: 1,
      share: 0.05,
    };
    expect(isSuspect({ ...zone, ...change })).toBe(is);
  });

  it.each([
    ['half of the panel at an edge', { surrounded: false, share: 0.5 }, true],
    ['more of it', { surrounded: false, share: 0.51 }, false],
    ['more of it inside', { share: 0.51 }, true],
    ['a zone of one loss', { losses: 1 }, false],
    ['three cells', { cells: [1, 2, 3] }, false],
  ])('are dead: %s', (_, change, is) => {
    const zone = {
      left: 1,
      top: 1,
      right: 2,
      bottom: 2,
      cells: [1, 2, 3, 4],
      surrounded: true,
      losses: 2,
      share: 0.05,
    };
    expect(isDead({ ...zone, ...change })).toBe(is);
  });

  it('name points by thirds', () => {
    expect([panelPlace(0, 0), panelPlace(0.5, 0.5), panelPlace(1, 0.5), panelPlace(0.5, 1)]).toEqual([
      'upper left',
      'center',
      'right',
      'lower middle',
    ]);
  });
});

describe('a panel with a dead rectangle', () => {
  /** Sweeps every row of a 1280 × 800 panel with a dead rectangle. `how` is what happens to the contact there. */
  function sweep(mask: { x0: number; y0: number; x1: number; y1: number } | null, how: 'lost' | 'silent') {
    const grid = new TouchGrid();
    let at = 0;
    grid.rebuild({ width: 1280, height: 800, pixelRatio: 1 }, at);
    const dead = (x: number, y: number) => mask && x >= mask.x0 && x < mask.x1 && y >= mask.y0 && y < mask.y1;
    for (let y = 9; y < 800; y += 9) {
      let down = false;
      for (let x = 2; x < 1280; x += 12) {
        at += 8;
        if (dead(x, y)) {
          if (down && how === 'lost') grid.up(1, at);
          if (how === 'lost') down = false;
        } else if (down) grid.move(1, x, y, at);
        else {
          grid.down(1, x, y, at);
          down = true;
        }
      }
      grid.up(1, at + 8);
      at += 300;
    }
    return grid.snapshot();
  }

  const inside = { x0: 391, y0: 205, x1: 755, y1: 502 };
  const right = { x0: 1148, y0: 212, x1: 1280, y1: 611 };

  it.each([
    ['inside', 'lost', inside],
    ['inside', 'silent', inside],
    ['at the right edge', 'lost', right],
    ['at the right edge', 'silent', right],
  ] as const)('%s, contact %s: it is found with an overlap of at least 0.9', (_, how, mask) => {
    const snapshot = sweep(mask, how);
    const [zone, ...others] = untouchedZones(snapshot).filter(isDead);
    expect(others).toEqual([]);
    const cells = new Set(zone?.cells);
    let both = 0;
    let either = 0;
    for (let y = 0; y < 800; y++) {
      for (let x = 0; x < 1280; x++) {
        const column = Math.min(snapshot.columns - 1, Math.floor(x / 36));
        const row = Math.min(snapshot.rows - 1, Math.floor(y / 36));
        const found = cells.has(row * snapshot.columns + column);
        const masked = x >= mask.x0 && x < mask.x1 && y >= mask.y0 && y < mask.y1;
        both += Number(found && masked);
        either += Number(found || masked);
      }
    }
    expect(both / either).toBeGreaterThanOrEqual(0.9);
    expect(judgeTouch({ ...run, snapshot }).status).toBe('fail');
  });

  it('is not found where there is none', () => {
    expect(judgeTouch({ ...run, snapshot: sweep(null, 'lost') }).status).toBe('pass');
  });
});
