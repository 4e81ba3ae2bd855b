import { launchOptions } from './browser';
import { type Browser, chromium, test } from './test';

/**
 * Flags for a real device scale factor and a window of about this size in device pixels. Multiples of 4 CSS px are
 * whole device pixels at every quarter step of the factor, like real windows.
 */
export function windowAt(scale: number, width: number, height: number): string[] {
  const [w, h] = [width, height].map((px) => 4 * Math.round(px / scale / 4));
  return [`--force-device-scale-factor=${scale}`, `--window-size=${w},${h}`];
}

/**
 * Browsers for the tests of one spec file, one per set of flags. Each is launched when a test first requests it, and
 * closed after the last test. A launch takes as long as many a test, so tests use separate contexts instead.
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
