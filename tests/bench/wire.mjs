// @ts-check
/** Measures the network transfers of a page load in a real browser. */

/** @typedef {import('playwright').Page} Page */
/**
 * @typedef {object} Transfer One transferred file.
 * @property {string} file path on the site, without the leading slash
 * @property {'html' | 'script' | 'style' | 'font' | 'other'} kind
 * @property {number} bytes size of the body as transferred, compressed
 * @property {number} startedAt milliseconds since the navigation began
 */
/**
 * @typedef {object} Load
 * @property {Transfer[]} transfers in the order of their start
 * @property {number} hydratedAt when the page became interactive (`assay:ready`), in ms
 * @property {number} paintedAt first contentful paint, in ms
 * @property {number} parsedAt when all of the page's markup was parsed, in ms
 */

/** @param {string} file @param {string} type @returns {Transfer['kind']} */
function kindOf(file, type) {
  if (type === 'document') return 'html';
  if (file.endsWith('.js')) return 'script';
  if (file.endsWith('.css')) return 'style';
  return file.endsWith('.woff2') ? 'font' : 'other';
}

/**
 * Loads a page into an empty cache and waits until the network is idle, so that resources that load late are counted.
 * @param {Page} page @param {string} url
 * @param {(page: Page) => Promise<unknown>} [use] an interaction after that; the resources that it loads are counted
 * too
 * @returns {Promise<Load>}
 */
export async function measure(page, url, use) {
  /** @type {Promise<{ file: string, kind: Transfer['kind'], bytes: number }>[]} */
  const sent = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('http')) return;
    const file = new URL(request.url()).pathname.slice(1);
    sent.push(
      request.sizes().then(({ responseBodySize }) => {
        // A service worker or a cache responded, so this size is not a transfer size.
        if (responseBodySize < 0) throw new Error(`The size of ${file} is not known`);
        return { file, kind: kindOf(file, request.resourceType()), bytes: responseBodySize };
      }),
    );
  });
  await page.addInitScript(() => {
    addEventListener('assay:ready', () => Object.assign(window, { hydratedAt: performance.now() }));
  });
  await page.goto(url);
  await page.waitForFunction(() => 'hydratedAt' in window);
  await waitUntilIdle(page);
  if (use) {
    await use(page);
    await waitUntilIdle(page);
  }
  const times = await page.evaluate(() => ({
    hydratedAt: /** @type {Window & { hydratedAt?: number }} */ (window).hydratedAt ?? Number.NaN,
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    parsedAt: performance.getEntriesByType('navigation')[0]?.toJSON().domContentLoadedEventStart,
    starts: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => [new URL(name).pathname.slice(1), startTime]),
  }));
  const starts = new Map(/** @type {[string, number][]} */ (times.starts));
  /** @param {string} file */
  const startOf = (file) => {
    const start = starts.get(file);
    if (start === undefined) throw new Error(`The browser kept no timing of ${file}`);
    return start;
  };
  const transfers = (await Promise.all(sent))
    .map((one) => ({ ...one, startedAt: one.kind === 'html' ? 0 : startOf(one.file) }))
    .sort((a, b) => a.startedAt - b.startedAt);
  const { hydratedAt, paintedAt, parsedAt } = times;
  return { transfers, hydratedAt, paintedAt, parsedAt };
}

/**
 * Waits until idle callbacks have run, which takes two seconds at most, and the network is idle again.
 * @param {Page} page
 */
async function waitUntilIdle(page) {
  await page.waitForTimeout(2200);
  await page.waitForLoadState('networkidle');
}

/** Total bytes of transfers. @param {readonly Transfer[]} transfers */
export const sum = (transfers) => transfers.reduce((total, { bytes }) => total + bytes, 0);

/** Scripts that were requested before the page became interactive. @param {Load} load */
export const before = ({ transfers, hydratedAt }) =>
  transfers.filter(({ kind, startedAt }) => kind === 'script' && startedAt < hydratedAt);

/** @param {Load} load */
export const scripts = ({ transfers }) => transfers.filter(({ kind }) => kind === 'script');

/** Starts the screen test and waits for the first color. @param {Page} page */
export async function startScreenTest(page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  await page.locator('canvas').first().waitFor();
}
