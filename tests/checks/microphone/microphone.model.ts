import { microphoneMachine } from '../../../machines/microphone/microphone.machine';
import { type MicrophoneFacts, type MicrophoneReading, noReading } from '../../../measure/audio/microphone-reading';
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
