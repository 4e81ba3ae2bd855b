import { boardOf, type Layout, layouts, systems, variants } from '../../../machines/keyboard/layouts';
import { expect, test } from '../../e2e/test';
import { opened } from '../../kit/test-page';
import { KeyboardPage, started } from './keyboard.check';

test.describe('the layouts', () => {
  test('every code of every variant lights exactly its key, on boards of each system', async ({ page }) => {
    await page.addInitScript(() => {
      const lit: string[] = [];
      Object.assign(window, { lit });
      new MutationObserver((records) => {
        for (const { target, type, addedNodes } of records) {
          // A redrawn board inserts its keys with their states.
          if (type === 'childList' && addedNodes.length > 0) continue;
          const { code, state } = (target as HTMLElement).dataset;
          if (code && state !== 'untested' && lit.at(-1) !== code) lit.push(code);
        }
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-state'] });
    });
    // Keys out of view need not be redrawn at each key press.
    await page.setViewportSize({ width: 480, height: 300 });
    const keyboard = await started(page);
    const lit = () => page.evaluate(() => (window as unknown as { lit: string[] }).lit);
    const forget = () => page.evaluate(() => void (window as unknown as { lit: string[] }).lit.splice(0));
    for (const [i, variant] of variants.entries()) {
      const layout: Layout = { system: systems[i % systems.length] ?? 'windows', variant, size: 'full' };
      await keyboard.choose(layout);
      await page.getByRole('button', { name: 'Reset' }).click();
      await keyboard.expectCount(0, boardOf(layout).codes.length);
      await forget();
      const { codes } = boardOf(layout);
      await Promise.all(codes.flatMap((code) => [keyboard.send('down', { code }), keyboard.send('up', { code })]));
      await keyboard.expectCount(codes.length, codes.length);
      await expect.poll(lit, variant).toEqual(codes);
      await expect(page.locator('[data-flagged]')).toHaveCount(0);
    }
  });

  test('a Chromebook has the board offered, which lights a key that ChromeOS keeps if it comes, and groups keys by what they type', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const userAgent = navigator.userAgent.replace(/\(.*?\)/, '(X11; CrOS x86_64 14541.0.0)');
      Object.defineProperty(navigator, 'userAgent', { value: userAgent });
      const types = new Map(Object.entries({ KeyQ: 'a', KeyW: 'z', KeyA: 'q', KeyZ: 'w' }));
      Object.defineProperty(navigator, 'keyboard', { value: { getLayoutMap: async () => types } });
    });
    const keyboard = await started(page);
    await page.getByRole('button', { name: 'Use Chromebook' }).click();
    const { codes } = boardOf({ system: 'chromeos', variant: 'ansi', size: 'full' });
    await expect(keyboard.key('SelectTask')).toHaveCount(0);
    await keyboard.press('SelectTask');
    await keyboard.expectKey('SelectTask', 'tested');
    await keyboard.press('BrowserBack');
    await keyboard.expectKey('BrowserBack', 'tested');
    await keyboard.expectCount(1, codes.length);
    const groups = page.getByRole('listitem').filter({ has: page.locator('kbd') });
    await expect(groups.first()).toHaveText('AZQNot tried');
  });

  test('every board fits, with its legends readable and on their keys, which have one size from 720 px on (D10)', async ({
    page,
  }) => {
    const keyboard = await opened(KeyboardPage, page);
    for (const layout of layouts) {
      if (layout.size === 'tenkeyless' && layout.variant !== 'ansi') continue;
      await keyboard.choose(layout);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const faults = () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            const keys = [...document.querySelectorAll<HTMLElement>('[data-code]')];
            const small = keys.filter((key) => Number.parseFloat(getComputedStyle(key).fontSize) < 9);
            const sizes = ['KeyA', 'Home', 'Numpad5'].flatMap((code) =>
              keys.filter(({ dataset }) => dataset.code === code).map((key) => key.getBoundingClientRect().width),
            );
            const spilt = keys.filter((key) => key.scrollWidth > key.clientWidth + 1);
            return [
              ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
              ...(innerWidth > 720 && Math.max(...sizes) - Math.min(...sizes) > 1
                ? [`keys of ${sizes.join(', ')} px`]
                : []),
              ...small.map(({ dataset }) => `${dataset.code} is small`),
              ...spilt.map(({ dataset }) => `${dataset.code} spills`),
            ];
          });
        await expect.poll(faults, `${Object.values(layout).join(' ')} at ${width} px`).toEqual([]);
      }
    }
  });
});
