import fc from 'fast-check';
import { answersTo, type Heard } from '../../../machines/sound/answers';
import { judgeSound, type OutputFacts, type SoundRun } from '../../../machines/sound/sound';
import { soundMachine } from '../../../machines/sound/sound.machine';
import { soundsOf } from '../../../machines/sound/sounds';
import type { LoopMeasurement, LoopReport, SideReport } from '../../../measure/audio/loop-sweep';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';

export const facts: OutputFacts = { channels: 2, rate: 48_000, latency: null };
export const headphones = { id: 'usb', name: 'Headphones' };
const kept: LoopReport = { kind: 'inconclusive', reason: 'processing', kept: ['autoGainControl'] };

export const sideOf = (change: Partial<SideReport>): SideReport => ({
  level: -30,
  curve: [
    { frequency: 100, level: -40 },
    { frequency: 1000, level: -30 },
  ],
  distortion: 0.01,
  buzz: { level: -70, frequency: 300 },
  clearance: 40,
  ...change,
});

/** A measurement of a fault-free stereo pair, with some values changed. */
export const loopOf = (change: Partial<LoopMeasurement>): LoopMeasurement => ({
  kind: 'measured',
  background: -70,
  balance: 0.5,
  inverted: false,
  same: false,
  silent: null,
  left: sideOf({}),
  right: sideOf({}),
  latency: 80,
  ...change,
});

export const soundModel = modelOf(soundMachine, {
  input: {},
  events: [
    { type: 'PLAY', sound: 'left', at: 1000 },
    { type: 'PLAY', sound: 'custom', at: 1000 },
    { type: 'PLAY', sound: 'sweep', at: 1000 },
    { type: 'STOP', at: 2000 },
    { type: 'VOLUME', volume: 80 },
    { type: 'FREQUENCY', frequency: 2000 },
    { type: 'ANSWER', sound: 'left', heard: 'left' },
    { type: 'SPEAKER.SECOND', isFitted: false },
    { type: 'STARTED', facts, at: 1000 },
    { type: 'FAILED', reason: 'interrupted', at: 2000 },
    { type: 'SWEEP.AT', frequency: 200 },
    { type: 'HEARD.FROM', frequency: 100 },
    { type: 'HEARD.TO', frequency: 12_000, at: 2000 },
    { type: 'OUTPUTS', outputs: [headphones], canAsk: true },
    { type: 'OUTPUT', id: 'usb' },
    { type: 'OUTPUT.ASK' },
    { type: 'xstate.done.actor.askOutput', output: headphones },
    { type: 'xstate.error.actor.askOutput', error: new Error('dismissed') },
    { type: 'LISTEN', at: 1000 },
    { type: 'LISTEN.STOP' },
    { type: 'LOOP.STAGE', stage: 'background' },
    { type: 'LOOP.DONE', report: kept },
    { type: 'LOOP.FAILED', reason: 'denied' },
    { type: 'xstate.after.time to begin.sound.testing.sounding.starting' },
    { type: 'xstate.after.length of the tone.sound.testing.sounding.tone' },
    { type: 'xstate.after.length of the sweep.sound.testing.sounding.sweep' },
    { type: 'FINISH', at: 9000 },
    { type: 'xstate.after.pause after the end.sound.testing.ended' },
    { type: 'CONTINUE', sound: 'right', at: 9500 },
    { type: 'AGAIN' },
  ],
  key: ({ context, value }) => [
    JSON.stringify(value).includes('sounding') && context.sound?.id,
    (context.played.sweep ?? 0) >= 20_000 && context.limits.to === null,
    Object.keys(context.answers).length > 0,
    context.limits.from !== null,
    context.limits.to !== null,
  ],
  // An answer is always to the sound that plays. The page asks about no other.
  skip: ({ context, value }, { type }) =>
    (type === 'ANSWER' &&
      (JSON.stringify(value) !== '{"testing":{"sounding":"tone"}}' || context.sound?.id !== 'left')) ||
    // At rest, before anything has played, is enough.
    (type === 'SPEAKER.SECOND' &&
      (JSON.stringify(value) !== '{"testing":"rest"}' || context.sound !== null || context.hasOneSpeaker)) ||
    (type === 'HEARD.FROM' && context.limits.from !== null),
});

const sounds = soundsOf({ channels: 4, frequency: 1000 });
const complete: SoundRun = {
  answers: { left: { heard: 'left', frequency: 440 }, right: { heard: 'right', frequency: 440 } },
  played: { left: 5000, right: 500 },
  limits: { from: null, to: null },
  facts,
  frequency: 1000,
  volume: 50,
  loop: null,
  startedAt: 1000,
  finishedAt: 60_000,
};

const side: fc.Arbitrary<SideReport> = fc.record({
  level: fc.double({ min: -90, max: -10, noNaN: true }),
  curve: fc.constant([{ frequency: 1000, level: -30 }]),
  distortion: fc.option(fc.double({ min: 0, max: 0.4, noNaN: true })),
  buzz: fc.option(
    fc.record({ level: fc.integer({ min: -90, max: -20 }), frequency: fc.integer({ min: 120, max: 2000 }) }),
  ),
  clearance: fc.double({ min: 12, max: 80, noNaN: true }),
});
const silent = fc.constantFrom(null, null, 'left' as const, 'right' as const);
const measured: fc.Arbitrary<LoopMeasurement> = fc
  .record({
    kind: fc.constant('measured' as const),
    background: fc.integer({ min: -160, max: -30 }),
    balance: fc.double({ min: -30, max: 30, noNaN: true }),
    inverted: fc.option(fc.boolean()),
    same: fc.constantFrom(false, false, true),
    silent,
    left: side,
    right: side,
    latency: fc.integer({ min: 0, max: 400 }),
  })
  .map((report) => ({
    ...report,
    same: report.same && !report.silent,
    inverted: report.silent || report.same ? null : report.inverted,
  }));
const loop: fc.Arbitrary<LoopReport | null> = fc.oneof(
  fc.constant(null),
  fc
    .constantFrom('weak' as const, 'overload' as const, 'gaps' as const)
    .map((reason) => ({ kind: 'inconclusive', reason }) as const),
  fc.constant({ kind: 'inconclusive', reason: 'processing', kept: ['autoGainControl'] } as const),
  measured,
);

const answers = fc
  .tuple(
    ...sounds.map((sound) => {
      const places: readonly { readonly id: Heard }[] = answersTo(sound);
      return places.length === 0 ? fc.constant(null) : fc.option(fc.constantFrom(...places.map(({ id }) => id)));
    }),
  )
  .map((heard) =>
    Object.fromEntries(
      heard.flatMap((one, i) => {
        const sound = sounds[i];
        return one && sound ? [[sound.id, { heard: one, frequency: sound.frequency }]] : [];
      }),
    ),
  );
const runs: fc.Arbitrary<SoundRun> = fc.record({
  answers,
  played: fc
    .tuple(...sounds.map(() => fc.constantFrom(0, 300, 500, 5000)))
    .map((times) => Object.fromEntries(sounds.map(({ id }, i) => [id, times[i] ?? 0]))),
  limits: fc.record({
    from: fc.option(fc.integer({ min: 20, max: 1000 })),
    to: fc.option(fc.integer({ min: 4000, max: 20_000 })),
  }),
  facts: fc.option(
    fc.record({
      channels: fc.constantFrom(1, 2, 4),
      rate: fc.constantFrom(16_000, 48_000),
      latency: fc.option(fc.integer({ min: 1, max: 300 })),
    }),
  ),
  frequency: fc.constantFrom(20, 1000, 20_000),
  volume: fc.integer({ min: 0, max: 100 }),
  hasOneSpeaker: fc.constantFrom(false, false, true),
  loop,
  startedAt: fc.constant(1000),
  finishedAt: fc.constant(60_000),
});

const heardAs = (id: string, heard: Heard, frequency: number) => (run: SoundRun) => ({
  ...run,
  answers: { ...run.answers, [id]: { heard, frequency } },
  played: { ...run.played, [id]: 5000 },
});
/** The same, but only if the answer was correct or missing: a warning must not replace something worse. */
const doubtful = (id: string, heard: Heard, frequency: number, correct: Heard) => (run: SoundRun) =>
  (run.answers[id]?.heard ?? correct) === correct ? heardAs(id, heard, frequency)(run) : null;
const found =
  (fault: (report: LoopMeasurement) => Partial<LoopMeasurement>) =>
  (run: SoundRun): SoundRun => {
    const report = run.loop?.kind === 'measured' ? run.loop : loopOf({});
    return { ...run, loop: { ...report, ...fault(report) } };
  };
/** Adds a fault that needs two sides: neither may be silent, nor may one speaker play both. */
const compared =
  (fault: (report: LoopMeasurement) => Partial<LoopMeasurement>) =>
  (run: SoundRun): SoundRun | null =>
    run.loop?.kind === 'measured' && (run.loop.silent || run.loop.same) ? null : found(fault)(run);
/** Adds a fault that only a device with two speakers can have. */
const withTwo = (fault: (run: SoundRun) => SoundRun | null) => (run: SoundRun) =>
  fault({ ...run, hasOneSpeaker: false });
const without =
  (id: 'left' | 'right') =>
  (run: SoundRun): SoundRun | null => {
    const { [id]: taken, ...rest } = run.answers;
    return taken ? { ...run, answers: rest } : null;
  };
const cutShort =
  (id: 'left' | 'right') =>
  (run: SoundRun): SoundRun | null =>
    (run.played[id] ?? 0) < 500 ? null : { ...run, played: { ...run.played, [id]: 499 } };

export const evidence = evidenceOf<SoundRun>({
  check: 'sound',
  judge: judgeSound,
  complete,
  runs,
  faults: {
    'the left side is not heard': heardAs('left', 'none', 440),
    'the right side is not heard': heardAs('right', 'none', 440),
    'the sides are swapped': (run) => heardAs('right', 'left', 440)(heardAs('left', 'right', 440)(run)),
    'a side comes from both': withTwo(doubtful('left', 'both', 440, 'left')),
    'the center comes from one side': withTwo(doubtful('center', 'right', 440, 'both')),
    'a bass tone is not heard': heardAs('low', 'none', 100),
    'a voice tone is not heard': heardAs('mid', 'none', 1000),
    'a treble tone is not heard': heardAs('high', 'none', 8000),
    'the custom tone is not heard': heardAs('custom', 'none', 1000),
    'the sweep begins too high': (run) => ({
      ...run,
      limits: { ...run.limits, from: 800 },
      played: { ...run.played, sweep: 20_000 },
    }),
    'the sweep ends too low': (run) => ({
      ...run,
      limits: { ...run.limits, to: 5000 },
      played: { ...run.played, sweep: 20_000 },
    }),
    'in phase it is wide': withTwo(doubtful('in-phase', 'wide', 300, 'middle')),
    'out of phase it is in the middle': withTwo(heardAs('out-of-phase', 'middle', 300)),
    'a further channel is silent': (run) => ({
      ...heardAs('channel-3', 'none', 440)(run),
      facts: { channels: 4, rate: 48_000, latency: null },
    }),
    'the microphone hears no left side': found(() => ({ silent: 'left', same: false, inverted: null })),
    'the microphone hears no right side': found(() => ({ silent: 'right', same: false, inverted: null })),
    // What one speaker plays is not out of phase with itself.
    'one speaker plays both sides': withTwo((run) =>
      run.loop?.kind === 'measured' && run.loop.inverted ? null : compared(() => ({ same: true, inverted: null }))(run),
    ),
    'one side is 6 dB louder': compared(({ balance }) => ({
      balance: Math.abs(balance) > 6 ? balance : 6,
    })),
    'one side is 24 dB louder': compared(() => ({ balance: -24 })),
    'the sides are out of phase': compared(() => ({ inverted: true })),
    'a side buzzes': compared(({ left }) => ({ left: { ...left, buzz: { level: -40, frequency: 312 } } })),
    'a side distorts': compared(({ right }) => ({ right: { ...right, distortion: 0.3 } })),
  },
  losses: {
    'no answer on the left': without('left'),
    'no answer on the right': without('right'),
    'the left side played too short': cutShort('left'),
    'the right side played too short': cutShort('right'),
  },
});
