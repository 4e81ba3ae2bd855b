// @ts-check
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { stopClock, withClock } from './page-clock.mjs';
import { withRows } from './results.mjs';
import { call, installDriver, installSensors } from './soak-driver.mjs';
import { meters, read, SLACK, watchResources } from './soak-meters.mjs';
import { minutes } from './soak-minutes.mjs';
import { starts } from './soak-starts.mjs';

/**
 * Starts and leaves every test many times in one document, and runs some tests for half an hour of the page's clock.
 * Prints the resources that the page holds before and after, and fails if one grew. A full run writes `soak.md`. `npm
 * run soak -- [times] [minutes] [names…]`, by default 200, 30 and all.
 */

/** @typedef {import('./soak-meters.mjs').Reading} Reading */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** `OUT_DIR` names an existing build. Without it, this script builds one. */
const built = process.env.OUT_DIR;
const out = built ?? '.build/soak';
const [TIMES, MINUTES] = [200, 30];
const [times = TIMES, most = MINUTES] = process.argv
  .slice(2)
  .filter((one) => /^\d+$/.test(one))
  .map(Number);
const names = process.argv.slice(2).filter((one) => !/^\d+$/.test(one));
/** Starts before the first reading, for everything that is loaded, compiled and kept once. */
const WARM_TIMES = 20;
/** The heap in MiB that a page gets on a tablet with 2 GB of memory. */
const HEAP = '--max-old-space-size=256';
/** Long enough for an inspection to reach every test. */
const WARM_MINUTES = 5;
/**
 * From the last start to the reading. What loads when the browser is idle loads within two seconds, or a little later on
 * a busy computer. A sound fades out by the clock of its audio, which then closes.
 */
const REST_MS = 4000;
/** The page to visit between two tests. */
const HUB = '/more-tests';

process.chdir(root);
if (!built) {
  const made = spawnSync(process.execPath, ['scripts/build.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, OUT_DIR: out },
  });
  if (made.status !== 0) process.exit(1);
}
const server = serve(join(root, out)).listen(0);
const address = server.address();
const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
/** @param {readonly string[]} [more] arguments */
const launch = (more = []) =>
  chromium.launch({
    executablePath: ensureChromium().ASSAY_HEADLESS_SHELL,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--mute-audio',
      ...more,
    ],
  });

/** @param {import('playwright').Browser} browser @param {boolean} stopsClock @param {boolean} [hasSensors] */
async function openPage(browser, stopsClock, hasSensors) {
  const context = await browser.newContext({
    viewport: { width: 320, height: 240 },
    serviceWorkers: 'block',
    baseURL: origin,
    permissions: ['camera', 'microphone'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  await page.addInitScript(watchResources);
  // A context's init scripts run before those of its page, in this order, so the driver gets the real clock.
  await context.addInitScript(installDriver, HUB);
  if (stopsClock) await stopClock(context);
  if (hasSensors) await page.addInitScript(installSensors);
  await page.goto(HUB);
  const ready = page.evaluate(call('hydrated'));
  await (stopsClock ? withClock(page, ready) : ready);
  return { page, client, close: () => context.close() };
}

let grown = 0;
let failed = 0;

/** Rows of the tables in `soak.md`. @type {{ starts: string[][], minutes: string[][] }} */
const rows = { starts: [], minutes: [] };

/** @param {keyof typeof rows} kind @param {string} name @param {Reading} before @param {Reading} after */
function report(kind, name, before, after) {
  const more = meters.filter((meter) => after[meter] - before[meter] > SLACK[kind][meter]);
  const cells = meters.map((meter) => `${before[meter]} → ${after[meter]}`);
  const isMore = (/** @type {number} */ i) => more.some((meter) => meter === meters[i]);
  console.log(name.padEnd(24) + cells.map((cell, i) => (isMore(i) ? `${cell} !` : cell).padStart(17)).join(''));
  grown += more.length;
  rows[kind].push([name, ...cells.map((cell, i) => (isMore(i) ? `**${cell}**` : cell))]);
}

/** @param {string} title */
function head(title) {
  console.log(`\n${title}`);
  console.log(' '.repeat(24) + meters.map((meter) => (meter === 'heap' ? 'heap, KiB' : meter).padStart(17)).join(''));
}

/**
 * Reads what a page holds before and after `work`. If that throws, counts a failure and continues with the next test.
 * @param {keyof typeof rows} kind @param {string} name @param {Awaited<ReturnType<typeof openPage>>} tab
 * @param {readonly [warm: number, whole: number]} lengths of the work before the first reading and after it
 * @param {(length: number) => Promise<unknown>} work
 */
async function soak(kind, name, { page, client, close }, [warm, whole], work) {
  try {
    await work(warm);
    const before = await read(page, client);
    await work(whole);
    report(kind, name, before, await read(page, client));
  } catch (error) {
    failed++;
    console.log(`${name.padEnd(24)}  did not run: ${error}`);
  }
  await close();
}

const isWanted = (/** @type {string} */ name) => names.length === 0 || names.includes(name);

// Without these flags, compiled machine code makes the heap grow by more than a test would leave.
const interpreting = await launch([`--js-flags=${HEAP} --no-opt --no-maglev --no-sparkplug`]);
head(`Started and left ${times} times`);
for (const [name, start] of Object.entries(starts)) {
  if (!isWanted(name)) continue;
  const tab = await openPage(interpreting, false, start.sensors);
  await soak('starts', name, tab, [WARM_TIMES, times], async (count) => {
    await tab.page.evaluate(call('repeat', start, count));
    await tab.page.waitForTimeout(REST_MS);
  });
}

await interpreting.close();

const browser = await launch([`--js-flags=${HEAP}`]);
head(`${most} minutes of the page’s clock`);
for (const [name, run] of Object.entries(minutes)) {
  if (!isWanted(`${name}-minutes`)) continue;
  const tab = await openPage(browser, run.stopsClock);
  await soak('minutes', name, tab, [WARM_MINUTES, most], (length) => run.pass(tab.page, length));
}

await browser.close();
server.close();
if (times >= TIMES && most >= MINUTES) {
  // A run of some tests replaces only their rows.
  const file = new URL('soak.md', import.meta.url);
  const text = withRows(readFileSync(file, 'utf8'), rows.starts, 'starts');
  writeFileSync(file, withRows(text, rows.minutes, 'minutes'));
}
const left = readdirSync('src/checks').filter((id) => !(id in starts));
if (left.length > 0) console.log(`\nLeft out, because soak-starts.mjs does not list them: ${left.join(', ')}`);
console.log(grown + failed === 0 ? '\nNothing grew.' : `\n${grown} grew, ${failed} did not run.`);
process.exitCode = grown + failed === 0 ? 0 : 1;
