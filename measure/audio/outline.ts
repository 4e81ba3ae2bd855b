import { FULL_SCALE } from './broken-sound';
import { BLOCKS_PER_SECOND } from './microphone-reading';

/** Stretches in a block of the level meter. */
export const STRETCHES = 10;
const STRETCH_SECONDS = 1 / (BLOCKS_PER_SECOND * STRETCHES);
/** Enough for a large screen. A longer run doubles the time of each column. */
const MAX_COLUMNS = 1200;

/** A column of the picture: the range of its samples, full scale ±1, and whether a peak was cut off there. */
export interface OutlineColumn {
  readonly low: number;
  readonly high: number;
  readonly isClipped: boolean;
}

/** The course of a whole run, all channels together, in memory that does not grow. */
export interface Outline {
  /** Number of stretches so far. */
  readonly stretches: number;
  readonly seconds: number;
  /** Adds the samples of one channel in one stretch. No allocation. */
  take(stretch: number, channel: number, samples: Float32Array, isClipped: boolean): void;
  /** Forgets where a channel clipped below full scale: louder sound showed that those peaks were whole. */
  forget(channel: number): void;
  /** The run in at most this many columns. The last one may be cut off by the end of the run. */
  read(most: number): { readonly columns: readonly OutlineColumn[]; readonly secondsEach: number };
}

/** Creates the outline of a run without samples. */
export function createOutline(): Outline {
  const low = new Float32Array(MAX_COLUMNS);
  const high = new Float32Array(MAX_COLUMNS);
  /** One bit for each channel. */
  const clipped = new Uint32Array(MAX_COLUMNS);
  let stretches = 0;
  let stretchesEach = 1;

  function join(column: number, least: number, largest: number, marks: number) {
    low[column] = Math.min(low[column] as number, least);
    high[column] = Math.max(high[column] as number, largest);
    clipped[column] = (clipped[column] as number) | marks;
  }
  function halve() {
    for (let column = 0; column < MAX_COLUMNS; column++) {
      const [least, largest, marks] = [low[column] as number, high[column] as number, clipped[column] as number];
      low[column] = high[column] = clipped[column] = 0;
      join(column >> 1, least, largest, marks);
    }
    stretchesEach *= 2;
  }

  return {
    get stretches() {
      return stretches;
    },
    get seconds() {
      return stretches * STRETCH_SECONDS;
    },
    take(stretch, channel, samples, isClipped) {
      while (stretch >= MAX_COLUMNS * stretchesEach) halve();
      let [least, largest] = [0, 0];
      for (let i = 0; i < samples.length; i++) {
        const sample = samples[i] as number;
        if (sample < least) least = sample;
        if (sample > largest) largest = sample;
      }
      join(Math.floor(stretch / stretchesEach), least, largest, isClipped ? 1 << channel : 0);
      stretches = Math.max(stretches, stretch + 1);
    },
    forget(channel) {
      for (let column = 0; column < MAX_COLUMNS; column++) {
        if (Math.max(high[column] as number, -(low[column] as number)) < FULL_SCALE.amplitude)
          clipped[column] = (clipped[column] as number) & ~(1 << channel);
      }
    },
    read(most) {
      const used = Math.ceil(stretches / stretchesEach);
      const group = Math.max(1, Math.ceil(used / most));
      const columns = Array.from({ length: Math.ceil(used / group) }, (_, i) => {
        const [from, to] = [i * group, Math.min(used, (i + 1) * group)];
        return {
          low: Math.min(...low.subarray(from, to)),
          high: Math.max(...high.subarray(from, to)),
          isClipped: clipped.subarray(from, to).some(Boolean),
        };
      });
      return { columns, secondsEach: group * stretchesEach * STRETCH_SECONDS };
    },
  };
}
