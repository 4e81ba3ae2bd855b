import { expect, test } from 'playwright/test';
import { site } from '../../content/site';
import {
  findings,
  linesOf,
  needsScript,
  prerenderedNodes,
  rememberPrerendered,
  sideways,
  smallTargets,
} from './detectors';
import { missing, routes } from './routes';
import { visit, watch } from './witness';

/** The not-found page may say which path is missing, and the browser says that the answer was a 404. Nothing else may. */
const expected = (path: string) =>
  path === missing.path
    ? [`404: no page at ${path}`, 'Failed to load resource: the server responded with a status of 404 (Not Found)']
    : [];

/** One guide stands for all, which differ in their text alone; `posts.spec.ts` looks at every one of them. */
const walked = [...routes.filter(({ post }) => !post), ...routes.filter(({ post }) => post).slice(0, 1), missing];

for (const { path, title } of walked) {
  test.describe(path, () => {
    test('loads without a complaint, a stranger or a node replaced, and says the same without JavaScript', async ({
      browser,
      page,
    }) => {
      const { complaints, strangers } = watch(page);
      await rememberPrerendered(page);
      const response = await visit(page, path);

      expect(response?.status()).toBe(path === missing.path ? 404 : 200);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(path === missing.path ? 0 : 1);
      if (path !== missing.path) {
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + path);
      }
      const nodes = await prerenderedNodes(page);
      expect(nodes.count).toBeGreaterThan(20);
      expect(nodes.hydrated, 'React has taken the page over').toBe(true);
      expect(nodes.lost, 'nodes that hydration replaced').toEqual([]);
      expect(strangers).toEqual([]);
      expect(complaints.toSorted()).toEqual(expected(path));

      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(path);
      const without = await linesOf(plain);
      expect(without.length).toBeGreaterThan(2);
      expect(needsScript(without, await linesOf(page)), 'text that needs JavaScript').toEqual([]);
      await context.close();
    });

    test('gives axe nothing to find in either theme, fits every width, and has targets of 44 px for a finger', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      for (const [colorScheme, width] of [
        ['light', 1440],
        ['dark', 1440],
        ['dark', 390],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        expect(await findings(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
      for (const width of [2560, 1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sideways(page), `${width} px`).toEqual([]);
      }
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
        expect(await smallTargets(page), `targets, ${width} px`).toEqual([]);
      }
    });
  });
}
