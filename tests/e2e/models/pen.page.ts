import { type CDPSession, expect, type Page } from 'playwright/test';
import { SequencePage } from './sequence.page';

/** What a sample of a pen says, beyond its place. Angles in degrees, force 0 to 1. */
interface Sample {
  readonly force?: number;
  readonly tiltX?: number;
  readonly tiltY?: number;
  readonly twist?: number;
}

/** The pen test as a person uses it. */
export class PenPage {
  /** Opens the page, and answers for fullscreen. */
  readonly browser: SequencePage;

  constructor(readonly page: Page) {
    this.browser = new SequencePage(page, '/pen-test', [], 'Pen test');
  }

  get start() {
    return this.page.getByRole('button', { name: 'Start Test' });
  }
  get layer() {
    return this.page.getByRole('dialog');
  }
  get sheet() {
    return this.page.getByTestId('pen-sheet');
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Pen test results' });
  }
  task(name: string) {
    return this.layer.getByRole('list', { name: 'What to draw' }).getByRole('button', { name });
  }
  /** What to do, or why the last line did not count. */
  get instruction() {
    return this.layer.getByRole('list', { name: 'What to draw' }).locator('xpath=following-sibling::p');
  }
  row(name: string) {
    const exactly = this.page.getByText(name, { exact: true });
    return this.page.getByRole('main').getByRole('listitem').filter({ has: exactly }).first();
  }
  /** A figure of the panel, by its label. */
  figure(label: string) {
    return this.layer.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
  }

  /** Opens the page where fullscreen is refused, and starts; the sheet is there when this returns. */
  async run() {
    await this.page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'));
    });
    await this.browser.open();
    await this.start.click();
    await expect(this.sheet.locator('canvas')).toBeVisible();
  }
}

/** A pen as the browser hears it from the system, with time stamps of the test's own. */
export class Pen {
  #time = Date.now();

  private constructor(
    private readonly session: CDPSession,
    private readonly interval: number,
  ) {}

  /** `rate` in reports a second. */
  static async on(page: Page, rate: number) {
    return new Pen(await page.context().newCDPSession(page), 1000 / rate);
  }

  /** Lets time pass, in milliseconds, without a sample. */
  wait(ms: number) {
    this.#time += ms;
  }

  /** Above the sheet. */
  hover(x: number, y: number, sample: Sample = {}) {
    return this.#send('mouseMoved', x, y, 0, sample);
  }

  /**
   * One stroke over so many samples. They are sent as fast as a pen does, before any answer is awaited; the end waits for
   * them, as that of a finger does.
   * @param at place and state of a sample, by its share of the stroke, 0 to 1
   */
  async stroke(samples: number, at: (share: number) => Sample & { readonly x: number; readonly y: number }) {
    const sent = Array.from({ length: samples }, (_, i) => {
      const { x, y, ...sample } = at(i / (samples - 1));
      return this.#send(i === 0 ? 'mousePressed' : 'mouseMoved', x, y, 1, sample);
    });
    await Promise.all(sent);
    const { x, y } = at(1);
    await this.#send('mouseReleased', x, y, 0, {});
    this.wait(200);
  }

  /** A short touch beside the pen, 50 ms later. It needs a page that emulates touch. */
  async tap(x: number, y: number) {
    for (const [type, touchPoints] of [
      ['touchStart', [{ x, y }]],
      ['touchEnd', []],
    ] as const) {
      this.wait(50);
      await this.session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [...touchPoints],
        timestamp: this.#time / 1000,
      });
    }
  }

  #send(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number, buttons: number, sample: Sample) {
    this.#time += this.interval;
    const isClick = type !== 'mouseMoved';
    return this.session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      buttons,
      pointerType: 'pen',
      timestamp: this.#time / 1000,
      ...(isClick && { button: 'left', clickCount: 1 }),
      ...sample,
    });
  }
}
