import { colors } from '../../machines/screen/screen';
import { CONTROLS_REST_MS } from '../../machines/sequence/sequence.machine';
import { origin } from './browser';
import { browsersOfFile, windowAt } from './browser-pool';
import { expectPicture, screenshot } from './models/picture';
import { refuseFullscreen, screenOf, share, shoot, walkThrough } from './models/screen.page';
import { expect, test } from './test';

test.describe('the surface', () => {
  test('cannot tell in a window on half of the screen, says so, and leads back to full screen', async ({ page }) => {
    await refuseFullscreen(page);
    await page.addInitScript(() => {
      for (const [name, value] of [['width', 1280] as const, ['height', 1632] as const]) {
        Object.defineProperty(Screen.prototype, name, { get: () => value });
      }
    });
    const screen = screenOf(page);
    await walkThrough(screen);
    const main = page.getByRole('main');
    await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/cannot tell, 8 of 9/i);
    await expect(main.getByRole('listitem').filter({ hasText: 'Screen coverage' })).toContainText(
      '49% of the screen was covered. The rest was not tested.Cannot tell',
    );
    await expect(screen.missing).toContainText('Show each color on at least 95% of the screen');
    await page.evaluate(() => {
      Element.prototype.requestFullscreen = async () => {
        document.documentElement.dataset.asked = 'yes';
      };
    });
    await screen.missing.getByRole('button', { name: 'Show Full Screen' }).click();
    await screen.expectToShow(0);
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  });

  test('is drawn again when the graphics context was lost', async ({ page }) => {
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
        const context = Reflect.apply(original, this, args);
        if (String(args[0]).startsWith('webgl')) Object.assign(window, { lastContext: context });
        return context;
      } as typeof original;
    });
    const screen = screenOf(page);
    await screen.open();
    await screen.start.click();
    await screen.press('ArrowLeft');
    await expect.poll(async () => share(await shoot(screen), 0xff00ff)).toBe(1);
    await page.evaluate(async () => {
      const { lastContext } = window as unknown as { lastContext: WebGL2RenderingContext };
      const extension = lastContext.getExtension('WEBGL_lose_context');
      const lost = new Promise((done) => lastContext.canvas.addEventListener('webglcontextlost', done, { once: true }));
      extension?.loseContext();
      await lost;
      // A context cannot be restored in the task that reports its loss.
      await new Promise((resolve) => setTimeout(resolve, 10));
      extension?.restoreContext();
    });
    await screen.press('ArrowLeft');
    await expect.poll(async () => share(await shoot(screen), 0x00ffff)).toBe(1);
  });

  test('leaves one graphics context at most after six runs', async ({ page }) => {
    await page.addInitScript(() => {
      const contexts = new Set<WebGL2RenderingContext>();
      Object.assign(window, {
        liveContexts: () => [...contexts].filter((gl) => !gl.isContextLost()).length,
        openedContexts: () => contexts.size,
      });
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
        const context = Reflect.apply(original, this, args);
        if (context && String(args[0]).startsWith('webgl')) contexts.add(context as WebGL2RenderingContext);
        return context;
      } as typeof original;
    });
    const screen = screenOf(page);
    await screen.open();
    const live = () => page.evaluate(() => window.liveContexts());
    for (let i = 0; i < 6; i++) {
      await screen.start.click();
      await screen.expectToShow(0);
      // Every second run ends before the picture can be drawn.
      if (i % 2) await expect(screen.layer.locator('canvas')).toBeAttached();
      await screen.press('Escape');
      await page.getByRole('button', { name: 'Test Again' }).click();
      // A picture that was still loading releases its context once it has loaded.
      await expect.poll(live).toBeLessThanOrEqual(1);
    }
    // Pixi opens no contexts other than that of the picture.
    expect(await page.evaluate(() => window.openedContexts())).toBeLessThanOrEqual(6);
  });
});

const browserWith = browsersOfFile();

for (const [scale, webgl] of [
  [1.25, true],
  [2, false],
] as const) {
  test(`every color fills the screen to the last device pixel at a pixel ratio of ${scale}, ${webgl ? 'with' : 'without'} WebGL`, async () => {
    const args = windowAt(scale, 800, 560);
    const browser = await browserWith(webgl ? args : [...args, '--disable-3d-apis']);
    const context = await browser.newContext({ viewport: null, baseURL: origin });
    try {
      const page = await context.newPage();
      await page.clock.install();
      const screen = screenOf(page);
      await screen.open();
      await screen.start.click();
      for (const [step, { name, value }] of colors.entries()) {
        await screen.expectToShow(step);
        if (step === 0) await expect(screen.layer.locator('canvas')).toBeAttached();
        await page.clock.fastForward(CONTROLS_REST_MS);
        await screen.expectControls('hidden');
        const width = await page.evaluate(() => Math.round(innerWidth * devicePixelRatio));
        await expectPicture(
          () => screenshot(page),
          (pixels) => {
            expect(pixels.width).toBe(width);
            expect(share(pixels, Number.parseInt(value.slice(1), 16)), name).toBe(1);
          },
        );
        await screen.press('ArrowRight');
      }
    } finally {
      await context.close();
    }
  });
}

declare global {
  interface Window {
    /** Number of WebGL contexts that are open, and number that were ever opened. */
    liveContexts(): number;
    openedContexts(): number;
  }
}
