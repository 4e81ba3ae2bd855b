import type { ReportSummary } from '../../../machines/report/report-summary';
import { summariesOf } from '../../browser/storage/find-reports';
import { withProfileKind } from '../../browser/storage/reports';

/** Rows kept in memory: many more than a screen shows, and far fewer than a history may have. */
const MAX_ROWS = 400;

/** Reads the visible rows. Rows requested at the same time are read together. */
export class RowStore {
  readonly #known = new Map<string, ReportSummary | null>();
  readonly #listeners = new Set<() => void>();
  #wanted = new Set<string>();

  /** A row; null if it is gone, undefined while it is read. Calling it requests the row. */
  readonly get = (id: string): ReportSummary | null | undefined => {
    const row = this.#known.get(id);
    if (row === undefined && !this.#wanted.has(id)) {
      if (this.#wanted.size === 0) queueMicrotask(() => void this.#read());
      this.#wanted.add(id);
    }
    return row;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Removes rows that may have changed from memory. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#known.delete(id);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  async #read(): Promise<void> {
    const ids = [...this.#wanted];
    const rows = await summariesOf(ids).catch(() => []);
    this.#wanted = new Set();
    for (const id of ids) this.#known.set(id, null);
    for (const row of rows) this.#known.set(row.id, row);
    // A map iterates its keys in insertion order.
    for (const id of this.#known.keys()) {
      if (this.#known.size <= MAX_ROWS) break;
      this.#known.delete(id);
    }
    this.#tell();
    for (const row of rows) await this.#complete(row);
  }

  /** Completes a row that an earlier version stored, after it is shown: that reads the whole report. */
  async #complete(row: ReportSummary): Promise<void> {
    const whole = await withProfileKind(row).catch(() => row);
    if (whole === row || this.#known.get(row.id) !== row) return;
    this.#known.set(row.id, whole);
    this.#tell();
  }
}
