import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions, origin } from './browser';
import { type BrowserContext, chromium, type Page } from './test';

/** Writes an extension with a worker in which the test can call `chrome.tabs.setZoom`. */
function writeExtension(at: string) {
  const manifest = {
    manifest_version: 3,
    name: 'Zoom for tests',
    version: '1.0',
    background: { service_worker: 'worker.js' },
    permissions: ['tabs'],
  };
  mkdirSync(at);
  writeFileSync(join(at, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(at, 'worker.js'), '');
}

/** The API that the extension's worker may call. */
declare const chrome: {
  tabs: {
    query(filter: object): Promise<{ id: number; url?: string }[]>;
    setZoom(tab: number, factor: number): Promise<void>;
  };
};

/** A full Chromium whose pages can be zoomed as by its menu. The zoom keys have no effect when headless. */
export class ZoomBrowser {
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly folder: string,
  ) {}

  static async launch(): Promise<ZoomBrowser> {
    const folder = mkdtempSync(join(tmpdir(), 'zoom-'));
    const extension = join(folder, 'extension');
    writeExtension(extension);
    const { args = [], ...options } = launchOptions({
      kind: 'full',
      args: [`--load-extension=${extension}`, `--disable-extensions-except=${extension}`, '--window-size=1200,900'],
    });
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      ...options,
      args,
      viewport: null,
      baseURL: origin,
    });
    return new ZoomBrowser(context, context.pages()[0] ?? (await context.newPage()), folder);
  }

  /** Zooms the page. 1 is its initial size. */
  async zoom(factor: number): Promise<void> {
    const worker = this.context.serviceWorkers()[0] ?? (await this.context.waitForEvent('serviceworker'));
    await worker.evaluate(
      async ([site, wanted]) => {
        const tabs = await chrome.tabs.query({});
        const tab = tabs.find(({ url }) => url?.startsWith(site));
        if (tab) await chrome.tabs.setZoom(tab.id, wanted);
      },
      [origin, factor] as const,
    );
    await this.page.waitForFunction((wanted) => Math.abs(devicePixelRatio - wanted) < 0.01, factor);
  }

  async close(): Promise<void> {
    await this.context.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
