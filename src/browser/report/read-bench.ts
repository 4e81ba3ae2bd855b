import { type BenchFile, type BenchRow, benchFileOf } from '../../../machines/report/bench';
import {
  type BenchFigures,
  type BenchPeriod,
  type Clock,
  figuresByPeriod,
} from '../../../machines/report/bench-figures';
import { nextTask } from '../../../renderers/next-task';
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
  readonly figures: Readonly<Record<BenchPeriod, BenchFigures>>;
}

/** A part is told of at most this often, and so seldom that the figures take at most a tenth of the time. */
const MIN_BETWEEN_PARTS_MS = 250;
const FIGURES_SHARE = 10;

const MINUTE_MS = 60_000;
/** The clock of this browser. */
export const clockAt = (now: number): Clock => ({
  now,
  offsetOf: (at) => -new Date(at).getTimezoneOffset() * MINUTE_MS,
});

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

async function read({ name, open }: NamedFile, nameOf: typeof nameOfKey): Promise<BenchFile> {
  try {
    await nextTask();
    return await benchFileOf(name, await readReportFile(await open()), {
      digest,
      isSigned,
      nameOfKey: nameOf,
      bytesOf: fromBase64,
    });
  } catch {
    return { name, refusal: { reason: 'unreadable' } };
  }
}

/** While the browser reads a file or computes a hash, the next files are read. */
const FILES_AT_ONCE = 8;

/** What was read of each file, in the order of the files. Rejects if the folder cannot be read. */
async function* readAll(source: BenchSource): AsyncGenerator<BenchFile> {
  // A bench has few keys, and the store is slow.
  const names = new Map<string, Promise<string | null>>();
  const nameOf = (key: string) => {
    const name = names.get(key) ?? nameOfKey(key);
    names.set(key, name);
    return name;
  };
  const reading: Promise<BenchFile>[] = [];
  for await (const file of filesOf(source)) {
    reading.push(read(file, nameOf));
    const first = reading.length >= FILES_AT_ONCE && reading.shift();
    if (first) yield await first;
  }
  yield* reading;
}

/**
 * Reads the reports of a bench, and keeps none of their texts. Stores nothing. Counting 10,000 reports again
 * for each part would block the page, so it is done here, in the reader's thread.
 * @param onPart called during the reading and at its end
 * @returns whether the whole folder was read; false if the browser cannot list it
 */
export async function readBench(source: BenchSource, onPart: (part: BenchPart) => void): Promise<boolean> {
  const rows = new Map<string, BenchRow>();
  let files: BenchFile[] = [];
  let nextAt = 0;
  const tell = () => {
    const began = performance.now();
    for (const one of files) if ('row' in one) rows.set(one.row.hash, one.row);
    onPart({ files, figures: figuresByPeriod([...rows.values()], clockAt(Date.now())) });
    files = [];
    const now = performance.now();
    nextAt = now + Math.max(MIN_BETWEEN_PARTS_MS, FIGURES_SHARE * (now - began));
  };
  try {
    for await (const file of readAll(source)) {
      files.push(file);
      if (performance.now() >= nextAt) tell();
    }
    return true;
  } catch {
    return false;
  } finally {
    tell();
  }
}
