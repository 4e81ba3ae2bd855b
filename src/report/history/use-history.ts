import { useEffect, useState } from 'react';
import { type IndexedReport, indexedOf } from '../../../machines/report/report-index';
import { reportIds, summariesOf, summaryChunks } from '../../browser/storage/find-reports';
import { watchReports } from '../../browser/storage/reports';
import { RowStore } from './row-store';

/** An import in another tab announces each report. The list updates at most this often. */
const MIN_BETWEEN_CHANGES_MS = 250;

type Index = ReadonlyMap<string, IndexedReport>;

export interface History {
  /** All reports, newest first. */
  readonly ids: readonly string[];
  /** The data that the filters use; null until it is read. The list does not wait for it. */
  readonly index: Index | null;
}

/** The reports in the history; null while it is opened, `blocked` if this browser stores nothing. */
export function useHistory(): { readonly history: History | 'blocked' | null; readonly rows: RowStore } {
  const [history, setHistory] = useState<History | 'blocked' | null>(null);
  const [rows] = useState(() => new RowStore());
  useEffect(() => follow(rows, setHistory), [rows]);
  return { history, rows };
}

/** Reads the history, and reads it again when it changes. Returns a function that stops it. */
function follow(rows: RowStore, show: (history: History | 'blocked') => void): () => void {
  let isOver = false;
  let changed = new Set<string>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let ids: readonly string[] = [];
  let index: Index | null = null;

  const tell = () => {
    if (!isOver) show({ ids, index });
  };
  const fail = () => {
    if (!isOver) show('blocked');
  };
  const open = async () => {
    ids = await reportIds();
    tell();
    const read = new Map<string, IndexedReport>();
    for await (const chunk of summaryChunks()) {
      if (isOver) return;
      for (const summary of chunk) read.set(summary.id, indexedOf(summary));
    }
    index = read;
    tell();
  };
  const update = async () => {
    const some = [...changed];
    changed = new Set();
    ids = await reportIds();
    const kept = new Set(ids);
    const fresh = await summariesOf(some.filter((id) => kept.has(id)));
    const next = new Map(index);
    for (const id of some) next.delete(id);
    for (const summary of fresh) next.set(summary.id, indexedOf(summary));
    index = next;
    rows.forget(some);
    tell();
  };

  // Run one after another: a change that arrives while the index is read is read after it.
  let work = open().catch(fail);
  const stop = watchReports((some) => {
    for (const id of some) changed.add(id);
    if (pause) return;
    pause = setTimeout(() => {
      pause = undefined;
      work = work.then(() => (isOver ? undefined : update().catch(fail)));
    }, MIN_BETWEEN_CHANGES_MS);
  });
  return () => {
    isOver = true;
    clearTimeout(pause);
    stop();
  };
}
