// @ts-check
import lighthouse from 'lighthouse';
import * as constants from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium } from 'playwright';
import { freePort } from '../../scripts/free-port.mjs';
import { quantile } from './figures.mjs';
import { table } from './table.mjs';

/**
 * Runs Lighthouse on each page of the built site, with its simulated phone on a slow network. Takes the median of
 * `RUNS` runs. The phone is the same on every computer: before each run the processor is slowed down from its speed at
 * that moment to the phone's.
 */

const RUNS = 5;
/**
 * The benchmark index of Lighthouse's phone: its default slows a computer of 1500 to 2000 down four times.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const PHONE_INDEX = 1750 / 4;
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
/** @param {string} name @param {string} id of the audit @param {number} most in ms @returns {Aim} */
const atMost = (name, id, most) => ({
  name,
  read: (result) => audit(result, id),
  isMet: (value) => value <= most,
  show: ms,
  wanted: `at most ${ms(most)}`,
});

/** @type {readonly Aim[]} */
const aims = [
  ...categories.map((name) => ({
    name,
    read: (/** @type {Result} */ result) => Math.round((result.categories[name]?.score ?? 0) * 100),
    isMet: (/** @type {number} */ value) => value === 100,
    show: String,
    wanted: '100',
  })),
  atMost('LCP', 'largest-contentful-paint', 1200),
  atMost('TBT', 'total-blocking-time', 50),
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
async function runLighthouse(executablePath, urls, times) {
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
        runs.push(await judge(url, port, await slowdown(browser)));
      }
    }
  } finally {
    await browser.close();
  }
  return results;
}

/** How many times slower the phone is than this computer now. @param {import('playwright').Browser} browser */
async function slowdown(browser) {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return Math.max(1, index / PHONE_INDEX);
}

const MAX_TRIES = 3;

/** Runs Lighthouse again if it could not read its own trace. @param {string} url @param {number} port @param {number} slower */
async function judge(url, port, slower) {
  const throttling = { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: slower };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories], throttling });
    if (result && aims.every(({ read }) => Number.isFinite(read(result.lhr)))) return result.lhr;
  }
  throw new Error(`Lighthouse has no figures for ${url}`);
}

/**
 * The median and range of each figure, its aim where it is missed, and every audit of the last run without full score.
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
  const rows = [...results].map(([url, runs]) => [
    url.slice(origin.length),
    ...aims.map(({ read, isMet, show }) => {
      const [median, least, most] = threeOf(runs.map(read));
      return `${isMet(median) ? '' : '**missed** '}${show(median)} (${show(least)} to ${show(most)})`;
    }),
  ]);
  const slowdowns = [...results.values()]
    .flat()
    .map(({ configSettings }) => configSettings.throttling.cpuSlowdownMultiplier);
  const body = [
    '## Lighthouse',
    `Mobile, median of ${RUNS} runs (least to most).`,
    table(['', ...aims.map(({ name, wanted }) => `${name}: ${wanted}`)], rows),
    ...[...results].flatMap(([url, runs]) =>
      lackingOf(runs.at(-1)).map((text) => `${url.slice(origin.length)}: ${text}.`),
    ),
    `The phone is ${threeOf(slowdowns)
      .map((value) => value.toFixed(1))
      .join(', ')} times slower than the computer was (median, least, most).`,
  ].join('\n\n');
  console.log(`\n${body}`);
  return { body };
}

/** Median, least and most. @param {readonly number[]} values @returns {[number, number, number]} */
const threeOf = (values) => [quantile(values, 0.5), Math.min(...values), Math.max(...values)];

/** The audits below the full score. @param {Result | undefined} result */
function lackingOf(result) {
  return categories.flatMap((name) =>
    (result?.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const one = result?.audits[id];
      if (weight === 0 || !one || one.score === null || one.score >= 0.995) return [];
      return [`below the full score: ${one.title} (${name}) ${one.displayValue ?? ''}`];
    }),
  );
}
