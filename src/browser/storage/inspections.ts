import { fromCallback } from 'xstate';
import { type Inspection, readStored, type StoredInspection } from '../../../machines/inspection/inspection';
import type { InspectionEvent, StoreFailure, StoreOrder } from '../../../machines/inspection/inspection.machine';
import { database, type Schema } from './database';
import { deletePhotosOf } from './photos';

/** Tells other tabs the id of a run that was stored or deleted. */
const news = 'assay.inspections';

function announce(id: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(news);
  channel.postMessage(id);
  channel.close();
}

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

/** Every run that is stored. Rejects where storage is blocked. */
export async function storedInspections(): Promise<readonly StoredRun[]> {
  const records = await (await database()).getAll('inspections');
  return records.map(read);
}

/** Deletes a run with its photos. Rejects where storage is blocked. */
export async function deleteInspection(id: string): Promise<void> {
  await deletePhotosOf(id);
  await (await database()).delete('inspections', id);
  announce(id);
}

/** Calls `onRun` with a run as it is stored, at once and after each step that another tab stores; null where it is gone. */
export function watchInspection(id: string, onRun: (run: StoredRun | null) => void): () => void {
  let isOver = false;
  const look = async () => {
    const record = await (await database()).get('inspections', id);
    if (!isOver) onRun(record === undefined ? null : read(record));
  };
  const tryToLook = () => void look().catch(() => onRun(null));
  const channel = new BroadcastChannel(news);
  channel.onmessage = ({ data }) => data === id && tryToLook();
  tryToLook();
  return () => {
    isOver = true;
    channel.close();
  };
}

const reasonOf = (error: unknown): StoreFailure =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';

/**
 * Stores a run on each KEEP and answers STORED or STORE.FAILED. While a step is being written, only the newest of those
 * that follow waits, since each holds the whole run. A run that is not started yet is not stored.
 */
export const inspectionStore = fromCallback<StoreOrder>(({ sendBack, receive }) => {
  const answer = (event: InspectionEvent) => sendBack(event);
  /** Whether the run is stored as far as this tab knows. */
  let isStored = false;
  let waiting: Inspection | null = null;
  let isWriting = false;

  const write = async (inspection: Inspection) => {
    const transaction = (await database()).transaction('inspections', 'readwrite');
    const isGone = isStored && (await transaction.store.getKey(inspection.id)) === undefined;
    if (isGone) {
      isStored = false;
      answer({ type: 'STORE.FAILED', reason: 'wiped' });
      return;
    }
    await Promise.all([
      transaction.store.put({ id: inspection.id, savedAt: Date.now(), inspection }),
      transaction.done,
    ]);
    isStored = true;
    announce(inspection.id);
    answer({ type: 'STORED', step: inspection.step });
  };

  const work = async () => {
    isWriting = true;
    while (waiting) {
      const inspection = waiting;
      waiting = null;
      await write(inspection).catch((error: unknown) => answer({ type: 'STORE.FAILED', reason: reasonOf(error) }));
    }
    isWriting = false;
  };

  receive(({ inspection }) => {
    if (inspection.startedAt === null) return;
    waiting = inspection;
    if (!isWriting) void work();
  });
});
