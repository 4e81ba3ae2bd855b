import type { PackedColor } from './packed';

/** Colors of the repair cycle, in order: red, green, blue, white, black, yellow, magenta, cyan. */
const cycle = [0xff0000, 0x00ff00, 0x0000ff, 0xffffff, 0x000000, 0xffff00, 0xff00ff, 0x00ffff];

/** The code of a channel that is on, at an intensity in percent: 255 at 100. */
export function levelOf(intensity: number): number {
  return Math.round((255 * intensity) / 100);
}

/** The color of a step, with the code `level` in each channel that is on. Steps repeat the cycle. */
export function colorOf(step: number, level: number): PackedColor {
  const code = cycle[step % cycle.length] ?? 0;
  // A channel that is on is 255, so its lowest bit times the level is its new code.
  return (code & 0x010101) * level;
}

/** Progress of a cycle. Mutated in place, because it is updated in a frame loop. */
export interface CycleState {
  /** Counts up without limit; `colorOf` wraps it. */
  step: number;
  /** When the next step is due, in ms on the frame clock. */
  due: number;
}

/** A step is taken up to this much before it is due, because frames may be slightly early. */
const MAX_EARLY_MS = 0.5;

/**
 * Advances by one step if a step is due at `time`. It never skips a color, even if frames are slower than steps.
 * Returns whether it advanced. Times in milliseconds. A cycle begins with `due` at its first frame plus the interval.
 */
export function advance(state: CycleState, time: number, interval: number): boolean {
  if (time + MAX_EARLY_MS < state.due) return false;
  state.step += 1;
  state.due += interval;
  // Never catch up: after a pause, or if every frame is late, the rhythm restarts from here.
  if (state.due <= time) state.due = time + interval;
  return true;
}

/** Number of frames that each color stays on screen, at least one. Both intervals in milliseconds. */
export function framesPerColor(interval: number, frameInterval: number): number {
  return Math.max(1, interval / frameInterval);
}
