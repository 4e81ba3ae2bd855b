import { expect, it } from 'vitest';
import { columnsOf } from '../../../renderers/load/curve.renderer';

it('the curve fills its width in whole device pixels, to the run’s end, and is a tenth below the top at most', () => {
  const half = columnsOf({ values: [50, 100, 0], room: 6 }, 100, 110);
  expect(half).toEqual([
    { x: 0, width: 17, height: 50 },
    { x: 17, width: 16, height: 100 },
    { x: 33, width: 17, height: 0 },
  ]);
  // A run that took longer than planned still fits.
  const full = columnsOf({ values: Array.from({ length: 200 }, () => 1), room: 180 }, 390, 168);
  expect((full.at(-1)?.x ?? 0) + (full.at(-1)?.width ?? 0)).toBe(390);
  expect(columnsOf({ values: [0, 0], room: 2 }, 10, 10).map(({ height }) => height)).toEqual([0, 0]);
});
