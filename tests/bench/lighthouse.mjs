// @ts-check
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';

/** What Lighthouse says of the built site as a phone on a slow network meets it, page by page. */

/** What is aimed at: 100 in every category, and these figures. */
const aims = { lcp: 1200, cls: 0, tbt: 50 };
const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** @returns {Promise<number>} a port that nobody listens on */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Prints scores, times and bytes of some pages, and every audit below its full score.
 * @param {string | undefined} executablePath of a Chromium
 * @param {string} origin where the site is served
 * @param {readonly string[]} paths
 */
export async function benchLighthouse(executablePath, origin, paths) {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  console.log('\nLighthouse, mobile');
  try {
    for (const path of paths) {
      const result = await lighthouse(origin + path, { port, logLevel: 'error', onlyCategories: [...categories] });
      if (!result) throw new Error(`Lighthouse gave nothing for ${path}`);
      print(path, result.lhr);
    }
  } finally {
    await browser.close();
  }
}

/** @param {string} path @param {import('lighthouse').Result} result */
function print(path, { categories: scores, audits }) {
  const figure = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  const points = categories.map((name) => `${name} ${Math.round((scores[name]?.score ?? 0) * 100)}`);
  const lcp = figure('largest-contentful-paint');
  const cls = figure('cumulative-layout-shift');
  const tbt = figure('total-blocking-time');
  const kept = lcp <= aims.lcp && cls <= aims.cls && tbt <= aims.tbt;
  console.log(`  ${path}: ${points.join(', ')}`);
  console.log(
    `    LCP ${lcp.toFixed(0)} ms, CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms, ` +
      `${(figure('total-byte-weight') / 1024).toFixed(0)} KiB${kept ? '' : ' (over what is aimed at)'}`,
  );
  for (const name of categories) {
    for (const { id, weight } of scores[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score >= 0.995) continue;
      console.log(`    below the full score: ${audit.title} (${name}) ${audit.displayValue ?? ''}`);
    }
  }
}
