// @ts-check
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { benchDrawing } from '../tests/bench/drawing-parts.mjs';
import { quantile } from '../tests/bench/figures.mjs';
import { benchFolder } from '../tests/bench/folder.mjs';
import { benchFrames } from '../tests/bench/frames.mjs';
import { benchLighthouse } from '../tests/bench/lighthouse.mjs';
import { benchPace } from '../tests/bench/pace.mjs';
import { benchPanel } from '../tests/bench/panel.mjs';
import { machineOf, writeResults } from '../tests/bench/results.mjs';
import { benchRoutes } from '../tests/bench/routes.mjs';
import { benchScale } from '../tests/bench/scale.mjs';
import { table } from '../tests/bench/table.mjs';
import { before, measure, scripts, startScreenTest, sum } from '../tests/bench/wire.mjs';
import { ensureChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

/**
 * Measures the site's performance, prints it and writes it into `tests/bench/results.md`: transfer size by kind
 * and by package, Lighthouse scores, the inputs of an inspection, and main-thread time, total CPU time and frame rate of
 * the drawings. The first argument runs only the part of that name.
 */

/** @typedef {import('../tests/bench/wire.mjs').Load} Load */

const out = '.build/bench';
/** Loads of each page. The reported times are the medians over the loads. */
const LOADS = 5;
const kinds = /** @type {const} */ (['html', 'style', 'font', 'other']);
const kib = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1);
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** The pages for which the time to the first response is measured, and what a visitor does there. */
const judged = [
  { title: 'Home', path: '/' },
  { title: 'Screen test', path: '/screen-test', use: startScreenTest },
  { title: 'Keyboard test', path: '/keyboard-test' },
  { title: 'A post', path: '/blog/dead-pixel-test-guide' },
  { title: 'Inspection', path: '/inspection' },
];

const { ASSAY_HEADLESS_SHELL: shell, ASSAY_CHROMIUM: full } = ensureChromium();
/** Parts that measure the built site, and parts that build their own page. */
const siteParts = {
  wire: benchWire,
  scale: (/** @type {string} */ origin) => benchScale(withBrowser, origin, (section) => write('scale', section)),
  folder: (/** @type {string} */ origin) => benchFolder(withBrowser, origin),
  lighthouse,
  routes: (/** @type {string} */ origin) => benchRoutes(full, origin, `${out}/sitemap.xml`),
  pace: (/** @type {string} */ origin) => benchPace(origin, shell),
};
const ownParts = {
  frames: benchFrames,
  touch: drawing('touch'),
  pen: drawing('pen'),
  motion: drawing('motion'),
  repair: drawing('repair'),
  meters: drawing('meters'),
  mouse: drawing('mouse'),
  panel: benchPanel,
};

const [wanted] = process.argv.slice(2);
const names = [...Object.keys(siteParts), ...Object.keys(ownParts)];
if (wanted && !names.includes(wanted)) {
  console.error(`There is no part '${wanted}'. Parts: ${names.join(', ')}`);
  process.exit(1);
}
/** @template Part @param {Record<string, Part>} parts @returns {[string, Part][]} */
const chosen = (parts) => Object.entries(parts).filter(([name]) => !wanted || name === wanted);

const bySite = chosen(siteParts);
if (bySite.length > 0) {
  const made = spawnSync(process.execPath, ['scripts/build.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, OUT_DIR: out },
  });
  if (made.status !== 0) process.exit(1);
  const server = serve(root + out).listen(0);
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  try {
    for (const [name, part] of bySite) await write(name, await part(origin));
  } finally {
    server.close();
  }
}
for (const [name, part] of chosen(ownParts)) await write(name, await part(shell));

/** @typedef {{ body: string, rows?: string[][] }} Section */

/** @param {string} name of the part @param {Section} section */
async function write(name, { body, rows }) {
  writeResults(name, `${body}\n\n${await machine()}.`, rows);
}

/** The machine and browser with which a section was measured. */
async function machine() {
  return machineOf(await withBrowser(async (browser) => browser.version()));
}

/** @param {import('../tests/bench/drawing-parts.mjs').DrawingPart} name */
function drawing(name) {
  return (/** @type {string} */ executablePath) => benchDrawing(name, executablePath);
}

/** @param {string} origin of the built site @returns {Promise<Section>} */
async function benchWire(origin) {
  const shares = await packageShares();
  /** @type {string[][]} */
  const rows = [];
  /** KiB of script on each page, by package. @type {Map<string, string[]>} */
  const packages = new Map();
  await withBrowser(async (browser) => {
    for (const [page, { title, path, use }] of judged.entries()) {
      const first = await load(browser, origin + path, use);
      const loads = [first];
      while (loads.length < LOADS) loads.push(await load(browser, origin + path));
      const median = (/** @type {(load: Load) => number} */ read) => quantile(loads.map(read), 0.5).toFixed(0);
      rows.push([
        title,
        ...[before(first), scripts(first)].map((some) => `${kib(sum(some))} in ${some.length}`),
        ...kinds.map((kind) => kib(sum(first.transfers.filter((one) => one.kind === kind)))),
        median(({ paintedAt }) => paintedAt),
        median(({ paintedAt, hydratedAt }) => hydratedAt - paintedAt),
      ]);
      for (const [name, bytes] of bytesOf(first, shares)) {
        const cells = packages.get(name) ?? judged.map(() => '');
        if (bytes >= 1024) packages.set(name, cells.with(page, kib(bytes)));
      }
    }
  });
  const body = [
    '## Bytes on the wire',
    `KiB, compressed; scripts in so many files, before the page answers and in all. Paint: ms until the first contentful paint; answer: ms from then until it answers to clicks; medians of ${LOADS} loads. The screen test was started.`,
    table(['', 'script before', 'script', ...kinds, 'paint', 'answer'], rows),
    'KiB of script by package, from 1 KiB.',
    table(
      ['', ...judged.map(({ title }) => title)],
      [...packages].map(([name, cells]) => [name, ...cells]),
    ),
  ].join('\n\n');
  console.log(`\n${body}`);
  return { body };
}

/**
 * Runs in the full browser. The headless shell loads no icons, and its characters are whole pixels wide, so text shifts
 * when a font loads late.
 * @param {string} origin of the built site
 */
function lighthouse(origin) {
  return benchLighthouse(
    full,
    origin,
    judged.map(({ path }) => path),
  );
}

/** @template Result @param {(browser: import('playwright').Browser) => Promise<Result>} use */
async function withBrowser(use) {
  const browser = await chromium.launch({
    executablePath: shell,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Loads a page in a new context. Blocks the service worker: it would answer in place of the network, and no transfers
 * would be counted.
 * @param {import('playwright').Browser} browser @param {string} url
 * @param {(page: import('playwright').Page) => Promise<unknown>} [use]
 */
async function load(browser, url, use) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  try {
    return await measure(page, url, use);
  } finally {
    await page.close();
  }
}

/**
 * The share of each package in each chunk's source, before minification. File names contain a hash of the content, so
 * the chunks of this second build are the same as the measured ones.
 * @returns {Promise<Map<string, Map<string, number>>>}
 */
async function packageShares() {
  /** @type {Map<string, Map<string, number>>} */
  const chunks = new Map();
  await build({
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'package-shares',
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue;
            /** @type {Map<string, number>} */
            const packages = new Map();
            let all = 0;
            for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
              packages.set(packageOf(id), (packages.get(packageOf(id)) ?? 0) + renderedLength);
              all += renderedLength;
            }
            for (const [name, length] of packages) packages.set(name, length / (all || 1));
            chunks.set(chunk.fileName, packages);
          }
        },
      },
    ],
  });
  return chunks;
}

/** The package of a module: `react-dom`, `@xstate/react`, `src/ui`. @param {string} id path of a module */
function packageOf(id) {
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (installed) return installed;
  if (!id.startsWith(root)) return 'the bundler';
  return id.slice(root.length).split('/').slice(0, 2).join('/');
}

/** Bytes of script by package. @param {Load} load @param {Map<string, Map<string, number>>} shares of packages in each chunk */
function bytesOf(load, shares) {
  /** @type {Map<string, number>} */
  const packages = new Map();
  for (const { file, bytes } of scripts(load)) {
    for (const [name, share] of shares.get(file) ?? new Map([[file, 1]])) {
      packages.set(name, (packages.get(name) ?? 0) + share * bytes);
    }
  }
  return [...packages].sort(([, a], [, b]) => b - a);
}
