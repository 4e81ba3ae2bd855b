import { describe, expect, it } from 'vitest';
import { Board } from '../../machines/touch/board';
import type { Break, Survey } from '../../machines/touch/touch';
import { evidenceOf, judgeTouch, percent, summarize, verdictOfZones } from '../../machines/touch/touch';
import { isDead, nameOf, thirdOf, zonesOf } from '../../machines/touch/zones';

/** A survey drawn in text: '#' is touched, '.' is not. Cells of 36 px, the last gap included. */
function drawn(picture: string, breaks: readonly Break[] = []): Survey {
  const lines = picture.trim().split(/\s+/);
  const columns = lines[0]?.length ?? 0;
  return {
    columns,
    rows: lines.length,
    width: columns * 36 - 1,
    height: lines.length * 36 - 1,
    pixelRatio: 1,
    touched: Uint8Array.from(lines.join(''), (cell) => Number(cell === '#')),
    breaks,
    mostContacts: 2,
    longestStreak: 9,
    rate: 120.4,
  };
}
const mid = (index: number) => index * 36 + 17;
/** From the middle of one cell to that of another. */
const from = (column: number, row: number) => ({
  to: (c: number, r: number): Break => ({ x0: mid(column), y0: mid(row), x1: mid(c), y1: mid(r), jumped: false }),
  over: (c: number, r: number): Break => ({ x0: mid(column), y0: mid(row), x1: mid(c), y1: mid(r), jumped: true }),
});
const names = (survey: Survey) => zonesOf(survey).map((zone) => nameOf(zone, survey));

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

  it('are dead when touched cells surround four or more', () => {
    expect(verdictOfZones(drawn(hole))).toBe('fail');
    expect(verdictOfZones(drawn('##### #..## #.### #####'))).toBe('warning');
  });

  it('at an edge are dead when contacts were lost or jumped at their border twice', () => {
    expect(verdictOfZones(drawn(edge))).toBe('warning');
    expect(verdictOfZones(drawn(edge, [from(7, 2).to(8, 2)]))).toBe('warning');
    expect(verdictOfZones(drawn(edge, [from(7, 2).to(8, 2), from(6, 1).to(9, 1)]))).toBe('fail');
    // However often it happens, fewer than four cells prove nothing.
    expect(verdictOfZones(drawn(small, Array(9).fill(from(7, 1).to(9, 1))))).toBe('warning');
  });

  it('are not dead for two lifts in full swing at different places, but for two jumps anywhere', () => {
    const tall = '####.. ####.. ####.. ####.. ####.. ####..';
    expect(verdictOfZones(drawn(tall, [from(3, 0).to(4, 0), from(3, 5).to(4, 5)]))).toBe('warning');
    expect(verdictOfZones(drawn(tall, [from(3, 0).to(4, 0), from(3, 2).to(4, 2)]))).toBe('fail');
    expect(verdictOfZones(drawn(tall, [from(3, 0).over(5, 0), from(3, 5).over(5, 5)]))).toBe('fail');
  });

  it('are not dead for the ends of a few strokes on a panel that was hardly painted', () => {
    const stroke = from(3, 1).to(4, 1);
    const survey = drawn('........ ####.... ........', [stroke, stroke, stroke]);
    expect(verdictOfZones(survey)).toBe('warning');
    expect(zonesOf(survey).map(evidenceOf)).toEqual(['Too little was painted to tell.']);
  });

  it('do not count a contact that was bound elsewhere', () => {
    const away = [from(7, 2).to(6, 2), from(7, 2).to(6, 1), from(7, 4).to(7, 5)];
    expect(zonesOf(drawn(edge, away))[0]?.breaks).toBe(0);
    expect(verdictOfZones(drawn(edge, away))).toBe('warning');
  });

  it('say what speaks for them', () => {
    const evidence = (survey: Survey) => zonesOf(survey).map(evidenceOf)[0];
    const lost = from(7, 2).to(8, 2);
    expect(evidence(drawn(hole))).toBe('Touched cells surround it.');
    expect(evidence(drawn(edge, [lost, lost]))).toBe('Contacts were lost or jumped here twice.');
    expect(evidence(drawn(edge, [lost]))).toBe('No contact was lost here twice.');
    expect(evidence(drawn(edge, [from(7, 2).over(9, 2)]))).toBe(
      'A contact jumped here once, which proves nothing yet.',
    );
    expect(evidence(drawn(small))).toBe('Too small to tell from a spot that was left out.');
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
  const run = { survey: null, seconds: 34, ghosts: null, startedAt: 1000, finishedAt: 40_000 } as const;
  const ghost = { x: 0.9, y: 0.5, at: 2000 };

  it('passes a complete grid', () => {
    const result = judgeTouch({ ...run, survey: drawn('#### ####') });
    expect(result).toMatchObject({
      status: 'pass',
      fineness: { passed: 2, run: 2 },
      details: 'All 8 cells were touched.',
    });
  });

  it('warns of an unfinished one and names what was not reached', () => {
    const result = judgeTouch({ ...run, survey: drawn(lower) });
    expect(result).toMatchObject({ status: 'warning', fineness: { passed: 0, run: 2 } });
    expect(result.details).toBe('Not finished: 50% touched. Not reached: bottom edge, 10 × 3 cells.');
  });

  it('warns of one that was never touched', () => {
    expect(judgeTouch({ ...run, survey: drawn('.... ....') })).toMatchObject({
      status: 'warning',
      details: 'Not finished: 0% touched. Not reached: whole panel, 4 × 2 cells.',
    });
  });

  it('fails a dead zone and names it', () => {
    expect(judgeTouch({ ...run, survey: drawn(hole) })).toMatchObject({
      status: 'fail',
      details: 'A dead zone: center, 2 × 2 cells. 93% touched.',
    });
  });

  it('fails for a ghost whatever the grid, and a quiet watch changes nothing', () => {
    const full = drawn('#### ####');
    expect(judgeTouch({ ...run, survey: full, ghosts: [ghost, ghost] }).status).toBe('fail');
    expect(judgeTouch({ ...run, survey: full, ghosts: [] })).toMatchObject({
      status: 'pass',
      fineness: { passed: 3, run: 3 },
    });
    expect(judgeTouch({ ...run, ghosts: [ghost] })).toMatchObject({ status: 'fail', fineness: { passed: 0, run: 1 } });
  });

  it('does not pass a panel of which no cell was painted', () => {
    expect(judgeTouch({ ...run, ghosts: [] })).toMatchObject({ status: 'warning', fineness: { passed: 1, run: 1 } });
    expect(summarize({ ...run, ghosts: [] })).toBe('The grid was not painted. No touch came by itself in ten seconds.');
  });

  it('calls every figure measured, with its unit, and leaves out what was not', () => {
    const list = judgeTouch({ ...run, survey: drawn(hole) }).measurements;
    expect(list.map(({ name, value, unit }) => `${name} ${value} ${unit}`.trim())).toEqual([
      'Coverage 93 %',
      'Untouched zones 1',
      'Most contacts 2',
      'Samples 120 per second',
      'Longest streak 9 cells',
      'Painted for 34 s',
    ]);
    expect(new Set(list.map(({ source }) => source))).toEqual(new Set(['measured']));
    expect(judgeTouch({ ...run, survey: { ...drawn(hole), rate: null } }).measurements).toHaveLength(5);
  });

  it('says 100% of all cells alone', () => {
    expect([percent(1799, 1800), percent(1800, 1800), percent(0, 0)]).toEqual([99, 100, 0]);
  });
});

describe('a panel with a dead rectangle', () => {
  /** Sweeps every row of a 1280 × 800 panel whose rectangle feels nothing; `how` is what becomes of the contact there. */
  function sweep(mask: { x0: number; y0: number; x1: number; y1: number } | null, how: 'lost' | 'silent') {
    const board = new Board();
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
    return board.survey();
  }

  const inside = { x0: 391, y0: 205, x1: 755, y1: 502 };
  const right = { x0: 1148, y0: 212, x1: 1280, y1: 611 };

  it.each([
    ['inside', 'lost', inside],
    ['inside', 'silent', inside],
    ['at the right edge', 'lost', right],
    ['at the right edge', 'silent', right],
  ] as const)('%s, contact %s: it is found with an overlap of at least 0.9', (_, how, mask) => {
    const survey = sweep(mask, how);
    const [zone, ...others] = zonesOf(survey).filter(isDead);
    expect(others).toEqual([]);
    const cells = new Set(zone?.cells);
    let both = 0;
    let either = 0;
    for (let y = 0; y < 800; y++) {
      for (let x = 0; x < 1280; x++) {
        const column = Math.min(survey.columns - 1, Math.floor(x / 36));
        const row = Math.min(survey.rows - 1, Math.floor(y / 36));
        const found = cells.has(row * survey.columns + column);
        const masked = x >= mask.x0 && x < mask.x1 && y >= mask.y0 && y < mask.y1;
        both += Number(found && masked);
        either += Number(found || masked);
      }
    }
    expect(both / either).toBeGreaterThanOrEqual(0.9);
    expect(judgeTouch({ survey, seconds: 1, ghosts: null, startedAt: 0, finishedAt: 1 }).status).toBe('fail');
  });

  it('is not found where there is none', () => {
    expect(
      judgeTouch({ survey: sweep(null, 'lost'), seconds: 1, ghosts: null, startedAt: 0, finishedAt: 1 }).status,
    ).toBe('pass');
  });
});
