import { describe, expect, it } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { type MicEvent, microphoneMachine } from '../../../machines/microphone/microphone.machine';
import type { CheckResult } from '../../../machines/result';
import { noReading } from '../../../measure/audio/microphone-reading';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { sendAll } from '../../kit/send';
import { devices, facts, microphoneModel, spoken } from './microphone.model';

testMachine('microphone', microphoneModel, {
  states: {
    checking: ({ context }) => expect(context.reading.seconds).toBe(0),
    unsupported: ({ context }) => expect(context.secure).toBe(false),
    stopped: ({ context }) => {
      expect(context.reading).toBe(noReading);
      expect([context.result, context.facts, context.recorded]).toEqual([null, null, 0]);
    },
    open: ({ context }) => expect([context.problem, context.result]).toEqual([null, null]),
    'open.asking': ({ context }) => {
      expect(context.facts).toBe(context.before ? facts : null);
      expect(context.reading).toBe(context.before ?? noReading);
    },
    'open.listening': ({ context }) => expect(context.facts).toBe(facts),
    results: ({ context }) => {
      expect(context.result?.check).toBe('microphone');
      expect(context.result?.startedAt).toBeGreaterThan(0);
      expect(context.result?.finishedAt).toBe(5000);
    },
  },
});

describe('the microphone machine', () => {
  const opened = [
    { type: 'START', at: 1000 },
    { type: 'OPENED', facts },
  ] as const;
  const start = async () => {
    const asked: (string | null)[] = [];
    const goesOn: boolean[] = [];
    const results: CheckResult[] = [];
    const actors = {
      support: fromPromise(async () => ({ supported: true, secure: true })),
      microphone: fromCallback<MicEvent, { device: string | null; goesOn: boolean }>(({ input }) => {
        asked.push(input.device);
        goesOn.push(input.goesOn);
      }),
    };
    const run = startQuiet(microphoneMachine, actors, { device: 'inside' });
    run.actor.on('result', ({ result }) => results.push(result));
    // The browser says that it can.
    await Promise.resolve();
    await Promise.resolve();
    return { ...run, asked, goesOn, results };
  };

  it('opens the device that its host names, and another one when the person chooses it', async () => {
    const { actor, context, asked } = await start();
    sendAll(actor, ...opened, { type: 'DEVICES', devices });
    sendAll(actor, { type: 'READING', reading: spoken }, { type: 'CHOOSE', device: 'headset', at: 2000 });
    expect(asked).toEqual(['inside', 'headset']);
    expect(context()).toMatchObject({ reading: noReading, facts: null, startedAt: 2000 });
    sendAll(actor, { type: 'OPENED', facts }, { type: 'LOST' });
    expect(context()).toMatchObject({ problem: 'lost', device: 'headset', devices });
    sendAll(actor, { type: 'CHOOSE', device: null, at: 3000 }, { type: 'START', at: 3000 });
    expect(asked).toEqual(['inside', 'headset', null]);
    expect(context().problem).toBeNull();
  });

  it('says whether the signal goes on: after a result that asks for more, and not for another device', async () => {
    const { actor, goesOn } = await start();
    sendAll(actor, ...opened, { type: 'READING', reading: spoken });
    sendAll(actor, { type: 'STOP', at: 2000 }, { type: 'CONTINUE' }, { type: 'OPENED', facts });
    sendAll(actor, { type: 'CHOOSE', device: 'headset', at: 3000 });
    expect(goesOn).toEqual([false, true, false]);
  });

  it('emits one result per run, also of a short one, and none if no samples arrived', async () => {
    const { actor, results } = await start();
    sendAll(actor, ...opened, { type: 'STOP', at: 2000 });
    expect(actor.getSnapshot().value).toBe('stopped');
    expect(results).toEqual([]);
    sendAll(actor, { type: 'START', at: 3000 }, { type: 'OPENED', facts });
    sendAll(actor, { type: 'READING', reading: { ...spoken, seconds: 0.3 } }, { type: 'STOP', at: 4000 });
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ status: 'inconclusive', startedAt: 3000, finishedAt: 4000, name: 'Microphone' });
  });

  it('adds to what was heard when the person comes back, and keeps the result if nothing more arrives', async () => {
    const { actor, context, results, asked } = await start();
    sendAll(actor, ...opened, { type: 'READING', reading: spoken });
    sendAll(actor, { type: 'STOP', at: 4000 }, { type: 'CONTINUE' });
    expect(asked).toEqual(['inside', 'inside']);
    actor.send({ type: 'STOP', at: 5000 });
    expect(results[1]?.measurements).toEqual(results[0]?.measurements);
    sendAll(actor, { type: 'CONTINUE' }, { type: 'OPENED', facts });
    actor.send({ type: 'READING', reading: { ...spoken, seconds: 2 } });
    actor.send({ type: 'READING', reading: { ...spoken, seconds: 2.5 } });
    expect(context().reading.seconds).toBe(4);
    actor.send({ type: 'STOP', at: 8000 });
    expect(results[2]).toMatchObject({ startedAt: 1000, finishedAt: 8000 });
    actor.send({ type: 'AGAIN' });
    expect(context()).toMatchObject({ before: null, reading: noReading });
  });
});
