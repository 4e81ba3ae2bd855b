import type { LaunchOptions } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';

/** Where the built site is served while the tests run, without a trailing slash. */
export const origin = `http://localhost:${process.env.PORT ?? 4183}`;

/**
 * WebGL 2 in software where there is no GPU; without it a headless browser may have none. Only WebGL takes that way:
 * `--use-angle=swiftshader` would send the composition of each page through it too, at a quarter more processor time.
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

interface Wanted {
  /** `shell` is three times faster; only `full` has fullscreen, zoom and extensions. */
  readonly kind?: 'shell' | 'full';
  /** Further flags, such as `--force-device-scale-factor=1.5` or `--disable-3d-apis`. */
  readonly args?: readonly string[];
}

/** What to launch Chromium with. Throws where no Chromium is installed. */
export function launchOptions({ kind = 'shell', args = [] }: Wanted = {}): LaunchOptions {
  const executablePath = findChromium(kind);
  if (!executablePath) throw new Error('No Chromium found. Run `node scripts/chromium.mjs` to install one.');
  const webgl = args.includes('--disable-3d-apis') ? [] : softwareWebgl;
  return { executablePath, headless: true, args: [...quiet, ...webgl, ...args] };
}
