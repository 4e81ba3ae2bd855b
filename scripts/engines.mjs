// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Browsers and web servers from Debian's packages, and a virtual display for computers without a monitor. */

/** Paths to try for Firefox, in this order. */
const firefoxPlaces = () => [
  process.env.ASSAY_FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of an installed Firefox, `undefined` if there is none. @returns {string | undefined} */
export const findFirefox = () => firefoxPlaces().find((path) => path && existsSync(path));

/** @param {string} program @param {...string} args */
const runs = (program, ...args) => spawnSync(program, args, { timeout: 30_000 }).status === 0;
/** @param {string} program */
const exists = (program) => runs('sh', '-c', `command -v ${program}`);
/** @param {string} name @param {string} version */
const binding = (name, version) =>
  runs(PYTHON, '-c', `import gi; gi.require_version("${name}", "${version}"); from gi.repository import ${name}`);

const isLinux = process.platform === 'linux';
/** The Python that Debian's packages install into. Another one may come first in PATH. */
const PYTHON = '/usr/bin/python3';
/** Servers are not in everyone's PATH. */
export const NGINX = '/usr/sbin/nginx';
export const APACHE = '/usr/sbin/apache2';

/** Debian's packages for each part, each with a check whether it is installed. */
const packages = {
  firefox: { 'firefox-esr': () => findFirefox() !== undefined },
  webkit: {
    'webkit2gtk-driver': () => exists('WebKitWebDriver'),
    'python3-gi': () => runs(PYTHON, '-c', 'import gi'),
    'gir1.2-webkit2-4.1': () => binding('WebKit2', '4.1'),
  },
  // Without a window manager, no window can fill the screen. ImageMagick's `import` takes screenshots of the display.
  display: {
    xvfb: () => !isLinux || exists('Xvfb'),
    openbox: () => !isLinux || exists('openbox'),
    imagemagick: () => !isLinux || exists('import'),
    // Without a sound card, Firefox plays no sound and opens no microphone.
    pulseaudio: () => !isLinux || exists('pulseaudio'),
  },
  hosts: {
    'nginx-light': () => existsSync(NGINX),
    // The program alone: the package `apache2` would also start a server of the system.
    'apache2-bin': () => existsSync(APACHE),
    'media-types': () => existsSync('/etc/mime.types'),
  },
};

/** @typedef {keyof typeof packages} Part */

/** @param {readonly Part[]} parts */
const missing = (parts) =>
  parts.flatMap((part) => Object.entries(packages[part]).flatMap(([name, isThere]) => (isThere() ? [] : [name])));

/**
 * Installs missing Debian packages for these parts.
 * @param {readonly Part[]} parts
 * @throws if a package is still missing afterwards
 */
export function ensurePackages(parts) {
  const wanted = missing(parts);
  if (wanted.length === 0) return;
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    [...root, 'apt-get', 'update'],
    [...root, 'apt-get', 'install', '-y', '-o', 'DPkg::Lock::Timeout=300', '--no-install-recommends', ...wanted],
  ]) {
    const [program = '', ...args] = command;
    console.log(`Not installed yet: ${wanted.join(', ')}. ${command.join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(program, args, { stdio: 'inherit', timeout: 600_000, env });
  }
  const still = missing(parts);
  if (still.length > 0) throw new Error(`Could be neither found nor installed: ${still.join(', ')}`);
}

/**
 * A virtual desktop with display and sound. `env` makes a program use it, `close` ends it.
 * @typedef {{ env: Record<string, string>, close: () => Promise<void> }} VirtualDesktop
 */

/**
 * Starts a virtual display under a free display number, a window manager, and a sound server with a null sink. The
 * system ends all of them when this process ends, even after a crash. On systems other than Linux the real desktop is
 * used.
 * @param {string} size
 * @returns {Promise<VirtualDesktop>}
 */
export async function openVirtualDesktop(size = '2560x1600') {
  if (!isLinux) return { env: {}, close: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'assay-desk-'));
  const socket = join(folder, 'sound.socket');
  const own = { HOME: folder, XDG_RUNTIME_DIR: folder };
  let closing = false;
  const server = spawnBound(
    ['Xvfb', '-displayfd', '3', '-screen', '0', `${size}x24`, '-dpi', '96', '-nolisten', 'tcp'],
    {},
  );
  const number = await new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (text) => resolve(String(text).trim()));
    server.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  // Without threads of its own, Mesa's software GPU draws in the thread that asks for it. In Mesa 22.3, that thread walks
  // the list of a frame's textures without a lock, while another one, done with the frame, frees the list: now and then
  // the browser crashes. https://docs.mesa3d.org/envvars.html
  const env = { DISPLAY: `:${number}`, PULSE_SERVER: `unix:${socket}`, LP_NUM_THREADS: '0' };
  const manager = spawnBound(['openbox', '--sm-disable'], { ...own, ...env });
  const modules = [`module-native-protocol-unix auth-anonymous=1 socket=${socket}`, 'module-null-sink'];
  // Without real time scheduling: the kernel ends a thread that has it after 0.2 s of work without a pause.
  const sound = spawnBound(
    [
      ...['pulseaudio', '-n', '--daemonize=no', '--exit-idle-time=-1', '--realtime=no', '--high-priority=no'],
      ...modules.flatMap((module) => ['-L', module]),
    ],
    own,
  );
  sound.once('exit', (code, signal) => closing || console.error(`The sound server ended: ${signal ?? code}`));
  while (!existsSync(socket) && sound.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    env,
    close: async () => {
      closing = true;
      // A program that is ending still writes into the folder. `rmSync` tries again, but does not look for new files.
      await Promise.all([sound, manager, server].map(ended));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a program, and resolves once it has ended. @param {import('node:child_process').ChildProcess} program */
const ended = (program) =>
  new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) resolve(undefined);
    program.once('exit', resolve);
    program.kill();
  });

/**
 * Starts a program that the kernel terminates when this process ends.
 * @param {string[]} command
 * @param {Record<string, string>} env
 */
export function spawnBound(command, env) {
  return spawn('setpriv', ['--pdeathsig', 'TERM', '--', ...command], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensurePackages(['firefox', 'webkit', 'display', 'hosts']);
