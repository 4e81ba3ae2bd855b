import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toBuffer } from 'bwip-js/node';
import { reader } from '../../scripts/headers.mjs';
import { desk, stubCamera } from '../checks/webcam/webcam.check';
import { noise, y4m } from '../kit/y4m';
import { fakeDevices, launchOptions, origin } from './browser';
import { InspectionPage } from './models/inspection.page';
import { decodePng } from './png';
import { chromium, expect, type Page, test } from './test';
import { watchPage } from './watch-page';

const folder = join(import.meta.dirname, '../../.build/y4m');
const size = { width: 640, height: 480 };
const PAPER = 200;
const INK = 40;
const DESK = 90;

interface Code {
  readonly kind: 'code128' | 'code39' | 'qrcode' | 'datamatrix';
  readonly text: string;
  /** Size of a module in px, and the position of its upper left corner on the label. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/**
 * Brightness of a paper label with codes on it, at a position on the label. Outside of it, the brightness of the desk.
 */
async function labelOf(codes: readonly Code[]): Promise<(x: number, y: number) => number> {
  const prints = await Promise.all(
    codes.map(async ({ kind, text, scale, left, top }) => {
      const isFlat = kind === 'code128' || kind === 'code39';
      const png = await toBuffer({
        bcid: kind,
        text,
        scale,
        backgroundcolor: 'ffffff',
        ...(isFlat && { height: 12 }),
      });
      return { ...decodePng(png), left, top };
    }),
  );
  return (x, y) => {
    if (x < 0 || y < 0 || x >= 580 || y >= 400) return DESK;
    for (const { width, height, colors, left, top } of prints) {
      const [column, row] = [Math.floor(x - left), Math.floor(y - top)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      return (colors[row * width + column] ?? 0) < 0x808080 ? INK : PAPER;
    }
    return PAPER;
  };
}

/** The label as held up to a webcam by hand: tilted, moving, unevenly lit, blurred by half a pixel, with noise. */
function photographed(label: (x: number, y: number) => number) {
  return (x: number, y: number, frame: number) => {
    const angle = 0.05 + 0.004 * frame;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const at = (dx: number, dy: number) => {
      const [u, v] = [x + dx - 320 + frame, y + dy - 240];
      return label(u * cosine + v * sine + 290, v * cosine - u * sine + 200);
    };
    const blurred = (at(-0.5, 0) + at(0.5, 0) + at(0, -0.5) + at(0, 0.5)) / 4;
    const light = 1 - 0.3 * (x / size.width);
    return Math.round(16 + blurred * light + noise(x, y, frame, 8));
  };
}

/** Opens the start page in a browser whose camera shows a label. */
async function holdUp(name: string, codes: readonly Code[], look: (page: Page) => Promise<void>) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.y4m`);
  writeFileSync(file, y4m({ ...size, rate: 10 }, 8, photographed(await labelOf(codes))));
  const args = [...fakeDevices, `--use-file-for-fake-video-capture=${file}`];
  const browser = await chromium.launch(launchOptions({ args }));
  try {
    const page = await browser.newPage({ baseURL: origin });
    const { pageErrors, foreignRequests } = watchPage(page);
    await new InspectionPage(page).open();
    await look(page);
    expect(foreignRequests).toEqual([]);
    expect(pageErrors).toEqual([]);
  } finally {
    await browser.close();
  }
}

const labels: readonly (readonly Code[])[] = [
  [
    { kind: 'code128', text: 'AT-004417', scale: 3, left: 60, top: 40 },
    { kind: 'qrcode', text: 'LOT 2026-11/7', scale: 3, left: 220, top: 190 },
  ],
  [
    { kind: 'code39', text: 'PF3K0O1L', scale: 2, left: 60, top: 40 },
    { kind: 'datamatrix', text: '7XK2P13', scale: 4, left: 220, top: 190 },
  ],
];

test('photographed barcodes of four kinds are read, and the camera closes with the last field', async () => {
  let read = 0;
  for (const [i, codes] of labels.entries()) {
    await holdUp(`label-${i}`, codes, async (page) => {
      const run = new InspectionPage(page);
      // The reader is not loaded until it is requested.
      const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      await expect.poll(async () => (await loaded()).filter((name) => /reader|wasm/.test(name))).toEqual([]);
      await run.field('Serial number').fill('typed by hand');
      await page.getByRole('button', { name: 'Scan with Camera' }).click();
      for (const { text } of codes) {
        await expect
          .poll(async () => [await run.field('Asset tag').inputValue(), await run.field('Lot').inputValue()], {
            timeout: 20_000,
          })
          .toContain(text);
        read += 1;
      }
      await expect(page.getByRole('button', { name: 'Scan with Camera' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Barcode camera' })).toHaveCount(0);
      await expect(run.field('Serial number')).toHaveValue('typed by hand');
      expect(page.workers()).toEqual([]);
    });
  }
  console.log(`photographed barcodes: ${read} of ${labels.flat().length} read`);
});

test('only the reader may compile WebAssembly, and nothing may run a text as a script', async ({ page, request }) => {
  await stubCamera(page);
  await new InspectionPage(page).open();
  const worker = page.waitForRequest(/\/reader\//);
  await page.route('**/*.wasm', (route) => route.abort());
  await page.getByRole('button', { name: 'Scan with Camera' }).click();
  await page.waitForFunction(() => window.double.requests.length > 0);
  await page.evaluate((facts) => {
    window.double.grant(facts, {});
    window.double.frames(1, 33, 'live', 1);
  }, desk);
  const answer = await request.get((await worker).url());
  expect(answer.headers()['content-security-policy']).toBe(reader.policy);
  expect(reader.policy).not.toContain("'unsafe-eval'");
  await expect(page.getByRole('alert').filter({ hasText: 'The barcode reader did not load' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scan with Camera' })).toBeVisible();
  const compiles = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    ),
  );
  expect(compiles, 'the page itself').toBe(false);
});
