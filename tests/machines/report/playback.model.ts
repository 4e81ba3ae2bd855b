import type { Playback, PlaybackStep } from '../../../machines/report/playback';
import { playbackMachine } from '../../../machines/report/playback.machine';
import type { Moment } from '../../../machines/report/playback-picture';
import { modelOf } from '../../kit/model';

export const step = (at: number): PlaybackStep => ({
  at,
  type: at === 0 ? null : 'KEY',
  data: '',
  hasEffect: true,
});

/** Three steps, the last one after a long wait. */
const playback: Playback = { steps: [step(0), step(100), step(60_000)], forged: null };
/** A machine that received no events. */
const empty: Playback = { steps: [step(0)], forged: null };
const moment: Moment = { picture: null, judgment: null };

export const playbackModel = modelOf(playbackMachine, {
  events: [
    { type: 'OPENED', playback },
    { type: 'OPENED', playback: empty },
    { type: 'MOMENT', step: 0, moment },
    { type: 'FAILED', failure: 'too-long' },
    { type: 'FAILED', failure: 'not-loaded' },
    { type: 'GO', step: 1 },
    { type: 'GO', step: 99 },
    { type: 'GO', step: -1 },
    { type: 'PLAY' },
    { type: 'PAUSE' },
    { type: 'SPEED', speed: 4 },
    { type: 'TICK', ms: 10 },
    { type: 'TICK', ms: 100 },
    { type: 'TICK', ms: 5000 },
  ],
  key: ({ context }) => [context.times.length, context.step, context.speed, context.moment !== null, context.failure],
});
