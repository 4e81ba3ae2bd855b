import { paintGrid } from '../../browsers/fingers';
import { refuseFullscreen } from '../../e2e/fullscreen';
import { SequencePage } from '../../e2e/models/sequence.page';
import { type CDPSession, expect, type Locator, type Page } from '../../e2e/test';
import { noted, view } from '../../kit/check';

/** A point in CSS px. */
export type Point = readonly [x: number, y: number];

/** Page object of the touch test. */
export class TouchPage extends SequencePage {
  readonly path = '/touch-test';
  #fingers: Fingers | undefined;
  readonly handsOff = this.page.getByRole('button', { name: 'Start Hands-Off Check' });
  /** The button in a result that leads to what is missing. */
  readonly paint = this.page.getByRole('button', { name: /^(Paint|Swipe) the Grid$/ }).first();
  readonly withoutTouchscreen = this.page.getByText('This browser reports no touchscreen.');
  readonly pad = this.page.getByTestId('touch-input');
  override readonly panel = this.bar.locator('..');
  readonly success = this.page.getByRole('heading', { name: 'Success!' });

  get fingers(): Fingers {
    if (!this.#fingers) throw new Error('The page was not opened');
    return this.#fingers;
  }

  /** The figure with this label in the panel or the result. */
  override figure(label: string) {
    return this.page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
  }

  /** Opens the page while fullscreen is refused, so that no late resize lays out the grid again. */
  async openInWindow() {
    await refuseFullscreen(this.page);
    await this.openWithFingers();
  }

  /**
   * Emulates touch before the grid is laid out, because emulation changes the layout and would lay out the grid again.
   */
  async openWithFingers() {
    this.#fingers = await Fingers.on(this.page);
    await this.open();
  }

  /** Opens the page and starts. Returns once the grid is shown. */
  async run() {
    await this.openInWindow();
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
}

/**
 * Gives touches the time that they were sent with, on the page's clock from the first one on. That clock stamps an event
 * when it is first read: on a busy machine samples bunch, and a test of the panel finds gaps.
 */
function stampTouches() {
  const read = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
  const sent = window.ownTimeStamp?.get;
  if (!read || !sent) return;
  let shift: number | undefined;
  Object.defineProperty(PointerEvent.prototype, 'timeStamp', {
    get(this: PointerEvent) {
      if (this.pointerType !== 'touch') return read.call(this);
      shift ??= read.call(this) - sent.call(this);
      return shift + sent.call(this);
    },
  });
}

/** Sends touch input as the browser receives it from the system, with the test's own time stamps. */
export class Fingers {
  #time = Date.now();
  readonly #down = new Map<number, Point>();

  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 10 });
    await page.addInitScript(stampTouches);
    await page.evaluate(stampTouches);
    return new Fingers(session);
  }

  /** Lets time pass without a sample, in ms. */
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
  /** Cancels all contacts, as the system does. */
  cancel() {
    this.#down.clear();
    return this.#send('touchCancel', 8);
  }

  /**
   * Moves one finger over some points, 8 ms apart. The moves are sent as fast as a finger sends them, without waiting
   * for answers. The end waits for them: in Chromium 156, an end that overtakes moves queued for a busy page drops
   * them.
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

/** Points on a straight line, including both ends. */
export function line([x0, y0]: Point, [x1, y1]: Point, samples: number): Point[] {
  return Array.from({ length: samples }, (_, i) => {
    const share = i / (samples - 1);
    return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share] as const;
  });
}

/** Taps points of a surface, so many CSS px apart, with scripted pointers that have their own time stamps. */
export const tapOver = (surface: Locator, every: number, { pointerType = 'touch', pressure = 0 } = {}) =>
  surface.evaluate(
    (pad, [step, init]) => {
      const { width, height } = pad.getBoundingClientRect();
      const fire = (type: string, clientX: number, clientY: number) =>
        pad.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, clientX, clientY, ...init }));
      for (let y = 5; y < height; y += step) {
        for (let x = 5; x < width; x += step) {
          fire('pointerdown', x, y);
          fire('pointerup', x, y);
        }
      }
    },
    [every, { pointerType, pressure }] as const,
  );

export default noted(
  'synthetic',
  'Fingers are scripted pointer events: no engine here can be sent more than taps.',
  view((person) => person.evaluate(paintGrid, { pointerType: 'touch', surface: 'touch-input' })),
);
