/** A sine as amplitude and phase: `amplitude · sin(2π · frequency · time + phase)`. */
export interface Sine {
  amplitude: number;
  phase: number;
}

/**
 * Fits a sine of known frequency to samples by linear least squares. Less than one period is enough. No allocation.
 * @param frequency Hz
 * @param rate samples per second
 * @param out receives the result; both are 0 if the samples do not determine a sine
 */
export function fitSine(samples: Float32Array, frequency: number, rate: number, out: Sine): void {
  const step = (2 * Math.PI * frequency) / rate;
  // Rotating a vector is cheaper than computing a sine for each sample.
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

/** The time base of a scope for a tone (Hz), in ms: one of 1, 2, 5, 10 … that shows three to eight periods. */
export function spanOf(frequency: number): number {
  const least = 3000 / frequency;
  const decade = 10 ** Math.floor(Math.log10(least));
  return decade * ([1, 2, 5, 10].find((factor) => factor * decade >= least * 0.999) ?? 10);
}
