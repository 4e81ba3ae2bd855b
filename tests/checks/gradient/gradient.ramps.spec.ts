import { CONTROLS_REST_MS } from '../../../machines/sequence/sequence.machine';
import { origin } from '../../e2e/browser';
import { browsersOfFile } from '../../e2e/browser-pool';
import { expectPicture, screenshot } from '../../e2e/models/picture';
import type { Pixels } from '../../e2e/png';
import {
  columnOf,
  ditheredColumns,
  ditheredDiagonally,
  ditheredRows,
  lopsided,
  returns,
  rowOf,
  rowsOf,
  runsOf,
  turns,
  widthError,
} from '../../e2e/ramp';
import { expect, type Page, test } from '../../e2e/test';
import { GradientPage } from './gradient.page';

/** 0, 1, 2 … 255. */
const codes = Array.from({ length: 256 }, (_, code) => code);
const colorsOf = (line: ArrayLike<number>) => runsOf(line).map(({ color }) => color);

/** The five ramps of the rainbow between its six colors, code by code, as 0xRRGGBB. */
const rainbow = [
  ...codes.map((code) => 0xff0000 | (code << 8)),
  ...codes.slice(1).map((code) => 0x00ff00 | ((255 - code) << 16)),
  ...codes.slice(1).map((code) => 0x00ff00 | code),
  ...codes.slice(1).map((code) => 0x0000ff | ((255 - code) << 8)),
  ...codes.slice(1).map((code) => 0x0000ff | (code << 16)),
];

/** The checks for each pattern on the screen, by the pattern's name. */
const proofs: readonly (readonly [string, (picture: Pixels) => void])[] = [
  [
    'Red to Blue',
    (picture) => {
      const line = rowOf(picture, 0);
      expect(ditheredColumns(picture)).toBe(0);
      expect(colorsOf(line)).toEqual(codes.map((code) => ((255 - code) << 16) | code));
      expect(turns(line)).toEqual([0, 0, 0]);
      expect(widthError(line, 256)).toBeLessThanOrEqual(1);
    },
  ],
  [
    'Vertical RGB',
    (picture) => {
      const line = columnOf(picture, 0);
      expect(ditheredRows(picture)).toBe(0);
      expect(colorsOf(line)).toEqual([
        ...codes.map((code) => ((255 - code) << 16) | (code << 8)),
        ...codes.slice(1).map((code) => ((255 - code) << 8) | code),
      ]);
      // Green rises up to the middle and then falls.
      expect(turns(line)).toEqual([0, 1, 0]);
      expect(widthError(line, 511)).toBeLessThanOrEqual(1);
    },
  ],
  [
    'Black to White',
    (picture) => {
      const line = rowOf(picture, 0);
      expect(ditheredColumns(picture)).toBe(0);
      expect(colorsOf(line)).toEqual(codes.map((code) => code * 0x010101));
      expect(widthError(line, 256)).toBeLessThanOrEqual(1);
    },
  ],
  [
    'Diagonal Rainbow',
    (picture) => {
      // From the upper left along the upper edge, then down the right edge.
      const line = [...rowOf(picture, 0), ...columnOf(picture, picture.width - 1).subarray(1)];
      expect(ditheredDiagonally(picture)).toBe(0);
      expect(colorsOf(line)).toEqual(rainbow);
      expect(widthError(line, rainbow.length)).toBeLessThanOrEqual(1);
    },
  ],
  [
    'Radial Burst',
    (picture) => {
      expect(lopsided(picture)).toBe(0);
      const [x, y] = [Math.floor(picture.width / 2), Math.floor(picture.height / 2)];
      const line = rowOf(picture, y).subarray(x);
      expect(returns(line)).toBe(0);
      expect(turns(line)).toEqual([0, 0, 0]);
      expect(line[0]).toBe(0xffffff);
      // 766 colors from the center to a corner.
      const share = Math.hypot(picture.width, picture.height) / 2 / 766;
      expect(Math.max(...runsOf(line).map(({ length }) => length))).toBeLessThanOrEqual(share + 1);
    },
  ],
];

const browserWith = browsersOfFile();

/**
 * Opens the running test at a real scale, with the page's clock under the test's control. The window is as small as
 * possible with a CSS pixel for every code: 511 from top to bottom, 1276 along two edges.
 */
async function running(scale: number, args: readonly string[] = [], size = '800,560') {
  const browser = await browserWith([`--force-device-scale-factor=${scale}`, `--window-size=${size}`, ...args]);
  const context = await browser.newContext({ viewport: null, baseURL: origin });
  const page = await context.newPage();
  await page.clock.install();
  const gradient = new GradientPage(page);
  await gradient.open();
  await gradient.start.click();
  await expect(gradient.layer.locator('canvas')).toHaveCSS('visibility', 'visible');
  return { context, page, gradient };
}

/** Checks the picture without its controls. */
async function shows(page: Page, gradient: GradientPage, prove: (picture: Pixels) => void): Promise<void> {
  await page.clock.fastForward(CONTROLS_REST_MS);
  await gradient.expectControls('hidden');
  await expectPicture(() => screenshot(page), prove);
}

/** Checks each of the five patterns on the screen, and returns their pictures. */
async function proveAll(
  scale: number,
  prove: (picture: Pixels, step: number) => void,
  args: readonly string[] = [],
): Promise<Pixels[]> {
  const { context, page, gradient } = await running(scale, args);
  const pictures: Pixels[] = [];
  try {
    const width = await page.evaluate(() => Math.round(innerWidth * devicePixelRatio));
    for (const [step, [name]] of proofs.entries()) {
      await gradient.expectToShow(step);
      await gradient.countRings();
      await test.step(name, () =>
        shows(page, gradient, (picture) => {
          pictures[step] = picture;
          expect(picture.width).toBe(width);
          prove(picture, step);
        }),
      );
      await gradient.press('ArrowRight');
    }
  } finally {
    await context.close();
  }
  return pictures;
}

const differing = (one: Pixels | undefined, other: Pixels) =>
  one?.colors.reduce((count, color, i) => count + Number(color !== other.colors[i]), 0);

test('every ramp is monotonous and undithered, each code as wide as the next, with and without WebGL', async () => {
  const scale = 1.75;
  const pictures = await proveAll(scale, (picture, step) => proofs[step]?.[1](picture));
  expect(pictures).toHaveLength(proofs.length);
  const isSame = (plain: Pixels, step: number) =>
    expect(differing(pictures[step], plain), `${proofs[step]?.[0]} without WebGL`).toBe(0);
  await proveAll(scale, isSame, ['--disable-3d-apis']);
});

test('a gradient of the browser drawn beside is caught as dithered, and ours is not', async () => {
  const { context, page, gradient } = await running(1.25);
  try {
    for (let i = 0; i < 2; i++) await gradient.press('ArrowRight');
    await gradient.press('l');
    await gradient.expectToShow(2);
    await gradient.countRings();
    await page.evaluate(() => {
      const css = document.createElement('div');
      Object.assign(css.style, {
        position: 'fixed',
        inset: '0 0 auto',
        height: '200px',
        zIndex: '99',
        background: 'linear-gradient(90deg, rgb(0, 0, 0), rgb(32, 32, 32))',
      });
      document.body.append(css);
    });
    await shows(page, gradient, (picture) => {
      const theirs = rowsOf(picture, 0, 250);
      const ours = rowsOf(picture, 250, picture.height);
      expect(ditheredColumns(theirs)).toBeGreaterThan(picture.width / 3);
      expect(ditheredColumns(ours)).toBe(0);
      expect(colorsOf(rowOf(ours, 0))).toEqual(codes.slice(0, 33).map((code) => code * 0x010101));
      expect(widthError(rowOf(ours, 0), 33)).toBeLessThanOrEqual(1);
    });
  } finally {
    await context.close();
  }
});
