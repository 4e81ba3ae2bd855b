/** `fftSize` and `smoothingTimeConstant` of the browser's analyser. */
export const analyser = { size: 2048, smoothing: 0.8 } as const;

/** Above this level the page says that the microphone works. */
export const WORKING_LEVEL_PERCENT = 5;

/**
 * The level of the meter in percent: the mean of the analyser's byte values over 128. A tone fills few of the
 * frequencies, so it hardly moves the level however loud it is. No verdict uses it.
 * @param bytes as `getByteFrequencyData` gives them
 * @returns 0 to 100; 0 of none
 */
export function levelOf(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i++) sum += bytes[i] as number;
  return bytes.length ? Math.min(100, (sum / bytes.length / 128) * 100) : 0;
}
