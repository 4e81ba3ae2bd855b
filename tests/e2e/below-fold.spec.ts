import { expect, type Locator, type Page, test } from './test';

/** Distance of the heading from the top of the viewport, in CSS px. */
const topOf = (heading: Locator) => heading.evaluate((element) => element.getBoundingClientRect().top);

const isLaidOut = (page: Page) =>
  page
    .getByRole('contentinfo')
    .locator('*')
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('what is far below is laid out when it comes near', async ({ page }) => {
  // Simulates a page that is never idle.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/');
  expect(await isLaidOut(page)).toBe(false);
  await page.keyboard.press('End');
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test('a page that is idle is laid out as a whole, so that a picture of all of it is complete', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => isLaidOut(page)).toBe(true);
  const leftOut = () =>
    page
      .locator('main section')
      .evaluateAll(
        (sections) =>
          sections.filter((section) =>
            [...section.children].some((child) => !child.checkVisibility({ contentVisibilityAuto: true })),
          ).length,
      );
  expect(await leftOut()).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a reload and Back return to the place on the page', async ({ page }) => {
    await page.goto('/');
    const heading = page.getByRole('heading', { name: 'Perfect for' });
    // What comes near is laid out only then, and may push the heading out of view again.
    await heading.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page)).toBe(true);
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const before = await topOf(heading);
    // A scroll position is a whole pixel, and parts that were skipped have heights with fractions.
    const moved = async () => Math.abs((await topOf(heading)) - before);

    await page.reload();
    await expect.poll(moved, 'after a reload').toBeLessThanOrEqual(1);

    // A real click would scroll to the link first.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dispatchEvent('click');
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect.poll(moved, 'after Back').toBeLessThanOrEqual(1);
  });
});
