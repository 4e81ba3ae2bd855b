// @ts-check
import { readFileSync } from 'node:fs';
import { quantile } from './figures.mjs';
import { openPlain } from './plain-browser.mjs';
import { table } from './table.mjs';

/**
 * Loads every page of the sitemap on a phone with a slow network and a slow processor, into an empty cache: when the
 * largest element is painted, when the page answers, by how much it shifts, and for how long tasks block it. On a still
 * slower processor: how long after its first paint the page answers, and how long after a press of the header's first
 * button the next frame is shown. Without Playwright, see `openPlain`.
 */

/** Chrome's preset "Slow 4G", which Lighthouse also uses: a round trip in ms, and bytes a second. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;
const SLOWEST = 6;
/** Loads of each page on each processor. */
const LOADS = 3;
/** How long a page is watched after it answers, in ms, since pictures and fonts may come later. */
const WATCH_MS = 2000;
/** How long an idle page is watched in the first load, in ms, at the processor's own speed. */
const IDLE_MS = 5000;

/**
 * What a page saw, times in ms; start and end of each task longer than 50 ms.
 * @typedef {{ paint: number, lcp: number, answer: number, press: number, cls: number, shifted: string, tasks: [number, number][], frames: number, wakeUps: number }} Seen
 */
/**
 * A page: its loads, and those on the slowest processor. It is left alone in the first.
 * @typedef {{ path: string, loads: Seen[], slowest: Seen[] }} Route
 */

/** @param {readonly Seen[]} loads @param {(seen: Seen) => number} of */
const median = (loads, of) => quantile(loads.map(of), 0.5);

/** Total blocking time in ms, counted from the first contentful paint: https://web.dev/articles/tbt @param {Seen} seen */
const blockedOf = ({ tasks, paint }) =>
  tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, paint) - 50), 0);

/** @type {readonly { head: string, of: (route: Route) => number, digits: number, aim?: number }[]} */
const columns = [
  { head: 'LCP', of: ({ loads }) => median(loads, (seen) => seen.lcp), digits: 0, aim: 1200 },
  { head: 'answer', of: ({ loads }) => median(loads, (seen) => seen.answer), digits: 0 },
  {
    head: `answer after first paint, ${SLOWEST} ×`,
    of: ({ slowest }) => median(slowest, ({ answer, paint }) => Math.max(0, answer - paint)),
    digits: 0,
    aim: 1000,
  },
  {
    head: `press shown after, ${SLOWEST} ×`,
    of: ({ slowest }) => median(slowest, (seen) => seen.press),
    digits: 0,
    aim: 100,
  },
  { head: 'CLS', of: ({ loads }) => median(loads, (seen) => seen.cls), digits: 3, aim: 0.01 },
  { head: 'TBT', of: ({ loads }) => median(loads, blockedOf), digits: 0, aim: 50 },
  { head: 'frames', of: ({ loads }) => loads[0]?.frames ?? 0, digits: 0 },
  { head: 'wake-ups', of: ({ loads }) => (loads[0]?.wakeUps ?? 0) / (IDLE_MS / 1000), digits: 1 },
];

/**
 * Runs in the page before its program.
 * @this {Window}
 */
function watch() {
  /** @type {Seen} */
  const seen = { paint: 0, lcp: 0, answer: 0, press: 0, cls: 0, shifted: '', tasks: [], frames: 0, wakeUps: 0 };
  Object.assign(window, { seen });
  // Its worker would load the whole site.
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
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
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, startTime + duration]));
  observe('layout-shift', ({ value, sources }) => {
    seen.cls += value;
    const { node } = sources[0] ?? {};
    if (value > 0.005) seen.shifted = `${node?.nodeName?.toLowerCase()} "${node?.textContent?.slice(0, 30).trim()}"`;
  });
}

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @typedef {import('./plain-browser.mjs').PlainPage} PlainPage */

/**
 * Loads a page on a phone, and returns what it saw after it was used.
 * @param {import('./plain-browser.mjs').PlainBrowser} browser @param {string} url @param {number} slower
 * @param {(page: PlainPage) => Promise<void>} [use]
 * @returns {Promise<Seen>}
 */
async function load(browser, url, slower, use) {
  const page = await browser.newPage();
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
  });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await page.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` });
  await page.send('Page.navigate', { url });
  // A page without a program answers at once.
  const answers = `window.seen?.answer || document.readyState === 'complete' && !document.querySelector('[data-entry]')`;
  while (!(await page.evaluate(answers))) await wait(250);
  await wait(WATCH_MS);
  await use?.(page);
  const seen = await page.evaluate('seen');
  await page.close();
  return seen;
}

/** @param {PlainPage} page */
async function leaveAlone(page) {
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await wait(WATCH_MS);
  await page.evaluate('Object.assign(seen, { frames: 0, wakeUps: 0 })');
  await wait(IDLE_MS);
}

/** @param {PlainPage} page */
async function press(page) {
  const [x, y] = await page.evaluate(
    `[...document.querySelectorAll('header button')].map((button) => button.getBoundingClientRect())
      .filter(({ width }) => width > 0).map(({ x, y, width, height }) => [x + width / 2, y + height / 2])[0]`,
  );
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await wait(WATCH_MS);
}

/**
 * @param {string} executablePath of the full browser: the headless shell's characters are whole pixels wide,
 * so text shifts when a font loads late
 * @param {string} origin of the built site
 * @param {string} sitemap its file
 */
export async function benchRoutes(executablePath, origin, sitemap) {
  const browser = await openPlain(executablePath);
  const paths = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  /** @type {Route[]} */
  const routes = paths.map((path) => ({ path, loads: [], slowest: [] }));
  try {
    for (let round = 0; round < LOADS; round++)
      for (const { path, loads, slowest } of routes) {
        loads.push(await load(browser, origin + path, SLOWER, round === 0 ? leaveAlone : undefined));
        slowest.push(await load(browser, origin + path, SLOWEST, press));
      }
  } finally {
    await browser.close();
  }
  const rows = routes
    .map((route) => {
      const values = columns.map(({ of }) => of(route));
      // How bad a page is: the largest of its figures, each as a multiple of its aim.
      const badness = Math.max(...values.map((value, i) => value / (columns[i]?.aim ?? Number.POSITIVE_INFINITY)));
      return { ...route, values, badness };
    })
    .sort((one, other) => other.badness - one.badness);
  const aims = columns.flatMap(({ head, aim }) => (aim === undefined ? [] : [`${head} ${aim}`])).join(', ');
  const body = [
    '## Every page on a slow phone',
    `Slow 4G and a processor ${SLOWER} × slower, both applied, not simulated; empty cache, no inspector attached; medians of ${LOADS} loads, worst first. LCP (the largest element is painted) and answer (the program runs) in ms from the navigation, the latter also from the first paint with a processor ${SLOWEST} × slower; how long after a press of the header’s first button the next frame is shown there; TBT, of tasks after the first paint, in ms; frames, and wake-ups a second, of a page that is left alone for ${IDLE_MS / 1000} s, at the processor's own speed. Aims: ${aims}. ${rows.filter(({ badness }) => badness <= 1).length} of ${rows.length} pages meet them all.`,
    table(
      ['', ...columns.map(({ head }) => head), 'what moved'],
      rows.map(({ path, loads, values }) => [
        path,
        ...values.map((value, i) => value.toFixed(columns[i]?.digits)),
        loads.find(({ shifted }) => shifted)?.shifted ?? '',
      ]),
    ),
  ].join('\n\n');
  console.log(`\n${body}`);
  return { body };
}
