import { bare, expect, type Page, programRuns } from './test';

/**
 * Opens a path, delays its fonts until after the first paint, and waits until they have come. Returns the sum of
 * all layout shifts: up to 0.1 is good, see https://web.dev/articles/cls
 */
export async function shiftWithLateFonts(page: Page, path: string): Promise<number> {
  let letFontsCome = () => {};
  const painted = new Promise<void>((resolve) => {
    letFontsCome = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await bare(page).goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const isPainted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect.poll(isPainted).toBe(true);
  letFontsCome();
  await programRuns(page);
  // The page is idle, and the fonts have come and moved what they move.
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
