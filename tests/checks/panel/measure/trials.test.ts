import { describe, expect, it } from 'vitest';
import { type Answered, attentionOf, purposeOf } from '../../../../measure/panel/trials';
import { everySeed, times } from '../../../kit/seeds';

describe('attention', () => {
  const trial = (purpose: Answered['purpose'], answer: Answered['answer']): Answered => ({ purpose, place: 2, answer });
  const plain = (right: number, wrong: number) => [
    ...times(right, () => trial('plain', 2)),
    ...times(wrong, () => trial('plain', 'none')),
  ];

  it.each([
    [5, 0, 'attentive'],
    [5, 1, 'attentive'],
    [4, 0, 'few'],
    [4, 1, 'few'],
    [5, 2, 'few'],
    [6, 2, 'attentive'],
    [9, 3, 'inattentive'],
    [0, 0, 'few'],
  ] as const)('of %i right and %i wrong catch trials is %s', (right, wrong, verdict) => {
    expect(attentionOf(plain(right, wrong)).verdict).toBe(verdict);
  });

  it('is not lost by guesses on empty pictures or wrong answers to hard questions', () => {
    const trials = [...plain(6, 0), trial('empty', 1), trial('empty', 'none'), trial('ask', 0), trial('ask', 'none')];
    expect(attentionOf(trials)).toEqual({ plain: 6, missed: 0, empty: 2, guessed: 1, verdict: 'attentive' });
  });

  it('has one catch trial in each block, at places that differ from seed to seed', () => {
    const placesOf = (seed: number) =>
      times(56, (i) => purposeOf(seed, i, 7)).flatMap((p, i) => (p === 'ask' ? [] : [i]));
    expect(placesOf(1)).not.toEqual(placesOf(2));
    everySeed(50, (seed) => {
      expect(placesOf(seed).map((place) => Math.floor(place / 7))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(times(56, (i) => purposeOf(seed, i, 7)).filter((purpose) => purpose === 'empty')).toHaveLength(2);
    });
  });
});
