// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { serve } from '../../scripts/serve.mjs';

/**
 * Builds a folder beside this file as a page of its own and serves it to a browser that tells its heap and collects it
 * when asked. `open` gives a page of that size in CSS px, once the bench of that name is there.
 * @param {string} folder @param {string} bench name of the global that holds it
 * @param {string} executablePath of a headless Chromium
 * @param {readonly string[]} [flags] how it draws
 */
export async function openBench(folder, bench, executablePath, flags = ['--use-angle=swiftshader']) {
  // Of its own, so that parts may run side by side.
  const out = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  await build({
    root: fileURLToPath(new URL(folder, import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: out, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  const server = serve(out).listen(0);
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`;
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      ...flags,
      '--enable-unsafe-swiftshader',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    ],
  });
  return {
    browser,
    /**
     * @param {number} width @param {number} height
     * @param {(context: import('playwright').BrowserContext) => Promise<unknown>} [prepare] called before the page loads
     * @param {number} [deviceScaleFactor] device px of a CSS px
     */
    async open(width, height, prepare, deviceScaleFactor = 1) {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
      await prepare?.(context);
      const page = await context.newPage();
      // The browser may be closed before its last context is.
      page.once('close', () => context.close().catch(() => undefined));
      await page.goto(url);
      await page.waitForFunction((name) => name in window, bench);
      return page;
    },
    async close() {
      await browser.close();
      server.close();
      rmSync(out, { recursive: true, force: true });
    },
  };
}
