import type { SystemFacts, SystemRefusal } from '../../measure/system/system-facts';
import type { Seen } from './same-machine';

/** More than all kinds of files together. */
const MAX_FILES = 16;
/** The largest text that is read, in UTF-16 (`measure/system/limits.ts`). */
export const MAX_FILE_BYTES = 16 * 2 ** 20;

/** A file that was read. */
export interface SystemFile {
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of its content, in hexadecimal. */
  readonly sha256: string;
  readonly facts: SystemFacts;
}

/** A file that was not read, and why. `unreadable`: the browser cannot read it. */
export interface RefusedFile {
  readonly name: string;
  readonly why: SystemRefusal | 'unreadable';
}

/** The answer of the reader. */
export interface FilesRead {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly seen: Seen;
  readonly files: readonly SystemFile[];
  readonly refused: readonly RefusedFile[];
}

/** The data that the system test is judged by. */
export interface SystemFilesRun {
  /** In the order in which they were read, each content once. */
  readonly files: readonly SystemFile[];
  /** What the browser sees of this machine. Null before a file was read. */
  readonly seen: Seen | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** The files with further ones. A content that is already there is not added again. */
export function withFiles(files: readonly SystemFile[], further: readonly SystemFile[]): readonly SystemFile[] {
  const all = [...files, ...further];
  const isFirst = ({ sha256 }: SystemFile, i: number) => all.findIndex((file) => file.sha256 === sha256) === i;
  return all.filter(isFirst).slice(0, MAX_FILES);
}
