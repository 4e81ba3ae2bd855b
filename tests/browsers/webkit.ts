import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import { shootDisplay } from './display';
import type { Driver, Settings } from './driver';
import { keyOf, WebDriverSession } from './webdriver';

const WINDOW = { width: 1280, height: 800 };
const MAX_START_MS = 20_000;
/** Reached only by scripts that hang. A busy machine can take ten times as long as an idle one. */
const MAX_SCRIPT_MS = 180_000;
const MAX_LOAD_MS = 180_000;
/** How long to wait before a page is requested again. */
const MAX_WAIT_FOR_PAGE_MS = 30_000;

/** A line that WebKit writes for a console message: source, level, text. */
const complaint = /^CONSOLE \S+ (?:ERROR|WARN)/;

/**
 * Messages that are not the page's fault. WebKitGTK is built without manifests, and on a busy computer it reports files
 * that are loaded when idle as preloaded but unused.
 */
const harmless =
  /Unrecognized Content-Security-Policy directive 'manifest-src'|was preloaded using link preload but not used/;

class WebKitDriver implements Driver {
  readonly engine = 'webkit';
  #complaints: string[] = [];

  constructor(
    readonly session: WebDriverSession,
    readonly program: ChildProcess,
    readonly scale: number,
    readonly zoom: number,
  ) {
    const hear = (data: Buffer) => {
      for (const line of String(data).split('\n'))
        if (complaint.test(line) && !harmless.test(line)) this.#complaints.push(line);
    };
    program.stdout?.on('data', hear);
    program.stderr?.on('data', hear);
  }

  async goto(url: string) {
    // Clears the tab's storage, as a new tab would. Otherwise the page would show the tab's stored result instead of
    // the test.
    await this.run('if (location.protocol.startsWith("http")) sessionStorage.clear()');
    // Loads another document of Assay in between. From a page that is not isolated, WebKit switches to another process
    // once it has the headers of the new page. If these arrive before the message that the navigation began, WebKit
    // cancels the navigation, and the page never loads. This happens now and then with a service worker on a busy
    // computer.
    await this.#follow(new URL('/icon.svg', url).href);
    this.#complaints = [];
    await this.#follow(url);
  }
  /** Navigates as a link would. Tries again if the navigation does not start. */
  async #follow(url: string) {
    const until = Date.now() + MAX_LOAD_MS;
    // A command fails when its page is replaced meanwhile.
    const look = () => this.evaluate(() => [location.href, document.readyState], null).catch(() => []);
    for (let askedAt = Number.NEGATIVE_INFINITY; ; await pause(20)) {
      const [here, state] = await look();
      if (here === url && state === 'complete') return;
      if (Date.now() > until)
        throw new Error(`${url} was not loaded within ${MAX_LOAD_MS / 1000} s: ${here} is ${state}`);
      if (here === url || Date.now() < askedAt + MAX_WAIT_FOR_PAGE_MS) continue;
      askedAt = Date.now();
      await this.run(`location.assign(${JSON.stringify(url)})`);
    }
  }
  async evaluate<R, A>(work: (value: A) => R | Promise<R>, value: A): Promise<R> {
    const script = `const done = arguments[1];
      (async () => (${work})(arguments[0]))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await this.session.command('/execute/async', { script, args: [value ?? null] });
    const { value: result, error } = answer as { value: R; error?: string };
    if (error) throw new Error(error);
    return result;
  }
  async run(code: string) {
    await this.session.command('/execute/sync', { script: code, args: [] });
  }
  async click(x: number, y: number) {
    await this.#act('mouse', 'pointer', [
      { type: 'pointerMove', ...this.#at(x, y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }
  async move(x: number, y: number) {
    await this.#act('mouse', 'pointer', [{ type: 'pointerMove', ...this.#at(x, y), duration: 0 }]);
  }
  async wheel(x: number, y: number, by: number) {
    await this.#act('wheel', 'wheel', [{ type: 'scroll', ...this.#at(x, y), deltaX: 0, deltaY: by, duration: 0 }]);
  }
  async press(...keys: readonly string[]) {
    const actions = keys.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: keyOf(key) })));
    await this.#act('keyboard', 'key', actions);
  }
  /** Converts CSS px. WebKitGTK expects px of the window here, not of the zoomed page. */
  #at = (x: number, y: number) => ({ x: Math.round(x * this.zoom), y: Math.round(y * this.zoom) });

  async #act(id: string, type: string, actions: readonly object[]) {
    const kind = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
    await this.session.command('/actions', { actions: [{ id, type, ...kind, actions }] });
  }
  async resize(width: number, height: number) {
    await this.session.command('/window/rect', { x: 0, y: 0, width, height });
    for (let i = 0; i < 50; i++) {
      const size = await this.evaluate(() => [innerWidth, innerHeight], null);
      if (size[0] === width && size[1] === height) return;
      await pause(50);
    }
    throw new Error(`The window did not become ${width} × ${height}`);
  }
  complaints = () => this.#complaints;
  look = async () => ({ pixels: shootDisplay(), left: 0, top: 0 });

  async close() {
    await this.session.command('', {}, 'DELETE').catch(() => undefined);
    const isClosed = once(this.program, 'exit');
    this.program.kill();
    await isClosed;
  }
}

/** Starts WebKitGTK with an empty profile. */
export async function startWebKit({ scale = 1, zoom = 1 }: Settings): Promise<Driver> {
  const port = await freePort();
  const program = spawn('setpriv', ['--pdeathsig', 'TERM', '--', 'WebKitWebDriver', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // GTK supports only integer scales.
    env: { ...process.env, GDK_SCALE: String(scale), ASSAY_WEBKIT: JSON.stringify({ ...WINDOW, zoom }) },
  });
  const server = `http://127.0.0.1:${port}`;
  const until = Date.now() + MAX_START_MS;
  while (
    !(await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error('WebKitWebDriver did not start');
    await pause(50);
  }
  const session = await WebDriverSession.start(server, {
    'webkitgtk:browserOptions': { binary: join(import.meta.dirname, 'webkit-window.py'), args: [] },
    timeouts: { script: MAX_SCRIPT_MS },
    // Otherwise each command would wait for a page that may never load.
    pageLoadStrategy: 'none',
  });
  return new WebKitDriver(session, program, scale, zoom);
}
