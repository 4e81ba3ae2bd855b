// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { call, installDriver } from './soak-driver.mjs';
import { read, SLACK, watchResources } from './soak-meters.mjs';
import { minutes } from './soak-minutes.mjs';
import { starts } from './soak-starts.mjs';

/**
 * Starts and leaves every test many times in one document, and lets some run for half an hour of the page's own clock.
 * Prints what the page holds before and after, and fails when something grew.
 * `npm run soak -- [times] [minutes] [names…]`, by default 200, 30 and all.
 */

/** @typedef {import('./soak-meters.mjs').Reading} Reading */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** `OUT_DIR` names a build that is there; without it one is made. */
const built = process.env.OUT_DIR;
const out = built ?? '.build/soak';
const [times = 200, most = 30] = process.argv
  .slice(2)
  .filter((one) => /^\d+$/.test(one))
  .map(Number);
const names = process.argv.slice(2).filter((one) => !/^\d+$/.test(one));
/** Before the first reading: what is loaded, compiled and kept once. */
const WARM_TIMES = 20;
const WARM_MINUTES = 1;
/** The page between two tests. */
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
const browser = await chromium.launch({
  executablePath: ensureChromium().ASSAY_HEADLESS_SHELL,
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
    '--mute-audio',
  ],
});

/** @param {boolean} stopsClock */
async function openPage(stopsClock) {
  const context = await browser.newContext({
    viewport: { width: 720, height: 480 },
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
  if (stopsClock) await page.clock.install();
  await page.addInitScript(installDriver, HUB);
  await page.goto(HUB);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  return { page, client, close: () => context.close() };
}

let grown = 0;
let failed = 0;
const meters = /** @type {(keyof Reading)[]} */ (Object.keys(SLACK));

/** @param {string} name @param {Reading} before @param {Reading} after */
function report(name, before, after) {
  const cells = meters.map((meter) => {
    const more = after[meter] - before[meter];
    const isGrown = more > SLACK[meter];
    if (isGrown) grown++;
    return `${before[meter]} → ${after[meter]}${isGrown ? ' !' : ''}`.padStart(17);
  });
  console.log(name.padEnd(24) + cells.join(''));
}

/** @param {string} title */
function head(title) {
  console.log(`\n${title}`);
  console.log(' '.repeat(24) + meters.map((meter) => (meter === 'heap' ? 'heap, KiB' : meter).padStart(17)).join(''));
}

/** Goes on with the next one where something does not run at all. @param {string} name @param {() => Promise<void>} work */
async function told(name, work) {
  try {
    await work();
  } catch (error) {
    failed++;
    console.log(`${name.padEnd(24)}  did not run: ${error}`);
  }
}

const isWanted = (/** @type {string} */ name) => names.length === 0 || names.includes(name);

head(`Started and left ${times} times`);
for (const [name, start] of Object.entries(starts)) {
  if (!isWanted(name)) continue;
  const { page, client, close } = await openPage(false);
  await told(name, async () => {
    await page.evaluate(call('repeat', start, WARM_TIMES));
    const before = await read(page, client);
    await page.evaluate(call('repeat', start, times));
    report(name, before, await read(page, client));
  });
  await close();
}

head(`${most} minutes of the page’s clock`);
for (const [name, run] of Object.entries(minutes)) {
  if (!isWanted(`${name}-minutes`)) continue;
  const { page, client, close } = await openPage(run.stopsClock);
  await told(name, async () => {
    await run.pass(page, WARM_MINUTES);
    const before = await read(page, client);
    await run.pass(page, most);
    report(name, before, await read(page, client));
  });
  await close();
}

await browser.close();
server.close();
console.log(grown + failed === 0 ? '\nNothing grew.' : `\n${grown} grew, ${failed} did not run.`);
process.exitCode = grown + failed === 0 ? 0 : 1;
