import { serveFixture } from './fixtures/serve';
import { expect, type Page, test } from './test';
import { hold } from './waits';

const address = serveFixture('ui');

const first = (page: Page) => page.getByRole('button', { name: 'First' });
const second = (page: Page) => page.getByRole('button', { name: 'Second' });
/** The visible tooltip. Hidden descriptions do not count. */
const tooltip = (page: Page) => page.getByRole('tooltip');

/**
 * Opens the page, stops the clock and hovers until the tooltip layer is loaded. It loads with the first pointer event.
 */
async function open(page: Page): Promise<void> {
  await page.goto(address());
  await page.clock.runFor(3000);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(async () => {
    await page.mouse.move(600, 500);
    await first(page).hover();
    await page.clock.runFor(710);
    await expect(tooltip(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.mouse.move(600, 500, { steps: 8 });
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(310);
}

test('opens after 700 ms under the pointer, at once within 300 ms of another and on keyboard focus, not on a click', async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') blocked.push(message.text());
  });
  await open(page);
  const opensAfterHover = async () => {
    await first(page).hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip(page)).toHaveText('About the first');
  };
  await opensAfterHover();
  const element = await first(page).boundingBox();
  const slab = await tooltip(page).boundingBox();
  const box = await second(page).boundingBox();
  if (!element || !slab || !box) throw new Error('Nothing is drawn');
  expect(slab.y, 'below its element').toBeCloseTo(element.y + element.height + 8, 0);

  // A real movement has more than one sample. The first one may still be on its way to the tooltip.
  await page.mouse.move(box.x + 20, box.y + 4, { steps: 8 });
  await expect(tooltip(page)).toHaveText('About the second');
  await page.mouse.move(600, 500, { steps: 8 });
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(310);
  await opensAfterHover();
  await first(page).click();
  await page.clock.runFor(100);
  await expect(tooltip(page)).toHaveCount(0);

  await page.mouse.move(600, 500, { steps: 8 });
  await second(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(first(page)).toBeFocused();
  await expect(tooltip(page)).toHaveText('About the first');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(first(page)).toBeFocused();
  // The policy would block injected styles.
  await expect.poll(() => page.locator('style').count()).toBe(0);
  expect(blocked).toEqual([]);
});

test('does not cover the card that it explains, at whichever edge of the window (D17)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.clock.runFor(3000);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Start test/ }) });
  for (const [card, block] of [
    [cards.first(), 'start'],
    [cards.first(), 'end'],
    [cards.nth(5), 'end'],
  ] as const) {
    await page.mouse.move(1, 1, { steps: 8 });
    await expect(tooltip(page)).toHaveCount(0);
    await card.evaluate((element, edge) => element.scrollIntoView({ block: edge, behavior: 'instant' }), block);
    await page.clock.runFor(1000);
    await expect(async () => {
      await card.getByRole('link').hover({ position: { x: 20, y: 8 } });
      await page.clock.runFor(710);
      await expect(tooltip(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    const [tip, box] = [await page.locator('[data-side]').boundingBox(), await card.boundingBox()];
    if (!tip || !box) throw new Error('Nothing is drawn');
    expect(tip.y >= box.y + box.height || tip.y + tip.height <= box.y, `${block}: ${tip.y} beside ${box.y}`).toBe(true);
  }
});

test('describes its element before a layer is loaded, and leaves the focus alone then', async ({ page }) => {
  const deliver = await hold(page, /TooltipLayer.*\.js/);
  await page.goto(address());
  await expect(first(page)).toHaveAccessibleDescription('About the first');
  await page.keyboard.press('Tab');
  await expect(first(page)).toBeFocused();
  const handle = await first(page).elementHandle();
  deliver();
  await expect(tooltip(page)).toHaveText('About the first');
  await expect.poll(() => handle?.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('does not open', async ({ page }) => {
    await open(page);
    await first(page).tap();
    await page.clock.runFor(2000);
    await expect(tooltip(page)).toHaveCount(0);
  });
});
