import { fitLine, type LineFit } from './line-fit';

/** A stroke along a ruler: its line fit and speed. */
export interface RulerStroke extends LineFit {
  /** In the unit of the positions, per ms. */
  readonly speed: number;
}

/** Why a stroke cannot be used to measure jitter. */
export type RulerRefusal = 'short' | 'level' | 'fast' | 'curved';

/** Strokes along a ruler. Lengths in device px. */
export interface RulerReading {
  /** The latest valid strokes, newest last. */
  readonly strokes: readonly RulerStroke[];
  /** Why the last stroke was not valid; null if it was, or before the first. */
  readonly refusal: RulerRefusal | null;
}

/** Minimum length of a stroke, in CSS px: about 6 cm. */
const MIN_LENGTH_PX = 220;
/** Range of a diagonal's angle to the horizontal. Errors of both rows and columns are visible only in this range. */
const MIN_ANGLE_DEG = 15;
const MAX_ANGLE_DEG = 75;
/** Maximum speed of a stroke, in CSS px per ms: about 7 cm per second. Jitter is visible in slow strokes. */
const MAX_SPEED = 0.27;
/** Minimum number of samples in a stroke. */
const MIN_SAMPLES = 60;
/** A stroke that deviates by more than this share of its length was drawn without a ruler. */
const MAX_STRAY_SHARE = 0.04;
/** Number of latest strokes kept. */
const MAX_STROKES = 5;
/** Number of samples kept per stroke: over a minute at 240 Hz. */
const MAX_SAMPLES = 16_384;

const noRuler: RulerReading = { strokes: [], refusal: null };

/** Why a stroke cannot be used to measure jitter; null if it can. `pixelRatio` is device px per CSS px. */
function refusalOf(stroke: RulerStroke | null, pixelRatio: number): RulerRefusal | null {
  if (!stroke || stroke.length < MIN_LENGTH_PX * pixelRatio) return 'short';
  if (stroke.angle < MIN_ANGLE_DEG || stroke.angle > MAX_ANGLE_DEG) return 'level';
  if (stroke.speed > MAX_SPEED * pixelRatio || stroke.samples < MIN_SAMPLES) return 'fast';
  if (stroke.peak > MAX_STRAY_SHARE * stroke.length) return 'curved';
  return null;
}

/** Collects strokes along a ruler. Positions in device px, times in ms. Only the constructor and `end` allocate. */
export class RulerMeter {
  readonly #xs = new Float64Array(MAX_SAMPLES);
  readonly #ys = new Float64Array(MAX_SAMPLES);
  #count = 0;
  #from = 0;
  #to = 0;
  #reading: RulerReading = noRuler;

  begin(): void {
    this.#count = 0;
  }

  push(x: number, y: number, at: number): void {
    if (this.#count === MAX_SAMPLES) return;
    if (this.#count === 0) this.#from = at;
    this.#xs[this.#count] = x;
    this.#ys[this.#count] = y;
    this.#to = at;
    this.#count++;
  }

  /** Ends and evaluates the stroke. `pixelRatio` is device px per CSS px. */
  end(pixelRatio: number): void {
    const fit = fitLine(this.#xs, this.#ys, this.#count);
    const stroke = fit && { ...fit, speed: fit.length / Math.max(1, this.#to - this.#from) };
    const refusal = refusalOf(stroke, pixelRatio);
    const { strokes } = this.#reading;
    this.#reading = {
      strokes: stroke && refusal === null ? [...strokes.slice(1 - MAX_STROKES), stroke] : strokes,
      refusal,
    };
    this.#count = 0;
  }

  read(): RulerReading {
    return this.#reading;
  }

  restart(): void {
    this.#count = 0;
    this.#reading = noRuler;
  }
}

/** The stroke with the least jitter, which reflects the pen rather than the hand; null if there is none. */
export function steadiest({ strokes }: RulerReading): RulerStroke | null {
  return strokes.reduce<RulerStroke | null>((best, one) => (best && best.rms <= one.rms ? best : one), null);
}
