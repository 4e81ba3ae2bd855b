import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { DeferredActors } from '../kit/deferred';
import { testMachine } from '../kit/pure';
import { reading, systemInfoModel } from './system-info.model';

const logged: unknown[] = [];
const model = systemInfoModel((error) => logged.push(error));
beforeEach(() => {
  logged.length = 0;
});

testMachine('system-info', model, {
  states: {
    idle: ({ context }) => expect(context.info).toBeNull(),
    detecting: ({ context }) => expect([null, reading]).toContain(context.info),
    shown: ({ context }) => expect(context.info).toEqual(reading),
  },
});

describe('the system card', () => {
  function start() {
    const actors = new DeferredActors();
    const actor = createActor(model.machine.provide({ actors: actors.for(model.machine) as never })).start();
    return { actor, actors, info: () => actor.getSnapshot().context.info };
  }

  it('reads nothing before it is asked to', () => {
    expect(start().actors.running()).toEqual([]);
  });

  it('replaces the last reading by the next one', async () => {
    const { actor, actors, info } = start();
    for (const cpuCores of [4, 16]) {
      actor.send({ type: 'DETECT' });
      await actors.answer('detect', 'resolve', { ...reading, cpuCores });
    }
    expect(info()).toEqual({ ...reading, cpuCores: 16 });
    expect(logged).toEqual([]);
  });

  it('keeps the last reading when a refresh fails, and logs why', async () => {
    const { actor, actors, info } = start();
    actor.send({ type: 'DETECT' });
    await actors.answer('detect', 'resolve', reading);
    actor.send({ type: 'DETECT' });
    const error = new Error('gone');
    await actors.answer('detect', 'reject', error);
    expect(info()).toEqual(reading);
    expect(logged).toEqual([error]);
  });
});
