import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { touchIssues, touchPageTexts } from '../../../content/touch';
import { MAX_SAMPLES_PER_JUMP, MIN_JUMPS, MIN_SAMPLE_RATE_HZ, MIN_SAMPLES } from '../../../machines/touch/evidence';
import { judgeTouch, percent, summarize } from '../../../machines/touch/touch';
import { EDGE_REACH_PX } from '../../../measure/touch/grid';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import { drawn, from, hole, partOf, run } from './measure/grids';

describe('the verdict', () => {
  const full = drawn('#### ####');

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

  it('warns of a slow panel, from enough samples of moving fingers', () => {
    const rate = (change: Partial<TouchSnapshot>) => partOf('rate', { snapshot: { ...full, ...change } })?.verdict;
    expect(rate({ rate: MIN_SAMPLE_RATE_HZ })).toBe('pass');
    expect(rate({ rate: MIN_SAMPLE_RATE_HZ - 0.1 })).toBe('warning');
    expect(rate({ rate: 30, samples: MIN_SAMPLES - 1 })).toBe('inconclusive');
  });

  it('warns of jumps from the third on, although every cell was touched later', () => {
    const jump = from(0, 0).over(3, 0);
    const verdict = (jumps: number, samples = full.samples) =>
      partOf('jumps', { snapshot: { ...full, samples, losses: Array(jumps).fill(jump) } })?.verdict;
    expect([0, MIN_JUMPS - 1, MIN_JUMPS].map((jumps) => verdict(jumps))).toEqual(['pass', 'pass', 'warning']);
    const most = MIN_JUMPS * MAX_SAMPLES_PER_JUMP;
    expect([most, most + 1].map((samples) => verdict(MIN_JUMPS, samples))).toEqual(['warning', 'pass']);
  });

  it('does not pass a quiet check where no touchscreen was found', () => {
    expect(partOf('hands-off', { ghosts: [], touchPoints: 0 })).toMatchObject({
      verdict: 'inconclusive',
      details: 'No touch arrived, but no touchscreen was found either.',
    });
    expect(partOf('hands-off', { ghosts: [], touchPoints: 0, snapshot: full })?.verdict).toBe('pass');
  });

  it('says that nothing was painted where a person only took the hands off', () =>
    expect(summarize({ ...run, ghosts: [] })).toBe(
      'The grid was not painted. No touch arrived in 10 seconds with hands off.',
    ));

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
