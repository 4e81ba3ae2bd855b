import { drawInteger, shuffled, streams } from '../random';

/** Number of places across and down the screen. */
const PLACES = 5;
export const ALL_PLACES = PLACES * PLACES;

/** Kinds of blemish that a person can mark. */
export const blemishes = ['lighter', 'darker', 'tinted', 'stained'] as const;
export type Blemish = (typeof blemishes)[number];

/** Gray codes of the fields: black for light from the edges, dark gray, mid gray. */
export const fields = [
  { id: 'black', code: 0, planted: 6 },
  { id: 'dark', code: 26, planted: 5 },
  { id: 'gray', code: 128, planted: 8 },
] as const;

/**
 * One showing of a field. Each field is shown twice, once with a lighter patch planted by the page. A mark counts only
 * if the place is marked at both showings, and if the person found the planted patches.
 */
export interface Showing {
  /** Index of the field. */
  readonly field: number;
  /** Place of the planted patch; null if there is none. */
  readonly planted: number | null;
}

/** The showings of a run, in order. The two showings of a field are never consecutive. */
export function showingsOf(seed: number): readonly Showing[] {
  const first = shuffled([0, 1, 2], seed, streams.order);
  return [...first, ...first].map((field, turn) => {
    const isPlanted = drawInteger(seed, streams.phase, field, 2) === Number(turn >= first.length);
    return { field, planted: isPlanted ? drawInteger(seed, streams.planted, field, ALL_PLACES) : null };
  });
}

export interface Mark {
  /** Index of the showing. */
  readonly showing: number;
  /** 0 to 24, row by row from the upper left. */
  readonly place: number;
  readonly kind: Blemish;
  /** Whether it moved or vanished when the person moved their head; null if not asked. */
  readonly moves: boolean | null;
}

/** A place that was marked at both showings of its field. */
export interface Uneven {
  readonly field: number;
  readonly place: number;
  readonly kind: Blemish;
  readonly moves: boolean | null;
}

export interface EvennessFigure {
  /** Whether enough planted patches were found to rule out chance. */
  readonly isSure: boolean;
  /** Number of planted patches, and how many were found. */
  readonly planted: number;
  readonly found: number;
  readonly uneven: readonly Uneven[];
}

/** Maximum number of marks per showing. With more, planted patches would be found by chance. */
export const MAX_MARKS = 5;
/** Marks count if the probability of finding as many planted patches with random marks is at most this. */
const MAX_CHANCE = 0.01;

/** Probability of finding at least `found` planted patches by chance. `counts` are the numbers of marks per showing. */
function chanceToFind(counts: readonly number[], found: number): number {
  // Probability of each number of patches found so far.
  let byFound = [1];
  for (const count of counts) {
    const share = Math.min(1, count / ALL_PLACES);
    byFound = [...byFound, 0].map((none, i) => none * (1 - share) + (byFound[i - 1] ?? 0) * share);
  }
  return byFound.slice(found).reduce((sum, one) => sum + one, 0);
}

const near = (a: number, b: number) =>
  Math.abs((a % PLACES) - (b % PLACES)) <= 1 && Math.abs(Math.floor(a / PLACES) - Math.floor(b / PLACES)) <= 1;

/** Evaluates the marks of the first `shown` showings. */
export function evennessFigure(seed: number, marks: readonly Mark[], shown: number): EvennessFigure {
  const showings = showingsOf(seed).slice(0, shown);
  const at = (index: number) => marks.filter(({ showing }) => showing === index);
  const planted = showings.flatMap((showing, index) => (showing.planted === null ? [] : [{ ...showing, index }]));
  const found = planted.filter((one) =>
    at(one.index).some(({ place, kind }) => place === one.planted && kind === 'lighter'),
  ).length;
  const counts = planted.map(({ index }) => at(index).length);
  const uneven = showings.flatMap(({ field }, index): Uneven[] => {
    const second = showings.findIndex((other, i) => i > index && other.field === field);
    if (second < 0) return [];
    // At the showing with the planted patch, its place says nothing about the panel.
    const own = (i: number) => at(i).filter(({ place }) => place !== showings[i]?.planted);
    const others = own(second);
    return own(index)
      .filter(({ place, kind }) => others.some((other) => other.kind === kind && near(other.place, place)))
      .map(({ place, kind, moves }) => ({
        field,
        place,
        kind,
        moves: moves ?? others.find((other) => near(other.place, place))?.moves ?? null,
      }));
  });
  const isWhole = shown >= 2 * fields.length;
  const isSure = isWhole && chanceToFind(counts, found) <= MAX_CHANCE;
  return { isSure, planted: planted.length, found, uneven };
}
