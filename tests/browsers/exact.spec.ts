import { expect } from 'playwright/test';
import { resolutionKinds, resolutionPattern } from '../../renderers/resolution/resolution.pattern';
import { mismatches } from '../e2e/fixtures/pixels';
import { crop } from '../e2e/models/picture';
import { note, test } from './fixtures';
import { openView } from './steps';
import type { Visitor } from './visitor';

/** A scale of whole pixels, and one of parts of them. WebKitGTK takes its scale from GTK, which has whole scales only. */
const scales = { firefox: [1, 1.25], webkit: [1, 2] };

/** Firefox leaves a few pixels of a hidden bar at the edge of a full screen. */
const MAX_FOREIGN_PIXELS = 64;

const patterns = ['checkerboard', 'lines'] as const;

/** Position of a picture's canvas in CSS px of the window; null until it is drawn. */
const placeOf = (visitor: Visitor, label: string) =>
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

/**
 * Counts the device pixels of a picture on the display that differ from its pattern. Includes what the page reports.
 */
async function compare(visitor: Visitor, kind: (typeof patterns)[number]) {
  const label = `${kind[0]?.toUpperCase()}${kind.slice(1)} pattern`;
  const place = await placeOf(visitor, label);
  if (!place) return null;
  const { pixels, left, top } = await visitor.driver.look();
  const at = { left: left + Math.round(place.left * place.ratio), top: top + Math.round(place.top * place.ratio) };
  const picture = crop({ screenshot: pixels, webgl: true, width: place.width, height: place.height, ...at });
  const values = { kind: resolutionKinds.indexOf(kind) };
  const wrong = mismatches(picture, (x, y, width, height) => resolutionPattern.colorAt(x, y, width, height, values));
  return { wrong, ...place };
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

test('Patterns and colors are on the display pixel for pixel', async ({ engine, visit }) => {
  let tells = true;
  for (const scale of scales[engine]) {
    const visitor = await visit(scale === 1 ? {} : { scale });

    await test.step(`patterns at a ratio of ${scale}`, async () => {
      await visitor.open('/resolution-test');
      expect(await visitor.evaluate(() => devicePixelRatio)).toBe(scale);
      for (const kind of patterns) {
        const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
        await visitor.click('radio', name, 'main');
        await expect.poll(async () => (await compare(visitor, kind))?.wrong, kind).toBe(0);
      }
      const { badge, said } = (await compare(visitor, 'lines')) ?? {};
      if (await tellsPixels(visitor)) expect(badge).toBe('1:1 exact');
      else {
        tells = false;
        expect(badge).toBe('unverified');
        expect(said).toContain('This browser does not report exact pixels.');
      }
    });

    await test.step(`a color fills the whole display at a ratio of ${scale}`, async () => {
      await visitor.open('/screen-test');
      await openView(visitor);
      const others = async () => {
        const { pixels } = await visitor.driver.look();
        return pixels.colors.filter((color) => color !== 0xffffff).length;
      };
      // The controls hide after a few seconds, together with the pointer.
      const seen = async () => {
        const count = await others();
        return count <= MAX_FOREIGN_PIXELS
          ? 'one color'
          : `${count} device pixels of another color: ${await stateOf(visitor)}`;
      };
      await expect.poll(seen).toBe('one color');
      const foreign = await others();
      if (foreign > 0)
        note('figure', `At a ratio of ${scale}, ${foreign} device pixels at the edge are not the page’s`);
      await visitor.press('Escape');
      await visitor.see('heading', /results$/);
    });
  }
  note('figure', `Tried at ratios of ${scales[engine].join(' and ')}`);
  if (!tells) note('cannot', 'Does not tell exact pixels. The picture was exact; the page says that it cannot know.');
});

test('A zoomed page is not called exact where the browser does not tell', async ({ engine, visit }) => {
  const visitor = await visit({ zoom: 1.25 });
  await visitor.open('/resolution-test');
  await visitor.click('radio', 'Lines', 'main');
  await expect.poll(() => compare(visitor, 'lines')).not.toBeNull();
  const { badge, wrong } = (await compare(visitor, 'lines')) ?? {};
  const isExact = wrong === 0;
  if (engine === 'firefox') note('figure', 'In Firefox a zoom is a ratio of its own, and stays exact.');
  else note('figure', `${wrong} device pixels differ at a zoom of 125%`);
  expect(badge === '1:1 exact').toBe(engine === 'firefox' && isExact);
});

test('A graphics context is given back once its picture is gone', async ({ visitor }) => {
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
  await expect.poll(() => placeOf(visitor, 'Lines'), 'the picture is drawn').not.toBeNull();
  const opened = await isLost();
  note('figure', `${opened.length} contexts opened`);
  expect(opened).toEqual(opened.map(() => false));
  await goTo('/about');
  await expect.poll(isLost).toEqual(opened.map(() => true));
});
