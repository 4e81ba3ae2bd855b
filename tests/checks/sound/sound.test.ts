import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import type { PlayerInput, PlayerOrder } from '../../../machines/sound/sound.events';
import { soundMachine } from '../../../machines/sound/sound.machine';
import type { LoopReport } from '../../../measure/audio/loop-sweep';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { sendAll } from '../../kit/send';
import { facts, loopOf, soundModel } from './sound.model';

testMachine('sound', soundModel, {
  states: {
    testing: ({ context }) => expect(context).toMatchObject({ result: null, stage: null }),
    'testing.rest': ({ context }) => expect(context.sweepAt).toBeNull(),
    'testing.ended': (snapshot) => {
      expect(snapshot.hasTag('sounding')).toBe(false);
      expect(snapshot.can({ type: 'PLAY', sound: 'left', at: 3000 }), 'starts nothing').toBe(false);
      expect(snapshot.can({ type: 'STOP', at: 3000 }), 'there is nothing to stop').toBe(false);
    },
    'testing.asking': (snapshot) => expect(snapshot.hasTag('sounding')).toBe(false),
    'testing.sounding': ({ context }) => expect(context.sound).not.toBeNull(),
    'testing.sounding.starting': ({ context }) => expect(['silent', null]).toContain(context.problem),
    'testing.sounding.tone': ({ context }) => {
      expect(context.sound?.type).not.toBe('sweep');
      expect(context.problem).toBeNull();
    },
    'testing.sounding.sweep': ({ context }) => expect(context.limits.to).toBeNull(),
    loop: ({ context }) => expect(context.loopProblem).toBeNull(),
    'loop.asking': ({ context }) => expect(context.stage).toBeNull(),
    'loop.listening': ({ context }) => expect(context.stage).toBe('background'),
    results: ({ context }) =>
      expect(context).toMatchObject({ result: { check: 'sound', finishedAt: 9000, startedAt: 1000 } }),
  },
});

describe('the sound machine', () => {
  function start() {
    const orders: PlayerOrder[] = [];
    const inputs: PlayerInput[] = [];
    const player = fromCallback<PlayerOrder, PlayerInput>(({ input, receive }) => {
      inputs.push(input);
      receive((order) => orders.push(order));
    });
    return { ...startQuiet(soundMachine, { player }, {}), orders, inputs };
  }

  it('plays one sound at a time', () => {
    const { actor, inputs } = start();
    sendAll(actor, { type: 'PLAY', sound: 'left', at: 1 }, { type: 'PLAY', sound: 'right', at: 2 });
    sendAll(actor, { type: 'STARTED', facts, at: 2 }, { type: 'PLAY', sound: 'right', at: 3 });
    expect(inputs.map(({ sound }) => sound.id)).toEqual(['left']);
    sendAll(actor, { type: 'STOP', at: 3 }, { type: 'PLAY', sound: 'right', at: 4 });
    expect(inputs.map(({ sound }) => sound.id)).toEqual(['left', 'right']);
  });

  it('tells the player of the volume at once, and of the frequency only while the custom tone plays', () => {
    const { actor, context, orders } = start();
    sendAll(actor, { type: 'PLAY', sound: 'left', at: 1 }, { type: 'VOLUME', volume: 20 });
    actor.send({ type: 'FREQUENCY', frequency: 500 });
    expect(orders).toEqual([{ type: 'VOLUME', volume: 20 }]);
    sendAll(actor, { type: 'STOP', at: 2 }, { type: 'PLAY', sound: 'custom', at: 2 });
    sendAll(actor, { type: 'STARTED', facts, at: 3 }, { type: 'FREQUENCY', frequency: 503 });
    expect(orders.at(-1)).toEqual({ type: 'FREQUENCY', frequency: 500 });
    actor.send({ type: 'ANSWER', sound: 'custom', heard: 'both' });
    expect(context().answers.custom).toEqual({ heard: 'both', frequency: 500 });
  });

  it('ends a sweep without an answer, and then takes one: heard to its end', () => {
    const { actor, context, clock } = start();
    const limits = () => context().limits;
    const limitsAfter = (...events: Parameters<typeof actor.send>[0][]) => {
      sendAll(actor, { type: 'PLAY', sound: 'sweep', at: 1 }, { type: 'STARTED', facts, at: 2 });
      for (const event of events) actor.send(event);
      clock.increment(20_000);
      clock.increment(500);
      expect(actor.getSnapshot().value).toEqual({ testing: 'rest' });
      return limits();
    };
    const toTheEnd = { type: 'HEARD.TO', frequency: 20_000, at: 30_000 } as const;
    const from = { type: 'HEARD.FROM', frequency: 90 } as const;
    expect(limitsAfter()).toEqual({ from: null, to: null });
    expect(limitsAfter(from)).toEqual({ from: 90, to: null });
    actor.send(toTheEnd);
    expect(limits()).toEqual({ from: 90, to: 20_000 });
    expect(limitsAfter(from, { type: 'HEARD.TO', frequency: 9000, at: 9000 })).toEqual({ from: 90, to: 9000 });
    expect(limitsAfter(from, { type: 'STOP', at: 9000 })).toEqual({ from: 90, to: null });
    actor.send(toTheEnd);
    expect(limits(), 'a sweep that was stopped was not heard to its end').toEqual({ from: 90, to: null });
  });

  it('starts no sound by a press within 500 ms after one has ended on its own, and after that it does', () => {
    for (const end of ['its time', 'the output is gone'] as const) {
      const { actor, inputs, clock } = start();
      sendAll(actor, { type: 'PLAY', sound: 'left', at: 0 }, { type: 'STARTED', facts, at: 0 });
      if (end === 'the output is gone') actor.send({ type: 'FAILED', reason: 'interrupted', at: 10 });
      else clock.increment(5000);
      for (const wait of [0, 499]) {
        clock.increment(wait);
        sendAll(actor, { type: 'STOP', at: 5000 }, { type: 'PLAY', sound: 'right', at: 5000 });
        expect(
          inputs.map(({ sound }) => sound.id),
          `${end}, ${wait} ms`,
        ).toEqual(['left']);
      }
      clock.increment(1);
      actor.send({ type: 'PLAY', sound: 'right', at: 5500 });
      expect(inputs.map(({ sound }) => sound.id)).toEqual(['left', 'right']);
    }
  });

  it('counts how long each sound has played, and nothing while the volume is 0', () => {
    const { actor, context, clock } = start();
    const played = () => context().played;
    const play = (at: number) => {
      sendAll(actor, { type: 'PLAY', sound: 'left', at }, { type: 'STARTED', facts, at: at + 100 });
    };
    sendAll(actor, { type: 'PLAY', sound: 'left', at: 0 }, { type: 'STOP', at: 50 });
    expect(played(), 'it never began').toEqual({});
    play(1000);
    actor.send({ type: 'STOP', at: 1400 });
    expect(played()).toEqual({ left: 300 });
    play(2000);
    clock.increment(5000);
    expect(played()).toEqual({ left: 5000 });
    clock.increment(500);
    play(10_000);
    actor.send({ type: 'STOP', at: 10_200 });
    expect(played(), 'the longest counts').toEqual({ left: 5000 });
    sendAll(actor, { type: 'VOLUME', volume: 0 }, { type: 'PLAY', sound: 'right', at: 20_000 });
    sendAll(actor, { type: 'STARTED', facts, at: 20_000 }, { type: 'STOP', at: 23_000 });
    expect(played()).toEqual({ left: 5000, right: 0 });
  });

  it('takes no answer on a sound that has not played', () => {
    const { actor, context } = start();
    const answers = () => Object.keys(context().answers);
    sendAll(actor, { type: 'PLAY', sound: 'left', at: 0 }, { type: 'ANSWER', sound: 'left', heard: 'none' });
    sendAll(actor, { type: 'FAILED', reason: 'silent', at: 100 }, { type: 'ANSWER', sound: 'left', heard: 'none' });
    expect(answers()).toEqual([]);
  });

  it('says when no sound has started, and still plays one that starts late', () => {
    const { actor, context, clock } = start();
    actor.send({ type: 'PLAY', sound: 'left', at: 0 });
    clock.increment(5000);
    expect(context().problem).toBe('silent');
    actor.send({ type: 'STARTED', facts, at: 8000 });
    expect(actor.getSnapshot().matches({ testing: { sounding: 'tone' } })).toBe(true);
    expect(context().problem).toBeNull();
  });

  it('keeps its figures when a later measurement gives none, and says why', () => {
    const { actor, context } = start();
    const measure = (report: LoopReport) => {
      sendAll(actor, { type: 'LISTEN', at: 1 }, { type: 'LOOP.DONE', report });
      return context();
    };
    const weak = { kind: 'inconclusive', reason: 'weak' } as const;
    expect(measure(weak)).toMatchObject({ loop: weak, retry: null });
    expect(actor.getSnapshot().can({ type: 'FINISH', at: 2 }), 'nothing was tested').toBe(false);
    const silent = loopOf({ silent: 'left', inverted: null });
    expect(measure(silent)).toMatchObject({ loop: silent, retry: null });
    expect(measure(weak)).toMatchObject({ loop: silent, retry: weak });
    expect(actor.getSnapshot().can({ type: 'FINISH', at: 2 }), 'a measurement alone has a result').toBe(true);
    expect(measure(loopOf({}))).toMatchObject({ loop: loopOf({}), retry: null });
  });

  it('goes back to the system’s output when the chosen one fails or is unplugged', () => {
    const { actor, context, inputs, clock } = start();
    const usb = { id: 'usb', name: 'Headphones' };
    sendAll(actor, { type: 'OUTPUTS', outputs: [usb], canAsk: false }, { type: 'OUTPUT', id: 'usb' });
    actor.send({ type: 'PLAY', sound: 'left', at: 1 });
    expect(inputs[0]?.output).toBe('usb');
    actor.send({ type: 'FAILED', reason: 'output', at: 2 });
    clock.increment(500);
    expect(context()).toMatchObject({ output: null, problem: 'output' });
    sendAll(actor, { type: 'OUTPUT', id: 'usb' }, { type: 'OUTPUTS', outputs: [], canAsk: false });
    expect(context().output).toBeNull();
  });
});
