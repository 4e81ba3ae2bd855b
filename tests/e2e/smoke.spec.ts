import { site } from '../../content/site';
import { findings, linesOf, needsScript, overflowing, prerenderedLines, prerenderedNodes } from './detectors';
import { readingTest as test } from './reading';
import { kindsOfRoute, missing } from './routes';
import { expect } from './test';
import { watchPage } from './watch-page';

/**
 * Allowed messages: on the not-found page, the path that is missing, and the browser's message about the 404 answer.
 */
const expected = (path: string) =>
  path === missing.path
    ? [`404: no page at ${path}`, 'Failed to load resource: the server responded with a status of 404 (Not Found)']
    : [];

/** What `npm test` proves of every route. `looks.spec.ts` proves the rest. */
for (const { path, title } of kindsOfRoute) {
  test.describe(path, () => {
    test('loads clean, says the same without JavaScript, and fits a phone, where axe finds nothing', async ({
      page,
    }) => {
      await test.step('no error, no foreign request, no node replaced, the same text without JavaScript', async () => {
        const { pageErrors, foreignRequests } = watchPage(page);
        const response = await page.goto(path);

        expect(response?.status()).toBe(path === missing.path ? 404 : 200);
        await expect(page).toHaveTitle(title);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('link[rel=canonical]')).toHaveCount(path === missing.path ? 0 : 1);
        if (path !== missing.path) {
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + path);
        }
        const nodes = await prerenderedNodes(page);
        expect(nodes.count).toBeGreaterThan(20);
        expect(nodes.lost, 'nodes that hydration replaced').toEqual([]);
        expect(foreignRequests).toEqual([]);
        await expect.poll(() => pageErrors.toSorted()).toEqual(expected(path));

        const without = await prerenderedLines(page);
        expect(without.length).toBeGreaterThan(2);
        const added = async () => needsScript(without, await linesOf(page));
        await expect.poll(added, 'text that needs JavaScript').toEqual([]);
      });

      await test.step('nothing for axe on a phone, and no overflow', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
        await page.setViewportSize({ width: 390, height: 844 });
        await expect.poll(() => findings(page), 'dark, 390 px').toEqual([]);
        for (const width of [390, 320, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          await expect.poll(() => overflowing(page), `${width} px`).toEqual([]);
        }
      });
    });
  });
}
