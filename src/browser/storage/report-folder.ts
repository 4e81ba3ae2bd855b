import { database } from './database';

/** The record of the folder into which every sealed report is saved. */
const REPORTS = 'reports';

type Mode = 'read' | 'readwrite';
/** Only Chromium has these. A folder without them needs no permission, or refuses to be written. */
interface Asking {
  queryPermission?(options: { mode: Mode }): Promise<PermissionState>;
  requestPermission?(options: { mode: Mode }): Promise<PermissionState>;
}
type Picker = (options: { id: string; mode: Mode }) => Promise<FileSystemDirectoryHandle>;

const picker = () => (globalThis as { showDirectoryPicker?: Picker }).showDirectoryPicker;

/** Whether the browser can open a folder. */
export const canOpenFolders = (): boolean => picker() !== undefined;

/** Lets the person choose a folder; null if they close the picker. Call it from a press. */
export const chooseFolder = (mode: Mode): Promise<FileSystemDirectoryHandle | null> =>
  picker()
    ?.call(globalThis, { id: 'assay-reports', mode })
    .catch(() => null) ?? Promise.resolve(null);

/** The folder into which every sealed report is saved; null if none was chosen. Never rejects. */
export const keptFolder = async (): Promise<FileSystemDirectoryHandle | null> =>
  canOpenFolders()
    ? database()
        .then(async (open) => (await open.get('folders', REPORTS))?.folder ?? null)
        .catch(() => null)
    : null;

/** Keeps the folder for every report from now on, and for those that wait. Rejects if storage is blocked. */
export async function keepFolder(folder: FileSystemDirectoryHandle): Promise<void> {
  const { store, done } = (await database()).transaction('folders', 'readwrite');
  await store.put({ ...(await store.get(REPORTS)), id: REPORTS, folder });
  await done;
}

/** The ids of the reports that are still to be saved into the kept folder, the oldest first. Never rejects. */
export const waitingReports = (): Promise<readonly string[]> =>
  database()
    .then(async (open) => (await open.get('folders', REPORTS))?.waiting ?? [])
    .catch(() => []);

/** Says that a report waits to be saved into the kept folder, or no longer does. Never rejects. */
export async function setWaiting(id: string, waits: boolean): Promise<void> {
  try {
    const { store, done } = (await database()).transaction('folders', 'readwrite');
    const kept = await store.get(REPORTS);
    const others = kept?.waiting?.filter((one) => one !== id) ?? [];
    if (kept) await store.put({ ...kept, waiting: waits ? [...others, id] : others });
    await done;
  } catch {
    // Where storage is blocked no folder is kept either.
  }
}

/** Saves no further report into the folder. Its files stay. Rejects if storage is blocked. */
export async function forgetFolder(): Promise<void> {
  await (await database()).delete('folders', REPORTS);
}

/** Whether the page may use a folder without asking. Never rejects. */
async function isAllowed(folder: FileSystemDirectoryHandle, mode: Mode): Promise<boolean> {
  const { queryPermission } = folder as Asking;
  return !queryPermission || (await queryPermission.call(folder, { mode }).catch(() => 'denied')) === 'granted';
}

/** The last question that is not answered yet. Two questions at once would be refused. */
let asked: Promise<boolean> = Promise.resolve(true);

/** Asks the person whether the page may use a folder, if it must. Call it from a press. Never rejects. */
export function askFor(folder: FileSystemDirectoryHandle, mode: Mode): Promise<boolean> {
  const ask = async () => {
    if (await isAllowed(folder, mode)) return true;
    const { requestPermission } = folder as Asking;
    return (await requestPermission?.call(folder, { mode }).catch(() => 'denied')) === 'granted';
  };
  asked = ask();
  return asked;
}

/** Asks for the kept folder, if there is one. Call it from a press that will end in a report. */
export async function askForKeptFolder(): Promise<void> {
  const folder = await keptFolder();
  if (folder) await askFor(folder, 'readwrite');
}

/** Whether the page may write into a folder, once the person has answered. Asks nothing itself. Never rejects. */
export async function mayWrite(folder: FileSystemDirectoryHandle): Promise<boolean> {
  await asked;
  return isAllowed(folder, 'readwrite');
}
