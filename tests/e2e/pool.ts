import { type Browser, chromium, test } from 'playwright/test';
import { launchOptions } from './browser';

/**
 * Flags for a real device scale factor and a window of about so many device pixels. Whole multiples of 4 CSS px are whole
 * device pixels at every quarter of a factor, as real windows have.
 */
export function windowAt(scale: number, width: number, height: number): string[] {
  const [w, h] = [width, height].map((px) => 4 * Math.round(px / scale / 4));
  return [`--force-device-scale-factor=${scale}`, `--window-size=${w},${h}`];
}

/**
 * Browsers for the tests of one spec file: one for each set of flags, which is launched when a test first asks for it and
 * closed after the last one. A launch takes as long as many a test, so tests take contexts of their own instead.
 */
export function browsersOfFile(): (args: readonly string[]) => Promise<Browser> {
  const browsers = new Map<string, Promise<Browser>>();
  test.afterAll(async () => {
    const launched = [...browsers.values()];
    browsers.clear();
    await Promise.all(launched.map(async (browser) => (await browser).close()));
  });
  return (args) => {
    const key = args.join(' ');
    const browser = browsers.get(key) ?? chromium.launch(launchOptions({ args }));
    browsers.set(key, browser);
    return browser;
  };
}
