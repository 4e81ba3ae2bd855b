/** The signal is searched for a pitch at about this rate. */
const SEARCH_RATE_HZ = 8000;
/** Range of a speaking pitch in Hz: Praat's floor and the ceiling for children (Boersma, Praat manual, "Pitch settings"). */
const PITCH_HZ = [75, 500] as const;
/** Length of a frame, three periods of the lowest pitch, and the step to the next. */
const FRAME_SECONDS = 0.04;
const HOP_SECONDS = 0.025;
/**
 * A frame has a pitch if it resembles itself one period later by at least this normalized correlation. Noise stays below
 * 0.4 (calibration rows A9).
 */
const MIN_PERIODICITY = 0.6;
/** A shorter period is preferred if it is almost as good: a multiple of a period is one, too. */
const MIN_SHARE_OF_BEST = 0.9;
/**
 * An eighth of a period beside its best match, a voice resembles itself by less than this share of it, because of its
 * overtones. A pure tone does by cos 45° = 0.71, also when it rings out.
 */
const MAX_BESIDE = 0.55;
/**
 * A voice glides: over two steps its pitch moves one way, by at least the first share in all, and by at most the second
 * in a step. Speakers move by 2 to 50 semitones a second (Xu and Sun 2002, https://doi.org/10.1121/1.1445789), 0.6 to
 * 16 % in two steps. Beeps, hum and whatever rings keep their pitch.
 */
const GLIDE = { least: 0.01, most: 0.1 } as const;
/** Raises the overtones, so that the rumble of a fan does not pass for a slow pitch. */
const PREEMPHASIS = 0.9;

/**
 * Tells a voice from other sounds by its pitch.
 * @param rate samples per second
 */
export function createVoiceDetector(rate: number) {
  const factor = Math.max(1, Math.round(rate / SEARCH_RATE_HZ));
  const low = rate / factor;
  const shortest = Math.floor(low / PITCH_HZ[1]);
  const longest = Math.ceil(low / PITCH_HZ[0]);
  const length = Math.round(FRAME_SECONDS * low) + longest;
  const hop = Math.round(HOP_SECONDS * low);
  const frame = new Float64Array(length);
  const likeness = new Float64Array(longest + 2);
  let [sum, summed, before, filled] = [0, 0, 0, 0];
  /** Pitches of the two frames before, in Hz; 0 for none. */
  let [last, lastButOne] = [0, 0];

  return {
    /** Takes the next samples of a signal without a gap. Returns whether they hold a pitch that glides. No allocation. */
    take(samples: Float32Array): boolean {
      let glides = false;
      for (let i = 0; i < samples.length; i++) {
        sum += samples[i] as number;
        if (++summed < factor) continue;
        const value = sum / factor;
        frame[filled++] = value - PREEMPHASIS * before;
        before = value;
        sum = summed = 0;
        if (filled < length) continue;
        const pitch = low / periodOf(frame, shortest, longest, likeness);
        glides ||= isGlide(lastButOne, last, pitch);
        lastButOne = last;
        last = pitch;
        frame.copyWithin(0, hop);
        filled -= hop;
      }
      return glides;
    },
    /** Forgets what came before a gap. */
    reset(): void {
      sum = summed = before = filled = last = lastButOne = 0;
    },
  };
}

function isGlide(a: number, b: number, c: number): boolean {
  if (!a || !b || !c) return false;
  const [first, second] = [b / a - 1, c / b - 1];
  const largest = Math.max(Math.abs(first), Math.abs(second));
  return first * second > 0 && largest <= GLIDE.most && Math.abs(first + second) >= GLIDE.least;
}

/** The period of a frame in samples, to a fraction of one; Infinity if it has none. */
function periodOf(frame: Float64Array, shortest: number, longest: number, likeness: Float64Array): number {
  const count = frame.length - longest - 1;
  let here = 0;
  let there = 0;
  for (let i = 0; i < count; i++) {
    here += (frame[i] as number) ** 2;
    there += (frame[i + 1] as number) ** 2;
  }
  let best = 0;
  for (let lag = 1; lag <= longest + 1; lag++) {
    let product = 0;
    for (let i = 0; i < count; i++) product += (frame[i] as number) * (frame[i + lag] as number);
    const value = product / Math.sqrt(Math.max(1e-20, here * there));
    likeness[lag] = value;
    if (lag >= shortest && lag <= longest) best = Math.max(best, value);
    there += (frame[lag + count] ?? 0) ** 2 - (frame[lag] as number) ** 2;
  }
  if (best < MIN_PERIODICITY) return Number.POSITIVE_INFINITY;
  for (let lag = 2; lag <= longest; lag++) {
    const [a, b, c] = [likeness[lag - 1] as number, likeness[lag] as number, likeness[lag + 1] as number];
    // The vertex of the parabola through a peak and its neighbors.
    if (b < a || b < c || b < MIN_SHARE_OF_BEST * best) continue;
    const beside = Math.round(lag / 8);
    const share = ((likeness[lag - beside] as number) + (likeness[lag + beside] ?? 0)) / (2 * b);
    if (lag < shortest || share > MAX_BESIDE) return Number.POSITIVE_INFINITY;
    return lag + (a - c) / (2 * (a - 2 * b + c) || 1);
  }
  return Number.POSITIVE_INFINITY;
}
