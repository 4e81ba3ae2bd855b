import { describe, expect, it } from 'vitest';
import {
  coveredShare,
  hold,
  largerSurface,
  moveHeld,
  saveHeld,
  stepAfter,
  stepBefore,
} from '../../machines/sequence/sequence';
import { facts, ramps } from './sequence.run';

describe('the arithmetic of a sequence', () => {
  const run = { step: 1, steps: ramps.steps, marks: [], held: null, surface: facts };

  it('steps forwards and backwards in a ring', () => {
    expect([0, 1, 2].map((step) => stepAfter({ ...run, step }))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((step) => stepBefore({ ...run, step }))).toEqual([2, 0, 1]);
  });

  it('keeps marks on the surface and on whole pixels', () => {
    expect(hold(run, { x: 900, y: -3, kind: 'dead' })).toMatchObject({ x: 799, y: 0 });
    expect(hold(run, { x: 10.9, y: 20.2, kind: 'dead' })).toMatchObject({ x: 10, y: 20 });
    const held = hold(run, { x: 799, y: 599, kind: 'dead' });
    expect(moveHeld({ ...run, held }, { dx: 5, dy: 5 })).toMatchObject({ x: 799, y: 599 });
    expect(moveHeld({ ...run, held }, { dx: -2, dy: -1 })).toMatchObject({ x: 797, y: 598 });
  });

  it('never gives two marks one number', () => {
    const marks = [{ id: 4, step: 0, kind: 'dead', x: 0, y: 0 }];
    expect(hold({ ...run, marks }, { x: 1, y: 1, kind: 'dead' }).id).toBe(5);
  });

  it('keeps the kind of a mark that is put elsewhere', () => {
    const held = { id: 1, step: 1, kind: 'stuck', x: 1, y: 1 };
    expect(hold({ ...run, held }, { x: 9, y: 9, kind: 'dead' })).toEqual({ ...held, x: 9, y: 9 });
  });

  it('puts a mark that was picked up back in its place', () => {
    const [one, two] = [1, 2].map((id) => ({ id, step: 0, kind: 'dead', x: id, y: id }));
    if (!one || !two) throw new Error('two marks');
    expect(saveHeld({ marks: [two], held: one }).marks).toEqual([one, two]);
  });

  it('keeps the larger surface, and of equal ones the newer', () => {
    const window = { ...facts, height: 400 };
    expect(largerSurface(facts, window)).toBe(facts);
    expect(largerSurface(window, facts)).toBe(facts);
    const newer = { ...facts, exactness: 'scaled' } as const;
    expect(largerSurface(facts, newer)).toBe(newer);
    expect(largerSurface(null, window)).toBe(window);
  });

  it('counts the share of the screen, and forgives a pixel lost to rounding', () => {
    const screen = { ...facts, screenWidth: 1000, screenHeight: 1000 };
    expect(coveredShare({ ...screen, width: 1000, height: 1000 })).toBe(1);
    expect(coveredShare({ ...screen, width: 999, height: 998 })).toBe(1);
    expect(coveredShare({ ...screen, width: 1000, height: 490 })).toBe(0.49);
    expect(coveredShare({ ...screen, width: 1400, height: 500 })).toBe(0.5);
    expect(coveredShare({ ...screen, width: 700, height: 700 })).toBe(0.49);
    expect(coveredShare({ ...screen, width: 1000, height: 900, screenWidth: 0, screenHeight: 0 })).toBe(0);
  });
});
