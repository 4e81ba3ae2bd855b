import { assign, type EventObject, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { CheckResult } from '../result';
import type { Heard } from './answers';
import type {
  LoopInput,
  LoopProblem,
  LoopStage,
  Output,
  PlayerInput,
  PlayerOrder,
  SoundEvents,
  SoundProblem,
} from './events';
import { type Answer, judgeSound, type SoundRun } from './sound';
import { HIGHEST, type Sound, SWEEP, snapFrequency, soundOf, TONE } from './sounds';

interface Context extends SoundRun {
  /** Per cent. */
  readonly volume: number;
  /** The sound that plays or played last. */
  readonly sound: Sound | null;
  /** Hz, where the sweep is; null while it does not play. */
  readonly sweepAt: number | null;
  /** Outputs beside the system's own, as far as the browser names them. */
  readonly outputs: readonly Output[];
  /** Whether the browser can be asked for another output. */
  readonly canAsk: boolean;
  /** Null is the system's own. */
  readonly output: Output | null;
  readonly problem: SoundProblem | null;
  readonly stage: LoopStage | null;
  readonly loopProblem: LoopProblem | null;
  readonly result: CheckResult | null;
}

interface Input {
  /** Per cent; half unless a host knows better. */
  readonly volume?: number;
}

/** A sound that has not begun after this many milliseconds does not begin any more. */
const STARTING = 5000;

const notProvided = (name: string) => new Error(`The actor '${name}' was not provided`);
const fresh = {
  answers: {},
  limits: { from: null, to: null },
  sound: null,
  problem: null,
  loop: null,
  loopProblem: null,
  startedAt: 0,
  finishedAt: 0,
  result: null,
} as const;

export const soundMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SoundEvents,
    input: {} as Input,
    emitted: {} as { type: 'result'; result: CheckResult },
    tags: {} as 'sounding',
    children: {} as { player: 'player'; outputs: 'outputs'; askOutput: 'askOutput'; loop: 'loop' },
  },
  actors: {
    /** Plays one sound until it ends or is stopped. Sends STARTED, SWEEP.AT and FAILED. */
    player: fromCallback<PlayerOrder, PlayerInput>(() => {
      throw notProvided('player');
    }),
    /** Sends OUTPUTS at once and whenever they change. */
    outputs: fromCallback(() => {
      throw notProvided('outputs');
    }),
    /** The browser's own question for an output. Rejects when the person chose none. */
    askOutput: fromPromise<Output>(() => Promise.reject(notProvided('askOutput'))),
    /** Plays a sweep on each side and listens. Sends LOOP.STAGE, then LOOP.DONE or LOOP.FAILED. */
    loop: fromCallback<EventObject, LoopInput>(() => {
      throw notProvided('loop');
    }),
  },
  actions: {
    begin: assign(({ context }, { at }: { at: number }) => ({
      startedAt: context.startedAt || at,
      problem: null,
      loopProblem: null,
    })),
    pick: assign(({ context }, { sound }: { sound: string }) => ({
      sound: soundOf({ channels: context.facts?.channels ?? 2, frequency: context.frequency }, sound),
    })),
    setVolume: assign((_, { volume }: { volume: number }) => ({ volume })),
    tune: assign((_, { frequency }: { frequency: number }) => ({ frequency: snapFrequency(frequency) })),
    retune: assign(({ context }) => ({ sound: context.sound && { ...context.sound, frequency: context.frequency } })),
    answer: assign(({ context }, { sound, heard }: { sound: string; heard: Heard }) => {
      // What was heard is the tone that played, wherever the slider stands by now.
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
    listOutputs: assign(({ context }, { outputs, canAsk }: { outputs: readonly Output[]; canAsk: boolean }) => ({
      outputs,
      canAsk,
      // An output that was unplugged cannot stay chosen; one that the browser was asked for need not be listed.
      output: canAsk || outputs.some(({ id }) => id === context.output?.id) ? context.output : null,
    })),
    judge: assign(({ context }, { at }: { at: number }) => ({
      finishedAt: at,
      result: judgeSound({ ...context, finishedAt: at }),
    })),
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
  },
  guards: {
    'it is the sweep': ({ context }) => context.sound?.type === 'sweep',
    'it is the custom tone': ({ context }) => context.sound?.type === 'custom',
    'something was answered': ({ context }) =>
      Object.keys(context.answers).length > 0 || context.limits.from !== null || context.limits.to !== null,
  },
}).createMachine({
  id: 'sound',
  context: ({ input }) => ({
    ...fresh,
    volume: input.volume ?? 50,
    frequency: 1000,
    facts: null,
    sweepAt: null,
    outputs: [],
    canAsk: false,
    output: null,
    stage: null,
  }),
  initial: 'bench',
  states: {
    bench: {
      // Asked anew after each measurement: browsers name outputs once the microphone was allowed.
      invoke: { id: 'outputs', src: 'outputs' },
      initial: 'rest',
      on: {
        OUTPUTS: { actions: { type: 'listOutputs', params: ({ event }) => event } },
        VOLUME: { actions: { type: 'setVolume', params: ({ event }) => event } },
        ANSWER: { actions: { type: 'answer', params: ({ event }) => event } },
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
            FINISH: {
              guard: 'something was answered',
              target: '#sound.results',
              actions: { type: 'judge', params: ({ event }) => event },
            },
          },
        },
        /** The browser asks which output to use. */
        asking: {
          invoke: {
            id: 'askOutput',
            src: 'askOutput',
            onDone: { target: 'rest', actions: assign({ output: ({ event }) => event.output, problem: null }) },
            onError: 'rest',
          },
        },
        sounding: {
          tags: 'sounding',
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
            STOP: 'rest',
            FAILED: { target: 'rest', actions: { type: 'fail', params: ({ event }) => event } },
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
                [STARTING]: {
                  target: '#sound.bench.rest',
                  actions: { type: 'fail', params: { reason: 'silent' } },
                },
              },
              on: {
                STARTED: [
                  { guard: 'it is the sweep', target: 'sweep', actions: assign({ facts: ({ event }) => event.facts }) },
                  { target: 'tone', actions: assign({ facts: ({ event }) => event.facts }) },
                ],
              },
            },
            tone: { after: { [TONE]: '#sound.bench.rest' } },
            sweep: {
              entry: assign({ limits: { from: null, to: null } }),
              after: {
                // Heard to its end, unless the person said otherwise.
                [SWEEP]: {
                  target: '#sound.bench.rest',
                  actions: assign(({ context: { limits } }) =>
                    limits.from === null ? {} : { limits: { from: limits.from, to: HIGHEST } },
                  ),
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
                  target: '#sound.bench.rest',
                  actions: assign(({ context, event }) => ({
                    limits: { from: context.limits.from, to: event.frequency },
                  })),
                },
              },
            },
          },
        },
      },
    },
    /** The microphone listens to the speakers. */
    loop: {
      invoke: {
        id: 'loop',
        src: 'loop',
        input: ({ context }) => ({ volume: context.volume, output: context.output?.id ?? null }),
      },
      initial: 'asking',
      exit: assign({ stage: null }),
      on: {
        'LISTEN.STOP': 'bench',
        'LOOP.FAILED': { target: 'bench', actions: assign({ loopProblem: ({ event }) => event.reason }) },
        'LOOP.DONE': { target: 'bench', actions: assign({ loop: ({ event }) => event.report }) },
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
      entry: 'announce',
      on: { AGAIN: { target: 'bench', actions: assign(fresh) } },
    },
  },
});
