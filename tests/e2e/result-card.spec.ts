import { PNG } from 'pngjs';
import { started } from '../checks/keyboard/keyboard.check';
import { savedBy } from './models/files';
import { expect, type Page, test } from './test';

/** A finished keyboard test. */
async function finish(page: Page): Promise<void> {
  const keyboard = await started(page);
  await keyboard.press('KeyQ');
  await page.getByRole('button', { name: 'Show Result' }).click();
}
const card = (page: Page) => page.getByRole('button', { name: 'Card', exact: true });

test('a card of one test is a picture of 1200 × 630 by its own name', async ({ page }) => {
  await finish(page);
  const file = await savedBy(card(page));
  expect(file.name).toBe('keyboard-test-card.png');
  const { width, height } = PNG.sync.read(file.bytes);
  expect([width, height]).toEqual([1200, 630]);
});

test('a card that cannot be drawn is said', async ({ page }) => {
  await page.route('**/draw-result*', (route) => route.abort());
  await finish(page);
  await card(page).click();
  await expect(page.getByText('The card was not made')).toBeVisible();
});

test.describe('a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('gets the share sheet, and the file once that is closed', async ({ page }) => {
    await page.addInitScript(() => {
      const share = async ({ files }: ShareData) => {
        Object.assign(window, { shared: files?.map(({ name, type }) => `${name} ${type}`) });
        if (document.title === 'closed') throw new DOMException('', 'AbortError');
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await finish(page);
    const saved: string[] = [];
    page.on('download', (file) => saved.push(file.suggestedFilename()));
    await card(page).click();
    const shared = () => page.evaluate(() => (window as unknown as { shared?: string[] }).shared);
    await expect.poll(shared).toEqual(['keyboard-test-card.png image/png']);
    expect(saved).toEqual([]);
    await page.evaluate(() => {
      document.title = 'closed';
    });
    await card(page).click();
    await expect.poll(() => saved).toEqual(['keyboard-test-card.png']);
  });
});
