// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Firefox and WebKit as Debian packages them, and a display for their windows on a computer without a monitor. */

/** @typedef {'firefox' | 'webkit'} Engine */

/** Where to look for Firefox, in this order. */
const firefoxPlaces = () => [
  process.env.ASSAY_FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of an installed Firefox, `undefined` where there is none. @returns {string | undefined} */
export const findFirefox = () => firefoxPlaces().find((path) => path && existsSync(path));

/** @param {string} program @param {...string} args */
const runs = (program, ...args) => spawnSync(program, args, { timeout: 30_000 }).status === 0;
/** @param {string} program */
const exists = (program) => runs('sh', '-c', `command -v ${program}`);
/** @param {string} name @param {string} version */
const binding = (name, version) =>
  runs('python3', '-c', `import gi; gi.require_version("${name}", "${version}"); from gi.repository import ${name}`);

const isLinux = process.platform === 'linux';

/** Debian's packages of an engine, and whether what each of them brings is there. */
const packages = {
  firefox: { 'firefox-esr': () => findFirefox() !== undefined },
  webkit: {
    'webkit2gtk-driver': () => exists('WebKitWebDriver'),
    'python3-gi': () => runs('python3', '-c', 'import gi'),
    'gir1.2-webkit2-4.1': () => binding('WebKit2', '4.1'),
  },
  // Nothing fills the screen without a window manager; `import` takes pictures of the display.
  display: {
    xvfb: () => !isLinux || exists('Xvfb'),
    openbox: () => !isLinux || exists('openbox'),
    imagemagick: () => !isLinux || exists('import'),
  },
};

/** @param {readonly Engine[]} engines */
const missing = (engines) =>
  [...engines, /** @type {const} */ ('display')].flatMap((part) =>
    Object.entries(packages[part]).flatMap(([name, isThere]) => (isThere() ? [] : [name])),
  );

/**
 * Installs what is missing of these engines, and of a display for them, from Debian's packages.
 * @param {readonly Engine[]} engines
 * @throws where something is still missing
 */
export function ensureEngines(engines) {
  const wanted = missing(engines);
  if (wanted.length === 0) return;
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    [...root, 'apt-get', 'update'],
    [...root, 'apt-get', 'install', '-y', '--no-install-recommends', ...wanted],
  ]) {
    const [program = '', ...args] = command;
    console.log(`Not installed yet: ${wanted.join(', ')}. ${command.join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(program, args, { stdio: 'inherit', timeout: 600_000, env });
  }
  const still = missing(engines);
  if (still.length > 0) throw new Error(`Could be neither found nor installed: ${still.join(', ')}`);
}

/** On which display a program shows its windows; `close` ends it. @typedef {{ env: Record<string, string>, close: () => void }} Display */

/**
 * Opens a display in memory, with a window manager, under a number that is free. Both end with this process, however it
 * ends. Other systems than Linux show windows on the display that is there.
 * @param {string} size
 * @returns {Promise<Display>}
 */
export async function openDisplay(size = '1920x1200') {
  if (!isLinux) return { env: {}, close: () => undefined };
  // The kernel ends what is started by this once its parent is gone.
  const bound = /** @type {const} */ (['--pdeathsig', 'TERM', '--']);
  const args = [...bound, 'Xvfb', '-displayfd', '3', '-screen', '0', `${size}x24`, '-dpi', '96', '-nolisten', 'tcp'];
  const server = spawn('setpriv', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (text) => resolve(String(text).trim()));
    server.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  const env = { DISPLAY: `:${number}` };
  const manager = spawn('setpriv', [...bound, 'openbox', '--sm-disable'], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  return {
    env,
    close: () => {
      manager.kill();
      server.kill();
    },
  };
}
