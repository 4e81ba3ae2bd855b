import type { LaunchOptions } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';

/** Origin of the built site during the tests, without a trailing slash. */
export const origin = `http://localhost:${process.env.PORT ?? 4183}`;

/**
 * Software WebGL 2 for machines without a GPU. Without it a headless browser may have none. Only WebGL uses it:
 * `--use-angle=swiftshader` would also composite each page in software, which takes a quarter more processor time.
 */
const softwareWebgl = ['--enable-unsafe-swiftshader', '--disable-gpu-rasterization'];

const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A camera and a microphone of the browser's own, which a page may open without a question. */
export const fakeDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

interface Wanted {
  /** `shell` is three times faster. Only `full` supports fullscreen, zoom and extensions. */
  readonly kind?: 'shell' | 'full';
  /** More flags, such as `--force-device-scale-factor=1.5` or `--disable-3d-apis`. */
  readonly args?: readonly string[];
}

/** Launch options for Chromium. Throws if no Chromium is installed. */
export function launchOptions({ kind = 'shell', args = [] }: Wanted = {}): LaunchOptions {
  const executablePath = findChromium(kind);
  if (!executablePath) throw new Error('No Chromium found. Run `node scripts/chromium.mjs` to install one.');
  const webgl = args.includes('--disable-3d-apis') ? [] : softwareWebgl;
  return { executablePath, headless: true, args: [...quiet, ...webgl, ...args] };
}
