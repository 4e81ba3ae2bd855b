import { assign, type EventObject, sendTo, setup } from 'xstate';
import { callbackActor } from '../check-machine';
import { type Playback, playTimes, stepAt } from './playback';
import type { Moment } from './playback-picture';
import type { ReplayFailure } from './verify';

/** How much faster than it happened. */
export const speeds = [1, 4, 16] as const;
export type Speed = (typeof speeds)[number];

export interface PlaybackContext {
  /** Null until the journal was run again. */
  readonly playback: Playback | null;
  /** When each step is played, in ms since the first. */
  readonly times: readonly number[];
  readonly step: number;
  /** Time of what is played, in ms since the first step. */
  readonly time: number;
  readonly speed: Speed;
  /** The newest moment that arrived; null before the first. */
  readonly moment: { readonly step: number; readonly of: Moment } | null;
  readonly failure: ReplayFailure['kind'] | null;
}

export type PlaybackEvent =
  /** The actor `player` has run the journal again. */
  | { type: 'OPENED'; playback: Playback }
  /** The actor `player` has what the machine knew at a step. */
  | { type: 'MOMENT'; step: number; moment: Moment }
  /** The actor `player` cannot go on. */
  | { type: 'FAILED'; failure: ReplayFailure['kind'] }
  /** Goes to a step; one beyond the ends is the last or the first. */
  | { type: 'GO'; step: number }
  | { type: 'PLAY' }
  | { type: 'PAUSE' }
  | { type: 'SPEED'; speed: Speed }
  /** The actor `clock`: so much time has passed, in ms. */
  | { type: 'TICK'; ms: number };

/** Asks the actor `player` for the moment of a step. */
export interface PlayerOrder extends EventObject {
  readonly type: 'SHOW';
  readonly step: number;
}

const lastOf = ({ times }: PlaybackContext) => Math.max(0, times.length - 1);
/** Where a tick leads. */
const afterTick = ({ time, speed, times, step }: PlaybackContext, ms: number) => {
  const now = time + Math.max(0, ms) * speed;
  return { time: now, step: stepAt(times, now, step) };
};

/** Plays the journal of one test back, step by step or in time. */
export const playbackMachine = setup({
  types: {
    context: {} as PlaybackContext,
    events: {} as PlaybackEvent,
  },
  actors: {
    /** Runs the journal again. Sends OPENED, then a MOMENT for each SHOW; or FAILED at any time. */
    player: callbackActor<PlayerOrder>(),
    /** Sends TICK with each frame. */
    clock: callbackActor(),
  },
  actions: {
    open: assign((_, playback: Playback) => ({ playback, times: playTimes(playback.steps) })),
    take: assign((_, { step, moment }: { step: number; moment: Moment }) => ({ moment: { step, of: moment } })),
    fail: assign((_, failure: ReplayFailure['kind']) => ({ failure })),
    go: assign(({ context }, to: number) => {
      const step = Math.max(0, Math.min(lastOf(context), Math.round(to)));
      return { step, time: context.times[step] ?? 0 };
    }),
    tick: assign(({ context }, ms: number) => afterTick(context, ms)),
    /** What has ended is played from the start. */
    rewind: assign(({ context }) => (context.step === lastOf(context) ? { step: 0, time: 0 } : {})),
    hurry: assign((_, speed: Speed) => ({ speed })),
    show: sendTo('player', ({ context }): PlayerOrder => ({ type: 'SHOW', step: context.step })),
  },
  guards: {
    'there is more than one step': ({ context }) => lastOf(context) > 0,
    'the last step is reached': ({ context }, ms: number) => afterTick(context, ms).step === lastOf(context),
    'another step is reached': ({ context }, ms: number) => afterTick(context, ms).step !== context.step,
  },
}).createMachine({
  id: 'reportPlayback',
  context: { playback: null, times: [], step: 0, time: 0, speed: 1, moment: null, failure: null },
  initial: 'working',
  states: {
    working: {
      invoke: { id: 'player', src: 'player' },
      on: {
        MOMENT: { actions: { type: 'take', params: ({ event }) => event } },
        SPEED: { actions: { type: 'hurry', params: ({ event }) => event.speed } },
        FAILED: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.failure } },
      },
      initial: 'opening',
      states: {
        opening: {
          on: {
            OPENED: { target: 'still', actions: [{ type: 'open', params: ({ event }) => event.playback }, 'show'] },
          },
        },
        still: {
          on: {
            GO: { actions: [{ type: 'go', params: ({ event }) => event.step }, 'show'] },
            PLAY: { guard: 'there is more than one step', target: 'playing', actions: ['rewind', 'show'] },
          },
        },
        playing: {
          invoke: { id: 'clock', src: 'clock' },
          on: {
            PAUSE: 'still',
            GO: { target: 'still', actions: [{ type: 'go', params: ({ event }) => event.step }, 'show'] },
            TICK: [
              {
                guard: { type: 'the last step is reached', params: ({ event }) => event.ms },
                target: 'still',
                actions: [{ type: 'tick', params: ({ event }) => event.ms }, 'show'],
              },
              {
                guard: { type: 'another step is reached', params: ({ event }) => event.ms },
                actions: [{ type: 'tick', params: ({ event }) => event.ms }, 'show'],
              },
              { actions: { type: 'tick', params: ({ event }) => event.ms } },
            ],
          },
        },
      },
    },
    failed: {},
  },
});
