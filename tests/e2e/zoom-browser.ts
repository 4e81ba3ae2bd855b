import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions, origin } from './browser';
import { type BrowserContext, chromium, type Page } from './test';

/** The API that the extension's worker may call. */
declare const chrome: {
  tabs: {
    query(filter: object): Promise<{ id: number }[]>;
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

  static async launch(size = '--window-size=1200,900'): Promise<ZoomBrowser> {
    const folder = mkdtempSync(join(tmpdir(), 'zoom-'));
    const extension = join(folder, 'extension');
    mkdirSync(extension);
    const background = { service_worker: 'worker.js' };
    const manifest = { manifest_version: 3, name: 'Zoom for tests', version: '1.0', background };
    writeFileSync(join(extension, 'manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(extension, 'worker.js'), '');
    const load = [`--load-extension=${extension}`, `--disable-extensions-except=${extension}`];
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      ...launchOptions({ kind: 'full', args: [size, ...load] }),
      viewport: null,
      baseURL: origin,
    });
    return new ZoomBrowser(context, context.pages()[0] ?? (await context.newPage()), folder);
  }

  /** Zooms all pages. 1 is their initial size. */
  async zoom(factor: number): Promise<void> {
    const worker = this.context.serviceWorkers()[0] ?? (await this.context.waitForEvent('serviceworker'));
    await worker.evaluate(async (wanted) => {
      for (const { id } of await chrome.tabs.query({})) await chrome.tabs.setZoom(id, wanted);
    }, factor);
    await this.page.waitForFunction((wanted) => Math.abs(devicePixelRatio - wanted) < 0.01, factor);
  }

  async close(): Promise<void> {
    await this.context.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
