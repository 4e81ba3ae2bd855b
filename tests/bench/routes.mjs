// @ts-check
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { quantile } from './figures.mjs';
import { table } from './table.mjs';

/**
 * Loads every page of the sitemap on a phone with a slow network and a slow processor, into an empty cache: when the
 * largest element is painted, when the page answers, by how much it shifts, and for how long tasks block it.
 */

/** Chrome's preset "Slow 4G", which Lighthouse also uses: a round trip in ms, and bytes a second. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;
/** Loads of each page. */
const LOADS = 3;
/** How long a page is watched after it answers, in ms, since pictures and fonts may come later. */
const WATCH_MS = 2000;
const aims = { lcp: 1600, cls: 0.01, tbt: 50 };

/** @typedef {{ lcp: number, answer: number, cls: number, tbt: number, shifted: string }} Load */

/**
 * Runs in the page before its program.
 * @this {Window}
 */
function watch() {
  /** @type {Load} */
  const seen = { lcp: 0, answer: 0, cls: 0, tbt: 0, shifted: '' };
  Object.assign(window, { seen });
  addEventListener('assay:ready', () => Object.assign(seen, { answer: performance.now() }));
  /** @param {string} type @param {(entry: any) => void} read */
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => Object.assign(seen, { lcp: startTime }));
  observe('longtask', ({ duration }) => Object.assign(seen, { tbt: seen.tbt + duration - 50 }));
  observe('layout-shift', ({ value, sources }) => {
    seen.cls += value;
    const { node } = sources[0] ?? {};
    if (value > 0.005) seen.shifted = `${node?.nodeName?.toLowerCase()} "${node?.textContent?.slice(0, 30).trim()}"`;
  });
}

/** @param {import('playwright').Browser} browser @param {string} url @returns {Promise<Load>} */
async function load(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch);
    await page.goto(url);
    await page.waitForFunction(
      () => /** @type {any} */ (window).seen.answer > 0 || !document.querySelector('script[data-entry]'),
    );
    await page.waitForTimeout(WATCH_MS);
    return await page.evaluate(() => /** @type {any} */ (window).seen);
  } finally {
    await context.close();
  }
}

/** The largest of its figures, each as a multiple of its aim. @param {Record<keyof typeof aims, number>} row */
const badness = (row) => Math.max(row.cls / aims.cls, row.lcp / aims.lcp, row.tbt / aims.tbt);

/**
 * @param {string | undefined} executablePath of the full browser: the headless shell's characters are whole pixels wide,
 * so text shifts when a font loads late
 * @param {string} origin of the built site
 * @param {string} sitemap its file
 */
export async function benchRoutes(executablePath, origin, sitemap) {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const paths = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  /** @type {Map<string, Load[]>} */
  const loads = new Map(paths.map((path) => [path, []]));
  try {
    for (let round = 0; round < LOADS; round++)
      for (const [path, seen] of loads) seen.push(await load(browser, origin + path));
  } finally {
    await browser.close();
  }
  const rows = [...loads]
    .map(([path, seen]) => {
      const median = (/** @type {keyof typeof aims | 'answer'} */ name) =>
        quantile(
          seen.map((one) => one[name]),
          0.5,
        );
      return {
        path,
        lcp: median('lcp'),
        answer: median('answer'),
        cls: median('cls'),
        tbt: median('tbt'),
        shifted: seen.find(({ shifted }) => shifted)?.shifted ?? '',
      };
    })
    .sort((a, b) => badness(b) - badness(a));
  const missed = rows.filter(({ lcp, cls, tbt }) => lcp > aims.lcp || cls > aims.cls || tbt > aims.tbt).length;
  const body = [
    '## Every page on a slow phone',
    `Slow 4G and a processor ${SLOWER} × slower, both applied, not simulated; empty cache; medians of ${LOADS} loads, worst first. LCP and answer in ms from the navigation, TBT of all tasks in ms. Aims: LCP ${aims.lcp}, CLS ${aims.cls}, TBT ${aims.tbt}. ${rows.length - missed} of ${rows.length} pages meet all three.`,
    table(
      ['', 'LCP', 'answer', 'CLS', 'TBT', 'what moved'],
      rows.map((row) => [
        row.path,
        row.lcp.toFixed(0),
        row.answer.toFixed(0),
        row.cls.toFixed(3),
        row.tbt.toFixed(0),
        row.shifted,
      ]),
    ),
  ].join('\n\n');
  console.log(`\n${body}`);
  return { body };
}
