/** A sine as amplitude and phase: `amplitude · sin(2π · frequency · time + phase)`. */
export interface Sine {
  amplitude: number;
  phase: number;
}

/**
 * Fits a sine of a known frequency to samples by linear least squares, so that less than a period is enough. Allocates
 * nothing.
 * @param frequency Hz
 * @param rate samples a second
 * @param out takes the result; both 0 where nothing can be told
 */
export function fitSine(samples: Float32Array, frequency: number, rate: number, out: Sine): void {
  const step = (2 * Math.PI * frequency) / rate;
  // Rotating a vector costs less than a sine for each sample.
  const turnCos = Math.cos(step);
  const turnSin = Math.sin(step);
  let [cos, sin] = [1, 0];
  let [cc, ss, cs, xc, xs] = [0, 0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    cc += cos * cos;
    ss += sin * sin;
    cs += cos * sin;
    xc += x * cos;
    xs += x * sin;
    const next = cos * turnCos - sin * turnSin;
    sin = sin * turnCos + cos * turnSin;
    cos = next;
  }
  const determinant = cc * ss - cs * cs;
  if (!(determinant > 1e-9)) {
    out.amplitude = out.phase = 0;
    return;
  }
  const a = (xs * cc - xc * cs) / determinant;
  const b = (xc * ss - xs * cs) / determinant;
  out.amplitude = Math.hypot(a, b);
  out.phase = Math.atan2(b, a);
}

/** Milliseconds that a scope shows of a tone (Hz): one of 1, 2, 5, 10 … that holds from three to eight periods. */
export function spanOf(frequency: number): number {
  const least = 3000 / frequency;
  const decade = 10 ** Math.floor(Math.log10(least));
  return decade * ([1, 2, 5, 10].find((factor) => factor * decade >= least * 0.999) ?? 10);
}
