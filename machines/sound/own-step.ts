import type { SnapshotFrom } from 'xstate';
import { MIN_HEARD_MS } from './evidence';
import { judgeSound } from './sound';
import type { SoundEvents } from './sound.events';
import type { soundMachine } from './sound.machine';

/** The sounds without which there is no verdict. */
const sides = ['left', 'right'] as const;

/**
 * The next step that needs no press: an answer ends its sound, and the other side plays; the result is shown once both
 * sides pass. The first sound waits for the person, who may want to turn the volume down.
 * @param at ms since the epoch
 */
export function ownStep(state: SnapshotFrom<typeof soundMachine>, at: number): SoundEvents | null {
  const { answers, sound, tone, problem } = state.context;
  if (state.matches({ testing: { sounding: 'tone' } }) && sound && tone) {
    const isHeard = answers[sound.id] !== undefined && tone.volume > 0 && at - tone.since >= MIN_HEARD_MS;
    return isHeard && sides.some((side) => side === sound.id) ? { type: 'STOP', at } : null;
  }
  const isBegun = sides.some((side) => answers[side]);
  if (!state.matches({ testing: 'rest' }) || !isBegun || problem) return null;
  const next = sides.find((side) => !answers[side]);
  if (next) return { type: 'PLAY', sound: next, at };
  return judgeSound({ ...state.context, finishedAt: at }).status === 'pass' ? { type: 'FINISH', at } : null;
}
