import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Storage = typeof import('../../src/browser/storage/inspections');

let storage: Storage;
let stop: () => void = () => undefined;

/** A module graph of its own, because the database is opened once per page. */
beforeEach(async () => {
  vi.resetModules();
  storage = await import('../../src/browser/storage/inspections');
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('a run that another tab holds', () => {
  it('is reported as gone when there is none', async () => {
    const onRun = vi.fn();
    stop = storage.watchInspection('gone', onRun);
    await vi.waitFor(() => expect(onRun.mock.calls).toEqual([[null]]));
  });

  it('is not reported as gone when the storage cannot be read', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const onRun = vi.fn();
    stop = storage.watchInspection('gone', onRun);
    // Settles after the read of the watch, which was started first and fails the same way.
    await expect(storage.storedInspections()).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve));
    expect(onRun).not.toHaveBeenCalled();
  });
});
