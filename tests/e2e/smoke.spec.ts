import { site } from '../../content/site';
import { cutOffBySpacing, obscured } from './access';
import {
  colorRules,
  findings,
  linesOf,
  needsScript,
  overflowing,
  prerenderedLines,
  prerenderedNodes,
  smallTargets,
} from './detectors';
import { readingTest as test } from './reading';
import { kindsOfRoute, missing } from './routes';
import { expect, type Page } from './test';
import { watchPage } from './watch-page';

/**
 * Allowed messages: on the not-found page, the path that is missing, and the browser's message about the 404 answer.
 */
const expected = (path: string) =>
  path === missing.path
    ? [`404: no page at ${path}`, 'Failed to load resource: the server responded with a status of 404 (Not Found)']
    : [];

const fits = (page: Page, where: string) => expect.poll(() => overflowing(page), where).toEqual([]);

/** What only `npm run test:all` proves of a route, which is open in the dark theme. */
async function looks(page: Page): Promise<void> {
  await test.step('on a wide screen: nothing for axe in either theme, and no overflow', async () => {
    await expect.poll(() => findings(page, colorRules), 'dark, 1440 px').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => findings(page), 'light, 1440 px').toEqual([]);
    for (const width of [2560, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await fits(page, `${width} px`);
    }
  });

  await test.step('on a phone: targets of 44 px for a finger', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const isCoarse = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    await expect.poll(isCoarse).toBe(true);
    await expect.poll(() => smallTargets(page), 'targets, 390 px').toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    await expect.poll(() => smallTargets(page), 'targets, 320 px').toEqual([]);
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await expect.poll(isCoarse).toBe(false);
  });

  await test.step('no focus hidden, help in its place, and last a person’s own spacing, which stays', async () => {
    const help = page
      .getByRole('contentinfo')
      .getByRole('navigation', { name: site.name })
      .getByRole('listitem')
      .last();
    await expect(help, 'help is the last link of the same list').toHaveText('Contact');
    await page.setViewportSize({ width: 390, height: 560 });
    await expect.poll(() => obscured(page), 'controls that something covers').toEqual([]);
    await expect.poll(() => cutOffBySpacing(page), 'texts that are cut off').toEqual([]);
    await fits(page, 'with a person’s own spacing');
  });
}

for (const { path, title } of kindsOfRoute) {
  test.describe(path, () => {
    test('loads clean, says the same without JavaScript, fits every screen and finger, and gives axe nothing to find', async ({
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
          await fits(page, `${width} px`);
        }
      });
      if (process.env.ASSAY_RUNS === 'all') await looks(page);
    });
  });
}
