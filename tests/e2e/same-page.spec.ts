import { samePageTest as test } from './same-page';
import { expect } from './test';

// In one worker, one after the other.
test.describe.configure({ mode: 'default' });

test('a test may leave a page changed in every way', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { left: true }));
  await page.route('**/about', (route) => route.abort());
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 320, height: 480 });
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.context().newPage();
  await page.goto('/');
  await page.evaluate(async () => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    await caches.open('left');
    await new Promise((done) => {
      indexedDB.open('left').onsuccess = done;
    });
  });
  await page.clock.runFor(60_000);
  await page.clock.pauseAt(3_600_000);
});

test('the next test finds nothing of it', async ({ page }) => {
  expect(page.context().pages()).toEqual([page]);
  expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
  await page.goto('/about');
  const found = await page.evaluate(async () => ({
    script: 'left' in window,
    storage: [localStorage.getItem('left'), sessionStorage.getItem('left')],
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'left'),
    media: [
      '(prefers-color-scheme: dark)',
      '(forced-colors: active)',
      '(prefers-reduced-motion)',
      '(pointer: coarse)',
    ].filter((query) => matchMedia(query).matches),
  }));
  expect(found).toEqual({ script: false, storage: [null, null], caches: [], databases: [], media: [] });
  const time = await page.evaluate(() => Date.now());
  expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
  await expect.poll(() => page.evaluate(() => Date.now())).toBeGreaterThan(time);
});
