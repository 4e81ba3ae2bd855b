import { type LoupeValues, loupeRaster } from '../../renderers/loupe/loupe.raster';
import { layOutTestCard, type Rect } from '../../renderers/test-card/test-card.geometry';
import { type FixturePage, fixturePages } from './fixtures/fixture-page';
import { cropToStage, mismatches } from './fixtures/pixels';
import type { Pixels } from './png';
import { expect, test } from './test';

const pages = fixturePages();

/** Places the host at fractional CSS pixels. */
async function place(fixture: FixturePage, width: number, height: number) {
  await fixture.page.evaluate(
    ([w, h]) => {
      Object.assign(window.fixture.host.style, { inset: 'auto', left: '9.3px', top: '5.1px', width: w, height: h });
    },
    [`${width}px`, `${height}px`] as const,
  );
}

for (const scale of [1.25, 2]) {
  test(`scale ${scale}: the loupe reaches the screen pixel for pixel and follows its updates`, async () => {
    const fixture = await pages.open({ scale });
    await place(fixture, 132, 132);
    const first: LoupeValues = { color: 0xff0000, x: 0, y: 3, width: 1280, height: 800 };
    await fixture.page.evaluate((values) => {
      const { host, mountLoupe } = window.fixture;
      const loupe = mountLoupe(host, values);
      window.setLoupe = loupe.update;
      window.dispose = loupe.dispose;
    }, first);
    await fixture.frames();
    const matches = async (values: LoupeValues) => {
      const picture = cropToStage(await fixture.pixels());
      return mismatches(picture, (x, y, width, height) => loupeRaster.colorAt(x, y, width, height, values));
    };
    await expect.poll(() => matches(first)).toBe(0);

    await fixture.page.evaluate(() => window.setLoupe({ x: 1279, color: 0x00ff00 }));
    await fixture.frames();
    await expect.poll(() => matches({ ...first, x: 1279, color: 0x00ff00 })).toBe(0);

    await fixture.dispose();
    await expect.poll(() => fixture.page.locator('canvas').count()).toBe(0);
  });

  test(`scale ${scale}: the test card has each part of its layout in place, and its disc is round`, async () => {
    const fixture = await pages.open({ scale });
    await place(fixture, 560, 350);
    await fixture.page.evaluate(() => {
      const { host, mountTestCard } = window.fixture;
      const card = mountTestCard(host, { name: 'Assay', plate: '1 × 1 px' });
      window.setPlate = (plate) => card.update({ plate });
      window.dispose = card.dispose;
    });
    await fixture.page.evaluate(() => document.fonts.ready);
    await fixture.frames();
    await fixture.expectStage((card) => expectTestCard(card, scale));
  });
}

/** Checks the test card, drawn at 560 × 350 CSS px. */
function expectTestCard({ width, height, colors }: Pixels, scale: number): void {
  expect(Math.abs(width - 560 * scale)).toBeLessThanOrEqual(1);
  const unit = width / 16;
  const at = (x: number, y: number) => colors[y * width + x];

  // The middle of each part of the disc that neither a text nor its rim covers. Their layout has tests of its own.
  const { dial, disc, name, plate } = layOutTestCard(width, height, scale);
  const middles = dial
    .map((part) => ({ x: part.x + (part.width >> 1), y: part.y + (part.height >> 1) }))
    .filter(({ x, y }) => Math.hypot(x - disc.x, y - disc.y) < disc.radius - 4 * scale)
    .filter(({ y }) => [name, plate].every((text) => Math.abs(y - text.y) > text.size));
  expect(middles.length).toBeGreaterThan(200);
  const covers = (part: Rect, x: number, y: number) =>
    x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height;
  const wrong = middles.filter(({ x, y }) => at(x, y) !== dial.findLast((part) => covers(part, x, y))?.color);
  expect(wrong).toEqual([]);

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
  const fixture = await pages.open({ scale: 2 });
  await place(fixture, 560, 350);
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
    setLoupe(values: { x?: number; color?: number }): void;
    setPlate(plate: string): void;
  }
}
