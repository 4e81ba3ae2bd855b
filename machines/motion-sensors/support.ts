import type { MotionProblem } from '../../content/motion-sensors';

/** What the first event of the sensors showed. `silent`: none came. Some browsers send none before permission. */
export type Presence = 'fitted' | 'none' | 'blocked' | 'silent';

/** What is known before the sensors are read. */
export interface Support {
  /** HTTPS or localhost. Elsewhere browsers hide the sensors. */
  readonly secure: boolean;
  /** Whether the browser has the events at all. */
  readonly supported: boolean;
  /** Whether the browser requires permission first. */
  readonly asks: boolean;
  readonly presence: Presence;
  readonly isRefused: boolean;
}

/**
 * Why the test cannot start. Null if it can.
 * @param beforeAsking whether the person can still be asked, so that neither a refusal nor silence is final
 */
export function problemOf(
  { secure, supported, asks, presence, isRefused }: Support,
  beforeAsking = false,
): MotionProblem | null {
  if (!secure) return 'insecure';
  if (!supported) return 'unsupported';
  if (presence === 'blocked') return 'blocked';
  if (presence === 'none') return 'not-fitted';
  if (asks && beforeAsking) return null;
  if (isRefused) return 'refused';
  return presence === 'silent' && !asks ? 'not-fitted' : null;
}
