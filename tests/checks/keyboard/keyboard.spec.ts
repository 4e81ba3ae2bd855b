import { boardOf } from '../../../machines/keyboard/layouts';
import { refuseFullscreen } from '../../e2e/fullscreen';
import { expect, keepTimeStamps, type Locator, test } from '../../e2e/test';
import { randomOf } from '../../kit/random';
import { opened } from '../../kit/test-page';
import { KeyboardPage, started } from './keyboard.check';
import { ansi, input } from './keyboard.model';
import { eachOnce, onRelease } from './keyboard.rows';
import { typing } from './measure/typing';

test.describe('a person tests a keyboard', () => {
  test('is asked for the size first, told that a guess is one, and may change it', async ({ page }) => {
    await page.addInitScript(() => {
      const getBattery = async () => ({ charging: false, level: 0.8 });
      Object.defineProperty(navigator, 'getBattery', { value: getBattery });
    });
    const keyboard = new KeyboardPage(page);
    await keyboard.open({ hints: true });
    await expect(keyboard.size('laptop').getByRole('radio')).toBeChecked();
    await expect(keyboard.main).toContainText('This size is a guess.');
    // Above the board, where it is read before the first key.
    const isAbove = async () => {
      const sizes = await page.getByRole('group', { name: 'Keyboard size' }).boundingBox();
      const board = await keyboard.board.boundingBox();
      return sizes && board && sizes.y + sizes.height < board.y;
    };
    await expect.poll(isAbove).toBe(true);
    await keyboard.size('full').click();
    await keyboard.expectCount(0, 104);
    await expect(keyboard.main).not.toContainText('This size is a guess.');
  });

  test('marks faulty keys by a click and from the list, which fails the keyboard', async ({ page }) => {
    const keyboard = await started(page);
    await keyboard.press('KeyQ');
    await expect(keyboard.progress.first()).toHaveText('1%');
    await keyboard.key('KeyM').click();
    await keyboard.expectKey('KeyM', 'untested', true);
    await page.getByRole('combobox', { name: 'Key', exact: true }).selectOption('Space');
    await page.getByRole('button', { name: 'Mark as Faulty' }).click();
    await keyboard.expectKey('Space', 'untested', true);
    await keyboard.finish.click();
    await expect(keyboard.badge).toHaveAccessibleName(/fail/i);
    await expect(keyboard.main).toContainText('Marked as faulty: M and Space.');
  });

  test('holds groups of keys together, and learns which key is blocked, which is a ghost and how often the keyboard reports', async ({
    page,
  }) => {
    await keepTimeStamps(page);
    const keyboard = await started(page);
    const trace = typing(40).map((event) => ({ ...event, at: Math.ceil(event.at / 8) * 8 }));
    const ghostAt = (at: number) =>
      [
        [at, 'down', 'KeyT'],
        [at + 96, 'down', 'KeyY'],
        [at + 200, 'down', 'KeyG'],
        [at + 200, 'down', 'KeyH'],
        [at + 800, 'up', 'KeyT'],
        [at + 800, 'up', 'KeyH'],
        [at + 904, 'up', 'KeyY'],
        [at + 1000, 'up', 'KeyG'],
      ] as const;
    const held = [
      [0, 'down', 'KeyQ'],
      [8, 'down', 'KeyW'],
      [800, 'up', 'KeyW'],
      [808, 'down', 'KeyA'],
      [1000, 'up', 'KeyA'],
      [1200, 'up', 'KeyQ'],
      [2000, 'down', 'KeyE'],
      [2008, 'down', 'KeyR'],
      [2016, 'down', 'KeyD'],
      [2800, 'up', 'KeyD'],
      ...[4000, 6000].flatMap(ghostAt),
    ] as const;
    const start = trace.at(-1)?.at ?? 0;
    await keyboard.plant([...trace, ...held.map(([at, phase, code]) => input(phase, code, start + 1000 + at))]);
    const groups = page.getByRole('listitem').filter({ has: page.locator('kbd') });
    await expect(groups).toHaveText([
      'QWAA is blocked by the other two',
      'ERDAll three came together',
      'TYGGhost press: H comes by itself',
      'UIJNot tried',
      'SDXNot tried',
      'WASpaceNot tried',
      'WSpaceLeft ShiftNot tried',
      'Arrow upArrow leftSpaceNot tried',
    ]);
    await keyboard.finish.click();
    const interval = page.locator('dl > div').filter({ hasText: 'Report interval' });
    await expect(interval).toContainText(/8\.00 ± 0\.0\d\sms/);
  });

  test('passes a hand that presses each key once, but for keys the keyboard does not have, and fails for a key that bounces (A5)', async ({
    page,
  }) => {
    await keepTimeStamps(page);
    const keyboard = await started(page);
    const lacking = ['PrintScreen', 'ScrollLock', 'Pause'];
    const fitted = boardOf(ansi).codes.filter((one) => !lacking.includes(one));
    await keyboard.plant(eachOnce(randomOf(5), undefined, fitted).events);
    await keyboard.expectCount(101);
    await keyboard.finish.click();
    await expect(keyboard.missing).toContainText('Three keys are missing');
    await expect(keyboard.missing).toContainText(
      'Print Screen, Scroll Lock and Pause. Your keyboard may not have them.',
    );
    for (const code of lacking) await expect(keyboard.key(code)).toHaveAttribute('data-state', 'unpressed');
    await expect(keyboard.board).toHaveAccessibleName(/Not pressed: Print Screen, Scroll Lock and Pause$/);
    await page.getByRole('button', { name: 'Not Fitted' }).press('Enter');
    await expect(keyboard.badge).toHaveAccessibleName(/pass/i);
    await expect(keyboard.main).toContainText('All 101 keys tested. 3 keys not fitted, not counted.');
    for (const code of lacking) await expect(keyboard.key(code)).toHaveAttribute('data-state', 'absent');
    await expect(keyboard.board).toHaveAccessibleName(/Not fitted: Print Screen, Scroll Lock and Pause$/);
    await expect(page.getByRole('button', { name: 'Count Them Again' })).toBeFocused();
    await keyboard.again.click();
    await keyboard.expectCount(0);

    await keyboard.start.click();
    await keyboard.plant(eachOnce(randomOf(5), onRelease, ['KeyQ', 'KeyF', 'KeyJ'], 'KeyF').events);
    await keyboard.finish.click();
    for (const [code, state] of [
      ['KeyQ', 'tested'],
      ['KeyF', 'fault'],
      ['KeyA', 'unpressed'],
    ] as const)
      await expect(keyboard.key(code)).toHaveAttribute('data-state', state);
    await expect(keyboard.badge).toHaveAccessibleName(/fail/i);
    await expect(keyboard.key('KeyF')).toHaveCSS('outline-width', '3px');
    await expect(keyboard.board).toHaveAccessibleName(/Types twice: F\. Not pressed: Esc, F1/);
    for (const entry of ['Works', 'Types twice', 'Not pressed'])
      await expect(page.getByText(entry, { exact: true })).toBeVisible();
  });

  test('reads the legend in the looks of the board, also where the system forces its colors', async ({ page }) => {
    await page.addInitScript(() => {
      const writeText = async (copied: string) => void Object.assign(window, { copied });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    const keyboard = await started(page);
    await test.step('copies the event log', async () => {
      await keyboard.send('down', { code: 'KeyJ', key: 'j' });
      await keyboard.send('up', { code: 'KeyJ', key: 'j' });
      await page.getByRole('button', { name: 'Copy Log' }).click();
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Log copied');
      const lines = (await page.evaluate<string>(() => Reflect.get(window, 'copied'))).split('\n');
      expect(lines[0]).toMatch(/^ +0\.0 {2}down {2}KeyJ +j$/);
      expect(lines[1]).toMatch(/^ +\d+\.\d {2}up {4}KeyJ +j$/);
    });
    await keyboard.press('KeyT');
    await keyboard.send('down', { code: 'KeyH' });
    await keyboard.expectKey('KeyH', 'held');
    for (const forcedColors of ['none', 'active'] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors, colorScheme });
        for (const [code, name] of [
          ['KeyA', 'Not tested'],
          ['KeyH', 'Held'],
          ['KeyT', 'Tested'],
        ] as const) {
          const sample = page.getByText(name, { exact: true }).locator('i');
          const colorOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
          const isSame = async () => (await colorOf(keyboard.key(code))) === (await colorOf(sample));
          await expect.poll(isSame, `${name}, ${forcedColors}, ${colorScheme}`).toBe(true);
        }
      }
    }
  });
});

test.describe('the way out', () => {
  test('is Escape held for two seconds; then Tab moves on again', async ({ page }) => {
    const keyboard = await opened(KeyboardPage, page);
    await keyboard.start.focus();
    await page.keyboard.press('Enter');
    await expect(keyboard.stop).toBeVisible();
    await keyboard.expectCount(0);
    await page.keyboard.press('Tab');
    await keyboard.expectKey('Tab', 'tested');
    await expect(keyboard.stop).toBeFocused();
    await expect(keyboard.main).toContainText('Hold Esc for 2 seconds to stop.');
    await keyboard.holdEscape();
    await expect(keyboard.start).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Windows' })).toBeFocused();
    await keyboard.expectCount(2);
  });

  test('stands on the screen where fullscreen is refused, and leads back to the page', async ({ page }) => {
    await refuseFullscreen(page);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      const keyboard = await opened(KeyboardPage, page);
      await keyboard.button('Full Screen').click();
      await expect.poll(() => keyboard.layer.boundingBox()).toEqual({ x: 0, y: 0, ...size });
      await expect(keyboard.layer.getByText(/^Hold Esc for 2 seconds to leave/)).toBeInViewport({ ratio: 1 });
      await expect(keyboard.layer.getByRole('button', { name: 'Leave Full Screen' })).toBeInViewport({ ratio: 1 });
      await keyboard.press('KeyA');
      await expect(keyboard.layer.locator('[data-code=KeyA]')).toHaveAttribute('data-state', 'tested');
      await keyboard.layer.locator('[data-code=KeyB]').click();
      await expect(keyboard.layer.locator('[data-code=KeyB]')).toHaveAttribute('data-flagged');
      await keyboard.layer.getByRole('button', { name: 'Leave Full Screen' }).click();
      await expect(keyboard.layer).toHaveCount(0);
      await expect(keyboard.stop).toBeFocused();
      await keyboard.button('Full Screen').click();
      await keyboard.holdEscape();
      await expect(keyboard.layer).toHaveCount(0);
    }
  });
});
