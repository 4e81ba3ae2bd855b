import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bare, expect, type Page, programRuns } from './test';
import { hold } from './waits';

/**
 * Opens a path, delays its fonts until after the first paint, and waits until they have come. Returns the sum of
 * all layout shifts: up to 0.1 is good, see https://web.dev/articles/cls
 */
export async function shiftWithLateFonts(page: Page, path: string): Promise<number> {
  const letFontsCome = await hold(page, '**/*.woff2');
  await bare(page).goto(path, { waitUntil: 'domcontentloaded' });
  await paintedFirst(page);
  letFontsCome();
  await programRuns(page);
  // The page is idle, and the fonts have come and moved what they move.
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const shift = await shiftSoFar(page);
  await page.unroute('**/*.woff2');
  return shift;
}

/**
 * Opens the built page of a path without its program, from a server that sends it in two pieces and paints between
 * them. Returns the sum of all layout shifts.
 * @param cut where the second piece begins
 */
export async function shiftInPieces(page: Page, path: string, cut: (html: string) => number): Promise<number> {
  const html = await (await page.request.get(path)).text();
  let sendRest = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== path) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, cut(html)));
    sendRest = () => response.end(html.slice(cut(html)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    await bare(page).goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' });
    await paintedFirst(page);
    sendRest();
    await page.waitForLoadState();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    return await shiftSoFar(page);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const paintedFirst = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)).toBe(true);

/** The sum of all layout shifts of a page. */
export const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
