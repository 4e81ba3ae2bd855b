import { MAX_REPORT_BYTES, type ReportRefusal, readReport } from '../../../machines/report/read-report';
import type { Sealed } from '../../../machines/report/report';
import { formatReport } from '../../../machines/report/report-of';
import { hashesOf } from '../../../machines/report/seal';
import { digest } from '../report/digest';
import { database } from './database';
import { type Kept, keepReport, keptReport } from './reports';

/** Every report that is kept, as a file with a report on each line. Rejects where storage is blocked. */
export async function exportReports(): Promise<Blob> {
  const ids = await (await database()).getAllKeys('reports');
  const lines: Blob[] = [];
  for (const id of ids) {
    const read = await keptReport(id);
    // The browser can put a blob on the disk; a string stays in memory.
    if (read?.ok) lines.push(new Blob([`${formatReport(read.sealed)}\n`]));
  }
  return new Blob(lines, { type: 'application/x-ndjson' });
}

/** What became of the reports of a file. */
export interface Imported {
  readonly counts: Readonly<Record<Kept, number>>;
  /** Lines that were not kept, from 1, and why. `changed`: the content does not fit the seal. */
  readonly refused: readonly Refused[];
}

interface Refused {
  readonly line: number;
  readonly refusal: ReportRefusal | { readonly reason: 'changed' };
}

/**
 * Keeps the reports of a file: a report by itself, or one on each line. Those that are kept already stay, and none replaces
 * another. Rejects where there is no room; what was kept until then stays.
 */
export async function importReports(file: Blob, onLine: (line: number) => void = () => undefined): Promise<Imported> {
  const counts: Record<Kept, number> = { kept: 0, there: 0, completed: 0, differs: 0 };
  const refused: Refused[] = [];
  let line = 0;
  const take = async (sealed: Sealed) => {
    const { hash } = await hashesOf(sealed.report, digest);
    if (hash === sealed.seal.hash) counts[await keepReport(sealed)]++;
    else refused.push({ line, refusal: { reason: 'changed' } });
  };
  const whole = file.size > MAX_REPORT_BYTES ? null : readReport(await file.text());
  if (whole?.ok) {
    line = 1;
    await take(whole.sealed);
    return { counts, refused };
  }
  for await (const text of linesOf(file)) {
    line++;
    if (text !== null && text.trim() === '') continue;
    const read = text === null ? ({ ok: false, refusal: { reason: 'too-large' } } as const) : readReport(text);
    if (read.ok) await take(read.sealed);
    else refused.push({ line, refusal: read.refusal });
    onLine(line);
  }
  return { counts, refused };
}

/** The lines of a file, one after another; null for one that is longer than a report may be. */
async function* linesOf(file: Blob): AsyncGenerator<string | null> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let isTooLong = false;
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (done ? decoder.decode() : decoder.decode(value, { stream: true }))).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      yield isTooLong ? null : line;
      isTooLong = false;
    }
    if (rest.length > MAX_REPORT_BYTES) {
      isTooLong = true;
      rest = '';
    }
    if (done) break;
  }
  if (rest !== '' || isTooLong) yield isTooLong ? null : rest;
}
