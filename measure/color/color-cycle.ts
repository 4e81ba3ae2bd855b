import type { PackedColor } from './packed';

/** Colors of the repair cycle, in order; each channel is all or nothing. */
export const cycle = [
  { name: 'Red', code: 0xff0000 },
  { name: 'Green', code: 0x00ff00 },
  { name: 'Blue', code: 0x0000ff },
  { name: 'White', code: 0xffffff },
  { name: 'Black', code: 0x000000 },
  { name: 'Yellow', code: 0xffff00 },
  { name: 'Magenta', code: 0xff00ff },
  { name: 'Cyan', code: 0x00ffff },
] as const;

/** The code of a channel that is on, at an intensity in percent: 255 at 100. */
export function levelOf(intensity: number): number {
  return Math.round((255 * intensity) / 100);
}

/** The color of a step, with the code `level` in each channel that is on. Steps repeat the cycle. */
export function colorOf(step: number, level: number): PackedColor {
  const code = cycle[step % cycle.length]?.code ?? 0;
  // A channel that is on is 255, so its lowest bit times the level is its new code.
  return (code & 0x010101) * level;
}

/** How far a cycle is. Changed in place, because it is stepped in a frame loop. */
export interface CycleState {
  /** Counts up without end; `colorOf` takes the remainder. */
  step: number;
  /** When the next step is due, in milliseconds on the clock of the frames. */
  due: number;
}

/** Frames may be this early, in milliseconds; a step that is due within it is taken. */
const MAX_EARLY_MS = 0.5;

/**
 * Steps on if a step is due at `time`, by one at most, so that no color is left out where frames come later than steps.
 * Returns whether it stepped. Times in milliseconds. A cycle begins with `due` at its first frame plus the interval.
 */
export function advance(state: CycleState, time: number, interval: number): boolean {
  if (time + MAX_EARLY_MS < state.due) return false;
  state.step += 1;
  state.due += interval;
  // Never catch up: after a pause, or where every frame is late, the rhythm starts again from here.
  if (state.due <= time) state.due = time + interval;
  return true;
}

/** Frames that one color stays at this frame interval: at least one. Both in milliseconds. */
export function framesPerColor(interval: number, frameInterval: number): number {
  return Math.max(1, interval / frameInterval);
}
