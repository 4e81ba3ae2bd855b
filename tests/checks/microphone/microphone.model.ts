import fc from 'fast-check';
import { MIN_SIGNAL_SECONDS, MIN_SOUND_SECONDS } from '../../../machines/microphone/evidence';
import { judgeMicrophone, type MicRun } from '../../../machines/microphone/microphone';
import { microphoneMachine } from '../../../machines/microphone/microphone.machine';
import { amplitude } from '../../../measure/audio/levels';
import {
  type ChannelReading,
  type MicrophoneFacts,
  type MicrophoneReading,
  noReading,
} from '../../../measure/audio/microphone-reading';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';
import { levelsOf } from './microphone.signals';

export const facts: MicrophoneFacts = {
  label: 'Built-in microphone',
  sampleRate: 48_000,
  channelCount: 1,
  echoCancellation: 'off',
  noiseSuppression: 'off',
  autoGainControl: 'off',
  browser: 'Chrome',
};

export const devices = [
  { id: 'inside', label: 'Built-in microphone' },
  { id: 'headset', label: 'Headset' },
] as const;

/** 1.5 s of a voice. Silence is missing. */
export const spoken: MicrophoneReading = {
  ...noReading,
  seconds: 1.5,
  level: 40,
  topLevel: 61,
  channels: [
    {
      peak: 0.5,
      rms: 0.1,
      heard: 0.126,
      quiet: null,
      hum: null,
      offset: 0,
      clipped: 0,
      cuts: 0,
      copy: false,
      zero: false,
      levels: levelsOf([-20, 1.5]),
      voiced: levelsOf([-20, 1]),
    },
  ],
  strongest: 196,
};
const begun: MicrophoneReading = { ...spoken, seconds: 0.5 };

export const microphoneModel = modelOf(microphoneMachine, {
  input: {},
  events: [
    { type: 'xstate.done.actor.support', output: { supported: true, secure: true } },
    { type: 'xstate.done.actor.support', output: { supported: false, secure: false } },
    { type: 'START', at: 1000 },
    { type: 'STOP', at: 5000 },
    { type: 'OPENED', facts },
    { type: 'DEVICES', devices },
    { type: 'FAILED', problem: 'denied' },
    { type: 'FAILED', problem: 'time-out' },
    { type: 'LOST' },
    { type: 'xstate.after.time for the first samples.microphone.open.listening' },
    { type: 'READING', reading: begun },
    { type: 'READING', reading: spoken },
    { type: 'CHOOSE', device: 'headset', at: 2000 },
    { type: 'RECORD' },
    { type: 'xstate.done.actor.recorder', output: { seconds: 5 } },
    { type: 'RECORD.CANCEL' },
    { type: 'PLAY' },
    { type: 'PLAY.STOP' },
    { type: 'xstate.done.actor.player', output: undefined },
    { type: 'xstate.error.actor.player', error: new Error('no output') },
    { type: 'AGAIN' },
    { type: 'CONTINUE' },
  ],
  key: ({ context }) => [
    context.reading.seconds,
    context.before?.seconds,
    context.problem,
    context.devices.length > 0,
    context.device,
    context.recorded > 0,
  ],
  skip: (snapshot, event) => {
    const { context } = snapshot;
    // A run only grows, and the 5 s of recording are part of it. One resumed run is enough.
    if (event.type === 'READING') {
      const since = context.reading.seconds - (context.before?.seconds ?? 0);
      return event.reading.seconds <= since || (context.before !== null && event.reading !== begun);
    }
    if (event.type === 'CONTINUE') return context.before !== null || context.recorded > 0 || context.device !== null;
    if (event.type === 'RECORD') return context.before !== null || context.reading.seconds < spoken.seconds;
    // The list of devices arrives once the microphone is open. Before that there is nothing to choose.
    if (event.type === 'DEVICES')
      return context.devices.length > 0 || !snapshot.matches({ open: { listening: 'free' } });
    if (event.type === 'CHOOSE') return context.devices.length === 0 || context.device !== null;
    return false;
  },
});

const channel: ChannelReading = {
  ...(spoken.channels[0] as ChannelReading),
  heard: amplitude(-18),
  quiet: amplitude(-62),
  levels: levelsOf([-62, 2.5], [-20, 2]),
};
const complete: MicRun = {
  reading: {
    seconds: 4.5,
    level: 30,
    topLevel: 61,
    channels: [channel, channel],
    main: 0,
    same: false,
    strongest: 200,
    range: 0.5,
  },
  facts: { ...facts, channelCount: 2 },
  startedAt: 1000,
  finishedAt: 6000,
};

const channels = (run: MicRun, change: (one: ChannelReading, place: number) => ChannelReading): MicRun => ({
  ...run,
  reading: { ...run.reading, channels: run.reading.channels.map(change) },
});
/** Whether a signal other than zeros was read, and for long enough. */
const sounds = ({ reading }: MicRun) => reading.channels.some(({ zero }) => !zero);
const judged = (run: MicRun) => run.reading.seconds >= MIN_SIGNAL_SECONDS && sounds(run);
/** Changes each channel of the runs that a fault can be in. */
const each = (can: (run: MicRun) => boolean, change: Partial<ChannelReading>) => (run: MicRun) =>
  can(run) ? channels(run, (one) => ({ ...one, ...change })) : null;
const always = () => true;

const level = fc.integer({ min: -100, max: 0 });
const anyChannel: fc.Arbitrary<ChannelReading> = fc.record({
  peak: fc.double({ min: 0, max: 1, noNaN: true }),
  rms: fc.double({ min: 0, max: 1, noNaN: true }),
  heard: level.map(amplitude),
  quiet: fc.option(level.map(amplitude)),
  hum: fc.option(fc.record({ frequency: fc.constantFrom(50, 60), rms: level.map(amplitude), isMains: fc.boolean() })),
  offset: fc.constantFrom(0, 0.005, -0.05),
  clipped: fc.nat(4),
  cuts: fc.nat(6),
  copy: fc.boolean(),
  zero: fc.boolean(),
  levels: fc
    .array(fc.tuple(level, fc.constantFrom(0.5, 1, 2)), { maxLength: 3 })
    .map((stretches) => levelsOf(...stretches)),
  voiced: fc.constantFrom(0, 0.2, 0.3, 1).map((seconds) => levelsOf([-20, seconds])),
});
const treatment = fc.constantFrom('off', 'on', 'not reported');

export const evidence = evidenceOf<MicRun>({
  check: 'microphone',
  judge: judgeMicrophone,
  complete,
  runs: fc
    .record({
      reading: fc.record({
        seconds: fc.constantFrom(0.3, MIN_SIGNAL_SECONDS - 0.1, MIN_SIGNAL_SECONDS, 8),
        level: fc.nat(100),
        topLevel: fc.nat(100),
        channels: fc.array(anyChannel, { maxLength: 3 }),
        same: fc.boolean(),
        strongest: fc.option(fc.integer({ min: 20, max: 20_000 })),
      }),
      facts: fc.option(
        fc.record({
          label: fc.constantFrom('', 'Built-in microphone'),
          sampleRate: fc.option(fc.constant(48_000)),
          channelCount: fc.option(fc.constant(2)),
          echoCancellation: treatment,
          noiseSuppression: treatment,
          autoGainControl: treatment,
          browser: fc.constant('Chrome'),
        }),
      ),
    })
    .map(({ reading, ...run }) => ({ ...complete, ...run, reading: { ...complete.reading, ...reading } })),
  faults: {
    'exact zeros': each(judged, { zero: true, heard: 0, quiet: 0, hum: null, clipped: 0 }),
    clipping: each(sounds, { clipped: 3 }),
    'sound that breaks off': each(sounds, { cuts: 5 }),
    'mains hum': each(judged, { hum: { frequency: 50, rms: amplitude(-40), isMains: true } }),
    'a DC offset': each(judged, { offset: 0.05 }),
    'a silent channel': (run) =>
      judged(run) && run.reading.channels.length === 2
        ? channels(run, (one, place) => (place === run.reading.main ? one : { ...one, heard: 0, zero: true }))
        : null,
    // If the channel is already silent, replacing it with noise adds no fault.
    'a channel with nothing but noise': (run) =>
      judged(run) &&
      run.reading.channels.length === 2 &&
      judgeMicrophone(run).findings.every(({ code }) => code !== 'MIC-CHANNEL')
        ? channels(run, (one, place) =>
            place === run.reading.main ? one : { ...one, heard: amplitude(-30), quiet: amplitude(-31) },
          )
        : null,
    // Lowers the voice, together with its background, by 40 dB.
    'a very quiet voice': each(
      (run) => judgeMicrophone(run).parts.some(({ id, verdict }) => id === 'voice' && verdict === 'pass'),
      {
        heard: amplitude(-58),
        quiet: amplitude(-90),
        levels: levelsOf([-90, 2.5], [-60, 2]),
        voiced: levelsOf([-60, 1]),
      },
    ),
    'processing that stays on': (run) =>
      run.facts ? { ...run, facts: { ...run.facts, noiseSuppression: 'on' } } : null,
  },
  losses: {
    'no silence': each(always, { quiet: null }),
    'silence that is not told from a loud steady sound': each(always, { quiet: amplitude(-20), heard: amplitude(-20) }),
    'no sound': each(always, { heard: amplitude(-62), quiet: amplitude(-62), levels: levelsOf([-62, 4]) }),
    'no voice': each(always, { voiced: levelsOf() }),
    'a tenth of a second of sound too little': (run) =>
      channels(run, (one) => ({
        ...one,
        levels: levelsOf([one.quiet === null ? -62 : -100, 2], [0, MIN_SOUND_SECONDS - 0.1]),
      })),
    'a signal that is too short': (run) => ({ ...run, reading: { ...run.reading, seconds: MIN_SIGNAL_SECONDS - 0.1 } }),
    'no samples': (run) => ({ ...run, reading: { ...run.reading, seconds: 0, channels: [] } }),
  },
});
