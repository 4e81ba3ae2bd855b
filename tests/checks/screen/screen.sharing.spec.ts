import { origin } from '../../e2e/browser';
import { started } from '../../e2e/models/sequence.page';
import { expect, test } from '../../e2e/test';
import { ScreenPage } from './screen.check';

declare global {
  interface Window {
    /** What the browser's clipboard does. It has no sheet. */
    sharing: { writes: boolean; copied: string };
  }
}

test('sharing falls back to the clipboard, and says so when that does not work either', async ({ page }) => {
  await page.addInitScript(() => {
    window.sharing = { writes: true, copied: '' };
    Object.defineProperty(navigator, 'share', { value: undefined });
    const writeText = async (text: string) => {
      if (!window.sharing.writes) throw new DOMException('refused', 'NotAllowedError');
      window.sharing.copied = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    document.execCommand = () => false;
  });
  const screen = await started(ScreenPage, page);
  await screen.look();
  await screen.press('Escape');
  await screen.expectResult();
  const share = page.getByRole('button', { name: 'Share Results' });
  const notes = page.getByRole('region', { name: 'Notifications' });

  await share.click();
  await expect(notes).toContainText('Results copied!Test results copied to clipboard');
  const copied = await page.evaluate(() => window.sharing.copied);
  expect(copied).toContain('Screen test: cannot tell. Nothing marked on one color. Seven colors were not shown.');
  expect(copied).toContain('100% of the screen was covered.');
  expect(copied).toContain(`${origin}/screen-test`);
  expect(copied).not.toContain('assay.example');

  await page.evaluate(() => Object.assign(window.sharing, { writes: false }));
  await share.click();
  await expect(notes).toContainText('Share failedCould not share results');
});
