import { describe, expect, it } from 'vitest';
import {
  combinations,
  sharpnessObservation,
  snapFontSize,
  standardSizes,
} from '../../../machines/text-sharpness/text-sharpness';
import { contrastFigure } from '../../../measure/color/contrast';
import { completeRun } from '../../kit/evidence/observations';

describe('font sizes', () => {
  it('are clamped to 8 to 48 px and snapped to steps of 2', () => {
    expect([-5, 7, 8, 9, 10.9, 16, 47.2, 48, 900].map(snapFontSize)).toEqual([8, 8, 8, 10, 10, 16, 48, 48, 48]);
    expect(snapFontSize(Number.NaN)).toBe(16);
  });

  it('have eight standard ones, from 8 to 24', () => {
    expect(standardSizes).toHaveLength(8);
    expect([standardSizes[0], standardSizes.at(-1)]).toEqual([8, 24]);
  });
});

describe('the color pairs', () => {
  it('are five with different contrast', () => {
    expect(combinations).toHaveLength(5);
    expect(new Set(combinations.map(({ text, background }) => contrastFigure(text, background))).size).toBeGreaterThan(
      3,
    );
  });
});

describe('the judgment', () => {
  const judge = (answers: Record<string, string>) =>
    sharpnessObservation.judge(completeRun(sharpnessObservation, answers));
  const clean = { smallest: '10', edges: 'sharp', order: 'RGB', checkerboard: 'even' };

  it('passes sharp letters on an even checkerboard', () => {
    expect(judge(clean)).toMatchObject({
      status: 'pass',
      details: 'You can read text down to 10 px. Letters look sharp.',
      missing: [],
    });
  });

  it('does not need the sub-pixel order, but everything else', () => {
    const { order: _, ...rest } = clean;
    expect(judge(rest)).toMatchObject({ status: 'pass', missing: [] });
    for (const id of ['smallest', 'edges', 'checkerboard'] as const) {
      const { [id]: __, ...lacking } = clean;
      expect(judge(lacking)).toMatchObject({ status: 'inconclusive', missing: [{ rule: id }] });
    }
  });
});
