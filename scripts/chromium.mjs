// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/**
 * @typedef {'shell' | 'full'} Kind `shell` is the fast headless shell, `full` the full browser, for fullscreen tests.
 */

/** Paths to try, in this order. @type {Record<Kind, () => (string | undefined)[]>} */
const places = {
  shell: () => [process.env.ASSAY_HEADLESS_SHELL, downloadedShell(), '/usr/bin/chromium-headless-shell'],
  full: () => [
    process.env.ASSAY_CHROMIUM,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
};

/** The headless shell that Playwright downloads into a folder next to the browser's, if it exists. */
function downloadedShell() {
  const [, root, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  if (!root) return undefined;
  const folder = join(root, `chromium_headless_shell-${revision}`);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/](?:chrome-headless-shell|headless_shell)(?:\.exe)?$/.test(file))
    .map((file) => join(folder, file))[0];
}

/**
 * The path of an installed Chromium, `undefined` if there is none. The full browser cannot replace the shell: its
 * timing of frames, focus and fullscreen is different, so tests of these fail in it.
 * @param {Kind} kind
 * @param {(path: string) => boolean} [good] further condition for a file
 * @returns {string | undefined}
 */
export function findChromium(kind, good = () => true) {
  return places[kind]().find((path) => path && existsSync(path) && good(path));
}

/** Whether a browser starts. The system may lack libraries that a downloaded browser needs. @param {string} path */
const starts = (path) => spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;

/** The working browsers, as environment variables. */
function working() {
  const shell = findChromium('shell', starts);
  const full = findChromium('full', starts);
  return shell && full ? { ASSAY_HEADLESS_SHELL: shell, ASSAY_CHROMIUM: full } : undefined;
}

/**
 * Finds both kinds of Chromium. Installs missing ones: tries Playwright's download first, then Debian's packages.
 * @returns {{ ASSAY_HEADLESS_SHELL: string, ASSAY_CHROMIUM: string }}
 * @throws if neither installs browsers that start
 */
export function ensureChromium() {
  const before = working();
  if (before) return before;
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const playwright = fileURLToPath(import.meta.resolve('playwright/package.json')).replace('package.json', 'cli.js');
  for (const commands of [
    [[process.execPath, playwright, 'install', 'chromium', 'chromium-headless-shell']],
    [
      [...root, 'apt-get', 'update'],
      [...root, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
    ],
  ]) {
    for (const [command = '', ...args] of commands) {
      console.error(`No working Chromium yet: ${[command, ...args].join(' ')}`);
      spawnSync(command, args, {
        // Standard output is for the result.
        stdio: ['ignore', 2, 2],
        timeout: 600_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
    const found = working();
    if (found) return found;
  }
  throw new Error(
    'Chromium could be neither found nor installed. Name one in ASSAY_CHROMIUM and ASSAY_HEADLESS_SHELL.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(ensureChromium()));
