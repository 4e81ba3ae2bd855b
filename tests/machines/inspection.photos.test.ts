import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  MAX_PHOTOS,
  type PhotoFacts,
  type PhotoOrder,
  photosMachine,
  type TakenPhoto,
} from '../../machines/inspection/photos.machine';
import { testMachine } from '../kit/pure';
import { photo, photosModel } from './inspection.photos.model';

testMachine('inspection photos', photosModel, {
  states: {
    'camera.closed': ({ context }) => expect(context.isLive).toBe(false),
    'camera.open.starting': ({ context }) => expect(context).toMatchObject({ isLive: false, failure: null }),
    'camera.open.live': ({ context }) => expect(context.isLive).toBe(true),
    'work.listing': ({ context }) => expect(context.photos).toEqual([]),
    'work.ready': ({ context }) => expect(context.photos.length).toBeLessThanOrEqual(2),
    'work.taking': ({ context }) => expect(context.problem).toBeNull(),
  },
});

/** The photos machine of a run with stored photos, and a store that the test controls. */
async function opened(stored: readonly PhotoFacts[]) {
  const orders: PhotoOrder[] = [];
  const wishes: string[] = [];
  let next = 0;
  const machine = photosMachine.provide({
    actors: {
      list: fromPromise(async () => stored),
      camera: fromCallback(({ sendBack }) => sendBack({ type: 'OPENED' })),
      visibility: fromCallback(() => undefined),
      take: fromPromise(async ({ input }): Promise<TakenPhoto> => {
        wishes.push(input.finding);
        next += 1;
        return { photo: photo(`new ${next}`, input.finding), problem: null };
      }),
      keeper: fromCallback<PhotoOrder>(({ receive }) => receive((order) => orders.push(order))),
    },
  });
  const actor = createActor(machine, { input: { inspection: 'one' } }).start();
  const ready = () => waitFor(actor, (state) => state.matches({ work: 'ready' }));
  await ready();
  actor.send({ type: 'OPEN' });
  const ids = () => actor.getSnapshot().context.photos.map(({ id }) => id);
  return { actor, ids, ready, orders, wishes };
}

describe('the photos of a run', () => {
  it('are taken again in their place, with the finding that they show', async () => {
    const { actor, ids, ready, orders, wishes } = await opened([photo('a'), photo('b', 'SCR-DEAD'), photo('c')]);
    actor.send({ type: 'SHOOT', replaces: 'b' });
    await ready();
    expect(ids()).toEqual(['a', 'new 1', 'c']);
    expect(wishes).toEqual(['SCR-DEAD']);
    expect(orders).toEqual([{ type: 'REMOVE', id: 'b' }]);
  });

  it('come back where they were', async () => {
    const { actor, ids, orders } = await opened([photo('a'), photo('b'), photo('c')]);
    actor.send({ type: 'REMOVE', id: 'b' });
    expect(ids()).toEqual(['a', 'c']);
    actor.send({ type: 'UNDO' });
    expect(ids()).toEqual(['a', 'b', 'c']);
    actor.send({ type: 'UNDO' });
    expect(orders).toEqual([
      { type: 'REMOVE', id: 'b' },
      { type: 'RESTORE', id: 'b' },
    ]);
  });

  it('have a limit, within which an earlier one can be taken again', async () => {
    const full = Array.from({ length: MAX_PHOTOS }, (_, i) => photo(`${i}`));
    const { actor, ids, ready, wishes } = await opened(full);
    actor.send({ type: 'SHOOT', replaces: null });
    actor.send({ type: 'FILE' });
    await ready();
    expect(wishes).toEqual([]);
    actor.send({ type: 'SHOOT', replaces: '3' });
    await ready();
    expect(ids()).toHaveLength(MAX_PHOTOS);
    expect(ids()[3]).toBe('new 1');
  });
});
