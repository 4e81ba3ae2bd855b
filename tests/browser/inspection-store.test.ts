import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterAll, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { type Inspection, newInspection } from '../../machines/inspection/inspection';
import type { InspectionEvent, StoreOrder } from '../../machines/inspection/inspection.events';
import type { Journal } from '../../machines/journal';
import { RULES_VERSION } from '../../machines/rules';
import { database } from '../../src/browser/storage/database';
import { inspectionStore, journalsOf, watchInspection } from '../../src/browser/storage/inspections';
import { bench } from '../machines/inspection.model';

// Test files of one process share modules. The next file must not find an open database.
afterAll(() => deleteDB('assay'));

/** A tab whose store answers `send` with its next event. */
function openTab() {
  const answers: InspectionEvent[] = [];
  const waiting: ((event: InspectionEvent) => void)[] = [];
  const machine = setup({ actors: { store: inspectionStore }, types: { events: {} as InspectionEvent } }).createMachine(
    {
      invoke: { id: 'store', src: 'store' },
      on: {
        '*': {
          actions: ({ event }) => {
            const next = waiting.shift();
            if (next) next(event);
            else answers.push(event);
          },
        },
      },
    },
  );
  const tab = createActor(machine).start();
  const tell = (order: StoreOrder) => tab.getSnapshot().children.store?.send(order);
  return {
    tell,
    send: (order: StoreOrder): Promise<InspectionEvent> => {
      tell(order);
      return new Promise((resolve) => {
        const answer = answers.shift();
        if (answer) resolve(answer);
        else waiting.push(resolve);
      });
    },
    close: () => tab.stop(),
  };
}

it('stores the journals from before a reload again when the storage was wiped (B12)', async () => {
  const inspection: Inspection = { ...newInspection('one', bench), startedAt: 1 };
  const journal: Journal = { check: 'mouse', rules: RULES_VERSION, input: null, startedAt: 2, events: [] };
  const keep = { type: 'KEEP', inspection } as const;

  const before = openTab();
  expect(await before.send(keep)).toMatchObject({ type: 'STORED' });
  before.tell({ type: 'KEEP.JOURNAL', inspection: 'one', journal, isJudged: true });
  await expect.poll(() => journalsOf('one')).toEqual([journal]);
  before.close();

  const after = openTab();
  expect(await after.send(keep)).toMatchObject({ type: 'STORED' });
  const open = await database();
  await Promise.all([open.clear('inspections'), open.clear('journals')]);
  expect(await after.send(keep)).toEqual({ type: 'STORE.FAILED', reason: 'wiped' });
  expect(await after.send(keep)).toMatchObject({ type: 'STORED' });
  await expect.poll(() => journalsOf('one')).toEqual([journal]);
  const used = vi.spyOn(IDBDatabase.prototype, 'transaction');
  for (let i = 0; i < 5; i++) await open.count('journals');
  expect(used, 'with nothing left to store, the storage rests').toHaveBeenCalledTimes(5);
  used.mockRestore();
  after.close();
});

it('a run that another tab holds is reported as gone when there is none, and not when the storage cannot be read', async () => {
  const onRun = vi.fn();
  const stop = watchInspection('gone', onRun);
  await expect.poll(() => onRun.mock.calls).toEqual([[null]]);
  stop();

  // The database is opened once per page.
  vi.resetModules();
  vi.stubGlobal('indexedDB', undefined);
  const blocked = await import('../../src/browser/storage/inspections');
  const stopBlocked = blocked.watchInspection('gone', onRun);
  // Settles after the read of the watch, which was started first and fails the same way.
  await expect(blocked.storedInspections()).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onRun).toHaveBeenCalledOnce();
  stopBlocked();
  vi.unstubAllGlobals();
  vi.resetModules();
});
