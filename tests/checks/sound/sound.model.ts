import type { OutputFacts } from '../../../machines/sound/sound';
import { soundMachine } from '../../../machines/sound/sound.machine';
import type { LoopMeasurement, LoopReport, SideReport } from '../../../measure/audio/loop-sweep';
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
