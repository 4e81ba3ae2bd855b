import { randomOf } from '../../../kit/random';
import type { Fingers, Pad } from './traces';

const pick = <T>(next: () => number, of: readonly T[]) => of[Math.floor(next() * of.length)] as T;

/** A typical touchpad from a seed. */
export function padOf(seed: number): Partial<Pad> {
  const next = randomOf(seed);
  return {
    seed,
    rate: pick(next, [60, 80, 100, 125, 140]),
    grain: pick(next, [0.005, 0.1, 1]),
    step: pick(next, [1, 0.5, 0.25]),
    gain: 4 + 8 * next(),
  };
}

/** Two fingers on such a touchpad, in a random browser and system. */
export function fingersOf(seed: number): Partial<Fingers> {
  const next = randomOf(seed);
  return {
    seed,
    rate: pick(next, [60, 90, 120]),
    step: pick(next, [1, 0.25, 0.01]),
    notch: pick(next, [-3, -120 / 53, -1.2]),
    rolls: next() < 0.5,
  };
}
