import { defaults, needsConsent, onSquare, type RepairSettings } from '../../../machines/pixel-repair/pixel-repair';
import { pixelRepairMachine } from '../../../machines/pixel-repair/pixel-repair.machine';
import { type ModelEvent, modelOf } from '../../kit/model';

type Event = ModelEvent<typeof pixelRepairMachine>;

/** Start of the run, in ms since the epoch. It lasts one minute. */
export const startedAt = 1_000_000;
const minute: Partial<RepairSettings> = { duration: 60 };

const events: readonly Event[] = [
  { type: 'MODE', mode: 'square' },
  { type: 'MODE', mode: 'screen' },
  { type: 'SIDE', side: 64 },
  { type: 'SLIDE', name: 'duration', value: 60 },
  { type: 'CONSENT', given: true },
  { type: 'PREVIEW' },
  { type: 'xstate.done.actor.frameInterval', output: 16.7 },
  { type: 'START', at: startedAt },
  { type: 'PLACE', spot: { x: 300, y: 200 } },
  { type: 'BEGIN', at: startedAt },
  { type: 'TICK', at: startedAt + 5_000 },
  { type: 'TICK', at: startedAt + 60_000 },
  { type: 'HIDE', at: startedAt + 10_000 },
  { type: 'SHOW', at: startedAt + 20_000 },
  { type: 'SHOWN', shown: { changes: 100, elapsed: 10_000 } },
  { type: 'xstate.done.actor.fullscreen', output: { at: startedAt + 30_000 } },
  { type: 'xstate.error.actor.fullscreen', error: new Error('refused') },
  { type: 'STOP', at: startedAt + 30_000 },
  { type: 'LOOK', at: startedAt + 70_000 },
  { type: 'LOOKED' },
  { type: 'JUDGE', judgment: 'improved' },
  { type: 'AGAIN' },
];

/** Events that change nothing that a transition depends on. One state is enough for them. */
const neutralEvents = new Set(['SIDE', 'SLIDE', 'PLACE', 'SHOWN', 'xstate.done.actor.frameInterval']);

/** Pixel repair with a run of one minute. */
export function pixelRepairModel() {
  return modelOf(pixelRepairMachine, {
    input: { settings: minute },
    events,
    key: ({ context }) => [context.settings.mode, context.consent],
    skip: (state, event) => {
      const { settings } = state.context;
      /** In the default mode. */
      const untouched = settings.mode === defaults.mode;
      if (state.matches('idle')) {
        // The page does not offer these.
        if (event.type === 'SIDE' && !onSquare(settings)) return true;
        if (event.type === 'CONSENT' && !needsConsent(settings)) return true;
        // The settings are tried only in the default mode, because the preview does not depend on them.
        if (neutralEvents.has(event.type)) return !untouched || !state.matches({ idle: 'still' });
        if (event.type === 'PREVIEW') return !untouched;
        if (event.type === 'MODE') return settings.mode === event.mode;
        return state.matches({ idle: 'playing' }) && event.type !== 'START';
      }
      return neutralEvents.has(event.type) && settings.mode !== 'square';
    },
  });
}
