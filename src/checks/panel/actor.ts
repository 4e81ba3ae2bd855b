import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { panelWords } from '../../../content/panel';
import type { Run } from '../../../machines/panel/experiments';
import type { panelMachine } from '../../../machines/panel/panel.machine';
import { fields } from '../../../measure/panel/evenness';
import { MAX_TRIALS } from '../../../measure/panel/trials';

export type PanelActor = ActorRefFrom<typeof panelMachine>;

const phases = [
  'mask',
  'choosing',
  'matching',
  'marking',
  'moving',
  'retaining',
  'fading',
  'paused',
  'hidden',
] as const;
export type Phase = (typeof phases)[number];

/** The state of the running test that decides what the page shows. */
export const phaseOf = (state: SnapshotFrom<typeof panelMachine>): Phase =>
  phases.find((phase) => state.matches({ running: phase })) ?? 'mask';

/** Progress of a run, such as '12 of at most 60'. */
export function progressOf(run: Run | null): string {
  if (!run) return '';
  const { experiment, state } = run;
  if (experiment === 'evenness')
    return panelWords.field(Math.min(state.shown + 1, 2 * fields.length), 2 * fields.length);
  const more =
    experiment === 'bits' || experiment === 'fine'
      ? state.noise.asked
      : experiment === 'gamma'
        ? state.matched.length
        : experiment === 'afterimage'
          ? state.rounds.length
          : 0;
  return panelWords[experiment === 'angle' ? 'trialAbout' : 'trial'](state.trials.length + more + 1, MAX_TRIALS);
}
