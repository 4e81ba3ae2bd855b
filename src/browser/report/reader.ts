import type { ReadReport } from '../../../machines/report/read-report';
import { readLink } from '../../../measure/report/link';
import type { Imported } from '../storage/move-reports';
import { workerUrl } from '../trusted-types';
import type { OpenedLink } from './links';
import type { BenchSource } from './read-bench';
import type { ReaderReply, ReadOptions, ReadOrder, ReadResults } from './read-order';
import readerUrl from './reader.worker.ts?worker&url';

/** The only place that creates this worker; null where there are none, or the browser's policy allows none. */
function startWorker(): Worker | null {
  try {
    return new Worker(workerUrl(readerUrl), { type: 'module' });
  } catch {
    return null;
  }
}

/**
 * Reads in a worker, so that a large or hostile source never blocks the page. A canceled import resolves with what was
 * imported; any other canceled reading never settles. Where no worker runs, the page reads. Rejects if the browser
 * cannot read a file.
 */
function read<K extends ReadOrder['kind']>(
  order: ReadOrder & { readonly kind: K },
  options: ReadOptions,
): Promise<ReadResults[K]> {
  const { onLine, onPart, signal } = options;
  return new Promise((resolve, reject) => {
    const take = (result: ReadResults[ReadOrder['kind']]) => resolve(result as ReadResults[K]);
    let isTold = false;
    // Loaded only here: the worker has its own copy.
    const readHere = () =>
      import('./read-order').then(({ readInThread }) => readInThread(order, options)).then(take, reject);
    // Parts that were told of would be told of again.
    const again = () => (isTold ? reject(new Error('The worker stopped')) : void readHere());
    const worker = startWorker();
    if (!worker) return void readHere();
    const end = () => worker.terminate();
    signal?.addEventListener('abort', order.kind === 'import' ? () => worker.postMessage('cancel') : end);
    worker.onerror = (event) => {
      event.preventDefault();
      end();
      again();
    };
    worker.onmessage = ({ data }: MessageEvent<ReaderReply>) => {
      // Not before: an import that is canceled while its worker loads must store nothing.
      if (data.kind === 'ready') return worker.postMessage(order);
      if (data.kind === 'line') return onLine?.(data.line);
      if (data.kind === 'part') {
        isTold = true;
        return onPart?.(data.part);
      }
      end();
      if (data.kind === 'done') take(data.result);
      else again();
    };
  });
}

/** Reads a report file. Rejects if the browser cannot read it. */
export const readFile = (file: Blob, signal?: AbortSignal): Promise<ReadReport> =>
  read({ kind: 'file', file }, signal ? { signal } : {});

/** Imports the reports of a file, see `importReports`. Never rejects. */
export const importFile = (file: Blob, options: ReadOptions): Promise<Imported> =>
  read({ kind: 'import', file }, options);

/** Reads the reports of a bench, see `readBench`. Rejects if the worker stops half way. */
export const readFolder = (
  source: BenchSource,
  options: Required<Pick<ReadOptions, 'onPart' | 'signal'>>,
): Promise<boolean> => read({ kind: 'bench', source }, options);

/** Opens any report link, given the part after `#`. Never rejects. */
export async function openLink(text: string, signal?: AbortSignal): Promise<OpenedLink> {
  const link = readLink(text);
  if (!link.ok) return { ok: false, kind: 'link', refusal: link.refusal };
  return link.kind === 'whole' ? read({ kind: 'link', data: link.data }, signal ? { signal } : {}) : link;
}
