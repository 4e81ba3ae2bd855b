import {
  type BenchFigures,
  type BenchFile,
  type BenchRow,
  benchFigures,
  benchFileOf,
} from '../../../machines/report/bench';
import { nextTask } from '../frames/next-task';
import { nameOfKey } from '../storage/keys';
import { fromBase64 } from './base64';
import { digest } from './digest';
import { isSigned } from './ed25519';
import { readReportFile } from './report-file';

/** Where the reports of a bench are: a folder with its subfolders, or files that were chosen one by one. */
export type BenchSource = FileSystemDirectoryHandle | readonly File[];

/** What was read since the last part, and the figures of everything read so far, each report counted once. */
export interface BenchPart {
  readonly files: readonly BenchFile[];
  readonly figures: BenchFigures;
}

/** A part is told of at most this often. */
const MIN_BETWEEN_PARTS_MS = 250;

interface NamedFile {
  readonly name: string;
  /** Rejects if the browser cannot read the file. */
  readonly open: () => Promise<File>;
}

/** The files whose name ends in `.json`. Rejects if the folder cannot be read. */
async function* filesOf(source: BenchSource, folder = ''): AsyncGenerator<NamedFile> {
  if (!('kind' in source)) {
    for (const file of source) yield { name: file.name, open: () => Promise.resolve(file) };
    return;
  }
  for await (const one of (source as unknown as { values(): AsyncIterable<Entry> }).values()) {
    if (one.kind === 'directory') yield* filesOf(one, `${folder}${one.name}/`);
    else if (/\.json$/i.test(one.name)) yield { name: folder + one.name, open: () => one.getFile() };
  }
}

type Entry = FileSystemDirectoryHandle | FileSystemFileHandle;

async function read({ name, open }: NamedFile): Promise<BenchFile> {
  try {
    return await benchFileOf(name, await readReportFile(await open()), {
      digest,
      isSigned,
      nameOfKey,
      bytesOf: fromBase64,
    });
  } catch {
    return { name, refusal: { reason: 'unreadable' } };
  }
}

/**
 * Reads the reports of a bench one by one, and keeps none of their texts. Stores nothing. Counting 10,000 reports again
 * for each part would block the page, so it is done here, in the reader's thread.
 * @param onPart called during the reading and at its end
 * @returns whether the whole folder was read; false if the browser cannot list it
 */
export async function readBench(source: BenchSource, onPart: (part: BenchPart) => void): Promise<boolean> {
  const rows = new Map<string, BenchRow>();
  let files: BenchFile[] = [];
  let toldAt = performance.now();
  const tell = () => {
    for (const one of files) if ('row' in one) rows.set(one.row.hash, one.row);
    onPart({ files, figures: benchFigures([...rows.values()]) });
    files = [];
    toldAt = performance.now();
  };
  try {
    for await (const file of filesOf(source)) {
      await nextTask();
      files.push(await read(file));
      if (performance.now() - toldAt >= MIN_BETWEEN_PARTS_MS) tell();
    }
    return true;
  } catch {
    return false;
  } finally {
    tell();
  }
}
