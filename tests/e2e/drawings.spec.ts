import { type LoupeValues, loupeRaster } from '../../renderers/loupe/loupe.raster';
import { FixturePage, serveFixtures } from './fixtures/fixture-page';
import { cropToStage, mismatches } from './fixtures/pixels';
import { expectPicture } from './models/picture';
import type { Pixels } from './png';
import { expect, test } from './test';

const fixtures = serveFixtures();
let fixture: FixturePage;

test.afterEach(async () => {
  await fixture.close();
  expect(fixture.errors).toEqual([]);
});

/** Places the host at fractional CSS pixels. */
async function place(width: number, height: number) {
  await fixture.page.evaluate(
    ([w, h]) => {
      Object.assign(window.fixture.host.style, { inset: 'auto', left: '9.3px', top: '5.1px', width: w, height: h });
    },
    [`${width}px`, `${height}px`] as const,
  );
}

/** Lengths of runs of one color along a row, from left to right. */
function runs({ width, colors }: Pixels, y: number, from: number, to: number): number[] {
  const lengths: number[] = [];
  for (let x = from; x < to; x++) {
    const same = x > from && colors[y * width + x] === colors[y * width + x - 1];
    if (same) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
  }
  return lengths;
}

for (const scale of [1.25, 2]) {
  test(`scale ${scale}: the loupe reaches the screen pixel for pixel and follows its updates`, async () => {
    fixture = await FixturePage.open(fixtures, { scale });
    await place(132, 132);
    const first: LoupeValues = { color: 0xff0000, x: 0, y: 3, width: 1280, height: 800 };
    await fixture.page.evaluate((values) => {
      const { host, mountLoupe } = window.fixture;
      const loupe = mountLoupe(host, { ...values, color: '#ff0000' });
      window.setLoupe = loupe.update;
      window.dispose = loupe.dispose;
    }, first);
    await fixture.frames();
    const matches = async (values: LoupeValues) => {
      const picture = cropToStage(await fixture.pixels());
      return mismatches(picture, (x, y, width, height) => loupeRaster.colorAt(x, y, width, height, values));
    };
    await expect.poll(() => matches(first)).toBe(0);

    await fixture.page.evaluate(() => window.setLoupe({ x: 1279, color: '#00ff00' }));
    await fixture.frames();
    await expect.poll(() => matches({ ...first, x: 1279, color: 0x00ff00 })).toBe(0);

    await fixture.dispose();
    await expect.poll(() => fixture.page.locator('canvas').count()).toBe(0);
  });

  test(`scale ${scale}: the test card's lines, grays and ramp are true, and its disc is round`, async () => {
    fixture = await FixturePage.open(fixtures, { scale });
    await place(560, 350);
    await fixture.page.evaluate(() => {
      const { host, mountTestCard } = window.fixture;
      const card = mountTestCard(host, { name: 'Assay', plate: '1 × 1 px' });
      window.setPlate = (plate) => card.update({ plate });
      window.dispose = card.dispose;
    });
    await fixture.page.evaluate(() => document.fonts.ready);
    await fixture.frames();
    await expectPicture(
      async () => cropToStage(await fixture.pixels()),
      (card) => expectTestCard(card, scale),
    );
  });
}

/** Checks the test card, drawn at 560 × 350 CSS px. */
function expectTestCard(card: Pixels, scale: number): void {
  const { width, height, colors } = card;
  expect(Math.abs(width - 560 * scale)).toBeLessThanOrEqual(1);
  const unit = width / 16;
  const at = (x: number, y: number) => colors[Math.round(y) * width + Math.round(x)];

  // Well inside each of the five groups, whose lines are 1, 2, 3, 4 and 6 device px wide.
  [1, 2, 3, 4, 6].forEach((line, i) => {
    const middle = (3.7 + 8.6 * ((i + 0.5) / 5)) * unit;
    const lengths = runs(card, Math.round(5.9 * unit), Math.round(middle - 13), Math.round(middle + 13)).slice(1, -1);
    expect(lengths.length).toBeGreaterThan(1);
    expect(new Set(lengths)).toEqual(new Set([line]));
  });

  for (const color of [0xff0000, 0x00ff00, 0x0000ff, 0xff00ff, 0x000000, 0xffffff]) expect(colors).toContain(color);
  const ramp = Array.from({ length: Math.round(3 * unit) }, (_, i) => at(6.5 * unit + i, 8.8 * unit) ?? 0);
  expect(ramp.every((color) => color === (color & 255) * 0x010101)).toBe(true);
  expect(ramp).toEqual([...ramp].sort((a, b) => a - b));
  expect(new Set(ramp).size).toBeGreaterThan(100);

  const grays = Array.from({ length: 11 }, (_, i) => {
    const share = i === 0 ? 1.5 : i === 10 ? 10.9 : 1.7 + i - 0.5;
    return at((3.7 + (8.6 * share) / 12.4) * unit, 7.1 * unit);
  });
  expect(new Set(grays).size).toBe(11);

  // The outermost pixel of the rim that is more than half white, on the gray background. The radius must be the same in
  // four directions.
  const center = { x: Math.round(8 * unit), y: Math.round(height / 2) };
  const rimFrom = (dx: number, dy: number) => {
    let far = Math.round(4.3 * unit) + 4;
    while (far > 4 * unit && ((at(center.x + dx * far, center.y + dy * far) ?? 0) & 255) <= 0xbf) far -= 1;
    return far;
  };
  const reach = [rimFrom(-1, 0), rimFrom(1, 0), rimFrom(0, -1), rimFrom(0, 1)];
  expect(Math.min(...reach)).toBeGreaterThan(4.2 * unit);
  expect(Math.max(...reach) - Math.min(...reach)).toBeLessThanOrEqual(1);
}

test('the test card writes its plate in its own face, shrinks what is too long, and goes away', async () => {
  fixture = await FixturePage.open(fixtures, { scale: 2 });
  await place(560, 350);
  const written = await fixture.page.evaluate(async () => {
    const lines: { text: string; width: number; font: string; stretch: string }[] = [];
    const { prototype } = CanvasRenderingContext2D;
    prototype.fillText = new Proxy(prototype.fillText, {
      apply(target, context: CanvasRenderingContext2D, args: [string, number, number]) {
        const { width } = context.measureText(args[0]);
        lines.push({ text: args[0], width, font: context.font, stretch: context.fontStretch });
        return Reflect.apply(target, context, args);
      },
    });
    const { host, mountTestCard } = window.fixture;
    const card = mountTestCard(host, { name: 'Assay', plate: '2880 × 1800 px' });
    window.dispose = card.dispose;
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const normal = lines.slice(-2);
    card.update({ plate: '2880 × 1800 px '.repeat(6) });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return { normal, long: lines.at(-1) };
  });
  const disc = 8.6 * 70;
  expect(written.normal.map(({ text }) => text)).toEqual(['Assay', '2880 × 1800 px']);
  expect(written.normal[0]?.font).toContain('Schibsted Grotesk');
  expect(written.normal[1]).toMatchObject({ stretch: 'condensed', font: expect.stringContaining('Martian Mono') });
  expect(written.normal[1]?.width).toBeGreaterThan(disc * 0.2);
  expect(written.long?.width).toBeLessThan(disc * 0.74);

  await fixture.dispose();
  await expect.poll(() => fixture.page.locator('canvas').count()).toBe(0);
});

declare global {
  interface Window {
    setLoupe(settings: { x?: number; color?: string }): void;
    setPlate(plate: string): void;
  }
}
