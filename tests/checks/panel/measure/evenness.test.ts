import { describe, expect, it } from 'vitest';
import { ALL_PLACES, evennessFigure, fields, type Mark, showingsOf } from '../../../../measure/panel/evenness';
import { everySeed, times } from '../../../kit/seeds';

describe('evenness', () => {
  const found = (seed: number): Mark[] =>
    showingsOf(seed).flatMap(({ planted }, showing): Mark[] =>
      planted === null ? [] : [{ showing, place: planted, kind: 'lighter', moves: null }],
    );
  const all = 2 * fields.length;

  it('shows each field twice, once with a planted patch', () => {
    everySeed(50, (seed) => {
      const showings = showingsOf(seed);
      expect(showings.map(({ field }) => field).sort()).toEqual([0, 0, 1, 1, 2, 2]);
      for (const field of [0, 1, 2]) {
        const planted = showings.filter((showing) => showing.field === field && showing.planted !== null);
        expect(planted).toHaveLength(1);
        expect(planted[0]?.planted).toBeLessThan(ALL_PLACES);
      }
      expect(showings.every(({ field }, i) => field !== showings[i + 1]?.field || i === 2)).toBe(true);
    });
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
    const other: Mark = { showing: twins[1] ?? 0, place: 18, kind: 'darker', moves: null };
    expect(evennessFigure(seed, [...found(seed), ...marks, other], all).uneven).toHaveLength(1);
    expect(evennessFigure(seed, [...found(seed), ...marks.slice(1)], all).uneven).toEqual([]);
    expect(evennessFigure(seed, found(seed), all)).toMatchObject({ isSure: true, uneven: [] });
  });

  it.each([
    [6, 'tinted', true],
    [7, 'tinted', true],
    [12, 'tinted', true],
    [8, 'tinted', false],
    [16, 'tinted', false],
    [14, 'tinted', false],
    [6, 'darker', false],
  ] as const)('takes place 6 and then %i, %s, for the same: %s', (place, kind, same) => {
    // A seed that plants nothing there.
    const seed = times(99, (i) => i).find((one) =>
      showingsOf(one).every(({ planted }) => ![6, 7, 8, 12, 14, 16].includes(planted ?? 0)),
    );
    const [first = 0, second = 0] = showingsOf(seed ?? 0).flatMap(({ field }, i) => (field === 0 ? [i] : []));
    const marks: Mark[] = [
      { showing: first, place: 6, kind: 'tinted', moves: null },
      { showing: second, place, kind, moves: false },
    ];
    const uneven = same ? [{ field: 0, place: 6, kind: 'tinted', moves: false }] : [];
    expect(evennessFigure(seed ?? 0, marks, all)).toEqual({ isSure: false, planted: 3, found: 0, uneven });
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
