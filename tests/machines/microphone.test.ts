import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  alertsOf,
  channelName,
  dbfs,
  deadChannels,
  judgeMicrophone,
  type PartId,
  partsOf,
  percent,
} from '../../machines/microphone/microphone';
import { type MicEvent, microphoneMachine } from '../../machines/microphone/microphone.machine';
import { type MicFacts, type MicReading, noReading } from '../../machines/microphone/reading';
import type { CheckResult } from '../../machines/result';
import { testMachine } from '../harness/pure';
import { devices, facts, microphoneModel, spoken } from './microphone.model';
import { background, hear, mix, sine, voice } from './microphone.signals';

testMachine('microphone', microphoneModel, {
  states: {
    checking: ({ context }) => expect(context.reading.seconds).toBe(0),
    unsupported: ({ context }) => expect(context.secure).toBe(false),
    stopped: ({ context }) => {
      expect(context.reading).toBe(noReading);
      expect([context.result, context.facts, context.recorded]).toEqual([null, null, 0]);
    },
    open: ({ context }) => expect([context.problem, context.result]).toEqual([null, null]),
    'open.asking': ({ context }) => expect([context.facts, context.reading]).toEqual([null, noReading]),
    'open.listening': ({ context }) => expect(context.facts).toBe(facts),
    results: ({ context }) => {
      expect(context.result?.check).toBe('microphone');
      expect(context.result?.startedAt).toBeGreaterThan(0);
      expect(context.result?.finishedAt).toBe(5000);
    },
  },
});

describe('the microphone machine', () => {
  const start = () => {
    const asked: (string | null)[] = [];
    const results: CheckResult[] = [];
    const actor = createActor(
      microphoneMachine.provide({
        actors: {
          support: fromPromise<{ supported: boolean; secure: boolean }>(async () => ({
            supported: true,
            secure: true,
          })),
          microphone: fromCallback<MicEvent, { device: string | null }>(({ input }) => {
            asked.push(input.device);
          }),
        },
      }),
      { input: { device: 'inside' } },
    );
    actor.on('result', ({ result }) => results.push(result));
    actor.start();
    return { actor, asked, results };
  };

  it('opens the device that its host names, and another one anew when the person chooses it', async () => {
    const { actor, asked } = start();
    await Promise.resolve();
    await Promise.resolve();
    actor.send({ type: 'START', at: 1000 });
    actor.send({ type: 'OPENED', facts });
    actor.send({ type: 'DEVICES', devices });
    actor.send({ type: 'READING', reading: spoken });
    actor.send({ type: 'CHOOSE', device: 'headset', at: 2000 });
    expect(asked).toEqual(['inside', 'headset']);
    expect(actor.getSnapshot().context).toMatchObject({ reading: noReading, facts: null, startedAt: 2000 });
    actor.send({ type: 'OPENED', facts });
    actor.send({ type: 'LOST' });
    expect(actor.getSnapshot().context).toMatchObject({ problem: 'lost', device: 'headset', devices });
    actor.send({ type: 'CHOOSE', device: null, at: 3000 });
    actor.send({ type: 'START', at: 3000 });
    expect(asked).toEqual(['inside', 'headset', null]);
    expect(actor.getSnapshot().context.problem).toBeNull();
    actor.stop();
  });

  it('emits its result once, and none when it was stopped before a second was heard', async () => {
    const { actor, results } = start();
    await Promise.resolve();
    await Promise.resolve();
    actor.send({ type: 'START', at: 1000 });
    actor.send({ type: 'OPENED', facts });
    actor.send({ type: 'READING', reading: { ...spoken, seconds: 0.9 } });
    actor.send({ type: 'STOP', at: 2000 });
    expect(actor.getSnapshot().value).toBe('stopped');
    expect(results).toEqual([]);
    actor.send({ type: 'START', at: 3000 });
    actor.send({ type: 'OPENED', facts });
    actor.send({ type: 'READING', reading: { ...spoken, seconds: 1 } });
    actor.send({ type: 'STOP', at: 4000 });
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ startedAt: 3000, finishedAt: 4000, name: 'Microphone' });
    actor.stop();
  });
});

const RATE = 48_000;

/** A reading of signals, as the page would have it. */
const reading = (...channels: Float32Array[]): MicReading => ({ ...noReading, ...hear(channels, RATE) });
const judge = (of: MicReading, told: MicFacts | null = facts) =>
  judgeMicrophone({ reading: of, facts: told, startedAt: 1000, finishedAt: 6000 });
/** Parts that are no pass. */
const faults = (of: MicReading, told: MicFacts | null = facts) =>
  partsOf(of, told)
    .filter(({ status }) => status !== 'pass')
    .map(({ id, status }) => `${id}: ${status}`);
const detailsOf = (of: MicReading, wanted: PartId, told: MicFacts | null = facts) =>
  partsOf(of, told).find(({ id }) => id === wanted)?.details;

const clean = voice(5, RATE);

describe('the verdict on a microphone', () => {
  it('is a pass of a clean voice, with its level and the noise floor, and finds nothing in it', () => {
    const result = judge(reading(clean));
    expect(result.status).toBe('pass');
    expect(result.details).toMatch(/^Heard you at −(1[4-9]|2\d) dBFS, noise floor −6[12] dBFS\.$/);
    expect(result.fineness).toEqual({ passed: 8, run: 8 });
    expect(faults(reading(clean))).toEqual([]);
    expect(alertsOf(reading(clean), facts)).toEqual([]);
  });

  it('is a fail of exact zeros, and nothing else is judged', () => {
    const zeros = reading(new Float32Array(3 * RATE), new Float32Array(3 * RATE));
    expect(judge(zeros)).toMatchObject({ status: 'fail', fineness: { passed: 0, run: 1 } });
    expect(judge(zeros).details).toMatch(/^Every sample is exactly 0\./);
    expect(faults(zeros)).toEqual(['signal: fail']);
  });

  it('warns of clipping from three cut-off peaks on', () => {
    const clipped = clean.map((sample) => Math.max(-1, Math.min(1, 4 * sample)));
    expect(faults(reading(clipped))).toEqual(['clipping: warning']);
    expect(judge(reading(clipped)).details).toMatch(
      /^Heard you at .* dBFS\. \d+ peaks were cut off at full scale\. Lower the input level/,
    );
    const [channel] = spoken.channels;
    if (!channel) throw new Error('No channel');
    const few = (count: number) => faults({ ...spoken, channels: [{ ...channel, clipped: count }] });
    expect([few(2).includes('clipping: warning'), few(3).includes('clipping: warning')]).toEqual([false, true]);
  });

  it('warns of hum at −40 dBFS, with its frequency, and not of hum at −70', () => {
    const hum = (level: number) => mix(clean, sine(5, RATE, 50, Math.SQRT2 * 10 ** (level / 20)));
    expect(faults(reading(hum(-40)))).toEqual(['hum: warning']);
    expect(detailsOf(reading(hum(-40)), 'hum')).toMatch(/^50 Hz mains hum at −40 dBFS\./);
    expect(faults(reading(hum(-70)))).toEqual([]);
  });

  it('warns of an offset over 1%', () => {
    const off = (offset: number) => reading(clean.map((sample) => sample + offset));
    expect(faults(off(-0.05))).toEqual(['offset: warning']);
    expect(detailsOf(off(-0.05), 'offset')).toContain('−5.0% of full scale off center');
    expect(faults(off(0.008))).toEqual([]);
  });

  it('warns of a channel that is silent while the other one hears', () => {
    const left = reading(clean, new Float32Array(clean.length));
    expect(faults(left)).toEqual(['channels: warning']);
    expect(detailsOf(left, 'channels')).toBe('Right is silent while another channel hears you.');
    const noisy = reading(background(5, RATE), clean);
    expect(detailsOf(noisy, 'channels')).toBe('Left is silent while another channel hears you.');
    const farther = reading(
      clean,
      mix(
        clean.map((sample) => sample * 0.2),
        background(5, RATE),
      ),
    );
    expect(faults(farther)).toEqual([]);
    expect(deadChannels(reading(background(3, RATE), new Float32Array(3 * RATE))), 'nobody spoke').toEqual([]);
  });

  it('warns of a voice below −50 dBFS and of a level that never changes', () => {
    const faint = mix(
      clean.map((sample) => sample * 0.01),
      background(5, RATE),
    );
    expect(judge(reading(faint)).details).toMatch(/^Very quiet: −\d\d dBFS at the loudest\./);
    const steady = reading(sine(4, RATE, 997, 0.5));
    expect(faults(steady)).toEqual(['voice: warning', 'floor: none']);
    expect(judge(steady).details).toBe('A steady −9 dBFS: nothing stood out of the background.');
    expect(alertsOf(steady, facts), 'a word may still come').toEqual([]);
  });

  it('names the browser that keeps a treatment on, and says so where none is told', () => {
    const kept: MicFacts = { ...facts, browser: 'Safari', echoCancellation: 'on', autoGainControl: 'on' };
    expect(faults(reading(clean), kept)).toEqual(['raw: warning']);
    expect(detailsOf(reading(clean), 'raw', kept)).toMatch(/^Safari keeps echo cancellation and automatic gain on/);
    const untold: MicFacts = { ...facts, browser: 'Firefox', noiseSuppression: 'not reported' };
    expect(faults(reading(clean), untold)).toEqual(['raw: none']);
    expect(detailsOf(reading(clean), 'raw', untold)).toBe('Firefox does not say whether noise suppression is off.');
    expect(judge(reading(clean), untold).status, 'what is not told is no fault').toBe('pass');
  });

  it('leaves out a noise floor that it does not know', () => {
    const result = judge(reading(voice(2, RATE, { pause: 0.2, words: 2 })));
    expect(result.details).toMatch(/^Heard you at −\d\d dBFS\.$/);
    expect(result.measurements.map(({ name }) => name)).not.toContain('Noise floor');
  });

  it('says of every figure where it comes from', () => {
    const { measurements } = judge(reading(clean, clean));
    const of = (source: string) => measurements.filter((one) => one.source === source).map(({ name }) => name);
    expect(of('measured')).toEqual([
      'Duration',
      'Highest level',
      'Heard',
      'Peak',
      'Noise floor',
      'Clipped peaks',
      'DC offset',
      'Left heard',
      'Right heard',
    ]);
    expect(of('reported')).toEqual([
      'Device',
      'Sample rate',
      'Channels',
      'Echo cancellation',
      'Noise suppression',
      'Automatic gain',
    ]);
    expect(of('observed')).toEqual([]);
  });

  it('says nothing before a second was heard', () => {
    expect(partsOf({ ...spoken, seconds: 0.9 }, facts)).toEqual([]);
    expect(partsOf(noReading, null)).toEqual([]);
  });
});

describe('the words for figures', () => {
  it('have a true minus, and an end to faintness', () => {
    expect([0.126, 1, 0.999, 1.5, 0.00001, 0].map((amplitude) => dbfs(amplitude))).toEqual([
      '−18 dBFS',
      '0 dBFS',
      '0 dBFS',
      '+4 dBFS',
      '< −96 dBFS',
      '< −96 dBFS',
    ]);
    expect(dbfs(0.5, 1)).toBe('−6.0 dBFS');
    expect([0.05, -0.0123, -0.0001, 0].map(percent)).toEqual(['5.0%', '−1.2%', '0.0%', '0.0%']);
  });
  it('call two channels left and right, and number more of them', () => {
    expect([channelName(0, 2), channelName(1, 2), channelName(2, 4)]).toEqual(['Left', 'Right', 'Channel 3']);
  });
});
