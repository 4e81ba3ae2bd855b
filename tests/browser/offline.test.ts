import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOffline } from '../../src/browser/storage/offline';

/** A service worker registration in memory. */
class Registration extends EventTarget {
  installing: EventTarget | null = null;
  waiting: object | null = null;
  active: { postMessage: () => void } | null = null;

  /** The browser found a new worker and installs it. */
  install() {
    const worker = new EventTarget();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    return worker;
  }
}

let registration: Registration;
let container: EventTarget & { register: () => Promise<Registration>; controller: object | null };
let page: EventTarget;
let reloads: number;
const changed = (worker: EventTarget) => worker.dispatchEvent(new Event('statechange'));

beforeEach(() => {
  registration = new Registration();
  container = Object.assign(new EventTarget(), { register: async () => registration, controller: null });
  page = new EventTarget();
  reloads = 0;
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { href: 'https://assay.example/', reload: () => reloads++ });
  vi.stubGlobal('document', { readyState: 'complete', documentElement: { dataset: { build: 'before' } } });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('history', {
    state: { own: 1 },
    replaceState(this: { state: unknown }, state: object) {
      this.state = structuredClone(state);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the offer of a newer build', () => {
  it('is not made of the first build, even where a page is controlled before the browser says that none waits', async () => {
    const offered = vi.fn();
    await keepOffline(offered);
    const worker = registration.install();
    changed(worker);
    container.controller = worker;
    changed(worker);
    expect(offered).not.toHaveBeenCalled();
  });

  it('is made of a build that lies ready beside the one at work', async () => {
    const offered = vi.fn();
    registration.active = { postMessage: () => undefined };
    container.controller = registration.active;
    await keepOffline(offered);
    expect(offered).not.toHaveBeenCalled();
    changed(registration.install());
    expect(offered).toHaveBeenCalledOnce();
  });
});

describe('a reload for a newer build that had not taken over in time', () => {
  // A person presses Reload, and the page loads again after the maximum wait.
  beforeEach(async () => {
    vi.useFakeTimers();
    registration.active = { postMessage: () => undefined };
    registration.waiting = { postMessage: () => undefined };
    container.controller = registration.active;
    await keepOffline((reload) => reload());
    expect(reloads).toBe(0);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(reloads).toBe(1);
    // The listeners of the old page are gone.
    container = Object.assign(new EventTarget(), { register: async () => registration, controller: {} });
    vi.stubGlobal('navigator', { serviceWorker: container });
  });

  it('is made up for as soon as it takes over, once', async () => {
    await keepOffline(() => undefined);
    expect(reloads).toBe(1);
    container.dispatchEvent(new Event('controllerchange'));
    expect(reloads).toBe(2);
    container.dispatchEvent(new Event('controllerchange'));
    expect(reloads).toBe(2);
    expect(history.state).toEqual({ own: 1 });
  });

  it('is made up for at once where it took over while the page loaded', async () => {
    registration.waiting = null;
    await keepOffline(() => undefined);
    expect(reloads).toBe(2);
    await keepOffline(() => undefined);
    expect(reloads).toBe(2);
  });

  it('is not repeated where the page is of the newer build', async () => {
    document.documentElement.dataset.build = 'after';
    registration.waiting = null;
    await keepOffline(() => undefined);
    expect(reloads).toBe(1);
    expect(history.state).toEqual({ own: 1 });
  });

  it('does not interrupt a person who has gone on with the older build', async () => {
    await keepOffline(() => undefined);
    page.dispatchEvent(new Event('keydown'));
    container.dispatchEvent(new Event('controllerchange'));
    expect(reloads).toBe(1);
  });
});
