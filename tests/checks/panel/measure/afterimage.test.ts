import { describe, expect, it } from 'vitest';
import { afterimageFigure, type Round } from '../../../../measure/panel/afterimage';

describe('an afterimage', () => {
  const trace = (ms: number): Round => ({ right: true, none: false, ms });
  const none: Round = { right: false, none: true, ms: null };
  it.each([
    [[none, none, none], { seen: false, ms: null, spread: null }],
    [[trace(4000), trace(2000), trace(3000)], { seen: true, ms: 3000, spread: 1000 }],
    [[trace(4000), none, trace(3000)], { seen: null, ms: null, spread: null }],
    [[trace(4000), { ...trace(1000), right: false }, trace(3000)], { seen: null, ms: null, spread: null }],
    [[none, none], { seen: null, ms: null, spread: null }],
  ])('is told only where all rounds agree (%#)', (rounds, figure) => {
    expect(afterimageFigure(rounds)).toEqual(figure);
  });
});
