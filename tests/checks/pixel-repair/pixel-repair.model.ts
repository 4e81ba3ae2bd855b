import fc from 'fast-check';
import {
  defaults,
  judgeRepair,
  modeIds,
  needsConsent,
  onSquare,
  type RepairRun,
  type RepairSettings,
  ranges,
  sides,
} from '../../../machines/pixel-repair/pixel-repair';
import { pixelRepairMachine } from '../../../machines/pixel-repair/pixel-repair.machine';
import { evidenceOf } from '../../kit/evidence/model';
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
export const pixelRepairModel = modelOf(pixelRepairMachine, {
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

const complete: RepairRun = {
  settings: defaults,
  spot: { x: 300, y: 200 },
  startedAt: 1_000_000,
  finishedAt: 1_000_000 + defaults.duration * 1000,
  hidden: 0,
  shown: { changes: 18_000, elapsed: 300_000 },
  judgment: 'improved',
};

const runs: fc.Arbitrary<RepairRun> = fc
  .record({
    mode: fc.constantFrom(...modeIds),
    side: fc.constantFrom(...sides),
    duration: fc.integer(ranges.duration),
    interval: fc.integer(ranges.interval),
    intensity: fc.integer(ranges.intensity),
    ran: fc.double({ min: 0, max: 1, noNaN: true }),
    hidden: fc.double({ min: 0, max: 1, noNaN: true }),
    spot: fc.constantFrom(null, { x: 0, y: 900 }),
    shown: fc.option(fc.record({ changes: fc.nat(100_000), elapsed: fc.nat(1_800_000) })),
    judgment: fc.constantFrom(null, 'improved' as const, 'unchanged' as const),
  })
  .map(({ mode, side, duration, interval, intensity, ran, hidden, ...rest }) => ({
    ...rest,
    settings: { mode, side, duration, interval, intensity },
    startedAt: 1_000_000,
    finishedAt: 1_000_000 + duration * 1000 * ran,
    hidden: duration * 1000 * ran * hidden,
  }));

export const evidence = evidenceOf<RepairRun>({
  check: 'pixel-repair',
  judge: judgeRepair,
  complete,
  // Always a warning: only the person can tell whether a pixel recovered.
  verdict: 'warning',
  runs,
  faults: {
    'the pixel is as it was': (run) => ({ ...run, judgment: 'unchanged' }),
    'the page was hidden all the time': (run) => ({ ...run, hidden: run.finishedAt - run.startedAt, shown: null }),
  },
  losses: {
    'stopped at once': (run) => ({ ...run, finishedAt: run.startedAt, shown: null }),
    'nothing was drawn': (run) => run.shown && { ...run, shown: null },
    'no second look': (run) => run.judgment && { ...run, judgment: null },
  },
});
