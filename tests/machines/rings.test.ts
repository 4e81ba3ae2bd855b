import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levels } from '../../machines/brightness/brightness';
import { colors, judgeScreen } from '../../machines/screen/screen';
import { MAX_RINGS, ringsOf } from '../../machines/sequence/rings';
import { completeRun, ringCount } from '../kit/evidence/sequence';

const anyStart = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2040, 0, 1) });

describe('the rings of a run', () => {
  it('are apart from each other, clear of the controls, and on a step without charts', () => {
    const width = 390;
    const height = 560;
    fc.assert(
      fc.property(anyStart, fc.constantFrom(5, 8), (startedAt, steps) => {
        const { step, places } = ringsOf(startedAt, steps);
        expect(step).toBeGreaterThanOrEqual(1);
        expect(step).toBeLessThanOrEqual(steps - 3);
        for (const [i, { x, y }] of places.entries()) {
          expect(y * height).toBeGreaterThan(160);
          expect((1 - y) * height).toBeGreaterThan(190);
          for (const other of places.slice(0, i)) {
            // Two rings of 28 px, each with a line of 1 px around it.
            expect(Math.hypot((x - other.x) * width, (y - other.y) * height)).toBeGreaterThan(30);
          }
        }
      }),
    );
    expect(levels.slice(1, -2).every(({ charts }) => charts.length === 0)).toBe(true);
  });

  it('are as often one as six, and a guess from the run before is right in a sixth of the runs', () => {
    const counts = Array.from({ length: 6000 }, (_, i) => ringsOf(Date.UTC(2026, 10, 25) + 977 * i, 8).places.length);
    for (let count = 1; count <= MAX_RINGS; count++) {
      // 1000 ± 29 (binomial, k = 1); within k = 5.
      expect(Math.abs(counts.filter((one) => one === count).length - 1000)).toBeLessThan(145);
    }
    const repeated = counts.filter((count, i) => count === counts[i - 1]).length;
    expect(Math.abs(repeated - 1000)).toBeLessThan(145);
  });
});

// That each test needs a count, its evidence proves.
it('a wrong count of the rings, or one of another step, proves no look (A15)', () => {
  const complete = completeRun(colors);
  const answered = (off: number, step = 0) => {
    const count = ringCount(complete.startedAt, complete.steps, off);
    return judgeScreen({ ...complete, annotations: [{ ...count, step: count.step + step }] });
  };
  const missing = [{ rule: 'rings', action: 'Show the Rings' }];
  for (const off of [-1, 1]) {
    expect(answered(off)).toMatchObject({ status: 'inconclusive', missing });
    expect(answered(off).details).toContain('The count of the rings was wrong.');
  }
  expect(answered(0, 1)).toMatchObject({ status: 'inconclusive', missing });
});
