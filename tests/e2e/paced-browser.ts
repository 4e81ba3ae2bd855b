import { type Browser, type CDPSession, chromium, type Page } from 'playwright/test';
import { launchOptions } from './browser';
import { hydrated } from './models/frames.page';
import { decodePng, type Pixels } from './png';

/** What headless Chromium's own deterministic mode sets: no stage of a frame goes on without the one before it. */
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
 * A Chromium whose frames the test gives out one by one, at any refresh rate, with skipped ticks where needed.
 * Nothing moves, nothing is painted and no click arrives without a frame.
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

  /** Opens a page that stands still until it is given frames. Size in CSS px. */
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
    await paced.while(hydrated(page));
    // Drawing contexts are opened now; frames given out meanwhile may never return.
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
 * The compositor waits for stragglers until a frame's time is over, so the time of the frames runs ahead of the clock: by
 * so many milliseconds while a page loads, when a frame may never be answered, …
 */
const LOADING_LEAD_MS = 2000;
/** …and by so many from then on. A test may last that long before a busy computer makes the page lose a frame. */
const LEAD_MS = 60_000;

interface Pace {
  /** Ticks, counted from the first of the run, for which the page gets no frame. */
  readonly skip?: readonly number[];
}

/** A page that gets its frames from the test. */
export class PacedPage {
  /** Time of the last tick, in ms of the system's monotonic clock, which the compositor goes by. */
  #tick = now() + LOADING_LEAD_MS;
  /** How far frames may run ahead of the clock, ms. */
  #furthest = LOADING_LEAD_MS;

  constructor(
    readonly page: Page,
    private readonly session: CDPSession,
    private hz: number,
  ) {}

  get interval(): number {
    return 1000 / this.hz;
  }

  /** Time of the last frame that was given out, ms. */
  get tick(): number {
    return this.#tick;
  }

  /** Goes on at this rate, after a pause in which the page gets no frame. Not while it counts frames. */
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

  /** Lets a number of ticks pass. */
  async run(ticks: number, { skip = [] }: Pace = {}): Promise<void> {
    for (let i = 0; i < ticks; i++) {
      if (skip.includes(i)) this.#tick += this.interval;
      else await this.#frame();
    }
  }

  /** Gives out frames until a promise is settled. */
  async while<T>(promise: Promise<T>): Promise<T> {
    let pending = true;
    const done = promise.finally(() => {
      pending = false;
    });
    done.catch(() => {});
    while (pending) await this.#frame();
    return done;
  }

  /** Clicks as a person does; Playwright's own click waits for frames that nobody gives out meanwhile. */
  async click(role: 'button' | 'radio', name: string): Promise<void> {
    await this.page.getByRole(role, { name, exact: true }).evaluate((element: HTMLElement) => element.click());
    // Whatever follows from the click has happened before the next frame, on a busy computer too.
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    await this.run(2);
  }

  /** One more frame, and what it shows. */
  async picture(): Promise<Pixels> {
    const { screenshotData } = await this.#frame(true);
    if (!screenshotData) throw new Error('The frame gave no picture');
    return decodePng(Buffer.from(screenshotData, 'base64'));
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
