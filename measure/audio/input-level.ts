/** Size and smoothing of the browser's analyser, as specified. */
export const analyser = { size: 2048, smoothing: 0.8 } as const;

/** The percentage above which the page says that the microphone works. */
export const WORKING = 5;

/**
 * The level of the meter: the mean of the analyser's byte values over 128, as a percentage. A tone fills few of the
 * frequencies, so it hardly moves the level however loud it is. No verdict uses it.
 * @returns 0 to 100
 */
export function levelOf(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i++) sum += bytes[i] as number;
  return bytes.length ? Math.min(100, (sum / bytes.length / 128) * 100) : 0;
}
