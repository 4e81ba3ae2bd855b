import { describe, expect, it } from 'vitest';
import { microphonePageTexts } from '../../../content/microphone';
import { channelName, dbfs, percent } from '../../../content/verdicts/microphone';
import {
  evidence,
  MIN_CONTRAST_DB,
  MIN_SIGNAL_SECONDS,
  MIN_SOUND_SECONDS,
} from '../../../machines/microphone/evidence';
import { deadChannels, neededOf } from '../../../machines/microphone/levels';
import { judgeMicrophone } from '../../../machines/microphone/microphone';
import { alertsOf, type PartId, partsOf } from '../../../machines/microphone/parts';
import { tally } from '../../../machines/result';
import { MIN_QUIET_SECONDS } from '../../../measure/audio/level-meter';
import { decibels } from '../../../measure/audio/levels';
import {
  joinReadings,
  type MicrophoneFacts,
  type MicrophoneReading,
  noReading,
} from '../../../measure/audio/microphone-reading';
import { signal } from '../../kit/wav';
import { facts, spoken } from './microphone.model';
import { background, hear, mix, noise, sine, voice } from './microphone.signals';

const RATE = 48_000;

/** A reading of signals, as on the page. */
const reading = (...channels: Float32Array[]): MicrophoneReading => ({ ...noReading, ...hear(channels, RATE) });
const judge = (of: MicrophoneReading, told: MicrophoneFacts | null = facts) =>
  judgeMicrophone({ reading: of, facts: told, startedAt: 1000, finishedAt: 6000 });
/** The parts that do not pass. */
const faults = (of: MicrophoneReading, told: MicrophoneFacts | null = facts) =>
  partsOf(of, told)
    .filter(({ verdict }) => verdict !== 'pass')
    .map(({ id, verdict }) => `${id}: ${verdict}`);
const detailsOf = (of: MicrophoneReading, wanted: PartId, told: MicrophoneFacts | null = facts) =>
  partsOf(of, told).find(({ id }) => id === wanted)?.details;
const missing = (of: MicrophoneReading) => judge(of).missing.map(({ rule }) => rule);

const clean = voice(5, RATE);

describe('the evidence', () => {
  it('is the same in words and in figures', () => {
    expect(evidence.signal.needs).toContain(`${MIN_SIGNAL_SECONDS} seconds`);
    expect(evidence.quiet.needs).toContain(`${MIN_QUIET_SECONDS} seconds`);
    expect(evidence.sound.needs).toContain(`${MIN_SOUND_SECONDS} s, ${MIN_CONTRAST_DB} dB`);
    expect(microphonePageTexts.steps.join(' ')).toContain(`${MIN_CONTRAST_DB} dB above the noise floor`);
    expect(microphonePageTexts.steps.join(' '), 'the level is no measure of loudness').not.toContain('%');
  });

  it('is silence and sound: one without the other cannot be told, and each is asked for', () => {
    const silence = reading(background(4, RATE));
    expect(judge(silence).status).toBe('inconclusive');
    expect(missing(silence)).toEqual(['sound']);
    expect(neededOf(silence)).toBe('sound');
    const talk = reading(voice(4, RATE, { pause: 0.6, words: 1.2 }));
    expect(judge(talk).status).toBe('inconclusive');
    expect(missing(talk)).toEqual(['quiet']);
    expect(neededOf(talk)).toBe('quiet');
    expect([missing(reading(clean)), neededOf(reading(clean))]).toEqual([[], null]);
    expect(neededOf(noReading)).toBe('quiet');
  });

  it('of a clap is too short, and a tone is no voice, however loud', () => {
    const clap = signal(5, RATE, (time) => (time > 3 && time < 3.15 ? 0.5 * Math.sin(9000 * time) : 0));
    expect(missing(reading(mix(clap, background(5, RATE))))).toEqual(['sound']);
    const tone = signal(5, RATE, (time) => (time > 3 ? 0.28 * Math.sin(2 * Math.PI * 220 * time) : 0));
    const heard = reading(mix(tone, background(5, RATE)));
    expect(missing(heard)).toEqual(['sound']);
    expect(detailsOf(heard, 'voice')).toBe(
      'Sound at −14 dBFS, but too little of it is a voice. Speak a whole sentence.',
    );
  });

  it('is in no sound that a browser makes up for a microphone', () => {
    // Firefox: a tone of 1 kHz. WebKit: 1500 and 500 Hz for 70 ms each second over a hum of 150 Hz.
    const bip = (time: number, tone: number) =>
      time >= 0 && time < 0.07 ? 0.5 * Math.sin(2 * Math.PI * tone * time) : 0;
    const bips = signal(6, RATE, (time) => bip(time % 1, 1500) + bip((time % 1) - 0.5, 500));
    for (const sound of [sine(4, RATE, 1000, 0.5), mix(bips, sine(6, RATE, 150, 0.1), background(6, RATE))])
      expect(missing(reading(sound))).toContain('sound');
  });

  it('of steady quiet noise is silence, with its noise floor', () => {
    const steady = reading(background(4, RATE));
    expect(detailsOf(steady, 'floor')).toMatch(/^−6[12] dBFS in the quietest 2 s\.$/);
    expect(detailsOf(steady, 'hum')).toBe('No mains hum at 50 or 60 Hz.');
    expect(detailsOf(steady, 'voice')).toBe('Only background noise; no voice detected.');
    expect(partsOf(steady, facts).find(({ id }) => id === 'floor')?.verdict).toBe('pass');
  });

  it('of hum needs silence: a loud steady tone is none', () => {
    const tone = reading(sine(4, RATE, 997, 0.5));
    expect(partsOf(tone, facts).find(({ id }) => id === 'hum')?.verdict).toBe('not-run');
    expect(judge(tone).missing.map(({ needs }) => needs)).toContain('Stay silent for at least 2 seconds.');
  });

  it('adds up when the person comes back for what was missing', () => {
    const silence = reading(background(3, RATE));
    const talk = reading(voice(3, RATE, { pause: 0.6, words: 1.2 }));
    expect([judge(silence).status, judge(talk).status]).toEqual(['inconclusive', 'inconclusive']);
    for (const [first, second] of [
      [silence, talk],
      [talk, silence],
    ] as const) {
      const both = joinReadings(first, second);
      expect(both.seconds).toBeCloseTo(silence.seconds + talk.seconds, 6);
      expect(judge(both).status).toBe('pass');
    }
    const clipped = reading(voice(3, RATE).map((sample) => Math.max(-1, Math.min(1, 4 * sample))));
    expect(judge(joinReadings(clipped, reading(clean))).status, 'a fault stays').toBe('warning');
    expect(joinReadings({ ...silence, topLevel: 61 }, { ...silence, topLevel: 40 }).topLevel).toBe(61);
    expect(joinReadings(silence, noReading)).toMatchObject({ seconds: silence.seconds, channels: silence.channels });
    expect(joinReadings(silence, reading(clean, clean)).channels, 'another number of channels').toHaveLength(2);
    const offset = joinReadings(
      { ...silence, channels: silence.channels.map((one) => ({ ...one, offset: 0.04 })) },
      { ...silence, channels: silence.channels.map((one) => ({ ...one, offset: 0.02 })) },
    );
    expect(offset.channels[0]?.offset).toBeCloseTo(0.03, 6);
  });
});

describe('the verdict on a microphone', () => {
  it('is a pass of a clean voice, with its level and the noise floor, and finds nothing in it', () => {
    const result = judge(reading(clean));
    expect(result.status).toBe('pass');
    expect(result.details).toMatch(/^Heard you at −(1[4-9]|2\d) dBFS, noise floor −6[12] dBFS\.$/);
    expect(tally(result.parts)).toEqual({ passed: 9, judged: 9 });
    expect(faults(reading(clean))).toEqual([]);
    expect(alertsOf(reading(clean), facts)).toEqual([]);
  });

  it('is a fail of two seconds of exact zeros, and nothing else is judged', () => {
    const zeros = reading(new Float32Array(3 * RATE), new Float32Array(3 * RATE));
    expect(judge(zeros)).toMatchObject({ status: 'fail', missing: [] });
    expect(judge(zeros).details).toMatch(/^Every sample is exactly 0\./);
    expect(faults(zeros)).toEqual(['signal: fail']);
    expect(neededOf(zeros)).toBe('zero');
    // Some microphones deliver zeros at first.
    const early = reading(new Float32Array(1.5 * RATE));
    expect(judge(early).status).toBe('inconclusive');
    expect(missing(early)).toContain('signal');
  });

  it('warns of clipping from three clipped peaks on, however short the run', () => {
    const clipped = clean.map((sample) => Math.max(-1, Math.min(1, 4 * sample)));
    expect(faults(reading(clipped))).toEqual(['clipping: warning']);
    expect(judge(reading(clipped)).details).toMatch(/^Heard you at .* dBFS\. \d+ peaks were clipped\.$/);
    const [channel] = spoken.channels;
    if (!channel) throw new Error('No channel');
    const few = (count: number) => faults({ ...spoken, channels: [{ ...channel, clipped: count }] });
    expect([few(2).includes('clipping: warning'), few(3).includes('clipping: warning')]).toEqual([false, true]);
  });

  const hum = (level: number) => mix(clean, sine(5, RATE, 50, Math.SQRT2 * 10 ** (level / 20)));
  const off = (offset: number) => clean.map((sample) => sample + offset);
  const soft = clean.map((sample) => sample * 0.2);
  /** A second microphone 3 cm farther away hears the voice 90 µs later. */
  const farther = soft.map((_, i) => soft[i - 4] ?? 0);
  const silent = (side: string) => `${side} is silent while another channel picks up sound.`;
  const repeats = 'Right only repeats the other channel, far softer. It picks up nothing itself.';
  it.each<[what: string, part: PartId, channels: readonly Float32Array[], verdict: string, details: string]>([
    ['hum at −40 dBFS', 'hum', [hum(-40)], 'warning', '50 Hz mains hum at −40 dBFS.'],
    ['hum at −70 dBFS', 'hum', [hum(-70)], 'pass', '50 Hz mains hum at −70 dBFS, below the limit'],
    ['an offset over 1%', 'offset', [off(-0.05)], 'warning', 'The signal is −5.0% of full scale off center'],
    ['an offset below 1%', 'offset', [off(0.008)], 'pass', 'The signal is centered.'],
    ['zeros on the right', 'channels', [clean, new Float32Array(clean.length)], 'warning', silent('Right')],
    ['background on the left', 'channels', [background(5, RATE), clean], 'warning', silent('Left')],
    // Loud enough to be within 30 dB of the voice, but only noise.
    ['noise on the left', 'channels', [noise(5, RATE, 0.01, 7), clean], 'warning', silent('Left')],
    ['a leak to the right', 'channels', [clean, mix(soft, background(5, RATE))], 'warning', repeats],
    ['two microphones', 'channels', [clean, mix(farther, background(5, RATE))], 'pass', 'Both channels pick up sound.'],
  ])('of %s judges the %s alone', (_, part, channels, verdict, details) => {
    const heard = reading(...channels);
    expect(faults(heard)).toEqual(verdict === 'pass' ? [] : [`${part}: ${verdict}`]);
    expect(detailsOf(heard, part)?.startsWith(details), detailsOf(heard, part)).toBe(true);
  });

  it('calls no channel dead while nobody spoke', () => {
    expect(deadChannels(reading(background(3, RATE), new Float32Array(3 * RATE)))).toEqual([]);
  });

  it('warns of a voice below −50 dBFS', () => {
    const faint = mix(
      clean.map((sample) => sample * 0.01),
      noise(5, RATE, 10 ** (-80 / 20)),
    );
    expect(judge(reading(faint))).toMatchObject({ status: 'warning', missing: [] });
    expect(judge(reading(faint)).details).toMatch(/^Very quiet: −\d\d dBFS at the loudest\./);
  });

  it('cannot tell a level that never changes from a fault', () => {
    const steady = reading(sine(4, RATE, 997, 0.5));
    expect(judge(steady).status).toBe('inconclusive');
    expect(detailsOf(steady, 'voice')).toBe('Constant loud sound; no voice detected.');
    expect(missing(steady)).toEqual(['quiet', 'sound']);
    expect(alertsOf(steady, facts), 'a voice may still follow').toEqual([]);
    expect(detailsOf(reading(noise(4, RATE, 0.01)), 'voice')).toBe('Constant sound at −40 dBFS; no voice detected.');
    expect(detailsOf(reading(noise(1.5, RATE, 0.0005)), 'voice')).toBe('No sound above −50 dBFS.');
  });

  it('names the browser that keeps processing on, and says so where it is not reported', () => {
    const kept: MicrophoneFacts = { ...facts, browser: 'Safari', echoCancellation: 'on', autoGainControl: 'on' };
    expect(faults(reading(clean), kept)).toEqual(['raw: warning']);
    expect(detailsOf(reading(clean), 'raw', kept)).toMatch(/^Safari keeps echo cancellation and automatic gain on/);
    const untold: MicrophoneFacts = { ...facts, browser: 'Firefox', noiseSuppression: 'not reported' };
    expect(faults(reading(clean), untold)).toEqual(['raw: not-run']);
    expect(detailsOf(reading(clean), 'raw', untold)).toBe('Firefox does not report whether noise suppression is off.');
    expect(judge(reading(clean), untold).status, 'what is not reported is no fault').toBe('pass');
    expect(detailsOf(reading(clean), 'raw', null)).toBe('The browser does not report whether it processes the sound.');
  });

  it('leads with one thing, without its remedy, however much is wrong or open (D6)', () => {
    const much = voice(3, RATE, { pause: 0.6, words: 1.2 }).map((sample) =>
      Math.max(-1, Math.min(1, 4 * sample + 0.05)),
    );
    const result = judge(reading(much));
    expect(result.findings.length).toBeGreaterThan(1);
    expect(result.missing).toHaveLength(1);
    expect(result.details).toMatch(/^Heard you at −\d+ dBFS\. \d+ peaks were clipped\.$/);
  });

  it('says of a microphone that is silent between words that its noise floor is below what 16 bits hold', () => {
    const gated = clean.map((sample, i) => (i < 2.5 * RATE ? 0 : sample));
    expect(judge(reading(gated)).details).toMatch(/^Heard you at −\d\d dBFS, noise floor < −96 dBFS\./);
  });

  it('leaves out a noise floor that it does not know', () => {
    const result = judge(reading(voice(3, RATE, { pause: 0.6, words: 1.2 })));
    expect(result.details).toMatch(/^Heard you at −\d\d dBFS\. No two quiet seconds in this recording\.$/);
    expect(result.measurements.map(({ name }) => name)).not.toContain('Noise floor');
  });

  it('of a run too short to judge says so, and finds no fault in it', () => {
    const short = { ...spoken, seconds: 0.9 };
    expect(judge(short)).toMatchObject({ status: 'inconclusive' });
    expect(detailsOf(short, 'signal')).toBe('Only 0.9 s were read.');
    expect(judge(noReading, null)).toMatchObject({ status: 'inconclusive', missing: [{ rule: 'signal' }] });
  });
});

describe('the words for figures', () => {
  it('have a true minus, and an end to faintness', () => {
    expect([0.126, 1, 0.999, 1.5, 0.00001, 0].map((amplitude) => dbfs(decibels(amplitude))).join('; ')).toBe(
      '−18 dBFS; 0 dBFS; 0 dBFS; +4 dBFS; < −96 dBFS; < −96 dBFS',
    );
    expect(dbfs(decibels(0.5), 1)).toBe('−6.0 dBFS');
    expect([0.05, -0.0123, -0.0001, 0].map(percent)).toEqual(['5.0%', '−1.2%', '0.0%', '0.0%']);
  });
  it('call two channels left and right, and number more of them', () => {
    expect([channelName(0, 2), channelName(1, 2), channelName(2, 4)]).toEqual(['Left', 'Right', 'Channel 3']);
  });
});
