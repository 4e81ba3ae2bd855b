import { site } from '../../content/site';
import { cutOffBySpacing, obscured } from './access';
import { colorRules, findings, overflowing, smallTargets } from './detectors';
import { readingTest as test } from './reading';
import { kindsOfRoute } from './routes';
import { expect } from './test';

for (const { path } of kindsOfRoute) {
  test.describe(path, () => {
    test('is accessible in both themes, fits every width and a person’s own spacing, has room for a finger, and hides no focus', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);

      const fits = (where: string) => expect.poll(() => overflowing(page), where).toEqual([]);

      await test.step('on a wide screen: nothing for axe in either theme, and no overflow', async () => {
        await expect.poll(() => findings(page), 'light, 1440 px').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        // The smoke test runs all rules in the dark theme, and checks other widths for overflow.
        await expect.poll(() => findings(page, colorRules), 'dark, 1440 px').toEqual([]);
        for (const width of [2560, 768]) {
          await page.setViewportSize({ width, height: 900 });
          await fits(`${width} px`);
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
        await fits('with a person’s own spacing');
      });
    });
  });
}
