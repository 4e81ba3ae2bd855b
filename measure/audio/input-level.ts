/** `fftSize` and `smoothingTimeConstant` of the browser's `AnalyserNode`. */
export const analyser = { size: 2048, smoothing: 0.8 } as const;

/** Above this level the page says that the microphone works. */
export const WORKING_LEVEL_PERCENT = 5;

/**
 * Level of the meter in percent: the mean of the analyser's byte values over 128. A tone fills only a few frequency
 * bins, so it hardly changes the level, however loud it is. No verdict uses this figure.
 * @param bytes from `getByteFrequencyData`
 * @returns 0 to 100; 0 for no bytes
 */
export function levelOf(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i++) sum += bytes[i] as number;
  return bytes.length ? Math.min(100, (sum / bytes.length / 128) * 100) : 0;
}
