import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type Heard, judgeHeard, judgeLimits } from '../../machines/sound/answers';
import type { PlayerInput, PlayerOrder } from '../../machines/sound/events';
import { hintsOf, judgeSound, type SoundRun } from '../../machines/sound/sound';
import { soundMachine } from '../../machines/sound/sound.machine';
import { gainOf, shortHertz, snapFrequency, soundOf, soundsOf, speakersOf, sweepAt } from '../../machines/sound/sounds';
import { testMachine } from '../harness/pure';
import { facts, soundModel } from './sound.model';

testMachine('sound', soundModel, {
  states: {
    bench: ({ context }) => {
      expect(context.result).toBeNull();
      expect(context.stage).toBeNull();
    },
    'bench.rest': ({ context }) => expect(context.sweepAt).toBeNull(),
    'bench.asking': (snapshot) => expect(snapshot.hasTag('sounding')).toBe(false),
    'bench.sounding': ({ context }) => expect(context.sound).not.toBeNull(),
    'bench.sounding.starting': ({ context }) => expect(context.problem).toBeNull(),
    'bench.sounding.tone': ({ context }) => expect(context.sound?.type).not.toBe('sweep'),
    'bench.sounding.sweep': ({ context }) => expect(context.limits.to).toBeNull(),
    loop: ({ context }) => expect(context.loopProblem).toBeNull(),
    'loop.asking': ({ context }) => expect(context.stage).toBeNull(),
    'loop.listening': ({ context }) => expect(context.stage).toBe('background'),
    results: ({ context }) => {
      expect(context.result?.check).toBe('sound');
      expect(context.result?.finishedAt).toBe(9000);
      expect(context.result?.startedAt).toBe(1000);
    },
  },
});

describe('the sound machine', () => {
  function start() {
    const orders: PlayerOrder[] = [];
    const inputs: PlayerInput[] = [];
    const machine = soundMachine.provide({
      actors: {
        player: fromCallback<PlayerOrder, PlayerInput>(({ input, receive }) => {
          inputs.push(input);
          receive((order) => orders.push(order));
        }),
        outputs: fromCallback(() => undefined),
      },
    });
    const clock = new SimulatedClock();
    return { actor: createActor(machine, { input: {}, clock }).start(), orders, inputs, clock };
  }

  it('begins at half the volume and 1000 Hz', () => {
    const { context } = start().actor.getSnapshot();
    expect([context.volume, context.frequency]).toEqual([50, 1000]);
  });

  it('plays one sound at a time', () => {
    const { actor, inputs } = start();
    actor.send({ type: 'PLAY', sound: 'left', at: 1 });
    actor.send({ type: 'PLAY', sound: 'right', at: 2 });
    actor.send({ type: 'STARTED', facts });
    actor.send({ type: 'PLAY', sound: 'right', at: 3 });
    expect(inputs.map(({ sound }) => sound.id)).toEqual(['left']);
    actor.send({ type: 'STOP' });
    actor.send({ type: 'PLAY', sound: 'right', at: 4 });
    expect(inputs.map(({ sound }) => sound.id)).toEqual(['left', 'right']);
  });

  it('tells the player of the volume at once, and of the frequency only while the custom tone plays', () => {
    const { actor, orders } = start();
    actor.send({ type: 'PLAY', sound: 'left', at: 1 });
    actor.send({ type: 'VOLUME', volume: 20 });
    actor.send({ type: 'FREQUENCY', frequency: 500 });
    expect(orders).toEqual([{ type: 'VOLUME', volume: 20 }]);
    actor.send({ type: 'STOP' });
    actor.send({ type: 'PLAY', sound: 'custom', at: 2 });
    actor.send({ type: 'FREQUENCY', frequency: 503 });
    expect(orders.at(-1)).toEqual({ type: 'FREQUENCY', frequency: 500 });
    actor.send({ type: 'ANSWER', sound: 'custom', heard: 'both' });
    expect(actor.getSnapshot().context.answers.custom).toEqual({ heard: 'both', frequency: 500 });
  });

  it('takes a sweep for heard to its end when its beginning was heard and nothing said since', () => {
    const { actor, clock } = start();
    const limitsAfter = (...events: Parameters<typeof actor.send>[0][]) => {
      actor.send({ type: 'PLAY', sound: 'sweep', at: 1 });
      actor.send({ type: 'STARTED', facts });
      for (const event of events) actor.send(event);
      clock.increment(20_000);
      expect(actor.getSnapshot().value).toEqual({ bench: 'rest' });
      return actor.getSnapshot().context.limits;
    };
    expect(limitsAfter({ type: 'HEARD.FROM', frequency: 90 })).toEqual({ from: 90, to: 20_000 });
    expect(limitsAfter()).toEqual({ from: null, to: null });
    expect(limitsAfter({ type: 'HEARD.FROM', frequency: 90 }, { type: 'HEARD.TO', frequency: 9000 })).toEqual({
      from: 90,
      to: 9000,
    });
  });

  it('goes back to the system’s output when the chosen one fails or is unplugged', () => {
    const { actor, inputs } = start();
    const usb = { id: 'usb', name: 'Headphones' };
    actor.send({ type: 'OUTPUTS', outputs: [usb], canAsk: false });
    actor.send({ type: 'OUTPUT', id: 'usb' });
    actor.send({ type: 'PLAY', sound: 'left', at: 1 });
    expect(inputs[0]?.output).toBe('usb');
    actor.send({ type: 'FAILED', reason: 'output' });
    expect(actor.getSnapshot().context).toMatchObject({ output: null, problem: 'output' });
    actor.send({ type: 'OUTPUT', id: 'usb' });
    actor.send({ type: 'OUTPUTS', outputs: [], canAsk: false });
    expect(actor.getSnapshot().context.output).toBeNull();
  });
});

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
    expect(speakersOf(6).map(({ name, channel }) => `${name}: ${channel}`)).toEqual([
      'Front left: left',
      'Front right: right',
      'Front center: center',
      'Subwoofer: center',
      'Rear left: left',
      'Rear right: right',
    ]);
    expect(speakersOf(6)[4]?.gains).toEqual([0, 0, 0, 0, 1, 0]);
    expect(speakersOf(3).map(({ name }) => name)).toEqual(['Channel 1', 'Channel 2', 'Channel 3']);
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
    judgeHeard(soundOf({ channels, frequency: 1000 }, id), heard).status;
  it('passes where the sound was meant to be heard', () => {
    const right: [string, Heard][] = [
      ['left', 'left'],
      ['right', 'right'],
      ['center', 'both'],
      ['low', 'both'],
      ['custom', 'both'],
      ['in-phase', 'middle'],
      ['out-of-phase', 'wide'],
    ];
    expect(right.map(([id, heard]) => judge(id, heard))).toEqual(right.map(() => 'pass'));
    expect(judge('channel-5', 'left', 6)).toBe('pass');
    expect(judge('channel-4', 'right', 6)).toBe('pass');
  });
  it('fails where nothing was heard, or the other side', () => {
    const wrong: [string, Heard][] = [
      ['left', 'none'],
      ['right', 'left'],
      ['mid', 'none'],
      ['in-phase', 'none'],
    ];
    expect(wrong.map(([id, heard]) => judge(id, heard))).toEqual(wrong.map(() => 'fail'));
  });
  it('warns where speaker, ear or system may be the cause', () => {
    const doubtful: [string, Heard][] = [
      ['left', 'both'],
      ['center', 'left'],
      ['low', 'none'],
      ['high', 'none'],
      ['custom', 'none'],
      ['in-phase', 'wide'],
      ['out-of-phase', 'middle'],
      ['out-of-phase', 'none'],
    ];
    expect(doubtful.map(([id, heard]) => judge(id, heard))).toEqual(doubtful.map(() => 'warning'));
  });
  it('must be one that the sound allows', () => {
    expect(() => judge('left', 'wide')).toThrow(/does not answer/);
    expect(() => judge('sweep', 'both')).toThrow(/does not answer/);
  });
  it('on the sweep passes from 500 Hz or below to 8 kHz or above', () => {
    expect(judgeLimits({ from: null, to: null })).toBeNull();
    expect(judgeLimits({ from: 150, to: 14_200 })).toEqual({
      status: 'pass',
      words: 'Heard from 150\u202fHz up to 14.2\u202fkHz.',
    });
    expect(judgeLimits({ from: null, to: 7000 })?.status).toBe('warning');
    expect(judgeLimits({ from: 700, to: null })?.status).toBe('warning');
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
    facts,
    frequency: 1000,
    loop: null,
    startedAt: 1,
    finishedAt: 2,
    ...change,
  });
  it('is made of the answers alone, the worst of them', () => {
    expect(judgeSound(run({ left: 'left', right: 'right', center: 'both' }))).toMatchObject({
      status: 'pass',
      details: 'All 3 sounds that you judged came as they should.',
      fineness: { passed: 3, run: 3 },
    });
    expect(judgeSound(run({ left: 'left', low: 'none' }))).toMatchObject({
      status: 'warning',
      details: 'Low: not heard. The speakers of thin laptops and phones end above 100 Hz.',
      fineness: { passed: 1, run: 2 },
    });
    expect(judgeSound(run({ left: 'none', low: 'none' }))).toMatchObject({
      status: 'fail',
      details: 'Left: not heard. 1 more answer below.',
    });
    const loud = { kind: 'inconclusive', reason: 'overload' } as const;
    expect(judgeSound(run({ left: 'left' }, { loop: loud })).status).toBe('pass');
  });
  it('says that left and right are exchanged', () => {
    expect(judgeSound(run({ left: 'right', right: 'left' })).details).toBe('Left and right are exchanged.');
  });
  it('names the source of every figure', () => {
    const { measurements } = judgeSound(run({ left: 'left' }, { limits: { from: null, to: 14_000 } }));
    expect(measurements).toEqual([
      { name: 'Left, 440\u202fHz', value: 'Left', unit: '', source: 'observed' },
      { name: 'Heard up to', value: 14_000, unit: 'Hz', source: 'observed' },
      { name: 'Output channels', value: 2, unit: '', source: 'reported' },
      { name: 'Sample rate', value: 48_000, unit: 'Hz', source: 'reported' },
    ]);
  });
  it('hints at mono mode, at one channel and at a low rate, each only where it is so', () => {
    const hints = (heard: Record<string, Heard>, change: Partial<typeof facts> = {}) =>
      hintsOf(run(heard, { facts: { ...facts, ...change } })).join(' ');
    expect(hints({ left: 'left', center: 'both' })).toBe('');
    expect(hints({ left: 'both' })).toMatch(/mix to mono/);
    expect(hints({}, { channels: 1 })).toMatch(/one channel/);
    expect(hints({}, { rate: 16_000 })).toMatch(/^This output plays nothing above 8\skHz\. A Bluetooth headset/);
    expect(hints({}, { rate: 44_100 })).toBe('');
  });
});
