import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterimageFigure, type Round } from '../../../measure/panel/afterimage';
import { freshView, learnedStep, nextStep, ratioOf, stepFigure } from '../../../measure/panel/angle';
import { type BitAnswer, bitFigure, bitSteps } from '../../../measure/panel/bits';
import { GUESS, rightChance, seenChance } from '../../../measure/panel/detection';
import { ALL_PLACES, evennessFigure, fields, type Mark, showingsOf } from '../../../measure/panel/evenness';
import {
  codeOfLevel,
  fineFigure,
  fineSteps,
  halfFloatError,
  MAX_LEVEL,
  PLAIN,
  signalOf,
} from '../../../measure/panel/fine';
import {
  codeOf,
  evenGamma,
  gammaFigure,
  gammaOf,
  learnedMatch,
  learnedNearest,
  meanGamma,
  nextLadder,
} from '../../../measure/panel/gamma';
import { lastSeen, nextHdrStep } from '../../../measure/panel/hdr';
import { freshNear, learnedNear, MAX_NEAR_CODE, nearFigure, nextNear, openChannel } from '../../../measure/panel/near';
import { noiseCodes, noiseSeen } from '../../../measure/panel/noise';
import { bestStimulus, evenBelief, learned, momentsOf, quantileOf, questOf } from '../../../measure/panel/quest';
import { draw, drawInteger, shuffled } from '../../../measure/panel/random';
import type { StepAnswer } from '../../../measure/panel/steps';
import { type Answered, attentionOf, purposeOf, type Quarter } from '../../../measure/panel/trials';

const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const times = <Item>(count: number, make: (index: number) => Item) => Array.from({ length: count }, (_, i) => make(i));

describe('what is drawn from a seed', () => {
  it('is the same each time, and spread evenly over places', () => {
    expect(draw(7, 1, 2)).toBe(draw(7, 1, 2));
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++)
      counts[drawInteger(i, 0, i % 60, 4)] = (counts[drawInteger(i, 0, i % 60, 4)] ?? 0) + 1;
    // Four standard deviations of a count with a chance of one quarter.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });

  it('keeps all items when it shuffles', () => {
    fc.assert(
      fc.property(anySeed, fc.array(fc.integer(), { maxLength: 60 }), (seed, items) => {
        expect(shuffled(items, seed, 1).sort()).toEqual([...items].sort());
      }),
      { numRuns: 50 },
    );
  });
});

describe('QUEST+', () => {
  // Chances done by hand: the answer is right in 3 of 4 cases at parameter 1, and in 1 of 4 at parameter 0.
  const coin = questOf({
    parameters: [0, 1],
    stimuli: [0, 1],
    chancesOf: (stimulus, parameter) => {
      const right = stimulus === 0 ? 0.5 : 0.25 + 0.5 * parameter;
      return [1 - right, right];
    },
  });

  it('follows Bayes', () => {
    expect(learned(coin, evenBelief(coin), 1, 1)).toEqual([0.25, 0.75]);
    expect(learned(coin, [0.25, 0.75], 1, 1)[1]).toBeCloseTo(0.9, 12);
  });

  it('asks what tells something, and not what tells nothing', () => {
    expect(bestStimulus(coin, evenBelief(coin))).toBe(1);
  });

  it('gives mean, deviation and quantiles of a belief', () => {
    expect(momentsOf([0, 1], [0.25, 0.75])).toEqual({ mean: 0.75, deviation: Math.sqrt(0.1875) });
    expect(quantileOf([0, 1, 2], [0.5, 0.5, 0], 0.25)).toBe(0.5);
    expect(quantileOf([0, 1, 2], [0, 0, 1], 0.99)).toBeCloseTo(2, 12);
  });
});

describe('detection', () => {
  it('is a half at the threshold, and never without a difference', () => {
    expect(seenChance(3, 3, 4)).toBe(0.5);
    expect(seenChance(0, 3, 4)).toBe(0);
    expect(rightChance(0)).toBe(GUESS);
    expect(rightChance(1)).toBeCloseTo(0.25 + 0.75 * 0.97, 12);
  });
});

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
    [9, 2, 'inattentive'],
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
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(placesOf(seed).map((place) => Math.floor(place / 7))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
        expect(times(56, (i) => purposeOf(seed, i, 7)).filter((purpose) => purpose === 'empty')).toHaveLength(2);
      }),
      { numRuns: 50 },
    );
  });
});

describe('near black and near white', () => {
  /** Answers without error: seen from this code on. */
  const told = (first: number) => {
    let belief = freshNear();
    for (let i = 0; i < 25; i++) {
      const codes = nextNear(belief);
      belief = learnedNear(belief, codes, codes >= first);
    }
    return nearFigure(belief);
  };

  it.each([1, 2, 3, 5, 8, 12, 20])('finds the first code %i', (first) => {
    const { code, low, high, sure } = told(first);
    // Somebody without error is steeper than the model, which far from black costs a fifth.
    expect(Math.abs((code ?? 99) - first)).toBeLessThanOrEqual(Math.max(1, 0.2 * first));
    expect(low).toBeLessThanOrEqual(code ?? 0);
    expect(high ?? 99).toBeGreaterThanOrEqual(code ?? 99);
    if (first <= 8) expect(sure).toBeGreaterThan(0.9);
  });

  it('says that none was seen where none was', () => {
    expect(told(MAX_NEAR_CODE + 20)).toMatchObject({ code: null, high: null });
  });

  it('knows nothing at first, and asks for the channel that it knows least of', () => {
    expect(nearFigure(freshNear()).sure).toBeLessThan(0.5);
    let known = freshNear();
    for (let i = 0; i < 20; i++) known = learnedNear(known, nextNear(known), nextNear(known) >= 3);
    expect(openChannel([known, freshNear(), known])).toBe(1);
    expect(openChannel([known, known, known])).toBeNull();
  });
});

describe('bit depth', () => {
  const answered = (seed: number, isShown: (from: number, to: number) => boolean): BitAnswer[] =>
    bitSteps(seed).map((step) => ({ ...step, right: isShown(step.from, step.to) }));

  it('asks at twelve places, four in each channel, for every step of a period of four', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const steps = bitSteps(seed);
        expect(steps).toHaveLength(45);
        const below = steps.filter(({ from }) => from < 252);
        expect(new Set(below.map(({ group }) => group)).size).toBe(9);
        for (const { group } of below) {
          const phases = below.filter((step) => step.group === group).map(({ from }) => from % 4);
          expect(phases.sort()).toEqual([0, 1, 2, 3]);
        }
        expect(steps.every(({ from, to }) => from >= 0 && to <= 255 && from < to)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('tells the three apart, whatever the phase of the steps', () => {
    expect(bitFigure(answered(1, () => true)).seen).toBe('every');
    expect(bitFigure(answered(2, (from) => from < 252)).seen).toBe('top');
    for (const phase of [0, 1, 2, 3]) {
      const step = (code: number) => Math.floor((code + phase) / 4);
      expect(bitFigure(answered(3 + phase, (from, to) => step(from) !== step(to))).seen).toBe('fours');
    }
    // 63 steps over 255 codes, rounded: the steps shift from group to group.
    const scaled = (code: number) => Math.round((code * 63) / 255);
    expect(bitFigure(answered(9, (from, to) => scaled(from) !== scaled(to))).chances.fours).toBeGreaterThan(0.9);
  });

  it('tells nothing where nothing was seen, nothing was asked, or every other step was', () => {
    expect(bitFigure(answered(1, () => false)).seen).toBeNull();
    expect(bitFigure([]).seen).toBeNull();
    expect(bitFigure(answered(4, (from, to) => Math.floor(from / 2) !== Math.floor(to / 2))).seen).toBeNull();
  });

  it('asks for noise with one code halfway and three multiples of four, all different', () => {
    fc.assert(
      fc.property(anySeed, fc.nat(5), fc.constantFrom<Quarter>(0, 1, 2, 3), (seed, index, place) => {
        const codes = noiseCodes({ from: 64, count: 16 }, seed, index, place);
        expect(new Set(codes).size).toBe(4);
        expect(codes.map((code) => code % 4)).toEqual([0, 1, 2, 3].map((quarter) => (quarter === place ? 2 : 0)));
        expect(Math.max(...codes)).toBeLessThan(252);
      }),
      { numRuns: 50 },
    );
    expect([
      noiseSeen(6, 6),
      noiseSeen(5, 6),
      noiseSeen(4, 6),
      noiseSeen(3, 6),
      noiseSeen(2, 6),
      noiseSeen(5, 5),
    ]).toEqual([true, true, null, null, false, null]);
  });
});

describe('quarter codes', () => {
  const answered = (seed: number, shade: (level: number) => number): StepAnswer[] =>
    fineSteps(seed).map((step) => ({ ...step, right: shade(step.from) !== shade(step.to) }));

  it('asks at eleven places among dark grays for four steps of one level', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const steps = fineSteps(seed);
        expect(steps).toHaveLength(44);
        expect(new Set(steps.map(({ from }) => from)).size).toBe(44);
        expect(steps.every(({ from, to }) => to === from + 1 && from >= 64 && to <= PLAIN.to)).toBe(true);
        for (const { group } of steps) expect(steps.filter((step) => step.group === group)).toHaveLength(4);
      }),
      { numRuns: 50 },
    );
  });

  it('has levels that outputs of 8 and of 10 bits never round by a half, whatever a half float makes of them', () => {
    for (let level = 64; level <= PLAIN.to; level++) {
      const error = halfFloatError(signalOf(level));
      // 2^-14 of the signal below 1/4, so 2^-14 · 255 = 0.0156 codes; 2^-15 below 1/8.
      expect(error * 255).toBeLessThanOrEqual(0.0156);
      const code = 255 * signalOf(level);
      expect(Math.abs(code - Math.floor(code) - 0.5)).toBeGreaterThan(error * 255);
      expect(Math.round(MAX_LEVEL * (signalOf(level) + error))).toBe(level);
      expect(Math.round(MAX_LEVEL * (signalOf(level) - error))).toBe(level);
    }
    // Two levels differ by 255 / 1023 = 0.2493 codes: a quarter, within what half floats hold.
    expect(Math.abs(255 * signalOf(1) - 0.25)).toBeLessThan(0.001);
    // Near white two half floats are 1/2048 apart, so the error is at most 255 / 4096 = 0.062 codes.
    expect(255 * halfFloatError(0.9)).toBeCloseTo(0.0623, 4);
  });

  it('are seen where each step was, and not seen where only those of whole codes were', () => {
    expect(fineFigure(answered(1, (level) => level)).seen).toBe('quarter');
    expect(fineFigure(answered(2, codeOfLevel)).seen).toBe('whole');
    expect(fineFigure(answered(3, (level) => Math.floor(255 * signalOf(level)))).seen).toBe('whole');
    // Limited range: 219 shades of 255.
    expect(fineFigure(answered(4, (level) => Math.round(219 * signalOf(level)))).seen).not.toBe('quarter');
  });

  it('are told neither way where no step was seen, nothing was asked, or every other step was', () => {
    expect(fineFigure(answered(5, () => 0)).seen).toBeNull();
    expect(fineFigure([]).seen).toBeNull();
    expect(fineFigure(answered(6, (level) => level >> 1)).seen).toBeNull();
  });
});

describe('gamma', () => {
  it('knows the codes of a power law', () => {
    // 255 · 0.5^(1 / 2.2) = 186.08 and 255 · 0.25^(1 / 2) = 127.5.
    expect(codeOf(0.5, 2.2)).toBeCloseTo(186.08, 2);
    expect(codeOf(0.25, 2)).toBe(127.5);
    expect(gammaOf(0.5, codeOf(0.5, 1.8))).toBeCloseTo(1.8, 12);
  });

  it.each([1.6, 1.8, 2.2, 2.6])('finds %d from ladders answered without error', (gamma) => {
    const figures = [0.25, 0.5, 0.75].map((share) => {
      const like = codeOf(share, gamma);
      let belief = learnedMatch(evenGamma(), share, Math.round(like) + 4);
      for (let i = 0; i < 6; i++) {
        const ladder = nextLadder(belief, share, 11, i);
        const errors = ladder.codes.map((code) => Math.abs(code - like));
        belief = learnedNearest(belief, share, ladder, errors.indexOf(Math.min(...errors)));
      }
      return gammaFigure(belief);
    });
    const { gamma: found, deviation } = meanGamma(figures);
    expect(Math.abs(found - gamma)).toBeLessThan(0.08);
    expect(deviation).toBeLessThan(0.08);
  });

  it('keeps all four patches within the codes, each in a quarter of its own', () => {
    fc.assert(
      fc.property(anySeed, fc.nat(60), fc.constantFrom(0.25, 0.5, 0.75), fc.nat(255), (seed, index, share, matched) => {
        const { codes, quarters } = nextLadder(learnedMatch(evenGamma(), share, matched), share, seed, index);
        expect(codes.every((code, i) => code >= 0 && code <= 255 && (i === 0 || code > (codes[i - 1] ?? 0)))).toBe(
          true,
        );
        expect([...quarters].sort()).toEqual([0, 1, 2, 3]);
      }),
      { numRuns: 100 },
    );
  });

  it('is less certain where its parts disagree', () => {
    const same = meanGamma([2.2, 2.2, 2.2].map((gamma) => ({ gamma, deviation: 0.05 })));
    const apart = meanGamma([1.8, 2.2, 2.6].map((gamma) => ({ gamma, deviation: 0.05 })));
    expect(same).toEqual({ gamma: expect.closeTo(2.2, 10), deviation: expect.closeTo(0.05 / Math.sqrt(3), 10) });
    // The Birge ratio is √(2 · 0.4² / 0.05² / 2) = 8.
    expect(apart.deviation).toBeCloseTo((8 * 0.05) / Math.sqrt(3), 10);
  });
});

describe('viewing angle', () => {
  it('finds thresholds and their ratio', () => {
    const figures = [4, 12].map((threshold) => {
      let belief = freshView();
      for (let i = 0; i < 30; i++) belief = learnedStep(belief, nextStep(belief), nextStep(belief) >= threshold);
      return stepFigure(belief);
    });
    const [ahead, aside] = figures;
    if (!ahead || !aside) throw new Error('No threshold');
    const { value, low, high } = ratioOf(ahead, aside);
    expect(value).toBeGreaterThan(2.3);
    expect(value).toBeLessThan(3.9);
    expect(low).toBeLessThan(3);
    expect(high).toBeGreaterThan(3);
  });

  it('has no threshold where nothing was seen', () => {
    let belief = freshView();
    for (let i = 0; i < 12; i++) belief = learnedStep(belief, nextStep(belief), false);
    expect(stepFigure(belief)).toBeNull();
  });
});

describe('brighter than white', () => {
  const count = (right: number, asked = 4) => ({ right, asked });
  it.each([
    [[count(0, 0), count(0, 0)], 0, 1],
    [[count(4), count(3, 3)], 1, 2],
    [[count(2), count(0, 0)], null, 1],
    [[count(4), count(2)], null, 2],
    [[count(4), count(3)], null, 4],
  ])('goes on until a step is not seen (%#)', (counts, next, last) => {
    expect(nextHdrStep(counts)).toBe(next);
    expect(lastSeen(counts)).toBe(last);
  });
});

describe('evenness', () => {
  const found = (seed: number): Mark[] =>
    showingsOf(seed).flatMap(({ planted }, showing): Mark[] =>
      planted === null ? [] : [{ showing, place: planted, kind: 'lighter', moves: null }],
    );
  const all = 2 * fields.length;

  it('shows each field twice, once with a planted patch', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const showings = showingsOf(seed);
        expect(showings.map(({ field }) => field).sort()).toEqual([0, 0, 1, 1, 2, 2]);
        for (const field of [0, 1, 2]) {
          const planted = showings.filter((showing) => showing.field === field && showing.planted !== null);
          expect(planted).toHaveLength(1);
          expect(planted[0]?.planted).toBeLessThan(ALL_PLACES);
        }
        expect(showings.every(({ field }, i) => field !== showings[i + 1]?.field || i === 2)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('counts a place that was marked at both showings, and none that was planted', () => {
    const seed = 5;
    const twins = showingsOf(seed).flatMap(({ field }, i) => (field === 0 ? [i] : []));
    const place = [0, 6, 12, 24].find((one) => showingsOf(seed).every(({ planted }) => planted !== one)) ?? 0;
    const marks = twins.map((showing): Mark => ({ showing, place, kind: 'tinted', moves: true }));
    expect(evennessFigure(seed, [...found(seed), ...marks], all)).toEqual({
      isSure: true,
      planted: 3,
      found: 3,
      uneven: [{ field: 0, place, kind: 'tinted', moves: true }],
    });
    expect(evennessFigure(seed, [...found(seed), ...marks.slice(1)], all).uneven).toEqual([]);
    expect(evennessFigure(seed, found(seed), all)).toMatchObject({ isSure: true, uneven: [] });
  });

  it('is not sure where planted patches were overlooked, found by marking much, or not shown', () => {
    const some = found(5);
    expect(evennessFigure(5, some.slice(2), all).isSure).toBe(false);
    expect(evennessFigure(5, some, all - 1).isSure).toBe(false);
    const everywhere = showingsOf(5).flatMap((_, showing) =>
      times(ALL_PLACES, (place): Mark => ({ showing, place, kind: 'lighter', moves: null })),
    );
    expect(evennessFigure(5, everywhere, all).isSure).toBe(false);
  });
});

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
