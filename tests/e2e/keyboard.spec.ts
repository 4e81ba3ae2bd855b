import { expect, type Page, test } from 'playwright/test';
import { LEAVE } from '../../machines/keyboard/keyboard.machine';
import { boardOf, boards, type Layout, systems, variants } from '../../machines/keyboard/layouts';
import { KeyboardPage } from './models/keyboard.page';

const ansi: Layout = { system: 'windows', variant: 'ansi', size: 'full' };

async function opened(page: Page): Promise<KeyboardPage> {
  const keyboard = new KeyboardPage(page);
  await keyboard.open();
  return keyboard;
}

async function started(page: Page): Promise<KeyboardPage> {
  const keyboard = await opened(page);
  await keyboard.start.click();
  await expect(keyboard.stop).toBeVisible();
  return keyboard;
}

/** Holds Escape until the page has its keys back. */
async function holdEscape(keyboard: KeyboardPage) {
  await keyboard.send('down', { code: 'Escape' });
  await expect(keyboard.start).toBeVisible({ timeout: LEAVE + 3000 });
  await keyboard.send('up', { code: 'Escape' });
}

const settings = async (page: Page, { variant, size, system }: Layout) => {
  await page.getByRole('tab', { name: system === 'mac' ? 'Mac' : 'Windows' }).click();
  await page.getByRole('combobox', { name: 'Variant' }).selectOption(variant);
  const name = { full: 'Full size', tenkeyless: 'Tenkeyless', laptop: 'Laptop' }[size];
  await page.getByText(name, { exact: true }).click();
};

test.describe('a person tests a keyboard', () => {
  test('by pressing a letter, which begins the test and counts', async ({ page }) => {
    const keyboard = await opened(page);
    await keyboard.expectCount(0);
    await page.keyboard.down('a');
    await keyboard.expectKey('KeyA', 'held');
    await keyboard.expectCount(1);
    await page.keyboard.up('a');
    await keyboard.expectKey('KeyA', 'tested');
    await page.keyboard.press('a');
    await page.keyboard.press('b');
    await keyboard.expectCount(2);
    await expect(keyboard.badge.first()).toHaveText('2%');
    await expect(keyboard.board).toHaveAccessibleName('On-screen keyboard, 2 of 104 keys tested');
    await expect(page.getByRole('main')).toContainText('Set the system to the English layout');
  });

  test('to a pass on every key of a laptop, and again', async ({ page }) => {
    const keyboard = await started(page);
    const laptop: Layout = { ...ansi, size: 'laptop' };
    await settings(page, laptop);
    const { codes } = boardOf(laptop);
    await Promise.all(codes.map((code) => keyboard.press(code)));
    await keyboard.expectCount(codes.length, codes.length);
    await expect(keyboard.badge.first()).toHaveText('100%');
    await page.getByRole('button', { name: 'Show result' }).click();
    await expect(keyboard.resultHeading).toBeFocused();
    await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(
      new RegExp(`pass, ${codes.length} of ${codes.length}`, 'i'),
    );
    await page.getByRole('button', { name: 'Test Again' }).click();
    await expect(keyboard.start).toBeFocused();
    await keyboard.expectCount(0, codes.length);
  });

  test('stops early and is told which keys were not tested', async ({ page }) => {
    const keyboard = await started(page);
    const laptop: Layout = { ...ansi, size: 'laptop' };
    await settings(page, laptop);
    const most = boardOf(laptop).codes.filter((code) => code !== 'F9' && code !== 'AltRight');
    await Promise.all(most.map((code) => keyboard.press(code)));
    await keyboard.expectCount(most.length, most.length + 2);
    await page.getByRole('button', { name: 'Show result' }).click();
    await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(/warning/i);
    await expect(page.getByRole('main')).toContainText('Not tested: F9 and Right Alt.');
  });

  test('marks faulty keys by a click and from the list, which fails the keyboard', async ({ page }) => {
    const keyboard = await started(page);
    await keyboard.press('KeyQ');
    await keyboard.key('KeyM').click();
    await keyboard.expectKey('KeyM', 'untested', true);
    await keyboard.key('KeyM').click();
    await keyboard.expectKey('KeyM', 'untested', false);
    await keyboard.key('KeyM').click();
    await page.getByRole('combobox', { name: 'Key', exact: true }).selectOption('Space');
    await page.getByRole('button', { name: 'Mark as faulty' }).click();
    await keyboard.expectKey('Space', 'untested', true);
    await page.getByRole('button', { name: 'Show result' }).click();
    await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(/fail/i);
    await expect(page.getByRole('main')).toContainText('Marked as faulty: M and Space.');
  });

  test('copies the event log', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => {
            Object.assign(window, { copied: text });
          },
        },
      });
    });
    const keyboard = await started(page);
    await keyboard.send('down', { code: 'KeyJ', key: 'j' });
    await keyboard.send('up', { code: 'KeyJ', key: 'j' });
    await page.getByRole('button', { name: 'Copy log' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Log copied');
    const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    expect(copied.split('\n')[0]).toMatch(/^ +0\.0 {2}down {2}KeyJ +j$/);
    expect(copied.split('\n')[1]).toMatch(/^ +\d+\.\d {2}up {4}KeyJ +j$/);
  });
});

test.describe('while the board listens', () => {
  test('no key navigates, scrolls or moves the focus', async ({ page }) => {
    const keyboard = await started(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.evaluate(() => window.scrollTo(0, 300));
    const before = await page.evaluate(() => [location.href, scrollY, document.activeElement?.textContent]);
    const keys = 'F5 Backspace Space Tab PageDown End ArrowDown Slash Quote F1 F3 F6 Enter'.split(' ');
    const chords = 'Control+r Control+s Control+p Alt+ArrowLeft Shift+Tab Control+f Control+l'.split(' ');
    for (const key of [...keys, ...chords]) await page.keyboard.press(key);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => [location.href, scrollY, document.activeElement?.textContent])).toEqual(before);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await expect(keyboard.stop).toBeVisible();
    for (const code of ['F5', 'Backspace', 'Tab', 'Enter', 'Space']) await keyboard.expectKey(code, 'tested');
  });

  test('losing the window leaves no key held', async ({ page }) => {
    const keyboard = await started(page);
    for (const code of ['KeyA', 'KeyS', 'AltLeft']) await keyboard.send('down', { code });
    await expect(keyboard.board).toHaveAccessibleName(/held down: A, S, Left Alt$/);
    await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
    await expect(keyboard.board).toHaveAccessibleName('On-screen keyboard, 3 of 104 keys tested');
    await expect(page.getByRole('main').locator('[data-state=held][data-code]')).toHaveCount(0);
  });

  test('bounce that was injected flags its three keys, and 200 presses of a person flag none', async ({ page }) => {
    test.setTimeout(90_000);
    const keyboard = await started(page);
    const letters = [...'ABCDEFGHIJ'].map((letter) => `Key${letter}`);
    let time = Date.now() / 1000;
    const sent: Promise<void>[] = [];
    const stroke = (phase: 'down' | 'up', code: string, after: number) => {
      time += after / 1000;
      sent.push(keyboard.send(phase, { code, timestamp: time }));
    };
    for (let i = 0; i < 200; i++) {
      const code = letters[Math.floor(i / 2) % letters.length] ?? 'KeyA';
      stroke('down', code, 60 + ((i * 37) % 90));
      stroke('up', code, 90 + ((i * 53) % 71));
    }
    await Promise.all(sent.splice(0));
    await keyboard.expectCount(letters.length);
    await expect(page.locator('[data-flagged]')).toHaveCount(0);
    await expect(page.getByRole('img', { name: /gaps/ })).toHaveAccessibleName('190 gaps, 0 of them under 30 ms');

    for (const [code, gap] of [
      ['KeyE', 4],
      ['KeyN', 12],
      ['KeyT', 12],
    ] as const) {
      stroke('down', code, 100);
      stroke('up', code, 40);
      stroke('down', code, gap);
      stroke('up', code, 70);
    }
    await Promise.all(sent);
    const flagged = page.locator('[data-flagged]');
    await expect(flagged).toHaveCount(3);
    expect(await flagged.evaluateAll((keys) => keys.map((key) => (key as HTMLElement).dataset.code))).toEqual([
      'KeyE',
      'KeyT',
      'KeyN',
    ]);
    await expect(page.getByRole('main')).toContainText('E bounced once, shortest gap 4.0 ms.');
    await expect(page.getByRole('main')).toContainText('N bounced once, shortest gap 12.0 ms.');
  });

  test('React renders at most once for a key event, and never for a repeat', async ({ page }) => {
    await page.addInitScript(() => {
      const commits = { count: 0 };
      Object.assign(window, {
        commits,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          renderers: new Map(),
          inject: () => 1,
          onCommitFiberRoot: () => {
            commits.count += 1;
          },
          onCommitFiberUnmount: () => undefined,
        },
      });
    });
    const keyboard = await started(page);
    const commits = () => page.evaluate(() => (window as unknown as { commits: { count: number } }).commits.count);
    await keyboard.press('KeyA');
    await page.waitForTimeout(300);
    const before = await commits();
    expect(before).toBeGreaterThan(0);
    for (const code of ['KeyA', 'KeyB', 'F5', 'ShiftLeft']) await keyboard.press(code);
    await keyboard.send('down', { code: 'KeyQ' });
    await keyboard.expectKey('KeyQ', 'held');
    const pressed = await commits();
    expect(pressed - before).toBeLessThanOrEqual(9);
    expect(pressed - before).toBeGreaterThanOrEqual(5);
    for (let i = 0; i < 20; i++) await keyboard.send('down', { code: 'KeyQ', repeat: true });
    expect(await commits()).toBe(pressed);
  });
});

test.describe('the way out', () => {
  test('is Escape held for two seconds; then Tab moves on again', async ({ page }) => {
    const keyboard = await opened(page);
    await keyboard.start.focus();
    await page.keyboard.press('Enter');
    await expect(keyboard.stop).toBeVisible();
    await keyboard.expectCount(0);
    await page.keyboard.press('Tab');
    await keyboard.expectKey('Tab', 'tested');
    await expect(keyboard.stop).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Hold Esc for 2 seconds to get your keys back.');
    await holdEscape(keyboard);
    await expect(keyboard.start).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeFocused();
    await keyboard.expectCount(2);
  });

  test('is not needed by who only reads: nothing is kept from the browser until the test begins', async ({ page }) => {
    const keyboard = await opened(page);
    for (const key of ['Tab', 'Enter', 'ArrowDown', 'PageDown', 'F2', 'Control+a']) await page.keyboard.press(key);
    await expect(page).not.toHaveURL(/keyboard-test$/);
    await page.goto('/keyboard-test');
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const variant = page.getByRole('combobox', { name: 'Variant' });
    await variant.focus();
    await page.keyboard.press('k');
    await expect(keyboard.start).toBeVisible();
    await keyboard.expectCount(0, Number(await keyboard.badge.getAttribute('aria-valuemax')));
  });

  test('stands on the screen where fullscreen is refused, and leads back to the page', async ({ page }) => {
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'));
    });
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      const keyboard = await opened(page);
      await page.getByRole('button', { name: 'Full screen', exact: true }).click();
      expect(await keyboard.layer.boundingBox()).toEqual({ x: 0, y: 0, ...size });
      await expect(keyboard.layer.getByText(/^Hold Esc for 2 seconds to leave/)).toBeInViewport({ ratio: 1 });
      await expect(keyboard.layer.getByRole('button', { name: 'Leave full screen' })).toBeInViewport({ ratio: 1 });
      await keyboard.press('KeyA');
      await expect(keyboard.layer.locator('[data-code=KeyA]')).toHaveAttribute('data-state', 'tested');
      await keyboard.layer.locator('[data-code=KeyB]').click();
      await expect(keyboard.layer.locator('[data-code=KeyB]')).toHaveAttribute('data-flagged');
      await keyboard.layer.getByRole('button', { name: 'Leave full screen' }).click();
      await expect(keyboard.layer).toHaveCount(0);
      await expect(keyboard.stop).toBeFocused();
      await page.getByRole('button', { name: 'Full screen', exact: true }).click();
      await holdEscape(keyboard);
      await expect(keyboard.layer).toHaveCount(0);
    }
  });
});

test.describe('the layouts', () => {
  test('a tell-tale key offers its board, and nothing is switched before a yes', async ({ page }) => {
    const keyboard = await started(page);
    await keyboard.press('IntlBackslash');
    await keyboard.expectCount(0, 104);
    await page.getByRole('button', { name: 'Keep ANSI (US English)' }).click();
    await keyboard.press('IntlBackslash');
    await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0);
    await keyboard.press('NumpadComma');
    await page.getByRole('button', { name: 'Use ABNT2 (Brazilian)' }).click();
    await keyboard.expectCount(2, 107);
    await expect(page.getByRole('combobox', { name: 'Variant' })).toHaveValue('abnt2');
  });

  test('draw what no browser can see hatched, and never count it', async ({ page }) => {
    await opened(page);
    await settings(page, { ...ansi, size: 'laptop' });
    const unseen = page.locator('[data-unseen][title]');
    await expect(unseen).toHaveText([/Power/, 'Fn']);
    await expect(unseen.first()).toHaveAttribute('title', 'Cannot be seen by a browser');
    await expect(page.getByRole('main')).toContainText('Cannot be seen by a browser');
    await unseen.last().click();
    await expect(page.locator('[data-flagged]')).toHaveCount(0);
  });

  for (const system of systems) {
    test(`every code of every ${system} variant lights exactly its key`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.addInitScript(() => {
        const lit: string[] = [];
        Object.assign(window, { lit });
        new MutationObserver((records) => {
          for (const { target, type, addedNodes } of records) {
            // A board that is drawn anew brings its keys with their states.
            if (type === 'childList' && addedNodes.length > 0) continue;
            const { code, state } = (target as HTMLElement).dataset;
            if (code && state !== 'untested' && lit.at(-1) !== code) lit.push(code);
          }
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-state'] });
      });
      const keyboard = await started(page);
      const lit = () => page.evaluate(() => (window as unknown as { lit: string[] }).lit.splice(0));
      for (const variant of variants) {
        const layout: Layout = { system, variant, size: 'full' };
        await settings(page, layout);
        await page.getByRole('button', { name: 'Reset' }).click();
        await keyboard.expectCount(0, boardOf(layout).codes.length);
        await lit();
        const { codes } = boardOf(layout);
        await Promise.all(codes.flatMap((code) => [keyboard.send('down', { code }), keyboard.send('up', { code })]));
        await keyboard.expectCount(codes.length, codes.length);
        expect(await lit(), variant).toEqual(codes);
        await expect(page.locator('[data-flagged]')).toHaveCount(0);
      }
    });
  }

  test('every board fits, with its legends readable and on their keys', async ({ page }) => {
    await opened(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const { layout } of boards) {
        if (layout.size === 'tenkeyless' && layout.variant !== 'ansi') continue;
        await settings(page, layout);
        const faults = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const keys = [...document.querySelectorAll<HTMLElement>('[data-code]')];
          const small = keys.filter((key) => Number.parseFloat(getComputedStyle(key).fontSize) < 7);
          const spilt = keys.filter((key) => key.scrollWidth > key.clientWidth + 1);
          return [
            ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
            ...small.map(({ dataset }) => `${dataset.code} is small`),
            ...spilt.map(({ dataset }) => `${dataset.code} spills`),
          ];
        });
        expect(faults, `${Object.values(layout).join(' ')} at ${width} px`).toEqual([]);
      }
    }
  });
});
