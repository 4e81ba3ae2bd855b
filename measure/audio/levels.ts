/** Full scale is ±1. 0 dBFS is an amplitude of 1: a full-scale sine has −3.01 dBFS RMS and 0 dBFS peak. */

/** Converts a linear amplitude (0 or more) to dBFS; −Infinity for 0. */
export function decibels(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}

/** Converts a level in dBFS to a linear amplitude. */
export function amplitude(level: number): number {
  return 10 ** (level / 20);
}

/** Largest magnitude of the samples; 0 for no samples. */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i++) peak = Math.max(peak, Math.abs(samples[i] as number));
  return peak;
}

/** Mean of the samples: the DC offset. 0 for no samples. */
export function meanOf(samples: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += samples[i] as number;
  return samples.length ? sum / samples.length : 0;
}

/** Root mean square about `center`; 0 for no samples. */
export function rmsOf(samples: Float32Array, center = 0): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += ((samples[i] as number) - center) ** 2;
  return samples.length ? Math.sqrt(sum / samples.length) : 0;
}
