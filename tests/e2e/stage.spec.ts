import { fixturePages } from './fixtures/fixture-page';
import { type PatternName, patterns } from './fixtures/patterns';
import { mismatches } from './fixtures/pixels';
import { expect, test } from './test';

const names = Object.keys(patterns) as PatternName[];

const pages = fixturePages();

const none = ['--disable-3d-apis'] as const;

for (const [backend, scale] of [
  ['webgl', 1.5],
  ['2d', 1.25],
] as const) {
  test(`${backend}, scale ${scale}: 1-px patterns, every code of a ramp and a swipe are exact to the pixel`, async () => {
    const fixture = await pages.open({ scale, args: backend === '2d' ? none : [] });
    for (const name of names) {
      await fixture.mount(name);
      const facts = await fixture.drawn();
      await fixture.expectPicture((picture) => {
        expect(mismatches(picture, patterns[name].colorAt), `stray pixels of ${name}`).toBe(0);
        const { width, height } = picture;
        const exactly = { pixelRatio: scale, exactness: 'exact', backend, changedOver: false };
        expect(facts).toEqual({ width, height, ...exactly });
      });
      await fixture.dispose();
    }
    await fixture.page.evaluate(() => {
      const { host, mountPattern, screenPattern, onFacts, facts } = window.fixture;
      facts.length = 0;
      const screen = mountPattern(host, { pattern: screenPattern, onFacts });
      window.setScreen = screen.update;
    });
    const { width } = await fixture.drawn();
    for (const split of [101, -101, 1, -1, width, -width]) {
      await fixture.page.evaluate((px) => window.setScreen({ color: 0xff0000, next: 0x0000ff, split: px }), split);
      const isNext = (x: number) => (split > 0 ? x >= width - split : x < -split);
      const colorAt = (x: number) => (isNext(x) ? 0x0000ff : 0xff0000);
      await fixture.expectPicture((picture) => expect(mismatches(picture, colorAt), `split ${split}`).toBe(0));
    }
  });
}

for (const backend of ['webgl', '2d'] as const) {
  test(`${backend}: a host on fractional CSS pixels still gets whole device pixels`, async () => {
    const fixture = await pages.open({ scale: 1.25, args: backend === '2d' ? none : [] });
    for (const [left, top, width, height] of [
      [10.3, 7.7, 301.4, 200.2],
      [20.5, 0.1, 99.9, 333.3],
      [0.4, 0.4, 400.4, 100.6],
    ] as const) {
      await fixture.page.evaluate(
        (box) => {
          const [x, y, w, h] = box.map((px) => `${px}px`);
          Object.assign(window.fixture.host.style, { inset: 'auto', left: x, top: y, width: w, height: h });
        },
        [left, top, width, height],
      );
      await fixture.mount('checkerboard');
      const facts = await fixture.drawn();
      await fixture.expectStage((picture) => {
        expect(picture).toMatchObject({ width: facts.width, height: facts.height });
        expect(mismatches(picture, patterns.checkerboard.colorAt)).toBe(0);
      });
      expect(facts.exactness).toBe('exact');
      await fixture.dispose();
    }
  });
}

test('a resize redraws the picture at its new size and reports it', async () => {
  const fixture = await pages.open({ scale: 1.5 });
  await fixture.mount('ramp');
  const before = await fixture.drawn();
  await fixture.page.evaluate(() => {
    Object.assign(window.fixture.host.style, { inset: '0 102px 58px 0' });
  });
  const after = await fixture.drawn(2);
  expect(after.width).toBe(before.width - 153);
  expect(after.height).toBe(before.height - 87);
  const colorAt = (x: number, y: number) =>
    x < after.width && y < after.height ? patterns.ramp.colorAt(x, y, after.width, after.height) : 0x5a5a5a;
  await fixture.expectPicture((picture) => expect(mismatches(picture, colorAt)).toBe(0));
});

test('an emulated pixel ratio, a transform and a pinch zoom are told as scaled', async () => {
  // A different flag gives this test its own browser: emulation needs a window that never showed another page.
  const fixture = await pages.open({ args: ['--mute-audio'] });
  const protocol = await fixture.page.context().newCDPSession(fixture.page);
  await fixture.mount('checkerboard');
  await expect.poll(() => fixture.drawn()).toMatchObject({ exactness: 'exact', pixelRatio: 1 });

  const metrics = { width: 500, height: 400, deviceScaleFactor: 2, mobile: false };
  // A busy Chromium applies the size first and the ratio later. Then no media query reports the ratio: its `matches`
  // changes, but no change event comes. The emulation is repeated until both change at once.
  await expect(async () => {
    await protocol.send('Emulation.clearDeviceMetricsOverride');
    await protocol.send('Emulation.setDeviceMetricsOverride', metrics);
    await expect.poll(() => fixture.facts(), { timeout: 2000 }).toMatchObject({ exactness: 'scaled', pixelRatio: 2 });
  }).toPass();
  await protocol.send('Emulation.clearDeviceMetricsOverride');
  await expect.poll(() => fixture.facts()).toMatchObject({ exactness: 'exact', pixelRatio: 1 });

  await protocol.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await expect.poll(() => fixture.facts()).toMatchObject({ exactness: 'scaled' });
  await protocol.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await expect.poll(() => fixture.facts()).toMatchObject({ exactness: 'exact' });

  await fixture.dispose();
  await fixture.page.evaluate(() => {
    window.fixture.host.style.transform = 'scale(0.5)';
  });
  await fixture.mount('checkerboard');
  await expect.poll(() => fixture.drawn()).toMatchObject({ exactness: 'scaled' });
});
