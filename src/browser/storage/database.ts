import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CheckId } from '../../../content/catalogue';
import type { Journal } from '../../../machines/journal';

const DATABASE = 'assay';
const VERSION = 2;

/** Everything that this site keeps in IndexedDB. Records may be of a newer version of the program. */
export interface Schema extends DBSchema {
  /** Runs, as they are after each step. */
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
  /** The journals of a run's tests, the newest of each. */
  journals: {
    key: [inspection: string, check: CheckId];
    value: {
      readonly inspection: string;
      readonly check: CheckId;
      readonly journal: Journal;
      /** Whether it comes to a result. */
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
      /** The code of the finding that it shows; empty for the whole device. */
      readonly finding: string;
      readonly width: number;
      readonly height: number;
      /** A JPEG picture. */
      readonly blob: Blob;
    };
    indexes: { inspection: string };
  };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Adds what each version of the database brought. */
function upgrade(database: IDBPDatabase<Schema>, from: number): void {
  if (from < 1) database.createObjectStore('inspections', { keyPath: 'id' });
  if (from < 2) {
    database
      .createObjectStore('journals', { keyPath: ['inspection', 'check'] })
      .createIndex('inspection', 'inspection');
    database.createObjectStore('photos', { keyPath: 'id' }).createIndex('inspection', 'inspection');
  }
}

async function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = null;
  };
  const options = {
    upgrade,
    // Another tab wants to upgrade or delete it. It is opened again with the next step.
    blocking: () => {
      opened?.then((database) => database.close(), forget);
      forget();
    },
    terminated: forget,
  };
  try {
    return await openDB<Schema>(DATABASE, VERSION, options);
  } catch (error) {
    // A newer version of the program was here. Its records are read as far as they can be.
    if (error instanceof DOMException && error.name === 'VersionError') return openDB<Schema>(DATABASE);
    throw error;
  }
}

/** The database, opened once. Rejects where this browser keeps nothing for the site. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}
