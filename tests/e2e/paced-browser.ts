import { launchOptions } from './browser';
import { decodePng, type Pixels } from './png';
import { type Browser, type CDPSession, chromium, type Page } from './test';

/**
 * The flags of headless Chromium's own deterministic mode: no stage of a frame starts before the previous one is done.
 */
const deterministic = [
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
];

/**
 * A Chromium whose frames are issued one by one by the test, at any refresh rate, with skipped ticks if needed. Without
 * a frame, nothing moves, nothing is painted and no click arrives.
 */
export class PacedBrowser {
  private constructor(
    private readonly browser: Browser,
    private readonly root: CDPSession,
  ) {}

  static async launch(args: readonly string[] = []): Promise<PacedBrowser> {
    const browser = await chromium.launch(
      launchOptions({
        args: [...deterministic, ...args],
      }),
    );
    return new PacedBrowser(browser, await browser.newBrowserCDPSession());
  }

  /** Opens a page that is frozen until it gets frames. Size in CSS px. */
  async open(url: string, { hz = 60, width = 800, height = 600 } = {}): Promise<PacedPage> {
    const context = await this.browser.newContext({ viewport: null });
    const { browserContextIds } = await this.root.send('Target.getBrowserContexts');
    const appeared = context.waitForEvent('page');
    await this.root.send('Target.createTarget', {
      url: 'about:blank',
      width,
      height,
      enableBeginFrameControl: true,
      browserContextId: browserContextIds.at(-1) ?? '',
    });
    const page = await appeared;
    const paced = new PacedPage(page, await context.newCDPSession(page), hz);
    await paced.while(page.goto(url));
    // Drawing contexts are created now. Frames issued meanwhile may never be answered.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    await paced.run(30);
    paced.restart(hz);
    return paced;
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

const now = () => Number(process.hrtime.bigint()) / 1e6;
/**
 * The compositor waits for late work until a frame's time is over, so frame times run ahead of the clock. While a page
 * loads, when a frame may never be answered, they are this far ahead.
 */
const LOADING_LEAD_MS = 2000;
/**
 * Lead of the frame times after loading. A test may last that long before a busy computer makes the page lose a frame.
 */
const LEAD_MS = 60_000;

interface Pace {
  /** Ticks for which the page gets no frame, counted from the start of the run. */
  readonly skip?: readonly number[];
}

/** A page whose frames are issued by the test. */
export class PacedPage {
  /** Time of the last tick, in ms of the system's monotonic clock, which the compositor uses. */
  #tick = now() + LOADING_LEAD_MS;
  /** Maximum lead of the frame times over the clock, in ms. */
  #furthest = LOADING_LEAD_MS;

  constructor(
    readonly page: Page,
    private readonly session: CDPSession,
    private hz: number,
  ) {}

  get interval(): number {
    return 1000 / this.hz;
  }

  /** Time of the last issued frame, in ms. */
  get tick(): number {
    return this.#tick;
  }

  /** Continues at this rate, after a pause without frames. Do not call while the page counts frames. */
  restart(hz: number): void {
    this.hz = hz;
    this.#furthest = Number.POSITIVE_INFINITY;
    this.#tick = Math.max(this.#tick + 1000, now() + LEAD_MS);
  }

  async #frame(screenshot = false) {
    this.#tick += this.interval;
    const early = this.#tick - now() - this.#furthest;
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    return this.session.send('HeadlessExperimental.beginFrame', {
      frameTimeTicks: this.#tick,
      interval: this.interval,
      ...(screenshot && { screenshot: { format: 'png' as const } }),
    });
  }

  /** Lets `ticks` ticks pass. */
  async run(ticks: number, { skip = [] }: Pace = {}): Promise<void> {
    for (let i = 0; i < ticks; i++) {
      if (skip.includes(i)) this.#tick += this.interval;
      else await this.#frame();
    }
  }

  /** Issues frames until a promise is settled. */
  async while<T>(promise: Promise<T>): Promise<T> {
    let pending = true;
    const done = promise.finally(() => {
      pending = false;
    });
    done.catch(() => {});
    while (pending) await this.#frame();
    return done;
  }

  /** Clicks like a person. Playwright's own click waits for frames, which nobody issues meanwhile. */
  async click(role: 'button' | 'radio', name: string): Promise<void> {
    await this.page.getByRole(role, { name, exact: true }).evaluate((element: HTMLElement) => element.click());
    // Everything caused by the click happens before the next frame, even on a busy computer.
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    await this.run(2);
  }

  /** Issues one more frame and returns its screenshot. */
  async picture(): Promise<Pixels> {
    const { screenshotData } = await this.#frame(true);
    if (!screenshotData) throw new Error('The frame gave no picture');
    return decodePng(Buffer.from(screenshotData, 'base64'));
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
