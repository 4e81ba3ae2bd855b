// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, runnerImport } from 'vite';
import { serve } from '../../scripts/serve.mjs';

/** Imports a TypeScript module, by its path from here. @param {string} path */
export const importModule = async (path) => (await runnerImport(fileURLToPath(new URL(path, import.meta.url)))).module;

/**
 * Builds the page of the drawings and serves it to a browser that reports its heap size and exposes `gc`. `open` returns
 * a page of that size in CSS px when the bench has loaded.
 * @param {string} executablePath of a headless Chromium
 * @param {readonly string[]} [flags] browser flags that select how it draws
 */
export async function openDrawings(executablePath, flags = ['--use-angle=swiftshader']) {
  // A separate folder, so that parts can run in parallel.
  const out = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  await build({
    root: fileURLToPath(new URL('drawings-page', import.meta.url)),
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
     * @param {number} [deviceScaleFactor] device px per CSS px
     */
    async open(width, height, prepare, deviceScaleFactor = 1) {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
      await prepare?.(context);
      const page = await context.newPage();
      // The browser may close before this context does.
      page.once('close', () => context.close().catch(() => undefined));
      await page.goto(url);
      await page.waitForFunction(() => 'drawings' in window);
      return page;
    },
    async close() {
      await browser.close();
      server.close();
      rmSync(out, { recursive: true, force: true });
    },
  };
}
