import { reportFileName } from '../../../machines/report/file-name';
import type { Sealed } from '../../../machines/report/report';
import { formatReport } from '../../../machines/report/report-of';
import { mayWrite, setWaiting, waitingReports } from '../storage/report-folder';
import { keptReport } from '../storage/reports';
import { oneAtATime } from '../storage/tab-lock';

/**
 * Whether a report is in a folder. `not-allowed`: the person must allow it again. `gone`: there is no such folder any
 * more, or its drive is not connected. `full`: its disk has no room.
 */
export type FolderSave =
  | { readonly ok: true; readonly file: string }
  | { readonly ok: false; readonly reason: 'not-allowed' | 'gone' | 'full' | 'failed' };

/**
 * Saves a report into a folder, and never replaces a file. A report that is already there is not saved twice. Never
 * rejects.
 */
export async function saveToFolder(folder: FileSystemDirectoryHandle, sealed: Sealed): Promise<FolderSave> {
  try {
    if (!(await mayWrite(folder))) return { ok: false, reason: 'not-allowed' };
    // A second save of the same report would find the first one's file half written, and add a copy.
    return { ok: true, file: await oneAtATime('report-folder', () => saveOnce(folder, sealed)) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

/** Resolves with the name of the file that holds the report. */
async function saveOnce(folder: FileSystemDirectoryHandle, sealed: Sealed): Promise<string> {
  const text = formatReport(sealed);
  for (let copy = 1; ; copy++) {
    const file = reportFileName(sealed.report, '.json', copy);
    const there = await textOf(folder, file);
    if (there === null) await write(folder, file, text);
    if (there === null || there === text) return file;
  }
}

/** What became of the reports that waited for a folder. */
export interface Waited {
  readonly saved: number;
  /** Those that still wait. */
  readonly waiting: number;
  /** Why the first of them could not be saved. */
  readonly failed: Extract<FolderSave, { ok: false }> | null;
}

/** Saves the reports that wait, until one cannot be saved. One that is no longer in the history waits no more. */
export async function saveWaiting(folder: FileSystemDirectoryHandle): Promise<Waited> {
  const ids = await waitingReports();
  for (const [saved, id] of ids.entries()) {
    const read = await keptReport(id).catch(() => null);
    const save = read?.ok ? await saveToFolder(folder, read.sealed) : null;
    if (save?.ok === false) return { saved, waiting: ids.length - saved, failed: save };
    await setWaiting(id, false);
  }
  return { saved: ids.length, waiting: 0, failed: null };
}

/** Saves a report that was just sealed, then those that wait. If it cannot be saved, it waits as well. */
export async function saveSealed(
  folder: FileSystemDirectoryHandle,
  sealed: Sealed,
): Promise<{ readonly save: FolderSave; readonly waited: Omit<Waited, 'failed'> }> {
  const { id } = sealed.report;
  // Before saving, because the page may be closed meanwhile.
  await setWaiting(id, true);
  const save = await saveToFolder(folder, sealed);
  if (!save.ok) return { save, waited: { saved: 0, waiting: (await waitingReports()).length } };
  await setWaiting(id, false);
  return { save, waited: await saveWaiting(folder) };
}

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : '');

/** The text of a file; null if there is none. */
async function textOf(folder: FileSystemDirectoryHandle, name: string): Promise<string | null> {
  const handle = await folder.getFileHandle(name).catch((error: unknown) => {
    if (nameOf(error) === 'NotFoundError') return null;
    throw error;
  });
  return handle && (await handle.getFile()).text();
}

/** Writes a new file. If it cannot be written whole, nothing of it stays. */
async function write(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
  const handle = await folder.getFileHandle(name, { create: true });
  try {
    const stream = await handle.createWritable();
    await stream.write(text);
    await stream.close();
  } catch (error) {
    await folder.removeEntry(name).catch(() => undefined);
    throw error;
  }
}

function reasonOf(error: unknown): Extract<FolderSave, { ok: false }>['reason'] {
  const name = nameOf(error);
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'not-allowed';
  if (name === 'NotFoundError') return 'gone';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}
