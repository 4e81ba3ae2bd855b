import { assign, type EventObject, sendTo, setup } from 'xstate';
import { callbackActor } from '../check-machine';
import { type Playback, playTimes, stepAt } from './playback';
import type { Moment } from './playback-picture';
import type { ReplayFailure } from './verify';

/** Playback speeds, as multiples of real time. */
export const speeds = [1, 4, 16] as const;
export type Speed = (typeof speeds)[number];

export interface PlaybackContext {
  /** Null until the journal has been replayed. */
  readonly playback: Playback | null;
  /** When each step is played, in ms since the first step. */
  readonly times: readonly number[];
  readonly step: number;
  /** The playback position, in ms since the first step. */
  readonly time: number;
  readonly speed: Speed;
  /** The newest moment that arrived. Null before the first. */
  readonly moment: { readonly step: number; readonly of: Moment } | null;
  readonly failure: ReplayFailure['kind'] | null;
}

export type PlaybackEvent =
  /** The actor `player` has replayed the journal. */
  | { type: 'OPENED'; playback: Playback }
  /** The actor `player` has the moment of a step. */
  | { type: 'MOMENT'; step: number; moment: Moment }
  /** The actor `player` cannot continue. */
  | { type: 'FAILED'; failure: ReplayFailure['kind'] }
  /** Goes to a step. A step beyond the ends is clamped. */
  | { type: 'GO'; step: number }
  | { type: 'PLAY' }
  | { type: 'PAUSE' }
  | { type: 'SPEED'; speed: Speed }
  /** From the actor `clock`: this much time has passed, in ms. */
  | { type: 'TICK'; ms: number };

/** Asks the actor `player` for the moment of a step. */
export interface PlayerOrder extends EventObject {
  readonly type: 'SHOW';
  readonly step: number;
}

const lastOf = ({ times }: PlaybackContext) => Math.max(0, times.length - 1);
/** The time and step after a tick. */
const afterTick = ({ time, speed, times, step }: PlaybackContext, ms: number) => {
  const now = time + Math.max(0, ms) * speed;
  return { time: now, step: stepAt(times, now, step) };
};

/** Plays back the journal of one test, step by step or over time. */
export const playbackMachine = setup({
  types: {
    context: {} as PlaybackContext,
    events: {} as PlaybackEvent,
  },
  actors: {
    /** Replays the journal. Sends OPENED, then a MOMENT for each SHOW. May send FAILED at any time. */
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
    /** Starts over if the playback has ended. */
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
