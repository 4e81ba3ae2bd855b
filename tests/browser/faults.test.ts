// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyEventObject, createActor, createMachine } from 'xstate';
import { inTime, MAX_ANSWER_MS } from '../../src/browser/in-time';
import { sleep, visibility } from '../../src/browser/screen/visibility';
import { wakeLock } from '../../src/browser/screen/wake-lock';
import { keepOffline } from '../../src/browser/storage/offline';
import { keepForGood, room } from '../../src/browser/storage/room';
import { formOf } from '../../src/browser/storage/saved-results';
import { tryLock } from '../../src/browser/storage/tab-lock';
import { machines } from '../kit/machines';

/** Faults of the browser and the computer that arrive as calls and events. One file handles each of them. */

const never = () => new Promise<never>(() => undefined);
const navigatorWith = (more: object) => vi.stubGlobal('navigator', { ...more });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a promise of the browser that never settles', () => {
  it('is given up after ten seconds, and leaves no timer when it does settle', async () => {
    const late = inTime(never()).catch((error: DOMException) => error.name);
    await vi.advanceTimersByTimeAsync(MAX_ANSWER_MS);
    expect(await late).toBe('TimeoutError');
    expect(await inTime(Promise.resolve(7))).toBe(7);
    await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is no reason to wait for a database: opening it fails, and is tried again with the next call', async () => {
    const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
    const open = vi.fn(() => Object.assign(Object.create(IDBOpenDBRequest.prototype), silent));
    vi.stubGlobal('indexedDB', { open });
    vi.resetModules();
    const { database } = await import('../../src/browser/storage/database');
    for (const calls of [1, 2]) {
      const failed = database().catch((error: DOMException) => error.name);
      await vi.advanceTimersByTimeAsync(MAX_ANSWER_MS);
      expect(await failed).toBe('TimeoutError');
      expect(open).toHaveBeenCalledTimes(calls);
    }
    vi.resetModules();
  });

  it('is no reason to wait for a lock: the tab goes on without, and gives a late one back', async () => {
    let grant: (lock: object) => unknown = () => undefined;
    navigatorWith({
      locks: {
        request: (_: string, __: object, use: (lock: object) => unknown) => {
          grant = use;
          return never();
        },
      },
    });
    const held = tryLock('run');
    await vi.advanceTimersByTimeAsync(MAX_ANSWER_MS);
    expect(await held).toBeInstanceOf(Function);
    const released = Promise.resolve(grant({})).then(() => 'released');
    expect(await released).toBe('released');
  });

  it('is no reason to wait for the room that is left', async () => {
    navigatorWith({ storage: { estimate: never, persisted: never, persist: never } });
    const asked = room();
    void keepForGood();
    await vi.advanceTimersByTimeAsync(MAX_ANSWER_MS);
    expect(await asked).toEqual({ used: null, most: null, isPersistent: false });
  });

  it('is no reason to keep the display lit: a late wake lock is released at once', async () => {
    let grant: (lock: object) => void = () => undefined;
    navigatorWith({ wakeLock: { request: () => new Promise((resolve) => (grant = resolve)) } });
    const actor = createActor(wakeLock).start();
    actor.stop();
    const release = vi.fn(async () => undefined);
    grant({ release });
    await vi.advanceTimersByTimeAsync(0);
    expect(release).toHaveBeenCalledTimes(1);
  });
});

it('locks that are refused, as with blocked storage, keep no tab from its run', async () => {
  navigatorWith({ locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } });
  expect(await tryLock('run')).toBeInstanceOf(Function);
});

describe('what a page slept through', () => {
  /** Runs the actor and returns the events that it sent, with times in seconds since the start. */
  async function sentWhile(use: () => Promise<void>, src: typeof visibility = visibility) {
    const began = Date.now();
    const sent: string[] = [];
    const note = ({ event }: { event: AnyEventObject }) =>
      sent.push([event.type, ...[event.from, event.at].flatMap((at) => (at ? (at - began) / 1000 : []))].join(' '));
    const actor = createActor(createMachine({ invoke: { src }, on: { '*': { actions: note } } }));
    actor.start();
    await use();
    actor.stop();
    return sent;
  }

  it('counts as hidden: an hour of a computer asleep or a page frozen, from the last look to the next', async () => {
    const sent = await sentWhile(async () => {
      await vi.advanceTimersByTimeAsync(5000);
      vi.setSystemTime(Date.now() + 3_600_000);
      await vi.advanceTimersByTimeAsync(5000);
    });
    expect(sent).toEqual(['HIDE 5', 'SHOW 3606']);
  });

  it('is told to an inspection by a key that comes before the next look, and also where the page was hidden', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const sent = await sentWhile(async () => {
      await vi.advanceTimersByTimeAsync(5000);
      vi.setSystemTime(Date.now() + 3_600_000);
      dispatchEvent(new Event('keydown'));
      await vi.advanceTimersByTimeAsync(2000);
      state.mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      // Timers of a hidden page run only once a minute.
      vi.setSystemTime(Date.now() + 60_000);
      await vi.advanceTimersByTimeAsync(1000);
      vi.setSystemTime(Date.now() + 3_600_000);
      await vi.advanceTimersByTimeAsync(1000);
    }, sleep);
    expect(sent).toEqual(['ASLEEP 5 3605', 'ASLEEP 3668 7269']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is nothing for a busy page, and nothing for a clock that is set back', async () => {
    const sent = await sentWhile(async () => {
      vi.setSystemTime(Date.now() + 20_000);
      await vi.advanceTimersByTimeAsync(5000);
      vi.setSystemTime(Date.now() - 3_600_000);
      await vi.advanceTimersByTimeAsync(5000);
    });
    expect(sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('the form of every machine can be told, so that its saved run is known again after a deployment', () => {
  const forms = machines().map(([, machine]) => formOf(machine));
  expect(forms.length).toBeGreaterThan(10);
  for (const form of forms) expect(form).toMatch(/^\d+\.[0-9a-z]+$/);
  // The tests that show steps share one machine, and so do the tests that ask questions.
  expect(new Set(forms).size).toBeGreaterThan(10);
});

describe('a browser that saves data', () => {
  const containerWith = (registration: object | undefined) => ({
    register: vi.fn(async () => ({ addEventListener: () => undefined })),
    getRegistration: async () => registration,
  });

  it.each([
    [true, undefined, 0],
    [true, {}, 1],
    [false, undefined, 1],
  ])('(%s) with %j kept before has the site kept %d times', async (saveData, before, times) => {
    const container = containerWith(before);
    navigatorWith({ connection: { saveData }, serviceWorker: container });
    const kept = keepOffline(() => undefined);
    dispatchEvent(new Event('load'));
    await kept;
    expect(container.register).toHaveBeenCalledTimes(times);
  });
});
