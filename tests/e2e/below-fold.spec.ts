import { expect, type Page, test } from './test';

/** Positions of the headings whose texts are in view, to compare before and after coming back. */
const inView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h2, main h3')].flatMap((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight ? [`${heading.textContent} at ${Math.round(top)}`] : [];
    }),
  );

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
    await page.getByRole('heading', { name: 'Perfect for' }).scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page)).toBe(true);
    const before = await inView(page);
    expect(before.length).toBeGreaterThan(0);

    await page.reload();
    await expect.poll(() => inView(page), 'after a reload').toEqual(before);

    // A real click would scroll to the link first.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dispatchEvent('click');
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect.poll(() => inView(page), 'after Back').toEqual(before);
  });
});
