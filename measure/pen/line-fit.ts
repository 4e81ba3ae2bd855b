/** A stroke compared with its best-fit straight line. Lengths in the unit of its positions. */
export interface LineFit {
  /** Distance between the ends of the stroke, along the line. */
  readonly length: number;
  /** Angle between the line and the horizontal, in degrees, 0 to 90. */
  readonly angle: number;
  /** Root mean square of the distances from the line. */
  readonly rms: number;
  /** The largest distance from the line. */
  readonly peak: number;
  /** Number of samples in the fit. */
  readonly samples: number;
}

/** Share of a stroke that is excluded at each end, where the hand touches down and lifts. */
const END_SHARE = 0.1;
/** Minimum number of samples for a fit. */
const MIN_SAMPLES = 8;
/** Degrees of freedom used by a line. */
const LINE_FREEDOM = 2;

/** A line through a point, with its direction. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Orthogonal least-squares line through the first `count` samples. */
function lineThrough(xs: Float64Array, ys: Float64Array, count: number): Line {
  let sx = 0;
  let sy = 0;
  for (let i = 0; i < count; i++) {
    sx += xs[i] as number;
    sy += ys[i] as number;
  }
  const mx = sx / count;
  const my = sy / count;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = 0; i < count; i++) {
    const dx = (xs[i] as number) - mx;
    const dy = (ys[i] as number) - my;
    xx += dx ** 2;
    yy += dy ** 2;
    xy += dx * dy;
  }
  const turn = Math.atan2(2 * xy, xx - yy) / 2;
  return { x: mx, y: my, dx: Math.cos(turn), dy: Math.sin(turn) };
}

const along = ({ x, y, dx, dy }: Line, px: number, py: number) => (px - x) * dx + (py - y) * dy;

/**
 * Fits a straight line to a stroke twice: to all of it, then without a tenth of its length at each end. Returns null if
 * too few samples remain, or if the stroke has no length.
 * @param count number of samples to use, from the start
 */
export function fitLine(xs: Float64Array, ys: Float64Array, count: number): LineFit | null {
  if (count < MIN_SAMPLES) return null;
  const whole = lineThrough(xs, ys, count);
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const place = along(whole, xs[i] as number, ys[i] as number);
    from = Math.min(from, place);
    to = Math.max(to, place);
  }
  const length = to - from;
  if (!(length > 0)) return null;
  const innerXs = new Float64Array(count);
  const innerYs = new Float64Array(count);
  let samples = 0;
  for (let i = 0; i < count; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    const place = along(whole, x, y);
    if (!(place >= from + END_SHARE * length && place <= to - END_SHARE * length)) continue;
    innerXs[samples] = x;
    innerYs[samples++] = y;
  }
  if (samples < MIN_SAMPLES) return null;
  const line = lineThrough(innerXs, innerYs, samples);
  let squares = 0;
  let peak = 0;
  for (let i = 0; i < samples; i++) {
    const off = Math.abs(((innerYs[i] as number) - line.y) * line.dx - ((innerXs[i] as number) - line.x) * line.dy);
    squares += off * off;
    peak = Math.max(peak, off);
  }
  return {
    length,
    angle: Math.abs((Math.atan2(line.dy, line.dx) * 180) / Math.PI),
    rms: Math.sqrt(squares / (samples - LINE_FREEDOM)),
    peak,
    samples,
  };
}
