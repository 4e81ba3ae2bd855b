import { expect } from 'playwright/test';
import { Host } from '../e2e/host';
import { built, routes } from '../e2e/routes';
import { test } from './fixtures';
import { Visitor } from './visitor';

/** Every tenth test, and the pages that read stored data. In Chromium all pages are opened. */
const tried = [
  ...routes.filter(({ path }) => path === '/' || path === '/inspection'),
  ...routes.filter(({ check }) => check).filter((_, i) => i % 10 === 0),
];

test('Pages open without a network after one visit, and no update is offered on it', async ({ visitor: online }) => {
  const host = new Host(built);
  await host.open();
  const visitor = new Visitor(online.driver, host.origin);
  try {
    await visitor.open('/');
    const isKept = () =>
      visitor.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('assay-'));
        return names.length > 0 && navigator.serviceWorker.controller?.state === 'activated';
      });
    await expect.poll(isKept, 'the site is kept').toBe(true);
    expect(await visitor.text('body')).not.toContain('A newer version is ready');
    await host.close();
    for (const { path, title } of tried) {
      await visitor.open(path);
      expect(await visitor.evaluate(() => document.title)).toBe(title);
    }
    expect(await visitor.text('body')).not.toContain('A newer version is ready');
  } finally {
    await host.close();
  }
});

test('Pages that are left while they load leave the next one whole', async ({ visitor }) => {
  await visitor.open('/');
  await expect.poll(() => visitor.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const { path, title } of tried) {
    // The request for this document cancels those of the previous page, which Firefox reports as failures here. A
    // request from a page that is about to be replaced may be canceled too, so it is repeated.
    await expect(async () => {
      await visitor.evaluate((path) => location.assign(path), path).catch(() => undefined);
      const shown = () => visitor.evaluate(() => document.title).catch(() => '');
      await expect.poll(shown, { timeout: 10_000 }).toBe(title);
    }).toPass({ timeout: 60_000 });
  }
  await visitor.expectToRun();
});
