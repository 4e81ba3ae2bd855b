import { expect, test } from '../../e2e/test';
import { opened } from '../../kit/test-page';
import { KeyboardPage } from './keyboard.check';

test('takes the whole screen and the keys with it, and gives both back', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls });
    const { keyboard } = navigator as unknown as {
      keyboard: Record<'lock' | 'unlock', (...args: unknown[]) => unknown>;
    };
    for (const name of ['lock', 'unlock'] as const) {
      const original = keyboard[name].bind(keyboard);
      keyboard[name] = (...args) => {
        calls.push(name);
        return original(...args);
      };
    }
  });
  const keyboard = await opened(KeyboardPage, page);
  await page.getByRole('button', { name: 'Full Screen', exact: true }).click();
  const isFullscreen = () => page.evaluate(() => document.fullscreenElement !== null);
  const calls = () => page.evaluate(() => (window as unknown as { calls: string[] }).calls);
  await expect.poll(isFullscreen).toBe(true);
  await expect.poll(calls).toEqual(['lock']);
  await expect(keyboard.layer).toContainText('Esc, system keys and F1 to F12 are captured too.');
  for (const code of ['F11', 'MetaLeft', 'Tab', 'F5']) await keyboard.press(code);
  for (const code of ['F11', 'MetaLeft', 'Tab', 'F5']) {
    await expect(keyboard.layer.locator(`[data-code=${code}]`)).toHaveAttribute('data-state', 'tested');
  }
  await keyboard.layer.getByRole('button', { name: 'Leave Full Screen' }).click();
  await expect.poll(isFullscreen).toBe(false);
  await expect.poll(() => calls()).toEqual(['lock', 'unlock']);
  await expect(keyboard.stop).toBeFocused();
});
