// @ts-check
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../../scripts/free-port.mjs';
import { quantile } from './figures.mjs';

/**
 * Runs Lighthouse on each page of the built site, with its simulated phone on a slow network. Takes the median of
 * `RUNS` runs.
 */

const RUNS = 5;
const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** @typedef {import('lighthouse').Result} Result */
/**
 * @typedef {object} Aim
 * @property {string} name
 * @property {(result: Result) => number} read
 * @property {(value: number) => boolean} isMet
 * @property {(value: number) => string} show
 * @property {string} wanted
 */

/** @param {Result} result @param {string} id */
const audit = ({ audits }, id) => audits[id]?.numericValue ?? Number.NaN;
const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;

/** @type {readonly Aim[]} */
export const aims = [
  ...categories.map((name) => ({
    name,
    read: (/** @type {Result} */ result) => Math.round((result.categories[name]?.score ?? 0) * 100),
    isMet: (/** @type {number} */ value) => value === 100,
    show: String,
    wanted: '100',
  })),
  {
    name: 'LCP',
    read: (result) => audit(result, 'largest-contentful-paint'),
    isMet: (value) => value <= 1200,
    show: ms,
    wanted: 'at most 1200 ms',
  },
  {
    name: 'TBT',
    read: (result) => audit(result, 'total-blocking-time'),
    isMet: (value) => value <= 50,
    show: ms,
    wanted: 'at most 50 ms',
  },
  {
    name: 'CLS',
    read: (result) => audit(result, 'cumulative-layout-shift'),
    isMet: (value) => value === 0,
    show: (value) => value.toFixed(3),
    wanted: '0',
  },
];

/**
 * @param {string | undefined} executablePath of a Chromium
 * @param {readonly string[]} urls
 * @param {number} times
 * @returns {Promise<Map<string, Result[]>>} Lighthouse's results of each page, run by run
 */
export async function runLighthouse(executablePath, urls, times) {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  /** @type {Map<string, Result[]>} */
  const results = new Map(urls.map((url) => [url, []]));
  try {
    // One page after the other in each run, so that a busy minute does not affect only one of them.
    for (let run = 0; run < times; run++) {
      for (const [url, runs] of results) {
        runs.push(await judge(url, port));
      }
    }
  } finally {
    await browser.close();
  }
  return results;
}

const MAX_TRIES = 3;

/** Runs Lighthouse again if it could not read its own trace. @param {string} url @param {number} port */
async function judge(url, port) {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (result && aims.every(({ read }) => Number.isFinite(read(result.lhr)))) return result.lhr;
  }
  throw new Error(`Lighthouse has no figures for ${url}`);
}

/**
 * Prints the median and range of each figure, whether it meets its aim, and every audit of the last run without full
 * score.
 * @param {string | undefined} executablePath of a Chromium
 * @param {string} origin where the site is served
 * @param {readonly string[]} paths
 */
export async function benchLighthouse(executablePath, origin, paths) {
  const results = await runLighthouse(
    executablePath,
    paths.map((path) => origin + path),
    RUNS,
  );
  console.log(`\nLighthouse, mobile, median of ${RUNS} runs (least to most)`);
  for (const [url, runs] of results) print(url.slice(origin.length), runs);
  const speeds = [...results.values()].flat().map(({ environment }) => environment.benchmarkIndex);
  // Lighthouse's blocking time is four times that of this computer, so compare two benches only if this index is
  // similar.
  console.log(`  Speed of the computer (Lighthouse's benchmark index): ${threeOf(speeds).map(Math.round).join(', ')}`);
}

/** Median, least and most. @param {readonly number[]} values @returns {[number, number, number]} */
const threeOf = (values) => [quantile(values, 0.5), Math.min(...values), Math.max(...values)];

/** @param {string} path @param {Result[]} runs */
function print(path, runs) {
  console.log(`  ${path}`);
  for (const { name, read, isMet, show, wanted } of aims) {
    const [median, least, most] = threeOf(runs.map(read));
    const spread = `(${show(least)} to ${show(most)})`;
    console.log(
      `    ${name.padEnd(15)} ${show(median).padEnd(8)} ${spread.padEnd(22)} ${isMet(median) ? 'met' : `NOT MET: ${wanted}`}`,
    );
  }
  const last = runs.at(-1);
  if (!last) return;
  for (const name of categories) {
    for (const { id, weight } of last.categories[name]?.auditRefs ?? []) {
      const one = last.audits[id];
      if (weight === 0 || !one || one.score === null || one.score >= 0.995) continue;
      console.log(`    below the full score: ${one.title} (${name}) ${one.displayValue ?? ''}`);
    }
  }
}
