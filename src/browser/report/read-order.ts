import type { ReadReport } from '../../../machines/report/read-report';
import { type Imported, importReports } from '../storage/move-reports';
import { type OpenedLink, openWholeLink } from './links';
import { readReportFile } from './report-file';

/** What the reader is to read, as plain data that a worker takes. `link`: the data of a link with a whole report. */
export type ReadOrder =
  | { readonly kind: 'file' | 'import'; readonly file: Blob }
  | { readonly kind: 'link'; readonly data: string };

/** What reading gives, by the kind of order. */
export interface ReadResults {
  readonly file: ReadReport;
  readonly import: Imported;
  readonly link: OpenedLink;
}

/** What a worker that reads says. */
export type ReaderReply =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'done'; readonly result: ReadResults[ReadOrder['kind']] }
  | { readonly kind: 'failed' };

export interface ReadOptions {
  /** Called with the number of lines of an import that were read. */
  readonly onLine?: (line: number) => void;
  readonly signal?: AbortSignal;
}

/** Carries an order out in this thread. Rejects if the browser cannot read a file. */
export function readInThread(order: ReadOrder, options: ReadOptions): Promise<ReadResults[ReadOrder['kind']]> {
  if (order.kind === 'link') return openWholeLink(order.data);
  return order.kind === 'file' ? readReportFile(order.file) : importReports(order.file, options);
}
