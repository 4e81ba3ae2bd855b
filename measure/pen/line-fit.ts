/** A stroke against the straight line that fits it best. Lengths in the unit of its positions. */
export interface LineFit {
  /** Distance between the ends of the stroke, along the line. */
  readonly length: number;
  /** Between the line and the horizontal, in degrees, 0 to 90. */
  readonly angle: number;
  /** Root mean square of the distances from the line. */
  readonly rms: number;
  /** The largest distance from it. */
  readonly peak: number;
  /** Samples that the fit rests on. */
  readonly samples: number;
}

/** Share of a stroke that is left out at each end, where a hand sets down and lifts. */
const END_SHARE = 0.1;
/** A fit needs this many samples. */
const MIN_SAMPLES = 8;
/** Degrees of freedom that a line takes. */
const LINE_FREEDOM = 2;

/** A line through a point, with its direction. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** The line of least squares of the distances at right angles to it, over samples `inside` the stretch. */
function lineThrough(
  xs: Float64Array,
  ys: Float64Array,
  count: number,
  isInside: (x: number, y: number) => boolean,
): Line {
  let n = 0;
  let sx = 0;
  let sy = 0;
  for (let i = 0; i < count; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    if (!isInside(x, y)) continue;
    n++;
    sx += x;
    sy += y;
  }
  const mx = sx / n;
  const my = sy / n;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = 0; i < count; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    if (!isInside(x, y)) continue;
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
    xy += (x - mx) * (y - my);
  }
  const turn = Math.atan2(2 * xy, xx - yy) / 2;
  return { x: mx, y: my, dx: Math.cos(turn), dy: Math.sin(turn) };
}

const along = ({ x, y, dx, dy }: Line, px: number, py: number) => (px - x) * dx + (py - y) * dy;

/**
 * Fits a straight line to a stroke, twice: to all of it, and then without a tenth of its length at each end. Null where
 * too few samples are left, or the stroke has no length.
 * @param count the first so many samples are used
 */
export function fitLine(xs: Float64Array, ys: Float64Array, count: number): LineFit | null {
  if (count < MIN_SAMPLES) return null;
  const whole = lineThrough(xs, ys, count, () => true);
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const place = along(whole, xs[i] as number, ys[i] as number);
    from = Math.min(from, place);
    to = Math.max(to, place);
  }
  const length = to - from;
  if (!(length > 0)) return null;
  const isInside = (x: number, y: number) => {
    const place = along(whole, x, y);
    return place >= from + END_SHARE * length && place <= to - END_SHARE * length;
  };
  const line = lineThrough(xs, ys, count, isInside);
  let samples = 0;
  let squares = 0;
  let peak = 0;
  for (let i = 0; i < count; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    if (!isInside(x, y)) continue;
    const off = Math.abs((y - line.y) * line.dx - (x - line.x) * line.dy);
    samples++;
    squares += off * off;
    peak = Math.max(peak, off);
  }
  if (samples < MIN_SAMPLES) return null;
  const degrees = Math.abs((Math.atan2(line.dy, line.dx) * 180) / Math.PI);
  return {
    length,
    angle: degrees > 90 ? 180 - degrees : degrees,
    rms: Math.sqrt(squares / (samples - LINE_FREEDOM)),
    peak,
    samples,
  };
}
