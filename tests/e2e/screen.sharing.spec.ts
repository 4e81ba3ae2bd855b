import { origin } from './browser';
import { screenOf } from './models/screen.page';
import { expect, type Page, test } from './test';

test.describe('sharing', () => {
  const stub = (page: Page, how: 'shares' | 'dismisses' | 'cannot', clipboard: 'writes' | 'refuses') =>
    page.addInitScript(
      ([sharing, writing]) => {
        const share = async () => {
          if (sharing === 'dismisses') throw new DOMException('dismissed', 'AbortError');
        };
        Object.defineProperty(navigator, 'share', { value: sharing === 'cannot' ? undefined : share });
        Object.defineProperty(navigator, 'canShare', { value: () => sharing !== 'cannot' });
        Object.defineProperty(navigator, 'clipboard', {
          value: {
            writeText: async (text: string) => {
              if (writing === 'refuses') throw new DOMException('refused', 'NotAllowedError');
              document.documentElement.dataset.copied = text;
            },
          },
        });
        document.execCommand = () => false;
      },
      [how, clipboard] as const,
    );

  const finish = async (page: Page) => {
    await page.clock.install();
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();
    await screen.look();
    await screen.press('Escape');
    await screen.expectResult();
    await page.getByRole('button', { name: 'Share Results' }).click();
  };
  const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

  test('falls back to the clipboard', async ({ page }) => {
    await stub(page, 'cannot', 'writes');
    await finish(page);
    await expect(notes(page)).toContainText('Results copied!');
    await expect(notes(page)).toContainText('Test results copied to clipboard');
    const copied = await page.evaluate(() => document.documentElement.dataset.copied);
    expect(copied).toContain('Screen test: cannot tell. Nothing marked on one color. Seven colors were not shown.');
    expect(copied).toContain('100% of the screen was covered.');
    expect(copied).toContain(`${origin}/screen-test`);
    expect(copied).not.toContain('assay.example');
  });

  test('says so when neither works', async ({ page }) => {
    await stub(page, 'cannot', 'refuses');
    await finish(page);
    await expect(notes(page)).toContainText('Share failed');
    await expect(notes(page)).toContainText('Could not share results');
    await expect(page.getByRole('button', { name: 'Share Results' })).toBeEnabled();
  });

  test('is silent when the sheet is dismissed', async ({ page }) => {
    await stub(page, 'dismisses', 'refuses');
    await finish(page);
    await expect(notes(page)).toBeAttached();
    await page.waitForTimeout(300);
    await expect(notes(page)).not.toContainText('Share failed');
  });
});
