import { describe, expect, it } from 'vitest';
import { MIN_JUMPS, MIN_SAMPLES } from '../../../machines/touch/evidence';
import { placesOf, secondLook } from '../../../machines/touch/second-look';
import { judgeTouch } from '../../../machines/touch/touch';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import { drawn, from, run } from './measure/grids';

const complete = '########## ########## ########## ########## ########## ##########';
const judge = (snapshot: TouchSnapshot) => judgeTouch({ ...run, snapshot });
/** Jumps at the right, and one at the lower left. */
const jumps = [...Array.from({ length: MIN_JUMPS }, () => from(7, 2).over(9, 2)), from(0, 5).over(2, 5)];
const jumping = { ...drawn(complete, [...jumps, from(5, 5).to(5, 6)]), samples: 700 };

describe('a second look after a complete run (D7)', () => {
  it('has one place for the jumps at it, and none while they may be chance', () => {
    expect(placesOf(judge(jumping), jumping).map(({ name }) => name)).toEqual(['right', 'lower left']);
    const chance = drawn(complete, jumps.slice(0, 2));
    expect(placesOf(judge(chance), chance)).toEqual([]);
  });

  it('makes the cells there dark, and keeps all others and the ends of strokes', () => {
    const { touched, losses } = secondLook(jumping);
    const rows = Array.from({ length: 6 }, (_, row) => touched.slice(10 * row, 10 * row + 10).join(''));
    expect(rows).toEqual(['1111111111', '1111111000', '1111111000', '1111111000', '0001111111', '0001111111']);
    expect(losses).toEqual([from(5, 5).to(5, 6)]);
  });

  it('passes if the finger is felt now, and warns again if it is lost as often', () => {
    const again = { ...secondLook(jumping), touched: jumping.touched };
    expect(judge(again)).toMatchObject({ status: 'pass' });
    expect(again.samples).toBe(MIN_SAMPLES);
    const lost = { ...again, samples: MIN_SAMPLES + 200, losses: jumps.slice(0, MIN_JUMPS) };
    expect(judge(lost).findings.map(({ code }) => code)).toEqual(['TCH-JUMP']);
  });
});
