import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { CheckId } from '../../../content/catalogue';
import type { Journal } from '../../../machines/journal';
import { packOutcomes, type ReportSummary, type SummaryOutcome } from '../../../machines/report/report-summary';
import { inTime } from '../in-time';
import type { SecretKey } from '../report/ed25519';

const DATABASE = 'assay';
const VERSION = 6;

/** Everything that this site stores in IndexedDB. Records may come from a newer version of the site. */
export interface Schema extends DBSchema {
  /** Runs, saved after each step. */
  inspections: {
    key: string;
    value: {
      readonly id: string;
      /** Milliseconds since the epoch. */
      readonly savedAt: number;
      /** An `Inspection`. */
      readonly inspection: unknown;
    };
  };
  /** The latest journal of each test of a run. */
  journals: {
    key: [inspection: string, check: CheckId];
    value: {
      readonly inspection: string;
      readonly check: CheckId;
      readonly journal: Journal;
      /** Whether it ends in a result. */
      readonly isJudged: boolean;
    };
    indexes: { inspection: string };
  };
  /** Photos that were taken for a run. */
  photos: {
    key: string;
    value: {
      readonly id: string;
      readonly inspection: string;
      /** Milliseconds since the epoch. */
      readonly takenAt: number;
      /** The code of the finding in the picture; empty for the whole device. */
      readonly finding: string;
      readonly width: number;
      readonly height: number;
      /** A JPEG picture. */
      readonly blob: Blob;
    };
    indexes: { inspection: string };
  };
  /** Reports, each a `Sealed` without its pictures. */
  reports: {
    key: string;
    value: {
      readonly id: string;
      readonly sealed: unknown;
      /** When it was sent to the shop's own system, in ms since the epoch, and the answer. Absent if it was not. */
      readonly sent?: { readonly at: number; readonly words: string };
    };
  };
  /** The list entry of each report. */
  'report-summaries': {
    key: string;
    value: ReportSummary;
    indexes: {
      startedAt: [startedAt: number, id: string];
      serial: [serial: string, startedAt: number, id: string];
    };
  };
  /** The pictures of reports. */
  'report-photos': {
    key: [report: string, hash: string];
    value: { readonly report: string; readonly hash: string; readonly blob: Blob };
    indexes: { report: string };
  };
  /** Keys with which this browser signs or signed, and keys that the person knows by name. */
  keys: {
    /** The public key: 64 hex digits. */
    key: string;
    value: {
      readonly key: string;
      /** The name that the person gave to the key. */
      readonly name: string;
      /** Milliseconds since the epoch. */
      readonly addedAt: number;
      /** The private key; null for someone else's key. */
      readonly secret: SecretKey | null;
      /** Whether new reports are signed with it. At most one key is current. */
      readonly isCurrent: boolean;
    };
  };
  /** Folders that the person chose. The browser asks again before they are used. */
  folders: {
    key: string;
    value: {
      readonly id: string;
      readonly folder: FileSystemDirectoryHandle;
      /** Ids of the reports that are still to be saved there. */
      readonly waiting?: readonly string[];
    };
  };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

type Upgrading = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** Applies the changes of each version of the database. */
async function upgrade(database: IDBPDatabase<Schema>, from: number, _: number | null, upgrading: Upgrading) {
  if (from < 1) database.createObjectStore('inspections', { keyPath: 'id' });
  if (from < 2) {
    database
      .createObjectStore('journals', { keyPath: ['inspection', 'check'] })
      .createIndex('inspection', 'inspection');
    database.createObjectStore('photos', { keyPath: 'id' }).createIndex('inspection', 'inspection');
  }
  if (from < 3) {
    database.createObjectStore('reports', { keyPath: 'id' });
    const summaries = database.createObjectStore('report-summaries', { keyPath: 'id' });
    summaries.createIndex('startedAt', ['startedAt', 'id']);
    summaries.createIndex('serial', ['serial', 'startedAt', 'id']);
    database.createObjectStore('report-photos', { keyPath: ['report', 'hash'] }).createIndex('report', 'report');
    database.createObjectStore('keys', { keyPath: 'key' });
  }
  if (from === 3) await packSummaries(upgrading);
  if (from < 5) database.createObjectStore('folders', { keyPath: 'id' });
  // Nothing asks by them, and each costs time for every stored report.
  if (from >= 3 && from < 6)
    for (const unused of ['verdict', 'lot', 'codes']) upgrading.objectStore('report-summaries').deleteIndex(unused);
}

/** Up to version 3 the outcomes of a summary were a list of objects. */
async function packSummaries(upgrading: Upgrading): Promise<void> {
  for (
    let cursor = await upgrading.objectStore('report-summaries').openCursor();
    cursor;
    cursor = await cursor.continue()
  ) {
    const { outcomes } = cursor.value as { readonly outcomes: string | readonly SummaryOutcome[] };
    if (typeof outcomes !== 'string') await cursor.update({ ...cursor.value, outcomes: packOutcomes(outcomes) });
  }
}

/** Tells src/Layout.tsx, by `detail`, whether a tab of an older version blocks the database. */
const OLD_TAB = 'assay:old-tab';

async function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = null;
  };
  let isTold = false;
  const tell = (isBlocked: boolean) => {
    isTold = isBlocked;
    dispatchEvent(new CustomEvent(OLD_TAB, { detail: isBlocked }));
  };
  const options = {
    upgrade,
    // A tab of an older version does not close its own: it is frozen, or from before `blocking`.
    blocked: () => tell(true),
    // Another tab wants to upgrade or delete the database. The next step opens it again.
    blocking: () => {
      opened?.then((database) => database.close(), forget);
      forget();
    },
    terminated: forget,
  };
  const opening = openDB<Schema>(DATABASE, VERSION, options);
  const told = () => isTold && tell(false);
  opening.then(told, told);
  try {
    return await inTime(opening);
  } catch (error) {
    // Nobody waits for it any more. Left open, it would block the next upgrade.
    opening.then(
      (late) => late.close(),
      () => undefined,
    );
    // A newer version of the site was here. Its records are read as far as possible.
    if (error instanceof DOMException && error.name === 'VersionError') return inTime(openDB<Schema>(DATABASE));
    throw error;
  }
}

/**
 * The database, opened once. Rejects if this browser stores nothing for the site, or does not answer: another tab may
 * have an older version open, and Safari sometimes never opens one. The next call tries again.
 */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Why something could not be stored. */
export const storeFailureOf = (error: unknown): 'full' | 'blocked' =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
