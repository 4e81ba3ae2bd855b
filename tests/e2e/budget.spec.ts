import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure, scripts, startScreenTest, sum } from '../bench/wire.mjs';
import { origin } from './browser';
import { built } from './routes';
import { expect, test } from './test';

const KiB = 1024;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** The build's manifest of its files. */
const manifest = () => JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** A chunk and everything that it imports statically, directly or indirectly. */
function closure(chunks: Record<string, Chunk>, key: string): string[] {
  const keys = new Set([key]);
  for (const one of keys) for (const next of chunks[one]?.imports ?? []) keys.add(next);
  return [...keys];
}

/** Pixi's chunk and the chunks that only it imports. */
function pixiFiles(): string[] {
  const chunks = manifest();
  const shared = new Set(closure(chunks, 'index.html'));
  const pixi = Object.keys(chunks).find((key) => chunks[key]?.name === 'pixi');
  if (!pixi) throw new Error('The build has no chunk of Pixi');
  return closure(chunks, pixi)
    .filter((key) => !shared.has(key))
    .map((key) => chunks[key]?.file ?? key);
}

/** The scripts that a page needs before it can respond. Does not include what it loads once it runs. */
function neededBy(page: string): string[] {
  const chunks = manifest();
  const keys = new Set([...closure(chunks, 'index.html'), ...closure(chunks, page)]);
  return [...new Set([...keys].flatMap((key) => chunks[key]?.file ?? []))];
}

test('no page needs more than 12 files of script to answer', () => {
  const pages = Object.keys(manifest()).filter((key) => key.endsWith('.page.tsx'));
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) expect(neededBy(page).length, page).toBeLessThanOrEqual(12);
});

test('the home page needs at most 80 KiB of JavaScript to answer, requested once it is parsed or painted, and loads at most 100 KiB in all, none of it Pixi', async ({
  page,
}) => {
  const needed = neededBy('src/pages/Home.page.tsx');
  const load = await measure(page, `${origin}/`);
  const first = sum(scripts(load).filter(({ file }) => needed.includes(file)));
  expect(first).toBeGreaterThan(40 * KiB);
  expect(first).toBeLessThanOrEqual(80 * KiB);
  expect(sum(scripts(load))).toBeGreaterThan(first);
  expect(sum(scripts(load))).toBeLessThanOrEqual(100 * KiB);
  expect(load.transfers.filter(({ file }) => pixiFiles().includes(file))).toEqual([]);

  const earliest = Math.min(load.paintedAt, load.parsedAt);
  expect(earliest).toBeGreaterThan(0);
  const program = scripts(load).filter(({ file }) => file.startsWith('assets/'));
  expect(program.length).toBeGreaterThan(3);
  for (const { file, startedAt } of program) expect(startedAt, file).toBeGreaterThan(earliest);
});

test('over a slow network, the largest file of the program is requested before the page is parsed, and the style sheets that only other pages need once it has arrived', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow4G = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 93_750 };
  await session.send('Network.emulateNetworkConditions', slow4G);
  const { transfers, parsedAt } = await measure(page, `${origin}/compare`);
  const startOf = (name: string) => transfers.find(({ file }) => file.startsWith(`assets/${name}-`))?.startedAt;
  expect(startOf('index')).toBeLessThan(parsedAt);
  const arrivedAt = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/index-'))
        ?.toJSON().responseEnd,
  );
  for (const name of ['cards', 'parts']) expect(startOf(name), name).toBeGreaterThan(arrivedAt);
});

test('the screen test loads at most 210 KiB of JavaScript, and Pixi after the first paint', async ({ page }) => {
  const load = await measure(page, `${origin}/screen-test`, startScreenTest);
  const pixi = load.transfers.filter(({ file }) => pixiFiles().includes(file));
  expect(sum(pixi), 'Pixi was loaded').toBeGreaterThan(50 * KiB);
  expect(sum(scripts(load))).toBeLessThanOrEqual(210 * KiB);
  expect(load.paintedAt).toBeGreaterThan(0);
  for (const { file, startedAt } of pixi) expect(startedAt, file).toBeGreaterThan(load.paintedAt);
});
