import { fromCallback } from 'xstate';
import type { CheckId } from '../../../content/catalogue';
import type { Inspection } from '../../../machines/inspection/inspection';
import type { InspectionEvent, StoreOrder } from '../../../machines/inspection/inspection.events';
import { readStored, type StoredInspection } from '../../../machines/inspection/stored-inspection';
import type { Journal } from '../../../machines/journal';
import { toHex } from '../../../measure/report/bytes';
import { database, type Schema, storeFailureOf } from './database';
import { newsOf } from './news';
import { deletePhotosOf } from './photos';

/** The id of a run that was stored or deleted. */
const news = newsOf<string>('assay.inspections');

/** A stored run as this version reads it. */
export interface StoredRun {
  readonly id: string;
  /** When its last step was stored, in ms since the epoch. */
  readonly savedAt: number;
  readonly run: StoredInspection;
}

const read = ({ id, savedAt, inspection }: Schema['inspections']['value']): StoredRun => ({
  id,
  savedAt,
  run: readStored(inspection),
});

/** All stored runs. Rejects if storage is blocked. */
export async function storedInspections(): Promise<readonly StoredRun[]> {
  const records = await (await database()).getAll('inspections');
  return records.map(read);
}

/** Deletes a run with its journals and photos. Rejects if storage is blocked. */
export async function deleteInspection(id: string): Promise<void> {
  await deletePhotosOf(id);
  const transaction = (await database()).transaction(['inspections', 'journals'], 'readwrite');
  const journals = await transaction.objectStore('journals').index('inspection').getAllKeys(id);
  await Promise.all([
    transaction.objectStore('inspections').delete(id),
    ...journals.map((key) => transaction.objectStore('journals').delete(key)),
    transaction.done,
  ]);
  news.tell(id);
}

/**
 * Calls `onRun` with the stored run, immediately and after each step that another tab stores; with null if the run is
 * gone. Does not call it if the storage cannot be read, which says nothing about the run.
 */
export function watchInspection(id: string, onRun: (run: StoredRun | null) => void): () => void {
  let isOver = false;
  const look = async () => {
    const record = await (await database()).get('inspections', id);
    if (!isOver) onRun(record === undefined ? null : read(record));
  };
  const tryToLook = () => void look().catch(() => undefined);
  const stop = news.watch((changed) => changed === id && tryToLook());
  tryToLook();
  return () => {
    isOver = true;
    stop();
  };
}

type JournalOrder = Extract<StoreOrder, { type: 'KEEP.JOURNAL' }>;

/** A test that is repeated and left without a result must not replace the journal of the earlier one. */
const replaces = (next: { isJudged: boolean }, before: { isJudged: boolean } | undefined) =>
  next.isJudged || !before?.isJudged;

async function putJournals(orders: readonly JournalOrder[]): Promise<void> {
  const transaction = (await database()).transaction('journals', 'readwrite');
  const put = async ({ inspection, journal, isJudged }: JournalOrder) => {
    const { check } = journal;
    const before = isJudged ? undefined : await transaction.store.get([inspection, check]);
    if (replaces({ isJudged }, before)) await transaction.store.put({ inspection, check, journal, isJudged });
  };
  await Promise.all([...orders.map(put), transaction.done]);
}

/**
 * Stores a run on each KEEP and answers STORED or STORE.FAILED. While a step is being written, only the newest of the
 * following ones is queued, because each contains the whole run. A run that has not started is not stored. The journals
 * of its tests are stored after the run. Anything that could not be stored is tried again with the next request.
 */
export const inspectionStore = fromCallback<StoreOrder>(({ sendBack, receive }) => {
  const answer = (event: InspectionEvent) => sendBack(event);
  /** Whether the run is stored, as far as this tab knows. */
  let isStored = false;
  let waiting: Inspection | null = null;
  let isWriting = false;
  /** The journals of the run, in case it has to be stored again: also those from before a reload. */
  const journals = new Map<CheckId, JournalOrder>();
  const unstored = new Set<JournalOrder>();

  const recall = async (id: string) => {
    for (const { inspection, journal, isJudged } of await (await database()).getAllFromIndex(
      'journals',
      'inspection',
      id,
    ))
      if (!journals.has(journal.check))
        journals.set(journal.check, { type: 'KEEP.JOURNAL', inspection, journal, isJudged });
  };

  const write = async (inspection: Inspection) => {
    const transaction = (await database()).transaction('inspections', 'readwrite');
    const isGone = isStored && (await transaction.store.getKey(inspection.id)) === undefined;
    if (isGone) {
      isStored = false;
      for (const order of journals.values()) unstored.add(order);
      answer({ type: 'STORE.FAILED', reason: 'wiped' });
      return;
    }
    await Promise.all([
      transaction.store.put({ id: inspection.id, savedAt: Date.now(), inspection }),
      transaction.done,
    ]);
    if (!isStored) await recall(inspection.id);
    isStored = true;
    news.tell(inspection.id);
    answer({ type: 'STORED', step: inspection.step });
  };

  const writeJournals = async () => {
    const orders = [...unstored];
    await putJournals(orders);
    for (const order of orders) unstored.delete(order);
  };

  const work = async () => {
    isWriting = true;
    let isFailing = false;
    // A journal is stored only after its run.
    while (waiting || (isStored && unstored.size > 0 && !isFailing)) {
      const inspection = waiting;
      waiting = null;
      isFailing = false;
      await (inspection ? write(inspection) : writeJournals()).catch((error: unknown) => {
        isFailing = true;
        answer({ type: 'STORE.FAILED', reason: storeFailureOf(error) });
      });
    }
    isWriting = false;
  };

  receive((order) => {
    if (order.type === 'KEEP') {
      if (order.inspection.startedAt !== null) waiting = order.inspection;
    } else if (replaces(order, journals.get(order.journal.check))) {
      const before = journals.get(order.journal.check);
      if (before) unstored.delete(before);
      journals.set(order.journal.check, order);
      unstored.add(order);
    }
    if (!isWriting) void work();
  });
});

/** The journals of a run's tests. Empty if storage is blocked. Rejects if it works but cannot be read. */
export async function journalsOf(id: string): Promise<readonly Journal[]> {
  const open = await database().catch(() => null);
  const records = (await open?.getAllFromIndex('journals', 'inspection', id)) ?? [];
  return records.map(({ journal }) => journal);
}

const ID_BYTES = 12;

/** A unique id in lowercase letters and digits. */
export const randomId = (): string => toHex(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
