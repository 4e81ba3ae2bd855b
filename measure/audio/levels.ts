/** Full scale is ±1. Levels are dBFS relative to an amplitude of 1: a full-scale sine has −3.01 dBFS RMS and 0 peak. */

/** The level in dBFS of an amplitude (linear, 0 or more); −Infinity of 0. */
export function decibels(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}

/** The amplitude, linear, of a level in dBFS. */
export function amplitude(level: number): number {
  return 10 ** (level / 20);
}

/** Largest magnitude of the samples; 0 of none. */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i++) peak = Math.max(peak, Math.abs(samples[i] as number));
  return peak;
}

/** Mean of the samples: the DC offset. 0 of none. */
export function meanOf(samples: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += samples[i] as number;
  return samples.length ? sum / samples.length : 0;
}

/** Root of the mean square about `center`; 0 of none. */
export function rmsOf(samples: Float32Array, center = 0): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += ((samples[i] as number) - center) ** 2;
  return samples.length ? Math.sqrt(sum / samples.length) : 0;
}
