import { MAX_BOUNCE_MS } from '../../../measure/keyboard/keys';
import { countCommits } from '../../e2e/models/parts';
import { expect, test } from '../../e2e/test';
import { started } from './keyboard.check';

test.describe('while the board listens', () => {
  test('losing the window leaves no key held; no key navigates, scrolls or moves the focus', async ({ page }) => {
    const keyboard = await started(page);
    for (const code of ['KeyA', 'KeyS', 'AltLeft']) await keyboard.send('down', { code });
    await expect(keyboard.board).toHaveAccessibleName(/held down: A, S, Left Alt$/);
    await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
    await expect(keyboard.board).toHaveAccessibleName('On-screen keyboard, 3 of 104 keys tested');
    await expect(page.getByRole('main').locator('[data-state=held][data-code]')).toHaveCount(0);

    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const before = await page.evaluate(() => [location.href, scrollY, document.activeElement?.textContent]);
    const keys = 'F5 Backspace Space Tab PageDown End ArrowDown Slash Quote F1 F3 F6 Enter'.split(' ');
    const chords = 'Control+r Control+s Control+p Alt+ArrowLeft Shift+Tab Control+f Control+l'.split(' ');
    // Tab comes twice. Without the delay, a fast machine would press it again within the time that counts as a bounce.
    for (const key of [...keys, ...chords]) await page.keyboard.press(key, { delay: MAX_BOUNCE_MS / 2 });
    for (const code of ['F5', 'Backspace', 'Tab', 'Enter', 'Space']) await keyboard.expectKey(code, 'tested');
    // Two frames, so that every effect of the keys has been drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect
      .poll(() => page.evaluate(() => [location.href, scrollY, document.activeElement?.textContent]))
      .toEqual(before);
    await expect.poll(() => page.evaluate(() => 'stayed' in window)).toBe(true);
    await expect(keyboard.stop).toBeVisible();
  });

  test('React renders at most once for each key event, and never for a repeat', async ({ page }) => {
    const commits = await countCommits(page);
    const keyboard = await started(page);
    // Toasts are loaded when the page is idle.
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
    // A key that is not pressed again. On a fast machine a second press would count as a bounce.
    await keyboard.press('KeyZ');
    await keyboard.expectKey('KeyZ', 'tested');
    const before = await commits();
    const strokes = ['KeyA', 'KeyB', 'F5', 'ShiftLeft', 'Digit1'];
    for (const [i, code] of strokes.entries()) {
      await keyboard.send('down', { code });
      await keyboard.expectKey(code, 'held');
      expect(await commits()).toBe(before + 2 * i + 1);
      await keyboard.send('up', { code });
      await keyboard.expectKey(code, 'tested');
      expect(await commits()).toBe(before + 2 * i + 2);
    }
    await keyboard.send('down', { code: 'KeyQ' });
    await keyboard.expectKey('KeyQ', 'held');
    const held = await commits();
    for (let i = 0; i < 20; i++) await keyboard.send('down', { code: 'KeyQ', repeat: true });
    expect(await commits()).toBe(held);
  });
});
