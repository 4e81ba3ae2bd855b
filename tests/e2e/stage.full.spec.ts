import { fixturePages } from './fixtures/fixture-page';
import { patterns } from './fixtures/patterns';
import { mismatches } from './fixtures/pixels';
import { expect, test } from './test';

const pages = fixturePages();

test('the browser’s own zoom changes the ratio and not the picture, which stays exact', async () => {
  const fixture = await pages.openZoomable();
  await fixture.mount('checkerboard');
  const { width, height } = await fixture.drawn();
  // The stage keeps its device pixels, so no resize of it reveals the change.
  for (const ratio of [1.5, 0.8, 1]) {
    await fixture.zoom(ratio);
    const pixelRatio = expect.closeTo(ratio, 5);
    await expect
      .poll(() => fixture.facts())
      .toEqual({ width, height, pixelRatio, exactness: 'exact', backend: 'webgl', changedOver: false });
    await fixture.frames();
    await expect.poll(() => fixture.pixels()).toMatchObject({ width, height });
    await expect.poll(() => fixture.mismatches('checkerboard')).toBe(0);
  }
});

test('where the browser gives no device-pixel box the size follows the ratio alone, and is told as unverified', async () => {
  const fixture = await pages.openZoomable();
  // As in Safari. The stage keeps its CSS pixels, so only the media query for the ratio reveals the change.
  await fixture.page.evaluate(() => {
    Reflect.deleteProperty(ResizeObserverEntry.prototype, 'devicePixelContentBoxSize');
    Object.defineProperty(window, 'visualViewport', { value: null });
    Object.assign(window.fixture.host.style, {
      inset: 'auto',
      left: '8px',
      top: '8px',
      width: '200px',
      height: '160px',
    });
  });
  await fixture.mount('checkerboard');
  await fixture.drawn();
  for (const ratio of [1.25, 2, 1]) {
    await fixture.zoom(ratio);
    const size = { width: 200 * ratio, height: 160 * ratio };
    await expect.poll(() => fixture.facts()).toMatchObject({ ...size, pixelRatio: ratio, exactness: 'unverified' });
    await fixture.frames();
    await fixture.expectStage((picture) => {
      expect(picture).toMatchObject(size);
      expect(mismatches(picture, patterns.checkerboard.colorAt)).toBe(0);
    });
  }
});
