import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { touchIssues, touchPageTexts } from '../../../content/touch';
import { tally } from '../../../machines/result';
import {
  evidence,
  MAX_SAMPLES_PER_JUMP,
  MIN_JUMPS,
  MIN_SAMPLE_RATE_HZ,
  MIN_SAMPLES,
} from '../../../machines/touch/evidence';
import { judgeTouch, percent, summarize } from '../../../machines/touch/touch';
import { EDGE_REACH_PX } from '../../../measure/touch/grid';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import { drawn, from, hole, lower, partOf, run } from './measure/grids';

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
    const lost = from(3, 2).over(6, 2);
    expect(judgeTouch({ ...run, snapshot: drawn(hole, [lost, lost, lost]) })).toMatchObject({
      status: 'fail',
      details: 'A dead zone: center, 2 × 2 cells. 93% touched with a finger.',
    });
    const two = hole.replaceAll(/\S+/g, '$&$&');
    const both = [lost, lost, lost, ...Array.from({ length: 3 }, () => from(13, 2).over(16, 2))];
    expect(judgeTouch({ ...run, snapshot: drawn(two, both) }).details).toBe(
      'Two dead zones: left, 2 × 2 cells; right, 2 × 2 cells. 93% touched with a finger.',
    );
  });

  it('warns of a slow panel, from enough samples of moving fingers, where the browser hands over all', () => {
    const rate = (change: Partial<TouchSnapshot>) => partOf('rate', { snapshot: { ...full, ...change } })?.verdict;
    expect(rate({ rate: MIN_SAMPLE_RATE_HZ })).toBe('pass');
    expect(rate({ rate: MIN_SAMPLE_RATE_HZ - 0.1 })).toBe('warning');
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
    const verdict = (jumps: number, samples = full.samples) =>
      partOf('jumps', { snapshot: { ...full, samples, losses: Array(jumps).fill(jump) } })?.verdict;
    expect([0, MIN_JUMPS - 1, MIN_JUMPS].map((jumps) => verdict(jumps))).toEqual(['pass', 'pass', 'warning']);
    const most = MIN_JUMPS * MAX_SAMPLES_PER_JUMP;
    expect([most, most + 1].map((samples) => verdict(MIN_JUMPS, samples))).toEqual(['warning', 'pass']);
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
    const guide = readFileSync(new URL('../../../content/posts/touchscreen-test-online.md', import.meta.url), 'utf8');
    const slow = touchIssues.find(([name]) => name === 'Slow panel');
    const fails = touchPageTexts.questions['When does the test fail?']?.join(' ');
    for (const text of [slow?.[1], fails, guide])
      expect(text).toContain(`fewer than ${MIN_SAMPLE_RATE_HZ} samples a second`);
    expect(MIN_JUMPS).toBe(3);
    for (const text of [fails, guide]) {
      expect(text).toContain(`three or more jumps that are at least one in ${MAX_SAMPLES_PER_JUMP} samples`);
    }
    expect(touchPageTexts.questions['Why does a fast stroke leave cells dark?']?.[0]).toContain(
      `within ${EDGE_REACH_PX} px of the edge`,
    );
  });
});
