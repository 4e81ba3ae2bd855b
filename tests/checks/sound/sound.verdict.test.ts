import { describe, expect, it } from 'vitest';
import { shortHertz } from '../../../content/verdicts/sound';
import { type Heard, judgeHeard, judgeLimits } from '../../../machines/sound/answers';
import { hintsOf, judgeSound, type SoundRun } from '../../../machines/sound/sound';
import { gainOf, snapFrequency, soundOf, soundsOf, speakersOf, sweepAt } from '../../../machines/sound/sounds';
import { facts, loopOf } from './sound.model';

describe('the sounds', () => {
  const bench = { channels: 2, frequency: 1000 };
  it('are left, center and right, 100, 1000 and 8000 Hz, the custom tone, the sweep and two polarities', () => {
    expect(soundsOf(bench).map(({ id, frequency, gains }) => [id, frequency, ...gains])).toEqual([
      ['left', 440, 1, 0],
      ['center', 440, 1, 1],
      ['right', 440, 0, 1],
      ['low', 100, 1, 1],
      ['mid', 1000, 1, 1],
      ['high', 8000, 1, 1],
      ['custom', 1000, 1, 1],
      ['sweep', 20, 1, 1],
      ['in-phase', 300, 1, 1],
      ['out-of-phase', 300, 1, -1],
    ]);
    expect(() => soundOf(bench, 'channel-3')).toThrow(/no sound/);
  });
  it('name every channel of an output with more than two, each alone', () => {
    expect([1, 2].map(speakersOf)).toEqual([[], []]);
    const words = (channels: number) =>
      speakersOf(channels).map(({ name, channel, frequency }) => `${name}: ${channel}, ${frequency} Hz`);
    expect(words(6)).toEqual([
      'Front left: left, 440 Hz',
      'Front right: right, 440 Hz',
      'Front center: center, 440 Hz',
      'Subwoofer: center, 60 Hz',
      'Rear left: left, 440 Hz',
      'Rear right: right, 440 Hz',
    ]);
    expect(speakersOf(6)[4]?.gains).toEqual([0, 0, 0, 0, 1, 0]);
    expect(words(3)).toEqual(['Channel 1: left, 440 Hz', 'Channel 2: right, 440 Hz', 'Channel 3: left, 440 Hz']);
    expect(speakersOf(64)).toHaveLength(8);
  });
  it('sweep three decades in 20 seconds, each in the same time', () => {
    expect([-1, 0, 20_000 / 3, 40_000 / 3, 20_000, 30_000].map((time) => Math.round(sweepAt(time)))).toEqual([
      20, 20, 200, 2000, 20_000, 20_000,
    ]);
  });
  it('snap to 10 Hz between 20 and 20,000, and half the volume is −6 dB', () => {
    expect([3, 20, 1004, 1005, 30_000].map(snapFrequency)).toEqual([20, 20, 1000, 1010, 20_000]);
    expect(20 * Math.log10(gainOf(50))).toBeCloseTo(-6.02, 2);
    expect([gainOf(0), gainOf(100), gainOf(130)]).toEqual([0, 1, 1]);
  });
  it('read as a person reads them', () => {
    expect([20, 999.7, 1004, 12_345].map(shortHertz)).toEqual([
      '20\u202fHz',
      '1\u202fkHz',
      '1\u202fkHz',
      '12.3\u202fkHz',
    ]);
  });
});

describe('an answer', () => {
  const judge = (id: string, heard: Heard, channels = 2) =>
    judgeHeard(soundOf({ channels, frequency: 1000 }, id), heard).proves;
  it.each<[id: string, heard: Heard, proves: string, channels?: number]>([
    ['left', 'left', 'pass'],
    ['right', 'right', 'pass'],
    ['center', 'both', 'pass'],
    ['low', 'both', 'pass'],
    ['custom', 'both', 'pass'],
    ['in-phase', 'middle', 'pass'],
    ['out-of-phase', 'wide', 'pass'],
    ['channel-5', 'left', 'pass', 6],
    ['channel-4', 'right', 'pass', 6],
    // Nothing was heard, or the other side.
    ['left', 'none', 'SND-SILENT'],
    ['right', 'left', 'SND-SWAP'],
    ['mid', 'none', 'SND-SILENT'],
    ['in-phase', 'none', 'SND-SILENT'],
    // Speaker, ear or system may be the cause.
    ['left', 'both', 'SND-MONO'],
    ['center', 'left', 'SND-WEAK'],
    ['low', 'none', 'SND-TONE'],
    ['high', 'none', 'SND-TONE'],
    ['custom', 'none', 'SND-TONE'],
    ['in-phase', 'wide', 'SND-PHASE'],
    ['out-of-phase', 'middle', 'SND-PHASE'],
    ['out-of-phase', 'none', 'SND-MONO'],
  ])('to the sound “%s”, heard as “%s”, proves %s', (id, heard, proves, channels) =>
    expect(judge(id, heard, channels)).toBe(proves),
  );
  it('must be one that the sound allows', () => {
    expect(() => judge('left', 'wide')).toThrow(/does not answer/);
    expect(() => judge('sweep', 'both')).toThrow(/does not answer/);
  });
  it('on the sweep passes from 500 Hz or below to 8 kHz or above, and only when both ends were said', () => {
    expect(judgeLimits({ from: null, to: null })).toBeNull();
    expect(judgeLimits({ from: 150, to: 14_200 })).toEqual({
      proves: 'pass',
      words: 'Heard from 150\u202fHz up to 14.2\u202fkHz.',
    });
    expect(judgeLimits({ from: null, to: 7000 })?.proves).toBe('SND-TONE');
    expect(judgeLimits({ from: 700, to: null })?.proves).toBe('SND-TONE');
    expect(judgeLimits({ from: 150, to: null })).toBeNull();
    expect(judgeLimits({ from: null, to: 14_200 })).toBeNull();
  });
});

describe('the verdict on the speakers', () => {
  const run = (answers: Record<string, Heard>, change: Partial<SoundRun> = {}): SoundRun => ({
    answers: Object.fromEntries(
      Object.entries(answers).map(([id, heard]) => [
        id,
        { heard, frequency: soundOf({ channels: 2, frequency: 1000 }, id).frequency },
      ]),
    ),
    limits: { from: null, to: null },
    played: Object.fromEntries(Object.keys(answers).map((id) => [id, 5000])),
    facts,
    frequency: 1000,
    volume: 50,
    loop: null,
    startedAt: 1,
    finishedAt: 2,
    ...change,
  });

  it('passes a device with one speaker once a person says so, and still fails what is not heard (B1)', () => {
    const heard = { left: 'both', right: 'both', center: 'left', 'in-phase': 'wide' } as const;
    const loop = loopOf({ same: true, inverted: null });
    expect(judgeSound(run(heard)).status).toBe('warning');
    const result = judgeSound(run(heard, { hasOneSpeaker: true, loop }));
    expect(result.status).toBe('pass');
    expect(result.details).toContain('Second speaker: not fitted, declared.');
    expect(result.measurements).toContainEqual(expect.objectContaining({ name: 'Second speaker', source: 'declared' }));
    expect(judgeSound(run({ left: 'left', right: 'none' }, { hasOneSpeaker: true })).status).toBe('fail');
    const swapped = judgeSound(run({ left: 'right', right: 'left' }, { hasOneSpeaker: true }));
    expect(swapped.details, 'two speakers were heard').toBe('Left and right are swapped.');
  });
  it('shows both where the person heard a side that the microphone did not', () => {
    const { details, parts } = judgeSound(
      run({ left: 'left', right: 'right' }, { loop: loopOf({ silent: 'right', inverted: null }) }),
    );
    expect(details).toContain('you heard the right side, but the microphone did not. The worse one counts.');
    expect(parts.find(({ id }) => id === 'right')).toMatchObject({ verdict: 'pass', details: 'Heard on the right.' });
  });

  it('hints at mono mode, at one channel and at a low rate, each only where it is so', () => {
    const hints = (heard: Record<string, Heard>, change: Partial<typeof facts> = {}) =>
      hintsOf(run(heard, { facts: { ...facts, ...change } })).join(' ');
    expect(hints({ left: 'left', center: 'both' })).toBe('');
    expect(hints({ left: 'both' })).toMatch(/Mono audio may be on/);
    expect(hints({}, { channels: 1 })).toMatch(/one channel/);
    expect(hints({}, { rate: 16_000 })).toMatch(/^This output plays nothing above 8\skHz\. A Bluetooth headset/);
    expect(hints({}, { rate: 44_100 })).toBe('');
  });
});
