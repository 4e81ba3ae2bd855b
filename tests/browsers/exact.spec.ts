import { expect } from 'playwright/test';
import { resolutionKinds, resolutionRaster } from '../../renderers/resolution/resolution.raster';
import { mismatches } from '../e2e/fixtures/pixels';
import { crop } from '../e2e/models/picture';
import { test } from './fixtures';
import { note, openView } from './steps';
import { soon, type Visitor } from './visitor';

/**
 * A scale that is not that of other tests. WebKitGTK takes its scale from GTK, which has whole scales only; in Firefox a
 * zoom is a scale.
 */
const scales = { firefox: 1.25, webkit: 2 };

/** Firefox leaves a few pixels of a hidden bar at the edge of a full screen. */
const MAX_FOREIGN_PIXELS = 64;

const label = 'Checkerboard pattern';
const values = { kind: resolutionKinds.indexOf('checkerboard') };

/** Position of the picture's canvas in CSS px of the window, and what the page says of it; null until it is drawn. */
const placeOf = (visitor: Visitor) =>
  visitor.evaluate(async (label) => {
    const canvas = document.querySelector<HTMLCanvasElement>(`[role=img][aria-label^="${label}"] canvas`);
    if (canvas?.style.visibility !== 'visible') return null;
    canvas.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    const { left, top } = canvas.getBoundingClientRect();
    const badge = canvas.closest('figure')?.querySelector('output')?.textContent ?? '';
    const said = canvas.closest('figure')?.textContent ?? '';
    return { left, top, width: canvas.width, height: canvas.height, ratio: devicePixelRatio, badge, said };
  }, label);

/** Counts the device pixels of the picture on the display that differ from its pattern. */
async function compare(visitor: Visitor) {
  const place = await placeOf(visitor);
  if (!place) return null;
  const { pixels, left, top } = await visitor.driver.look();
  const at = { left: left + Math.round(place.left * place.ratio), top: top + Math.round(place.top * place.ratio) };
  const picture = crop({ screenshot: pixels, webgl: true, width: place.width, height: place.height, ...at });
  const wrong = mismatches(picture, (x, y, width, height) => resolutionRaster.colorAt(x, y, width, height, values));
  return { wrong, ...place };
}

/** Chooses the pattern, which is then on the display pixel for pixel, and the page says what it can know of that. */
async function expectExact(visitor: Visitor) {
  await visitor.click('radio', 'Checkerboard', 'main');
  await soon(async () => (await compare(visitor))?.wrong).toBe(0);
  const { badge, said } = (await placeOf(visitor)) ?? {};
  if (await tellsPixels(visitor)) expect(badge).toBe('1:1 exact');
  else {
    expect(badge).toBe('unverified');
    expect(said).toContain('This browser does not report exact pixels.');
    note('cannot', 'Does not tell exact pixels. The picture was exact; the page says that it cannot know.');
  }
}

const tellsPixels = (visitor: Visitor) =>
  visitor.evaluate(() => 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype);

/** What could keep the controls of a picture visible: the page is not drawn, or a control has focus. */
const stateOf = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const { activeElement, visibilityState } = document;
    const isHidden = document.querySelector('[role=toolbar]')?.closest('[data-hidden]') !== null;
    return `the page is ${visibilityState}, focus is on ${activeElement?.tagName} ${activeElement?.textContent?.slice(0, 20)}, the controls are ${isHidden ? 'hidden' : 'shown'}`;
  });

test('A pattern is on the display pixel for pixel, and its graphics contexts are given back with it', async ({
  visitor,
}) => {
  await visitor.open('/about');
  await visitor.evaluate(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    const contexts = new Set<WebGLRenderingContext>();
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string]) {
      const context: unknown = Reflect.apply(getContext, this, args);
      if (args[0].startsWith('webgl') && context) contexts.add(context as WebGLRenderingContext);
      return context;
    } as typeof getContext;
    Object.assign(window, { isLost: () => [...contexts].map((context) => context.isContextLost()) });
  });
  const goTo = (path: string) => visitor.evaluate((path) => history.pushState(null, '', path), path);
  const isLost = () => visitor.evaluate(() => (window as unknown as { isLost: () => boolean[] }).isLost());
  await goTo('/resolution-test');
  await visitor.see('radio', 'Checkerboard', 'main');
  await expectExact(visitor);
  const opened = await isLost();
  note('figure', `${opened.length} contexts opened`);
  expect(opened).toEqual(opened.map(() => false));
  await goTo('/about');
  await soon(isLost).toEqual(opened.map(() => true));
});

test('A pattern and a color are exact at another ratio too', async ({ engine, visit }) => {
  const scale = scales[engine];
  const visitor = await visit({ scale });
  await visitor.open('/resolution-test');
  expect(await visitor.evaluate(() => devicePixelRatio)).toBe(scale);
  await expectExact(visitor);

  await visitor.open('/screen-test');
  await openView(visitor);
  const others = async () => {
    const { pixels } = await visitor.driver.look();
    return pixels.colors.reduce((count, color) => count + Number(color !== 0xffffff), 0);
  };
  // The controls hide after a few seconds, together with the pointer.
  const seen = async () => {
    const count = await others();
    return count <= MAX_FOREIGN_PIXELS
      ? 'one color'
      : `${count} device pixels of another color: ${await stateOf(visitor)}`;
  };
  await soon(seen).toBe('one color');
  note('figure', `At a ratio of ${scale}, ${await others()} device pixels at the edge are not the page’s`);
  await visitor.press('Escape');
  await visitor.see('heading', /results$/);
});

test('A zoomed page is not called exact where the browser does not tell', async ({ engine, visit }) => {
  // The test before this one tried it.
  if (engine === 'firefox') return note('figure', 'In Firefox a zoom is a ratio of its own, and stays exact.');
  const visitor = await visit({ zoom: 1.25 });
  await visitor.open('/resolution-test');
  await visitor.click('radio', 'Checkerboard', 'main');
  await soon(() => compare(visitor)).not.toBeNull();
  const { badge, wrong } = (await compare(visitor)) ?? {};
  note('figure', `${wrong} device pixels differ at a zoom of 125%`);
  expect(badge).not.toBe('1:1 exact');
});
