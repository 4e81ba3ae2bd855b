import { evidence } from '../../../machines/mouse/evidence';
import type { MousePart } from '../../../machines/mouse/mouse';
import type { Spot } from '../../../measure/pointer/presses';
import { screenshot } from '../../e2e/models/picture';
import { type CDPSession, expect, keepTimeStamps, type Locator } from '../../e2e/test';
import { pressing, type Walk } from '../../kit/check';
import { TestPage } from '../../kit/test-page';
import type { Hand } from './mouse.rows';

declare global {
  interface Window {
    /** Answers in place of the browser whether there is a mouse. */
    setMouse(present: boolean): void;
  }
}

const buttons = ['left', 'middle', 'right', 'back', 'forward'] as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Seconds since the epoch, as in CDP, with an offset that matches no timer grid. All times before the page was opened
 * would be the same to the page.
 */
export const now = () => Date.now() / 1000 + 0.000315;

/** Page object of a test of pointers. Events are sent through CDP, with time stamps chosen by the test. */
export abstract class PointerPage extends TestPage {
  #session: Promise<CDPSession> | null = null;
  /** The notice that there is no such device. */
  readonly notice = this.page.getByRole('alert').filter({ hasText: 'no touch pad' });

  override async open() {
    await keepTimeStamps(this.page);
    // All four fields fit in the viewport.
    await this.page.setViewportSize({ width: 1280, height: 1500 });
    await super.open();
  }

  /** Opens the page with time under the test's control, except for the time stamps of events. */
  async openStill() {
    await this.page.clock.install({ time: new Date('2026-03-05T10:00:00Z') });
    await this.open();
    await this.page.clock.pauseAt(new Date('2026-03-05T10:10:00Z'));
  }

  /** Like `openStill`, and the test decides whether there is a mouse. */
  async openWithStubs() {
    await this.page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      const target = new EventTarget();
      let present = true;
      window.matchMedia = (query) =>
        query === '(any-pointer: fine)'
          ? Object.defineProperty(target as MediaQueryList, 'matches', { get: () => present, configurable: true })
          : real(query);
      window.setMouse = (next) => {
        present = next;
        target.dispatchEvent(new Event('change'));
      };
    });
    await this.openStill();
  }

  async #send(event: object) {
    this.#session ??= this.page.context().newCDPSession(this.page);
    const session = await this.#session;
    await session.send('Input.dispatchMouseEvent', event as Parameters<typeof session.send>[1] as never);
  }
  /** Presses or releases a button, at a time in seconds since the epoch. Default: now. */
  pointer(phase: 'down' | 'up', button: number, at: Point, timestamp?: number) {
    const type = phase === 'down' ? 'mousePressed' : 'mouseReleased';
    return this.#send({ type, button: buttons[button], clickCount: 1, ...at, ...(timestamp && { timestamp }) });
  }
  move(at: Point, timestamp?: number) {
    return this.#send({ type: 'mouseMoved', ...at, ...(timestamp && { timestamp }) });
  }
  /** Sends a wheel event. A browser also sends one for a pinch, then with Control although no key is held. */
  wheel(at: Point, deltaY: number, timestamp?: number, deltaX = 0, isPinch = false) {
    const modifiers = isPinch ? 2 : 0;
    return this.#send({ type: 'mouseWheel', ...at, deltaX, deltaY, modifiers, ...(timestamp && { timestamp }) });
  }
  /** Waits for the next frame, when the browser knows that the page handles the wheel. */
  async readyForWheel(field: Locator, attribute: string) {
    await expect(field).toHaveAttribute(attribute);
    await screenshot(this.page);
  }
  /** Advances a stopped clock until a figure appears: an event may arrive after its command was answered. */
  protected async expectText(figure: Locator, text: string | RegExp) {
    const shown = async () => {
      await this.page.clock.runFor(250);
      return figure.textContent();
    };
    await expect.poll(shown).toMatch(text instanceof RegExp ? text : new RegExp(`^${text}$`));
  }
}

/** Page object of the mouse test. */
export class MousePage extends PointerPage {
  readonly path = '/mouse-test';
  readonly complete = this.button('Complete Test');
  override readonly notice = this.page.getByRole('alert').filter({ hasText: 'no mouse and no touch pad' });
  readonly block = this.page.locator('[data-spot=block] + span');

  startOf(part: MousePart) {
    return this.page.getByRole('button', { name: new RegExp(`^(Start|Run Again) ${evidence[part].name} test$`, 'i') });
  }
  zone(part: MousePart) {
    return this.page.getByRole('region', { name: evidence[part].name, exact: true });
  }
  field(part: MousePart) {
    return this.page.locator(`[data-field=${part}]`);
  }
  /** The figure with this label in a zone. */
  figureIn(part: MousePart, label: string) {
    return this.zone(part).locator('dl > div').filter({ hasText: label }).locator('dd').first();
  }

  /** The center of a field, or of a spot in the lane. */
  async middle(part: MousePart, spot: Spot = 'pad'): Promise<Point> {
    const place = spot === 'pad' ? this.field(part) : this.page.locator(`[data-spot=${spot}]`);
    const box = await place.boundingBox();
    if (!box) throw new Error(`There is no ${spot} in ${part}`);
    // Above the lane, which takes the lower third.
    return { x: box.x + box.width / 2, y: box.y + box.height * (spot === 'pad' ? 0.3 : 0.5) };
  }

  /** Drags the block to the frame with the left button, starting at a time in seconds. */
  async drag(time: number) {
    const from = await this.middle('click', 'block');
    const to = await this.middle('click', 'goal');
    await this.pointer('down', 0, from, time);
    await this.move(to, time + 0.5);
    await this.pointer('up', 0, to, time + 0.9);
    await this.expectFigure('click', 'Block dragged', '1');
  }

  /** Does what a hand of the calibration did, starting at a time in seconds. All is sent before any is answered. */
  async plant(part: MousePart, { made }: Hand, from: number) {
    const spots = new Map<Spot, Point>();
    for (const { spot } of made) if (!spots.has(spot)) spots.set(spot, await this.middle(part, spot));
    await Promise.all(
      made.flatMap(({ button, spot, at, hold }) => {
        const place = spots.get(spot) as Point;
        const time = from + at / 1000;
        return [this.pointer('down', button, place, time), this.pointer('up', button, place, time + hold / 1000)];
      }),
    );
  }

  /** Moves in circles over a field, starting at a time in seconds. All samples are sent before any is answered. */
  async circle(part: MousePart, { rate, samples, from }: { rate: number; samples: number; from: number }) {
    const { x, y } = await this.middle(part);
    await Promise.all(
      Array.from({ length: samples }, (_, i) =>
        this.move({ x: x + 50 * Math.cos(i / 9), y: y + 50 * Math.sin(i / 9) }, from + i / rate),
      ),
    );
  }

  /** Does with the mouse what passes a running test, from a time in seconds on. */
  async pass(part: MousePart, time: number) {
    const press = async (button: number, at: number) => {
      const place = await this.middle(part);
      await this.pointer('down', button, place, at);
      await this.pointer('up', button, place, at + 0.08);
    };
    if (part === 'click') {
      for (let i = 0; i < 9; i++) await press(i % 3, time + i);
      await this.expectFigure('click', 'Last click', 'Right');
      await this.drag(time + 20);
    } else if (part === 'movement') {
      await this.circle('movement', { rate: 1000, samples: 300, from: time });
      await this.expectFigure('movement', 'Polling rate', /^1000\sHz$/);
    } else if (part === 'scroll') {
      for (let i = 0; i < 21; i++) await this.wheel(await this.middle('scroll'), i < 11 ? 120 : -120);
      await this.expectFigure('scroll', 'Up, down', '10, 11');
    } else {
      for (let i = 0; i < 20; i++) await press(0, time + 30 + Math.floor(i / 2) + 0.2 * (i % 2));
      await this.expectFigure('double', 'Double clicks', '10');
    }
  }

  /** Starts the scroll test, and waits until the page handles the wheel. */
  async startScroll() {
    await this.startOf('scroll').click();
    await this.readyForWheel(this.zone('scroll'), 'data-running');
  }
  expectFigure(part: MousePart, label: string, text: string | RegExp) {
    return this.expectText(this.figureIn(part, label), text);
  }
  async expectDone(count: number, of = 4) {
    await expect(this.page.getByRole('main')).toContainText(`${count} of ${of} tests completed`);
  }
  async expectVerdict(part: MousePart, verdict: 'Pass' | 'Cannot tell' | 'Warning' | 'Fail', words: string | RegExp) {
    await expect(this.zone(part)).toContainText(words);
    await expect(this.zone(part).getByText(verdict, { exact: true })).toBeVisible();
  }
}

export default (async (person) => {
  for (const part of ['Click', 'Movement', 'Scroll', 'Double click']) {
    await person.click('button', new RegExp(`^Start ${part} test$`, 'i'), 'main');
    // The button is disabled for half a second, so that a worn mouse does not end the test it just started.
    await person.click('button', 'Complete Test', 'main');
    await person.seeNone('button', 'Complete Test');
  }
  await pressing('Show Result')(person);
}) satisfies Walk;
