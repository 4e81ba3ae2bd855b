// @ts-check
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { quantile } from './figures.mjs';
import { table } from './table.mjs';

/**
 * Loads every page of the sitemap on a phone with a slow network and a slow processor, into an empty cache: when the
 * largest element is painted, when the page answers, by how much it shifts, and for how long tasks block it. Once more
 * on a still slower processor: how long after its first paint the page answers, and how
 * long after a press of the header's first button the next frame is shown.
 */

/** Chrome's preset "Slow 4G", which Lighthouse also uses: a round trip in ms, and bytes a second. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;
const SLOWEST = 6;
/** Loads of each page, and one more on the slowest processor. */
const LOADS = 3;
/** How long a page is watched after it answers, in ms, since pictures and fonts may come later. */
const WATCH_MS = 2000;
/** How long an idle page is watched in the first load, in ms, at the processor's own speed. */
const IDLE_MS = 5000;

/** @typedef {{ paint: number, lcp: number, answer: number, late: number, press: number, cls: number, tbt: number, shifted: string, frames: number, wakeUps: number }} Load */

/** @type {readonly { head: string, name: Exclude<keyof Load, 'shifted' | 'paint'>, digits: number, aim?: number }[]} */
const columns = [
  { head: 'LCP', name: 'lcp', digits: 0, aim: 1600 },
  { head: 'answer', name: 'answer', digits: 0 },
  { head: `answer after first paint, ${SLOWEST} ×`, name: 'late', digits: 0, aim: 1000 },
  { head: `press shown after, ${SLOWEST} ×`, name: 'press', digits: 0, aim: 100 },
  { head: 'CLS', name: 'cls', digits: 3, aim: 0.01 },
  { head: 'TBT', name: 'tbt', digits: 0, aim: 50 },
  { head: 'frames', name: 'frames', digits: 0 },
  { head: 'wake-ups', name: 'wakeUps', digits: 1 },
];

/**
 * Runs in the page before its program.
 * @this {Window}
 */
function watch() {
  /** @type {Load} */
  const seen = {
    paint: 0,
    lcp: 0,
    answer: 0,
    late: Number.NaN,
    press: 0,
    cls: 0,
    tbt: 0,
    shifted: '',
    frames: 0,
    wakeUps: 0,
  };
  Object.assign(window, { seen });
  addEventListener('assay:ready', () => Object.assign(seen, { answer: performance.now() }));
  const { requestAnimationFrame: frame, setTimeout: later, setInterval: every } = window;
  /** @param {'frames' | 'wakeUps'} what @param {Function} of */
  const counted =
    (what, of) =>
    (/** @type {any[]} */ ...some) => {
      seen[what]++;
      of(...some);
    };
  Object.assign(window, {
    requestAnimationFrame: (/** @type {FrameRequestCallback} */ of) => frame(counted('frames', of)),
    setTimeout: (/** @type {Function} */ of, /** @type {any[]} */ ...some) => later(counted('wakeUps', of), ...some),
    setInterval: (/** @type {Function} */ of, /** @type {any[]} */ ...some) => every(counted('wakeUps', of), ...some),
  });
  /** @param {string} type @param {(entry: any) => void} read */
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.press = Math.max(seen.press, duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  observe('largest-contentful-paint', ({ startTime }) => Object.assign(seen, { lcp: startTime }));
  observe('longtask', ({ duration }) => Object.assign(seen, { tbt: seen.tbt + duration - 50 }));
  observe('layout-shift', ({ value, sources }) => {
    seen.cls += value;
    const { node } = sources[0] ?? {};
    if (value > 0.005) seen.shifted = `${node?.nodeName?.toLowerCase()} "${node?.textContent?.slice(0, 30).trim()}"`;
  });
}

/**
 * @param {import('playwright').Browser} browser @param {string} url @param {number} slower @param {boolean} [isFirst]
 * @returns {Promise<Load>}
 */
async function load(browser, url, slower, isFirst) {
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
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(watch);
    await page.goto(url);
    await page.waitForFunction(
      () => /** @type {any} */ (window).seen.answer > 0 || !document.querySelector('script[data-entry]'),
    );
    await page.waitForTimeout(WATCH_MS);
    if (slower === SLOWEST) {
      await page.locator('header button:visible').first().tap();
      await page.waitForTimeout(WATCH_MS);
    }
    if (isFirst) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.waitForTimeout(WATCH_MS);
      await page.evaluate(() => Object.assign(/** @type {any} */ (window).seen, { frames: 0, wakeUps: 0 }));
      await page.waitForTimeout(IDLE_MS);
    }
    /** @type {Load} */
    const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
    return isFirst
      ? { ...seen, press: Number.NaN, wakeUps: seen.wakeUps / (IDLE_MS / 1000) }
      : { ...seen, frames: Number.NaN, wakeUps: Number.NaN, press: slower === SLOWEST ? seen.press : Number.NaN };
  } finally {
    await context.close();
  }
}

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
      for (const [path, seen] of loads) seen.push(await load(browser, origin + path, SLOWER, round === 0));
    for (const [path, [seen]] of loads) {
      const { answer, paint, press } = await load(browser, origin + path, SLOWEST);
      if (seen) Object.assign(seen, { late: Math.max(0, answer - paint), press });
    }
  } finally {
    await browser.close();
  }
  const rows = [...loads]
    .map(([path, seen]) => {
      const medians = columns.map(({ name }) =>
        quantile(
          seen.map((one) => one[name]).filter((value) => !Number.isNaN(value)),
          0.5,
        ),
      );
      // How bad a page is: the largest of its figures, each as a multiple of its aim.
      const badness = Math.max(...medians.map((value, i) => value / (columns[i]?.aim ?? Number.POSITIVE_INFINITY)));
      return { path, medians, badness, shifted: seen.find(({ shifted }) => shifted)?.shifted ?? '' };
    })
    .sort((one, other) => other.badness - one.badness);
  const aims = columns.flatMap(({ head, aim }) => (aim === undefined ? [] : [`${head} ${aim}`])).join(', ');
  const body = [
    '## Every page on a slow phone',
    `Slow 4G and a processor ${SLOWER} × slower, both applied, not simulated; empty cache; medians of ${LOADS} loads, worst first. LCP (the largest element is painted) and answer (the program runs) in ms from the navigation, the latter also from the first paint with a processor ${SLOWEST} × slower (one load); how long after a press of the header’s first button the next frame is shown there; TBT of all tasks in ms; frames, and wake-ups a second, of a page that is left alone for ${IDLE_MS / 1000} s, at the processor's own speed. Aims: ${aims}. ${rows.filter(({ badness }) => badness <= 1).length} of ${rows.length} pages meet them all.`,
    table(
      ['', ...columns.map(({ head }) => head), 'what moved'],
      rows.map(({ path, medians, shifted }) => [
        path,
        ...medians.map((value, i) => value.toFixed(columns[i]?.digits)),
        shifted,
      ]),
    ),
  ].join('\n\n');
  console.log(`\n${body}`);
  return { body };
}
