import { draw, drawInteger, shuffled, streams } from '../../measure/random';

/** Kind of annotation: the number of rings that the person counted. */
export const RINGS = 'rings';

/** The most rings on a step. A guess is right in one of this many runs. */
export const MAX_RINGS = 6;

/** Middle part of the picture, as shares of its size. Neither the controls nor their panel reach into it. */
const area = { left: 0.08, top: 0.3, width: 0.84, height: 0.34 };
const columns = 4;
const cells = Array.from({ length: columns * 2 }, (_, cell) => cell);

interface Rings {
  /** Index of the step that shows them. */
  readonly step: number;
  /** Centers, as shares of the picture's width and height, 0 to 1. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/**
 * The small rings of a run: one to six, on one step. Only somebody who looks can tell how many there are, because the
 * step and the number are drawn from the start of the run. The first step and the last two are left out: the first is
 * for finding one's place, and the last can have charts.
 * @param startedAt start of the run, in ms since the epoch
 * @param steps number of steps, 4 or more
 */
export function ringsOf(startedAt: number, steps: number): Rings {
  const places = shuffled(cells, startedAt, streams.place)
    .slice(0, 1 + drawInteger(startedAt, streams.rings, 1, MAX_RINGS))
    .map((cell) => ({
      x: area.left + ((cell % columns) + shift(cell)) * (area.width / columns),
      y: area.top + (Math.floor(cell / columns) + shift(cell + cells.length)) * (area.height / 2),
    }));
  return { step: 1 + drawInteger(startedAt, streams.rings, 0, steps - 3), places };

  /** A place in the middle half of a cell, so that two rings never touch. */
  function shift(index: number) {
    return 0.25 + draw(startedAt, streams.start, index) / 2;
  }
}

interface Counting {
  readonly startedAt: number;
  readonly steps: readonly unknown[];
  readonly annotations: readonly { readonly kind: string; readonly step: number; readonly value: number | null }[];
}

/** Whether the person's count of the rings is right. Null if there is none. */
export function isRingCountRight({ startedAt, steps, annotations }: Counting): boolean | null {
  const count = annotations.find(({ kind }) => kind === RINGS);
  if (!count) return null;
  const { step, places } = ringsOf(startedAt, steps.length);
  return count.step === step && count.value === places.length;
}
