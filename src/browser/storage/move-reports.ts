import type { ReportColumn } from '../../../content/report-fields';
import { isBuiltIn } from '../../../machines/report/built-in-profile';
import { lineOf } from '../../../machines/report/fields';
import {
  MAX_REPORT_BYTES,
  type ReadReport,
  type ReportRefusal,
  readReport,
} from '../../../machines/report/read-report';
import { formatReport } from '../../../machines/report/report-of';
import { hashesOf } from '../../../machines/report/seal';
import { csvFile } from '../../../measure/report/csv';
import { nextTask } from '../../../renderers/next-task';
import { digest } from '../report/digest';
import { type Kept, keepReport, keptReport, keptWithoutPhotos } from './reports';

/**
 * Exports reports as a file with one report per line, in the order of the given ids. Reports that are gone or cannot be
 * read are left out. Rejects if storage is blocked.
 */
export async function exportReports(ids: readonly string[]): Promise<Blob> {
  const lines: Blob[] = [];
  for (const id of ids) {
    const read = await keptReport(id);
    // The browser can move a blob to disk; a string stays in memory.
    if (read?.ok) lines.push(new Blob([`${formatReport(read.sealed)}\n`]));
  }
  return new Blob(lines, { type: 'application/x-ndjson' });
}

/** Exports reports as a CSV file with one line each. Rejects if storage is blocked. */
export async function exportTable(ids: readonly string[], columns: readonly ReportColumn[]): Promise<Blob> {
  const lines = [columns.map(({ name }) => name)];
  for (const id of ids) {
    const read = await keptWithoutPhotos(id);
    if (!read?.ok) continue;
    const isBuiltInProfile = await isBuiltIn(read.sealed.report.profile, digest);
    lines.push([...lineOf({ ...read.sealed, isBuiltInProfile }, columns)]);
  }
  return new Blob([csvFile(lines)], { type: 'text/csv;charset=utf-8' });
}

/** How many reports of a file were imported, and how many were not. */
export interface Imported {
  readonly counts: Readonly<Record<Kept, number>>;
  /** Lines that were not imported, counted from 1, and why. `changed`: the content does not match the seal. */
  readonly refused: readonly Refused[];
  /**
   * Why reading stopped before the end of the file; null if it did not. What was imported until then stays. `damaged`:
   * too many lines were refused.
   */
  readonly stopped: 'full' | 'blocked' | 'unreadable' | 'canceled' | 'damaged' | null;
}

/** After this many refused lines, the rest of a file is not read: it is no file of reports. */
export const MAX_REFUSED = 100;

interface Refused {
  readonly line: number;
  readonly refusal: ReportRefusal | { readonly reason: 'changed' };
}

/**
 * Imports the reports of a file: a single report, or one per line. Reports that are already stored are not changed, and
 * none replaces another. Each line is read in its own task, and `signal` cancels between two lines. Never rejects.
 */
export async function importReports(
  file: Blob,
  { onLine, signal }: { onLine?: (line: number) => void; signal?: AbortSignal } = {},
): Promise<Imported> {
  const counts: Record<Kept, number> = { kept: 0, there: 0, completed: 0, differs: 0 };
  const refused: Refused[] = [];
  let line = 0;
  const take = async (read: ReadReport) => {
    if (!read.ok) refused.push({ line, refusal: read.refusal });
    else if ((await hashesOf(read.sealed.report, digest)).hash !== read.sealed.seal.hash)
      refused.push({ line, refusal: { reason: 'changed' } });
    else counts[await keepReport(read.sealed)]++;
  };
  const ended = (stopped: Imported['stopped']): Imported => ({ counts, refused, stopped });
  try {
    const whole = file.size > MAX_REPORT_BYTES ? null : readReport(await file.text());
    if (whole?.ok && !signal?.aborted) {
      line = 1;
      await take(whole);
      return ended(null);
    }
    for await (const text of linesOf(file)) {
      line++;
      if (text !== null && text.trim() === '') continue;
      await nextTask();
      if (signal?.aborted) return ended('canceled');
      await take(text === null ? { ok: false, refusal: { reason: 'too-large' } } : readReport(text));
      onLine?.(line);
      if (refused.length >= MAX_REFUSED) return ended('damaged');
    }
    return ended(null);
  } catch (error) {
    return ended(reasonOf(error));
  }
}

/** Why storing or reading failed, by the name of the browser's error. */
function reasonOf(error: unknown): NonNullable<Imported['stopped']> {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'NotReadableError' || name === 'NotFoundError' ? 'unreadable' : 'blocked';
}

/** The lines of a file, one by one; null for a line that is longer than a report may be. */
async function* linesOf(file: Blob): AsyncGenerator<string | null> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let isTooLong = false;
  for (;;) {
    const { done, value } = await reader.read();
    // Only what is new is searched: a line may have thousands of chunks.
    const lines = (done ? decoder.decode() : decoder.decode(value, { stream: true })).split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      yield isTooLong ? null : rest + line;
      rest = '';
      isTooLong = false;
    }
    rest += last;
    if (rest.length > MAX_REPORT_BYTES) {
      isTooLong = true;
      rest = '';
    }
    if (done) break;
  }
  if (rest !== '' || isTooLong) yield isTooLong ? null : rest;
}
