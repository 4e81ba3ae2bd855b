import type { ReadReport } from '../../../machines/report/read-report';
import { type Imported, importReports } from '../storage/move-reports';
import { type OpenedLink, openWholeLink } from './links';
import { type BenchPart, type BenchSource, readBench } from './read-bench';
import { readReportFile } from './report-file';

/** What the reader is to read, as plain data that a worker takes. `link`: the data of a link with a whole report. */
export type ReadOrder =
  | { readonly kind: 'file' | 'import'; readonly file: Blob }
  | { readonly kind: 'link'; readonly data: string }
  | { readonly kind: 'bench'; readonly source: BenchSource };

/** What reading gives, by the kind of order. */
export interface ReadResults {
  readonly file: ReadReport;
  readonly import: Imported;
  readonly link: OpenedLink;
  /** Whether the whole folder was read. */
  readonly bench: boolean;
}

/** What a worker that reads says. `ready`: it takes an order. */
export type ReaderReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'part'; readonly part: BenchPart }
  | { readonly kind: 'done'; readonly result: ReadResults[ReadOrder['kind']] }
  | { readonly kind: 'failed' };

export interface ReadOptions {
  /** Called with the number of lines of an import that were read. */
  readonly onLine?: (line: number) => void;
  /** Called with what was read of a bench. */
  readonly onPart?: (part: BenchPart) => void;
  readonly signal?: AbortSignal;
}

/** Carries an order out in this thread. Rejects if the browser cannot read a file. */
export function readInThread(order: ReadOrder, options: ReadOptions): Promise<ReadResults[ReadOrder['kind']]> {
  if (order.kind === 'link') return openWholeLink(order.data);
  if (order.kind === 'bench') return readBench(order.source, (part) => options.onPart?.(part));
  return order.kind === 'file' ? readReportFile(order.file) : importReports(order.file, options);
}
