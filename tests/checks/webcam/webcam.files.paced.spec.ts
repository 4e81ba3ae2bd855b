import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions, origin } from '../../e2e/browser';
import { type Browser, chromium, expect, type Page, test } from '../../e2e/test';
import { opened } from '../../kit/test-page';
import { noise, y4m } from '../../kit/y4m';
import { WebcamPage } from './webcam.check';

/** The browser's own fake camera, fed with a file generated here. */
const folder = join(import.meta.dirname, '../../../.build/y4m');
const size = { width: 320, height: 240 };
/** Small, because frames that a busy computer does not draw in time are not presented. */
const viewport = { width: 480, height: 400 };

interface Film {
  readonly name: string;
  readonly rate: number;
  readonly frames: number;
  readonly luma: (x: number, y: number, frame: number) => number;
}

type Look = (camera: WebcamPage, page: Page) => Promise<void>;

/** Opens the page in a browser with such a camera. */
async function withFlags(flags: readonly string[], look: Look) {
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch(launchOptions({ args: flags }));
    const page = await browser.newPage({ baseURL: origin, viewport });
    const camera = await opened(WebcamPage, page);
    await look(camera, page);
  } finally {
    await browser?.close();
  }
}

async function withCamera({ name, rate, frames, luma }: Film, look: Look) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.y4m`);
  writeFileSync(file, y4m({ ...size, rate }, frames, luma));
  const flags = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
  await withFlags(flags, async (camera, page) => {
    await camera.startTest();
    await expect(camera.bar).toContainText('Camera on');
    await look(camera, page);
  });
}

/** A still scene as a sensor records it: only its noise changes. */
const still = (x: number, y: number, frame: number) => 90 + (x >> 2) + noise(x, y, frame, 3);
const scene = (x: number, y: number) => 90 + (x >> 2) + (y & 7);

/** The figure settles over its window, four seconds of the stream's own clock. */
async function expectRate(camera: WebcamPage, rate: number) {
  const error = async () => Math.abs(Number.parseFloat((await camera.rate.textContent()) ?? '') - rate);
  await expect.poll(error, { timeout: 45_000, intervals: [200] }).toBeLessThan(0.5);
}

test('a camera of 15 frames a second is measured within 0.5 and passes, and a still scene with noise is live (A14)', async () => {
  await withCamera({ name: 'still-15', rate: 15, frames: 12, luma: still }, async (camera) => {
    await expect(camera.bar).toContainText('Live');
    await expectRate(camera, 15);
    await expect(camera.figure('Resolution')).toHaveText('320 × 240');
    await expect(camera.figure('Frame rate advertised')).toHaveText('15\u202ffps');
    await expect(camera.bar).toContainText('Live');
    await camera.button('Stop Test').click();
    await expect(camera.row('Frame rate')).toContainText('Pass');
  });
});

test('a camera of 60 gives 30 where 30 is asked for, and 60 in the resolution search’s own stream', async () => {
  await withCamera({ name: 'still-60', rate: 60, frames: 12, luma: still }, async (camera, page) => {
    await expect(camera.bar).toContainText('Live');
    await expectRate(camera, 30);
    const probes = page.getByRole('list', { name: 'Resolutions that the camera offers' }).getByRole('listitem');
    // A busy computer drops frames, which the figure correctly reports. Then the search is repeated.
    await expect(async () => {
      await camera.button('Find Resolutions').click();
      await expect(page.getByText(/^1 of 17 resolutions offered\. Not scaled/)).toBeVisible({ timeout: 15_000 });
      const [probe, ...more] = await probes.allTextContents();
      expect(more, 'what only rescaling could give is not listed').toEqual([]);
      const [, width, height, rate] = /^(\d+) × (\d+) ([\d.]+)\u202ffps/.exec(probe ?? '') ?? [];
      expect([width, height]).toEqual(['320', '240']);
      expect(Math.abs(Number(rate) - 60)).toBeLessThan(0.5);
    }).toPass({ timeout: 45_000 });
    // The camera is on again.
    await expect(camera.bar).toContainText('Live');
    await camera.button('Stop Test').click();
    await expect(page.getByText(/^Largest native resolution/)).toBeVisible();
  });
});

test('a camera that sends each frame four times is found, though it says 30 a second (A14)', async () => {
  const moving = (x: number, y: number, frame: number) =>
    90 + ((x + 8 * (frame >> 2)) % 64) + noise(x, y, frame >> 2, 3);
  await withCamera({ name: 'repeats', rate: 30, frames: 96, luma: moving }, async (camera) => {
    await expectRate(camera, 7.5);
    await camera.button('Stop Test').click();
    await expect(camera.row('Frame rate')).toContainText(/of 30 advertised .*CAM-RATE/);
  });
});

test('frames that are all the same are called frozen, and fail', async () => {
  await withCamera({ name: 'frozen', rate: 15, frames: 2, luma: scene }, async (camera) => {
    await expect(camera.bar).toContainText('Frozen');
    await camera.button('Stop Test').click();
    await expect(camera.badge).toHaveAccessibleName(/fail/);
    await expect(camera.row('Picture')).toContainText('Frozen.');
  });
});

/** A covered lens with a hot cluster. */
const covered = (x: number, y: number, frame: number) =>
  x >= 100 && x < 102 && y >= 60 && y < 62 ? 235 : 17 + noise(x, y, frame, 30);

test('a hot cluster of 2 × 2 behind a covered lens is found exactly where it is', async () => {
  await withCamera({ name: 'hot', rate: 30, frames: 12, luma: covered }, async (camera, page) => {
    await expect(camera.bar).toContainText('Very dark');
    await camera.button('Find Hot Pixels').click();
    await expect(page.getByText('1 hot spot: 2 × 2 at 100, 60.')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('img', { name: 'Map of 1 hot spot in the picture' })).toBeVisible();
    await camera.button('Stop Test').click();
    await expect(camera.badge).toHaveAccessibleName(/warning/);
    await expect(camera.row('Hot pixels')).toContainText('2 × 2 at 100, 60');
  });
});

test('a refusal by the browser itself is called so', async () => {
  await withFlags(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'], async (camera) => {
    await camera.startTest();
    await expect(camera.alert).toContainText('Webcam access denied. Please allow camera access and try again.');
  });
});
