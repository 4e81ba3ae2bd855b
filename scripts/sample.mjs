// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importModule } from '../tests/bench/bench-page.mjs';
import { inspect, keyboard, withDevices } from '../tests/bench/pace.mjs';
import { ensureChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

/**
 * Makes the sample report and the pictures of the site: `public/sample-report.json`, its picture on the home page, and
 * the README's picture. The built site inspects a device whose F key types twice; what names the device and the browser
 * is replaced, and the report is sealed again with a key that is then lost. Run it when the rules of a test in the sample
 * change, or the look of the report or of the home page.
 */

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('../machines/report/report').Sealed} Sealed */
/** @typedef {import('../machines/result').Figure} Figure */

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const folder = `${root}src/report/sample`;
/** Presses of the worn key, and the gaps in ms after which three of them close again: see `measure/keyboard/keys.ts`. */
const PRESSES = 12;
const GAPS_MS = [8.9, 11.2, 14];
/** How long the contact is closed before and after such a gap, in ms, and from press to press. */
const [CHATTER_MS, HOLD_MS, PERIOD_MS] = [4, 70, 220];
/** A sheet of A4, and how much of it the home page shows, in px. */
const PAPER = { width: 794, height: 1123 };
const SHOWN_HEIGHT = 640;
const HOME = { width: 1440, height: 900 };

/** @type {Sealed['report']['facts']} */
const facts = {
  item: 'Laptop',
  maker: 'Lenovo',
  model: 'ThinkPad T14 Gen 3',
  year: '2022',
  serial: 'PF-3K0O1L',
  assetTag: 'AT-004417',
  lot: '',
  company: '',
  address: '',
  site: 'Sample bench',
  technician: 'Sample',
  notes: '',
};
/** @type {readonly [name: string, value: Figure['value'], unit?: string][]} */
const system = [
  ['System', 'Windows 11'],
  ['Browser', 'Chrome'],
  ['Processor threads', 12],
  ['Graphics', 'Intel Iris Xe Graphics'],
  ['Screen', '1920 × 1200', 'px'],
  ['Pixel ratio', 1],
  ['Color depth', 24, 'bit'],
  ['Language', 'en-US'],
];

const { ASSAY_HEADLESS_SHELL: shell } = ensureChromium();
build();
await served((origin) => withDevices(shell, {}, (page) => inspectedBy(page, origin))).then(async (inspected) =>
  writeFileSync(`${folder}/sample-report.json`, await madeUp(inspected)),
);
build();
await served((origin) =>
  withDevices(shell, { viewport: PAPER, deviceScaleFactor: 1.5 }, (page) => picture(page, origin)),
);
build();
await served((origin) =>
  withDevices(shell, { viewport: HOME, reducedMotion: 'reduce' }, async (page) => {
    await page.goto(origin);
    await page.getByRole('main').locator('canvas').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${root}docs/home.png` });
  }),
);

/** Importing TypeScript puts this process into development. */
function build() {
  const env = { ...process.env, NODE_ENV: 'production' };
  if (spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit', env }).status !== 0) process.exit(1);
}

/** Serves the built site. @template Result @param {(origin: string) => Promise<Result>} use */
async function served(use) {
  const server = serve(`${root}dist`).listen(0);
  const address = server.address();
  try {
    return await use(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`);
  } finally {
    server.close();
  }
}

/** The report of an inspection. @param {Page} page @param {string} origin @returns {Promise<Sealed>} */
async function inspectedBy(page, origin) {
  await inspect(page, origin, async (_, go) => void (await go({ page, evidence: done, other: done })), {
    keys: wornKeyboard,
  });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON' }).click();
  return JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
}

/** @param {() => Promise<unknown>} input */
async function done(input) {
  await input();
}

/** Presses every key. The contact of F opens again in some of its presses. @param {import('../tests/bench/pace.mjs').Bench} bench */
async function wornKeyboard(bench) {
  const { page } = bench;
  const client = await page.context().newCDPSession(page);
  /** @param {'rawKeyDown' | 'keyUp'} type @param {number} ms since the epoch */
  const send = (type, ms) =>
    client.send('Input.dispatchKeyEvent', { type, code: 'KeyF', key: 'f', timestamp: ms / 1000 });
  const from = Date.now();
  for (let i = 0; i < PRESSES; i++) {
    const at = from + i * PERIOD_MS;
    const gap = i % 4 === 1 ? GAPS_MS[(i - 1) / 4] : undefined;
    await send('rawKeyDown', at);
    if (gap) {
      await send('keyUp', at + CHATTER_MS);
      await send('rawKeyDown', at + CHATTER_MS + gap);
    }
    await send('keyUp', at + HOLD_MS);
    await page.waitForTimeout(PERIOD_MS);
  }
  await keyboard(bench, ['KeyF']);
  await page.getByRole('button', { name: 'Show Result' }).click();
  const dock = page.getByRole('region', { name: 'Inspection controls' });
  await dock.getByRole('button', { name: /^Next/ }).click();
}

/** The report as that of a made-up device, as the text of its file. @param {Sealed} inspected */
async function madeUp({ report: inspection, journals }) {
  const [{ formatReport, sealReport }, { digest }, { keyPairOf, randomSeed, signText }] = await Promise.all(
    [
      '../../machines/report/report-of.ts',
      '../../src/browser/report/digest.ts',
      '../../src/browser/report/ed25519.ts',
    ].map(importModule),
  );
  const { key, secret } = await keyPairOf(randomSeed());
  const signer = { key, name: 'Assay sample', sign: (/** @type {string} */ text) => signText(secret, text) };
  const figures = system.map(([name, value, unit = '']) => ({ name, value, unit, source: 'reported' }));
  const made = { ...inspection, facts, system: figures, conditions: [] };
  return formatReport(await sealReport(made, journals, [], { digest, signer }));
}

/** Draws the top of the printed sample for the home page. @param {Page} page @param {string} origin */
async function picture(page, origin) {
  await page.goto(`${origin}/report#sample`);
  await page.locator('[data-print]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: PAPER.width, height: SHOWN_HEIGHT } });
  // The site's own policy keeps it from reading the picture.
  await page.goto('about:blank');
  const webp = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  writeFileSync(`${folder}/sample-report.webp`, Uint8Array.from(webp));
}
