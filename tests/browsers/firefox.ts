import { type Browser, type BrowserContext, firefox, type Page } from 'playwright/test';
import { findFirefox } from '../../scripts/engines.mjs';
import { shootDisplay } from './display';
import type { Driver, Settings } from './driver';

/** Firefox preferences for these launch settings. */
function preferences({ scale, zoom, media = 'granted' }: Settings): Record<string, string | number | boolean> {
  const answer = media === 'granted' ? 1 : 2;
  return {
    'media.navigator.streams.fake': true,
    'permissions.default.camera': answer,
    'permissions.default.microphone': answer,
    // The full screen notice would cover the picture.
    'full-screen-api.warning.timeout': 0,
    'full-screen-api.transition-duration.enter': '0 0',
    'full-screen-api.transition-duration.leave': '0 0',
    ...((scale ?? zoom) && { 'layout.css.devPixelsPerPx': String((scale ?? 1) * (zoom ?? 1)) }),
  };
}

/** Launch options for Firefox from Debian or Mozilla. Not headless, because WebGL 2 needs a display. */
const firefoxOptions = (settings: Settings) => ({
  channel: 'moz-firefox',
  executablePath: findFirefox() ?? '',
  headless: false,
  firefoxUserPrefs: preferences(settings),
});

class FirefoxDriver implements Driver {
  readonly engine = 'firefox';
  #page: Page | null = null;
  #complaints: string[] = [];

  constructor(
    readonly browser: Browser,
    readonly context: BrowserContext,
  ) {}

  get page(): Page {
    if (!this.#page) throw new Error('No page is open');
    return this.#page;
  }

  async goto(url: string) {
    // When a page is left while it loads, Firefox reports each canceled request as an error. A new tab avoids that.
    await this.#page?.close();
    const page = await this.context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    this.#complaints = complaints;
    this.#page = page;
    await page.goto(url);
  }
  evaluate<R, A>(work: (value: A) => R | Promise<R>, value: A): Promise<R> {
    return this.page.evaluate(work as never, value) as Promise<R>;
  }
  async run(code: string) {
    await this.page.evaluate(code);
  }
  click = (x: number, y: number) => this.page.mouse.click(x, y);
  move = (x: number, y: number) => this.page.mouse.move(x, y);
  async wheel(x: number, y: number, by: number) {
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel(0, by);
  }
  async press(...keys: readonly string[]) {
    for (const key of keys) await this.page.keyboard.press(key);
  }
  resize = (width: number, height: number) => this.page.setViewportSize({ width, height });
  complaints = () => this.#complaints;

  async look() {
    const [left, top] = await this.evaluate(() => {
      const { mozInnerScreenX, mozInnerScreenY, devicePixelRatio } = window as unknown as Record<string, number>;
      return [mozInnerScreenX, mozInnerScreenY].map((at = 0) => Math.round(at * (devicePixelRatio ?? 1)));
    }, null);
    return { pixels: shootDisplay(), left: left ?? 0, top: top ?? 0 };
  }
  close = () => this.browser.close();
}

/** Starts Firefox with an empty profile. */
export async function startFirefox(settings: Settings): Promise<Driver> {
  const browser = await firefox.launch(firefoxOptions(settings));
  return new FirefoxDriver(browser, await browser.newContext({ viewport: null }));
}
