import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { touchIssues, touchQuestions } from '../../content/touch';
import { tally } from '../../machines/result';
import { evidence, MANY_JUMPS, MIN_SAMPLES, SLOW_RATE } from '../../machines/touch/evidence';
import type { TouchRun } from '../../machines/touch/touch';
import { judgeTouch, percent, reasonOf, summarize } from '../../machines/touch/touch';
import { TouchGrid } from '../../measure/live/touch-grid';
import type { ContactLoss, TouchSnapshot } from '../../measure/touch/snapshot';
import { isDead, nameOf, thirdOf, zonesOf } from '../../measure/touch/zones';

/** A snapshot drawn in text: '#' is touched by a finger, 'o' only by a mouse, '.' by nothing. Cells of 36 px, the last gap included. */
function drawn(picture: string, losses: readonly ContactLoss[] = []): TouchSnapshot {
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
/** From the middle of one cell to that of another. */
const from = (column: number, row: number) => ({
  to: (c: number, r: number): ContactLoss => ({ x0: mid(column), y0: mid(row), x1: mid(c), y1: mid(r), jumped: false }),
  over: (c: number, r: number): ContactLoss => ({
    x0: mid(column),
    y0: mid(row),
    x1: mid(c),
    y1: mid(r),
    jumped: true,
  }),
});
const run: TouchRun = {
  snapshot: null,
  seconds: 34,
  ghosts: null,
  touchPoints: 10,
  startedAt: 1000,
  finishedAt: 40_000,
};
const partOf = (id: string, change: Partial<TouchRun>) =>
  judgeTouch({ ...run, ...change }).parts.find((part) => part.id === id);
const verdictOfZones = (snapshot: TouchSnapshot) => partOf('zones', { snapshot })?.verdict;
const names = (snapshot: TouchSnapshot) => zonesOf(snapshot).map((zone) => nameOf(zone, snapshot));

const hole = '########## ########## ####..#### ####..#### ########## ##########';
const edge = '########## ########.. ########.. ########.. ########## ##########';
const small = '########## ########.. ########.# ########## ########## ##########';
const lower = '########## ########## ########## .......... .......... ..........';

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
    // However often it happens, fewer than four cells prove nothing.
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
    expect(zonesOf(snapshot).map(reasonOf)).toEqual(['Too little was painted to tell.']);
  });

  it('do not count a contact that was bound elsewhere', () => {
    const away = [from(7, 2).to(6, 2), from(7, 2).to(6, 1), from(7, 4).to(7, 5)];
    expect(zonesOf(drawn(edge, away))[0]?.losses).toBe(0);
    expect(verdictOfZones(drawn(edge, away))).toBe('inconclusive');
  });

  it('say what speaks for them', () => {
    const reason = (snapshot: TouchSnapshot) => zonesOf(snapshot).map(reasonOf)[0];
    const lost = from(7, 2).to(8, 2);
    expect(reason(drawn(hole))).toBe('Touched cells surround it. Draw over it again.');
    expect(reason(drawn(edge, [lost, lost]))).toBe('Contact was lost here twice.');
    expect(reason(drawn(edge, [lost]))).toBe('No contact was lost here.');
    expect(reason(drawn(edge, [from(7, 2).over(9, 2)]))).toBe('Contact was lost here once, which proves nothing.');
    expect(reason(drawn(small))).toBe('Too small: you may have missed it.');
  });

  it('name points by thirds', () => {
    expect([thirdOf(0, 0), thirdOf(0.5, 0.5), thirdOf(1, 0.5), thirdOf(0.5, 1)]).toEqual([
      'upper left',
      'center',
      'right',
      'lower middle',
    ]);
  });
});

describe('the verdict', () => {
  const ghost = { x: 0.9, y: 0.5, at: 2000 };
  const full = drawn('#### ####');

  it('passes a complete grid', () => {
    const result = judgeTouch({ ...run, snapshot: full });
    expect(result).toMatchObject({ status: 'pass', details: 'All 8 cells were touched.', missing: [] });
    expect(tally(result.parts)).toEqual({ passed: 5, judged: 5 });
  });

  it('cannot tell of an unfinished one, and names what was not reached and the way to it', () => {
    const result = judgeTouch({ ...run, snapshot: drawn(lower) });
    expect(result.status).toBe('inconclusive');
    expect(result.details).toBe('Not finished: 50% touched with a finger. Not reached: bottom edge, 10 × 3 cells.');
    expect(result.missing).toEqual([{ rule: 'cells', needs: evidence.cells.needs, action: 'Paint the Grid' }]);
  });

  it('cannot tell of one that was never touched', () => {
    const snapshot = { ...drawn('.... ....'), samples: 0, rate: null, mostFingers: 0 };
    const result = judgeTouch({ ...run, snapshot });
    expect(result).toMatchObject({ status: 'inconclusive', details: 'No cell was touched.' });
    expect(tally(result.parts)).toEqual({ passed: 0, judged: 0 });
  });

  it('is never a pass for a mouse or a pen, whether it painted all or one cell', () => {
    const mouse = { ...drawn('oooo oooo'), samples: 0, rate: null, mostFingers: 0, longestStreak: 8 };
    const result = judgeTouch({ ...run, touchPoints: 0, snapshot: mouse });
    expect(result).toMatchObject({
      status: 'inconclusive',
      details: 'Only a mouse or pen painted the grid. That says nothing about the touch panel.',
    });
    expect(tally(result.parts)).toEqual({ passed: 0, judged: 1 });
    expect(result.missing.map(({ rule }) => rule)).toEqual(['cells', 'swipes']);

    const mixed = judgeTouch({ ...run, snapshot: drawn('###o ####') });
    expect(mixed.status).toBe('inconclusive');
    expect(mixed.details).toContain('A mouse or pen painted 1 more, which does not count.');
  });

  it('fails a dead zone and names it', () => {
    const lost = from(3, 2).to(4, 2);
    expect(judgeTouch({ ...run, snapshot: drawn(hole, [lost, lost]) })).toMatchObject({
      status: 'fail',
      details: 'A dead zone: center, 2 × 2 cells. 93% touched with a finger.',
    });
  });

  it('warns of a slow panel, from enough samples of moving fingers, where the browser hands over all', () => {
    const rate = (change: Partial<TouchSnapshot>) => partOf('rate', { snapshot: { ...full, ...change } })?.verdict;
    expect(rate({ rate: SLOW_RATE })).toBe('pass');
    expect(rate({ rate: SLOW_RATE - 0.1 })).toBe('warning');
    expect(rate({ rate: 30, everySample: false })).toBe('inconclusive');
    expect(rate({ rate: 30, samples: MIN_SAMPLES - 1 })).toBe('inconclusive');
    expect(rate({ rate: null, samples: 0 })).toBe('not-run');
    const slow = judgeTouch({ ...run, snapshot: { ...full, rate: 30.2 } });
    expect(slow).toMatchObject({
      status: 'warning',
      details: 'All 8 cells were touched. 30 samples a second. Slow: most panels report 60 or more.',
    });
  });

  it('does not pass a grid that was only tapped, since no finger moved', () => {
    const result = judgeTouch({ ...run, snapshot: { ...full, samples: 0, rate: null } });
    expect(result.status).toBe('inconclusive');
    expect(result.missing.map(({ action }) => action)).toEqual(['Swipe the Grid']);
  });

  it('warns of jumps from the third on, although every cell was touched later', () => {
    const jump = from(0, 0).over(3, 0);
    const verdict = (jumps: number) =>
      partOf('jumps', { snapshot: { ...full, losses: Array(jumps).fill(jump) } })?.verdict;
    expect([0, MANY_JUMPS - 1, MANY_JUMPS].map(verdict)).toEqual(['pass', 'pass', 'warning']);
  });

  it('passes multi-touch for two fingers at once, and says nothing of it after one', () => {
    const part = (mostFingers: number) => partOf('fingers', { snapshot: { ...full, mostFingers } });
    expect(part(2)).toMatchObject({
      verdict: 'pass',
      details: '2 fingers at once. The browser reports a limit of 10.',
    });
    expect(part(1)).toMatchObject({ verdict: 'not-run', details: 'One finger was used.' });
  });

  it('fails for a ghost whatever the grid, and a quiet check adds a pass', () => {
    expect(judgeTouch({ ...run, snapshot: full, ghosts: [ghost, ghost] }).status).toBe('fail');
    expect(judgeTouch({ ...run, snapshot: full, ghosts: [] }).status).toBe('pass');
    expect(judgeTouch({ ...run, ghosts: [ghost] }).status).toBe('fail');
    expect(partOf('hands-off', { ghosts: [] })).toMatchObject({ verdict: 'pass' });
  });

  it('does not pass a quiet check where no touchscreen was found', () => {
    expect(partOf('hands-off', { ghosts: [], touchPoints: 0 })).toMatchObject({
      verdict: 'inconclusive',
      details: 'No touch arrived, but no touchscreen was found either.',
    });
    expect(partOf('hands-off', { ghosts: [], touchPoints: 0, snapshot: full })?.verdict).toBe('pass');
  });

  it('does not pass a panel of which no cell was painted', () => {
    expect(judgeTouch({ ...run, ghosts: [] }).status).toBe('inconclusive');
    expect(summarize({ ...run, ghosts: [] })).toBe(
      'The grid was not painted. No touch arrived in 10 seconds with hands off.',
    );
  });

  it('carries each figure with its unit and its source', () => {
    const list = judgeTouch({ ...run, snapshot: drawn(hole) }).measurements;
    expect(list.map(({ name, value, unit, source }) => `${name} ${value} ${unit} ${source}`)).toEqual([
      'Coverage 93 % measured',
      'Untouched zones 1  measured',
      'Most fingers at once 2  measured',
      'Sample rate 120 per second measured',
      `Samples ${MIN_SAMPLES}  measured`,
      'Jumps 0  measured',
      'Longest streak 9 cells measured',
      'Painted for 34 s measured',
      'Touch points 10  reported',
    ]);
  });

  it('says 100% of all cells alone', () => {
    expect([percent(1799, 1800), percent(1800, 1800), percent(0, 0)]).toEqual([99, 100, 0]);
  });

  it('has the thresholds that the page and the guide name', () => {
    const guide = readFileSync(new URL('../../content/posts/touchscreen-test-online.md', import.meta.url), 'utf8');
    const slow = touchIssues.find(({ name }) => name === 'Slow panel');
    const fails = touchQuestions.find(({ title }) => title === 'When does the test fail?')?.paragraphs.join(' ');
    for (const text of [slow?.sign, fails, guide]) expect(text).toContain(`fewer than ${SLOW_RATE} samples a second`);
    expect(MANY_JUMPS).toBe(3);
    for (const text of [fails, guide]) expect(text).toContain('three or more jumps');
  });
});

describe('a panel with a dead rectangle', () => {
  /** Sweeps every row of a 1280 × 800 panel whose rectangle feels nothing; `how` is what becomes of the contact there. */
  function sweep(mask: { x0: number; y0: number; x1: number; y1: number } | null, how: 'lost' | 'silent') {
    const board = new TouchGrid();
    let at = 0;
    board.rebuild({ width: 1280, height: 800, pixelRatio: 1 }, at);
    const dead = (x: number, y: number) => mask && x >= mask.x0 && x < mask.x1 && y >= mask.y0 && y < mask.y1;
    for (let y = 9; y < 800; y += 9) {
      let down = false;
      for (let x = 2; x < 1280; x += 12) {
        at += 8;
        if (dead(x, y)) {
          if (down && how === 'lost') board.up(1, at);
          if (how === 'lost') down = false;
        } else if (down) board.move(1, x, y, at);
        else {
          board.down(1, x, y, at);
          down = true;
        }
      }
      board.up(1, at + 8);
      at += 300;
    }
    return board.snapshot();
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
    const [zone, ...others] = zonesOf(snapshot).filter(isDead);
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
