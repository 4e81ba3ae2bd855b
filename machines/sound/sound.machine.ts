import { type ActorRefFrom, assign, type EventObject, sendTo, setup } from 'xstate';
import type { InconclusiveLoop, LoopReport } from '../../measure/audio/loop-sweep';
import { type CheckTypes, callbackActor, type Judged, judgingRun, promiseActor } from '../check-machine';
import type { Heard } from './answers';
import { type Answer, judgeSound, type OutputFacts, type SoundRun } from './sound';
import type {
  LoopInput,
  LoopProblem,
  LoopStage,
  Output,
  PlayerInput,
  PlayerOrder,
  SoundEvents,
  SoundProblem,
} from './sound.events';
import { type Sound, SWEEP_MS, snapFrequency, soundOf, TONE_MS } from './sounds';

interface Context extends Judged, SoundRun {
  /** The sound that is playing, or that played last. */
  readonly sound: Sound | null;
  /** While a sound plays: since when, and its highest volume so far in percent. Null otherwise. */
  readonly tone: { readonly since: number; readonly volume: number } | null;
  /** Current frequency of the sweep in Hz. Null while it does not play. */
  readonly sweepAt: number | null;
  /** Outputs other than the system default, as far as the browser lists them. */
  readonly outputs: readonly Output[];
  /** Whether the browser can show its own output picker. */
  readonly canAsk: boolean;
  /** Null for the system default. */
  readonly output: Output | null;
  readonly problem: SoundProblem | null;
  /** Why the last measurement gave no figures although an earlier one did. */
  readonly retry: InconclusiveLoop | null;
  readonly stage: LoopStage | null;
  readonly loopProblem: LoopProblem | null;
}

interface Input {
  /** Percent. 50 by default. */
  readonly volume?: number;
}

/** After this time the person reads that no sound has started. An output that wakes up late still plays it. */
const LATE_START_MS = 5000;
/** After a sound ends on its own, buttons start no other one for this long: a press was meant to stop the sound. */
const AFTER_END_MS = 500;

const initialValues = {
  answers: {},
  limits: { from: null, to: null },
  played: {},
  sound: null,
  problem: null,
  loop: null,
  retry: null,
  loopProblem: null,
  hasOneSpeaker: false,
  startedAt: 0,
  finishedAt: 0,
  result: null,
} as const;

export const soundMachine = setup({
  types: {} as CheckTypes<{
    context: Context;
    events: SoundEvents;
    input: Input;
    tags: 'sounding' | 'can be stopped' | 'busy';
  }>,
  actors: {
    /** Plays one sound until it ends or is stopped. Sends STARTED, SWEEP.AT and FAILED. */
    player: callbackActor<PlayerOrder, PlayerInput>(),
    /** Sends OUTPUTS at once and whenever they change. */
    outputs: callbackActor(),
    /** Shows the browser's output picker. Rejects if the person chose none. */
    askOutput: promiseActor<Output>(),
    /** Plays a sweep on each side and listens. Sends LOOP.STAGE, then LOOP.DONE or LOOP.FAILED. */
    loop: callbackActor<EventObject, LoopInput>(),
  },
  actions: {
    begin: assign(({ context }, { at }: { at: number }) => ({
      startedAt: context.startedAt || at,
      problem: null,
      loopProblem: null,
      retry: null,
    })),
    pick: assign(({ context }, { sound }: { sound: string }) => ({
      sound: soundOf({ channels: context.facts?.channels ?? 2, frequency: context.frequency }, sound),
    })),
    startCounting: assign(({ context }, { facts, at }: { facts: OutputFacts; at: number }) => ({
      facts,
      tone: { since: at, volume: context.volume },
      problem: null,
    })),
    /** Records how long the sound has played. A muted sound is recorded as 0, so that the page knows it was played. */
    stopCounting: assign(({ context: { tone, sound, played } }, { at }: { at: number }) => {
      if (!tone || !sound) return { tone: null };
      const time = tone.volume > 0 ? at - tone.since : 0;
      return { tone: null, played: { ...played, [sound.id]: Math.max(played[sound.id] ?? 0, time) } };
    }),
    setVolume: assign(({ context: { tone } }, { volume }: { volume: number }) => ({
      volume,
      tone: tone && { ...tone, volume: Math.max(tone.volume, volume) },
    })),
    tune: assign((_, { frequency }: { frequency: number }) => ({ frequency: snapFrequency(frequency) })),
    retune: assign(({ context }) => ({ sound: context.sound && { ...context.sound, frequency: context.frequency } })),
    answer: assign(({ context }, { sound, heard }: { sound: string; heard: Heard }) => {
      // The answer is about the tone that played, even if the slider has moved since.
      const played = context.sound?.id === sound ? context.sound.frequency : undefined;
      const frequency =
        played ??
        context.answers[sound]?.frequency ??
        soundOf({ channels: 8, frequency: context.frequency }, sound).frequency;
      return { answers: { ...context.answers, [sound]: { heard, frequency } satisfies Answer } };
    }),
    fail: assign((_, { reason }: { reason: SoundProblem }) => ({
      problem: reason,
      ...(reason === 'output' && { output: null }),
    })),
    /** A measurement without figures does not replace earlier figures. */
    learn: assign(({ context: { loop } }, { report }: { report: LoopReport }) =>
      report.kind === 'inconclusive' && loop?.kind === 'measured' ? { retry: report } : { loop: report, retry: null },
    ),
    listOutputs: assign(({ context }, { outputs, canAsk }: { outputs: readonly Output[]; canAsk: boolean }) => ({
      outputs,
      canAsk,
      // An unplugged output cannot stay chosen. One from the browser's picker may not be in the list.
      output: canAsk || outputs.some(({ id }) => id === context.output?.id) ? context.output : null,
    })),
    judge: judgingRun(judgeSound),
  },
  delays: {
    'time to begin': LATE_START_MS,
    'length of the tone': TONE_MS,
    'length of the sweep': SWEEP_MS,
    'pause after the end': AFTER_END_MS,
  },
  guards: {
    'it is the sweep': ({ context }) => context.sound?.type === 'sweep',
    'it is the custom tone': ({ context }) => context.sound?.type === 'custom',
    'something was tested': ({ context: { answers, limits, loop } }) =>
      Object.keys(answers).length > 0 || limits.from !== null || limits.to !== null || loop?.kind === 'measured',
    'the sound has played': ({ context: { sound, tone, played } }, { sound: id }: { sound: string }) =>
      (tone !== null && sound?.id === id) || played[id] !== undefined,
    'the sweep has played to its end': ({ context: { played, limits } }) =>
      (played.sweep ?? 0) >= SWEEP_MS && limits.to === null,
  },
}).createMachine({
  id: 'sound',
  context: ({ input }) => ({
    ...initialValues,
    revision: 0,
    volume: input.volume ?? 50,
    frequency: 1000,
    facts: null,
    tone: null,
    sweepAt: null,
    outputs: [],
    canAsk: false,
    output: null,
    stage: null,
  }),
  initial: 'testing',
  states: {
    testing: {
      // Listed again after each measurement: browsers name outputs only once the microphone is allowed.
      invoke: { id: 'outputs', src: 'outputs' },
      initial: 'rest',
      on: {
        OUTPUTS: { actions: { type: 'listOutputs', params: ({ event }) => event } },
        VOLUME: { actions: { type: 'setVolume', params: ({ event }) => event } },
        'SPEAKER.SECOND': { actions: assign({ hasOneSpeaker: ({ event }) => !event.isFitted }) },
        ANSWER: {
          guard: { type: 'the sound has played', params: ({ event }) => event },
          actions: { type: 'answer', params: ({ event }) => event },
        },
      },
      states: {
        rest: {
          on: {
            PLAY: {
              target: 'sounding',
              actions: [
                { type: 'begin', params: ({ event }) => event },
                { type: 'pick', params: ({ event }) => event },
              ],
            },
            FREQUENCY: { actions: { type: 'tune', params: ({ event }) => event } },
            OUTPUT: {
              actions: assign(({ context, event }) => ({
                output: context.outputs.find(({ id }) => id === event.id) ?? null,
                problem: null,
              })),
            },
            'OUTPUT.ASK': 'asking',
            LISTEN: { target: '#sound.loop', actions: { type: 'begin', params: ({ event }) => event } },
            'HEARD.TO': {
              guard: 'the sweep has played to its end',
              actions: assign(({ context, event }) => ({ limits: { from: context.limits.from, to: event.frequency } })),
            },
            FINISH: {
              guard: 'something was tested',
              target: '#sound.results',
              actions: { type: 'judge', params: ({ event }) => event },
            },
          },
        },
        /** A sound has ended on its own. For a moment the buttons keep their labels and do nothing. */
        ended: {
          tags: ['can be stopped', 'busy'],
          on: { FREQUENCY: { actions: { type: 'tune', params: ({ event }) => event } } },
          after: { 'pause after the end': 'rest' },
        },
        /** The browser shows its output picker. */
        asking: {
          invoke: {
            id: 'askOutput',
            src: 'askOutput',
            onDone: { target: 'rest', actions: assign({ output: ({ event }) => event.output, problem: null }) },
            onError: 'rest',
          },
        },
        sounding: {
          tags: ['sounding', 'can be stopped', 'busy'],
          invoke: {
            id: 'player',
            src: 'player',
            input: ({ context }) => {
              if (!context.sound) throw new Error('There is nothing to play');
              return { sound: context.sound, volume: context.volume, output: context.output?.id ?? null };
            },
          },
          initial: 'starting',
          exit: assign({ sweepAt: null }),
          on: {
            STOP: { target: 'rest', actions: { type: 'stopCounting', params: ({ event }) => event } },
            FAILED: {
              target: 'ended',
              actions: [
                { type: 'stopCounting', params: ({ event }) => event },
                { type: 'fail', params: ({ event }) => event },
              ],
            },
            VOLUME: {
              actions: [
                { type: 'setVolume', params: ({ event }) => event },
                sendTo('player', ({ event }): PlayerOrder => event),
              ],
            },
            FREQUENCY: {
              guard: 'it is the custom tone',
              actions: [
                { type: 'tune', params: ({ event }) => event },
                'retune',
                sendTo('player', ({ context }): PlayerOrder => ({ type: 'FREQUENCY', frequency: context.frequency })),
              ],
            },
          },
          states: {
            starting: {
              after: {
                'time to begin': { actions: { type: 'fail', params: { reason: 'silent' } } },
              },
              on: {
                STARTED: [
                  {
                    guard: 'it is the sweep',
                    target: 'sweep',
                    actions: { type: 'startCounting', params: ({ event }) => event },
                  },
                  { target: 'tone', actions: { type: 'startCounting', params: ({ event }) => event } },
                ],
              },
            },
            tone: {
              after: {
                'length of the tone': {
                  target: '#sound.testing.ended',
                  actions: {
                    type: 'stopCounting',
                    params: ({ context }) => ({ at: (context.tone?.since ?? 0) + TONE_MS }),
                  },
                },
              },
            },
            sweep: {
              entry: assign(({ context: { played } }) => ({
                limits: { from: null, to: null },
                played: { ...played, sweep: 0 },
              })),
              after: {
                // Only the person can say whether it was heard to its end.
                'length of the sweep': {
                  target: '#sound.testing.ended',
                  actions: {
                    type: 'stopCounting',
                    params: ({ context }) => ({ at: (context.tone?.since ?? 0) + SWEEP_MS }),
                  },
                },
              },
              on: {
                'SWEEP.AT': { actions: assign({ sweepAt: ({ event }) => event.frequency }) },
                'HEARD.FROM': {
                  actions: assign(({ context, event }) => ({
                    limits: { from: event.frequency, to: context.limits.to },
                  })),
                },
                'HEARD.TO': {
                  target: '#sound.testing.rest',
                  actions: [
                    { type: 'stopCounting', params: ({ event }) => event },
                    assign(({ context, event }) => ({ limits: { from: context.limits.from, to: event.frequency } })),
                  ],
                },
              },
            },
          },
        },
      },
    },
    /** The microphone listens to the speakers. */
    loop: {
      tags: 'busy',
      invoke: {
        id: 'loop',
        src: 'loop',
        input: ({ context }) => ({ volume: context.volume, output: context.output?.id ?? null }),
      },
      initial: 'asking',
      exit: assign({ stage: null }),
      on: {
        'LISTEN.STOP': 'testing',
        'LOOP.FAILED': { target: 'testing', actions: assign({ loopProblem: ({ event }) => event.reason }) },
        'LOOP.DONE': { target: 'testing', actions: { type: 'learn', params: ({ event }) => event } },
      },
      states: {
        /** The browser asks for the microphone. */
        asking: {
          on: { 'LOOP.STAGE': { target: 'listening', actions: assign({ stage: ({ event }) => event.stage }) } },
        },
        listening: { on: { 'LOOP.STAGE': { actions: assign({ stage: ({ event }) => event.stage }) } } },
      },
    },
    results: {
      on: {
        AGAIN: { target: 'testing', actions: assign(initialValues) },
        CONTINUE: {
          target: '#sound.testing.sounding',
          actions: [
            assign({ result: null }),
            { type: 'begin', params: ({ event }) => event },
            { type: 'pick', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

export type SoundActor = ActorRefFrom<typeof soundMachine>;
