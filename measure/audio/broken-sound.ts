/** Counts something in a signal. */
interface SoundCounter {
  readonly count: number;
  /** Takes the next samples, full scale ±1, without a gap. No allocation. */
  take(samples: Float32Array): void;
  /** Forgets what came before a gap. The count stays. */
  reset(): void;
}

/** A clipped peak holds this amplitude for this many samples in a row. An intact peak reaches it once or twice. */
export const FULL_SCALE = { amplitude: 0.99, samples: 3 } as const;
/**
 * A peak may be cut off below full scale, ahead of the converter. Then at least `samples` in a row, of at least
 * `amplitude`, differ by less than `flatness` of it, after a step of at least `corner` flatnesses. The top of a sine
 * is either shorter or entered more slowly, at any frequency and rate.
 */
const PLATEAU = { amplitude: 0.1, samples: 4, flatness: 0.004, corner: 4 } as const;
/** All peaks are cut off at one amplitude, within this share, and none rises above it. */
const MAX_PLATEAU_DIFFERENCE = 0.015;

/** Counts clipped peaks: at full scale, or at the highest amplitude of either sign. */
export function createClippingCounter(): SoundCounter {
  let full = 0;
  let atFull = 0;
  /** The plateau of the samples now: its value, its samples, and the step before it. */
  let [value, length, step, last] = [0, 0, 0, 0];
  /** By sign: the highest sample, the amplitude of the plateaus and their number. */
  const peaks = [0, 0];
  const amplitudes = [0, 0];
  const counts = [0, 0];

  function end() {
    const size = Math.abs(value);
    if (length < PLATEAU.samples || size < PLATEAU.amplitude || step < PLATEAU.corner * PLATEAU.flatness * size) return;
    const sign = value > 0 ? 0 : 1;
    const known = amplitudes[sign] as number;
    if (size > known * (1 + MAX_PLATEAU_DIFFERENCE)) {
      amplitudes[sign] = size;
      counts[sign] = 1;
    } else if (size > known * (1 - MAX_PLATEAU_DIFFERENCE)) counts[sign] = (counts[sign] as number) + 1;
  }
  const below = (sign: number) =>
    (peaks[sign] as number) <= (amplitudes[sign] as number) * (1 + MAX_PLATEAU_DIFFERENCE)
      ? (counts[sign] as number)
      : 0;

  return {
    get count() {
      return Math.max(full, below(0) + below(1));
    },
    take(samples) {
      for (let i = 0; i < samples.length; i++) {
        const sample = samples[i] as number;
        const size = Math.abs(sample);
        const sign = sample > 0 ? 0 : 1;
        if (size > (peaks[sign] as number)) peaks[sign] = size;
        atFull = size >= FULL_SCALE.amplitude ? atFull + 1 : 0;
        if (atFull === FULL_SCALE.samples) full++;
        if (Math.abs(sample - value) < PLATEAU.flatness * Math.abs(value)) length++;
        else {
          end();
          // A plateau starts after a rise away from zero.
          step = size - Math.abs(last) * Math.sign(last * sample || 1);
          value = sample;
          length = 1;
        }
        last = sample;
      }
    },
    reset() {
      atFull = length = value = last = step = 0;
    },
  };
}

/** Length of a cell, the smallest stretch whose power is compared. */
const CELL_SECONDS = 0.001;
/** Cells of sound before a cut, the cell in which it happens, and the cells after it. */
const CUT_CELLS = { before: 2, between: 1, after: 5 } as const;
const ALL_CELLS = CUT_CELLS.before + CUT_CELLS.between + CUT_CELLS.after;
/**
 * Sound breaks off where its power falls by this much at once. A vowel rings down by 1.6 dB a ms (bandwidth of
 * the first formant: 60 Hz, Fant 1960), and a room by 0.1 to 0.3.
 */
export const MIN_CUT_DB = 20;
const MIN_CUT_RATIO = 10 ** (MIN_CUT_DB / 10);
/** Softer sound is not searched: −60 dBFS. */
const MIN_CUT_POWER = 1e-6;

/** Counts places where sound breaks off within a ms, as with a loose contact or lost samples. */
export function createCutCounter(rate: number): SoundCounter {
  const size = Math.round(CELL_SECONDS * rate);
  const cells = new Float64Array(ALL_CELLS);
  let [sum, summed, cell, count, rest] = [0, 0, 0, 0, ALL_CELLS];
  const power = (back: number) => cells[(cell - back + 2 * ALL_CELLS) % ALL_CELLS] as number;
  return {
    get count() {
      return count;
    },
    take(samples) {
      for (let i = 0; i < samples.length; i++) {
        sum += (samples[i] as number) ** 2;
        if (++summed < size) continue;
        cells[cell % ALL_CELLS] = sum / size;
        cell++;
        sum = summed = 0;
        if (rest > 0) {
          rest--;
          continue;
        }
        let after = 0;
        for (let back = 1; back <= CUT_CELLS.after; back++) after = Math.max(after, power(back));
        const sound = Math.min(power(ALL_CELLS), power(ALL_CELLS - 1));
        if (sound < MIN_CUT_POWER || sound < MIN_CUT_RATIO * after) continue;
        count++;
        rest = ALL_CELLS;
      }
    },
    reset() {
      sum = summed = 0;
      rest = ALL_CELLS;
    },
  };
}
