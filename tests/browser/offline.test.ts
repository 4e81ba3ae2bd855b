import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOffline } from '../../src/browser/storage/offline';

/** A registration of a service worker in memory. */
class Registration extends EventTarget {
  installing: EventTarget | null = null;
  waiting: object | null = null;
  active: { postMessage: () => void } | null = null;

  /** The browser found a worker and installs it. */
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
let container: { register: () => Promise<Registration>; controller: object | null };
const changed = (worker: EventTarget) => worker.dispatchEvent(new Event('statechange'));

beforeEach(() => {
  registration = new Registration();
  container = { register: async () => registration, controller: null };
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { href: 'https://assay.example/' });
  vi.stubGlobal('document', { readyState: 'complete', documentElement: { dataset: {} } });
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
