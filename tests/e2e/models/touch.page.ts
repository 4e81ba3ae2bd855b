import { type CDPSession, expect, type Page } from 'playwright/test';
import { SequencePage } from './sequence.page';

/** A point in CSS px. */
export type Point = readonly [x: number, y: number];

/** The touch test as a person uses it. */
export class TouchPage {
  /** Opens the page, and answers for fullscreen. */
  readonly browser: SequencePage;
  #fingers: Fingers | undefined;

  constructor(readonly page: Page) {
    this.browser = new SequencePage(page, '/touch-test', []);
  }

  get start() {
    return this.page.getByRole('button', { name: 'Start Test' });
  }
  get handsOff() {
    return this.page.getByRole('button', { name: 'Start Hands-Off Check' });
  }
  get layer() {
    return this.page.getByRole('dialog');
  }
  /** The way from a result to what is missing. */
  get paint() {
    return this.page.getByRole('button', { name: /^(Paint|Swipe) the Grid$/ }).first();
  }
  get badge() {
    return this.page.getByRole('img', { name: /^Result:/ });
  }
  get withoutTouchscreen() {
    return this.page.getByText('This browser reports no touchscreen.');
  }
  get pad() {
    return this.page.getByTestId('touch-input');
  }
  get controls() {
    return this.page.getByRole('toolbar', { name: 'Test controls' });
  }
  get panel() {
    return this.controls.locator('..');
  }
  get success() {
    return this.page.getByRole('heading', { name: 'Success!' });
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Touch test results' });
  }

  get fingers(): Fingers {
    if (!this.#fingers) throw new Error('The page was not opened');
    return this.#fingers;
  }

  row(name: string) {
    const exactly = this.page.getByText(name, { exact: true });
    return this.page.getByRole('main').getByRole('listitem').filter({ has: exactly }).first();
  }
  /** A figure of the panel or of the result, by its label. */
  figure(label: string) {
    return this.page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
  }

  /** Opens the page where fullscreen is refused, so that no late change of size lays out the grid again. */
  async open() {
    await this.page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'));
    });
    await this.openWithFingers();
  }

  /** Emulated touch changes the layout, so it is there before the grid: a later change would lay out the grid again. */
  async openWithFingers() {
    this.#fingers = await Fingers.on(this.page);
    await this.browser.open();
  }

  /** Opens the page without a touchscreen, where fullscreen is refused. */
  async openWithMouse() {
    await this.page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'));
    });
    await this.browser.open();
  }

  /** Opens the page and starts; the grid is there when this returns. */
  async run() {
    await this.open();
    await this.begin();
  }

  async begin() {
    await this.start.click();
    await expect(this.layer.locator('canvas')).toBeAttached();
    await expect(this.figure('Touched')).toHaveText('0%');
  }

  async cellsLeft() {
    const text = await this.panel.getByText(/^\d+$/).first().textContent();
    return Number(text);
  }

  async expectResult() {
    await expect(this.heading).toBeFocused();
    await expect(this.layer).toHaveCount(0);
    await expect(this.page.locator('#root')).not.toHaveAttribute('inert');
  }
}

/** Fingers on the panel, as the browser hears them from the system, with time stamps of the test's own. */
export class Fingers {
  #time = Date.now();
  readonly #down = new Map<number, Point>();

  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 10 });
    return new Fingers(session);
  }

  /** Lets time pass, in milliseconds, without a sample. */
  wait(ms: number) {
    this.#time += ms;
  }
  down(id: number, at: Point, after = 8) {
    this.#down.set(id, at);
    return this.#send('touchStart', after);
  }
  move(id: number, at: Point, after = 8) {
    this.#down.set(id, at);
    return this.#send('touchMove', after);
  }
  up(id: number, after = 8) {
    this.#down.delete(id);
    return this.#send('touchEnd', after);
  }
  /** The system takes all contacts away. */
  cancel() {
    this.#down.clear();
    return this.#send('touchCancel', 8);
  }

  /**
   * One finger over some points, 8 ms apart. The moves are sent as fast as a finger is, before any answer is awaited; the
   * end waits for them: measured in Chromium 156, an end that overtakes moves which still wait for a busy page drops them.
   */
  async stroke(points: readonly Point[], id = 0): Promise<void> {
    const [first, ...rest] = points;
    if (!first) return;
    await Promise.all([this.down(id, first), ...rest.map((point) => this.move(id, point))]);
    await this.up(id);
    this.wait(200);
  }

  #send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', after: number) {
    this.#time += after;
    const touchPoints = [...this.#down].map(([id, [x, y]]) => ({ id, x, y }));
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: this.#time / 1000 });
  }
}

/** Points of a straight line, both ends included. */
export function line([x0, y0]: Point, [x1, y1]: Point, samples: number): Point[] {
  return Array.from({ length: samples }, (_, i) => {
    const share = i / (samples - 1);
    return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share] as const;
  });
}
