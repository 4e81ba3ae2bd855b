import { mouseParts } from '../../../machines/mouse/mouse';
import { SETTLE_MS } from '../../../machines/mouse/mouse.machine';
import { findings, looksRight, overflowing, smallTargets } from '../../e2e/detectors';
import { expect, test } from '../../e2e/test';
import { settled } from '../../e2e/waits';
import { randomOf } from '../../kit/random';
import { MousePage, now } from './mouse.check';
import { again, Hand, plain } from './mouse.rows';

test.describe('a person tests a mouse', () => {
  test('to a pass of all four, is told the result, and begins again', async ({ page }) => {
    const mouse = new MousePage(page);
    await mouse.openStill();
    const time = now();
    for (const part of ['click', 'movement', 'scroll', 'double'] as const) {
      if (part === 'scroll') await mouse.startScroll();
      else await mouse.startOf(part).click();
      await mouse.pass(part, time);
      await page.clock.runFor(2 * SETTLE_MS);
      await mouse.complete.click();
    }
    await mouse.expectDone(4);
    // Axe waits for timers.
    await page.clock.resume();
    await expect.poll(() => findings(page)).toEqual([]);
    // Faceplate and fields clip content that is too wide, so the page's own width would not reveal it.
    const cut = () =>
      page.locator('[data-field]').evaluateAll((fields) =>
        fields.flatMap((field) => {
          const over = (box: Element) =>
            [...box.querySelectorAll('*')].filter(
              (one) => one.getBoundingClientRect().right > box.getBoundingClientRect().right + 0.5,
            );
          const zone = field.closest('section');
          return [...over(field), ...(zone ? over(zone) : [])].map((element) => element.outerHTML.slice(0, 80));
        }),
      );
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 1500 });
      await expect.poll(cut, `${width} px`).toEqual([]);
    }
    await mouse.button('Show Result').click();
    await expect(mouse.resultHeading).toBeFocused();
    await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/pass, 4 of 4/i);
    await expect(page.getByRole('main')).toContainText('All four tests completed. No faults found.');
    await expect(page.getByRole('region', { name: 'Figures' })).toContainText(/1000\sHz/);
    await looksRight(page, 'the result');
  });

  test('whose switch is worn fails in both tests of its buttons, and passes in them once it is not (A1, A5)', async ({
    page,
  }) => {
    const mouse = new MousePage(page);
    await mouse.openStill();
    let time = now();
    for (const [worn, verdict, words] of [
      [again(62, 140), 'Fail', /Left: \d+ accidental double clicks/],
      [null, 'Pass', /Accidental double clicks0/],
    ] as const) {
      for (const part of ['click', 'double'] as const) {
        const hand = new Hand(randomOf(7), { ...plain, slips: 0, errors: 0 }, worn);
        if (part === 'click') hand.clicks();
        else hand.doubles();
        await mouse.startOf(part).click();
        await expect(mouse.zone(part)).toHaveAttribute('data-running');
        await mouse.plant(part, hand, time);
        time += 60;
        if (part === 'click') await mouse.drag(time);
        time += 5;
        await page.clock.runFor(2 * SETTLE_MS);
        await mouse.complete.click();
        await mouse.expectVerdict(part, verdict, words);
        await page.clock.runFor(2 * SETTLE_MS);
      }
    }
  });

  test('reaches and leaves everything by keyboard alone', async ({ page }) => {
    const mouse = new MousePage(page);
    await mouse.openStill();
    await mouse.button('Reset All').focus();
    // Show Result is disabled, so the next tab stop is the first test.
    for (const part of mouseParts) {
      await page.keyboard.press('Tab');
      await expect(mouse.startOf(part)).toBeFocused();
    }
    for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(mouse.complete).toBeFocused();
    // Except for the field, keys work as usual: Tab leaves it, and the other controls can be reached.
    await page.keyboard.press('Tab');
    await expect(page.locator('summary').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(2 * SETTLE_MS);
    await page.keyboard.press('Enter');
    await expect(mouse.startOf('click')).toBeFocused();
    await mouse.expectDone(1);
    await mouse.button('Reset All').focus();
    await page.keyboard.press('Tab');
    await expect(mouse.button('Show Result')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await mouse.expectDone(0);
  });

  test('with a finger alone, and is told that it is no mouse', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 1,
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      // An emulated phone still reports the machine's mouse.
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => real(query === '(any-pointer: fine)' ? 'not all' : query);
    });
    await page.goto('/mouse-test');
    const mouse = new MousePage(page);
    await expect(mouse.notice).toBeVisible();
    await mouse.startOf('click').tap();
    await expect(mouse.complete).toBeVisible();
    await mouse.field('click').tap({ position: { x: 60, y: 60 } });
    await mouse.field('click').tap({ position: { x: 60, y: 60 } });
    await settled(page);
    await expect(page.locator('[data-button="0"]')).toHaveText('Left0');
    await expect(mouse.notice).toBeVisible();
    await expect.poll(() => findings(page)).toEqual([]);
    await expect.poll(() => overflowing(page)).toEqual([]);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await context.close();
  });
});
