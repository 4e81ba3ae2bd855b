import { paintGrid } from '../../browsers/fingers';
import { refuseFullscreen } from '../../e2e/fullscreen';
import { SequencePage } from '../../e2e/models/sequence.page';
import { type CDPSession, expect, type Page } from '../../e2e/test';
import { noted, view } from '../../kit/check';
import type { Strokes } from './pen.rows';

/** Properties of a pen sample other than its position. Angles in degrees, force 0 to 1. */
interface Sample {
  readonly force?: number;
  readonly tiltX?: number;
  readonly tiltY?: number;
  readonly twist?: number;
}

/** Page object of the pen test. */
export class PenPage extends SequencePage {
  readonly path = '/pen-test';
  readonly sheet = this.page.getByTestId('pen-sheet');
  override readonly panel = this.bar.locator('..');
  /** The current instruction, or the reason why the last line did not count. */
  readonly instruction = this.layer.getByRole('list', { name: 'What to draw' }).locator('xpath=following-sibling::p');

  task(name: string) {
    return this.layer.getByRole('list', { name: 'What to draw' }).getByRole('button', { name });
  }
  /** The figure with this label in the panel. */
  override figure(label: string) {
    return this.layer.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
  }

  /** Opens the page while fullscreen is refused, and starts. Returns once the sheet is shown. */
  async run() {
    await refuseFullscreen(this.page);
    await this.open();
    await this.start.click();
    await expect(this.sheet.locator('canvas')).toBeVisible();
  }
}

/** Sends pen input as the browser receives it from the system, with the test's own time stamps. */
export class Pen {
  #time = Date.now();

  private constructor(
    private readonly session: CDPSession,
    private readonly interval: number,
  ) {}

  /** `rate` in reports per second. */
  static async on(page: Page, rate: number) {
    return new Pen(await page.context().newCDPSession(page), 1000 / rate);
  }

  /** Lets time pass without a sample, in ms. */
  wait(ms: number) {
    this.#time += ms;
  }

  /** Moves the pen above the sheet. */
  hover(x: number, y: number, sample: Sample = {}) {
    return this.#send('mouseMoved', x, y, 0, sample);
  }

  /**
   * Draws one stroke of `samples` samples. They are sent as fast as a pen sends them, without waiting for answers. The
   * end waits for them, as in `Fingers.stroke`.
   * @param at position and state of a sample, by its position along the stroke, 0 to 1
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

  /** Draws strokes of the calibration, from now on. The end of each waits for its samples. */
  async plant(strokes: Strokes) {
    const from = this.#time - (strokes[0]?.[0]?.[2] ?? 0);
    for (const stroke of strokes) {
      const send = ([x, y, at]: Strokes[number][number], type: 'mousePressed' | 'mouseMoved' | 'mouseReleased') => {
        this.#time = from + at - this.interval;
        return this.#send(type, x, y, type === 'mouseReleased' ? 0 : 1, { force: type === 'mouseReleased' ? 0 : 0.4 });
      };
      await Promise.all(stroke.slice(0, -1).map((one, i) => send(one, i === 0 ? 'mousePressed' : 'mouseMoved')));
      await send(stroke.at(-1) as Strokes[number][number], 'mouseReleased');
    }
    this.wait(500);
  }

  /** A short touch by a finger, 50 ms later. The page must emulate touch. */
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

const paint = view((person) => person.evaluate(paintGrid, { pointerType: 'pen', surface: 'pen-sheet' }));

export default noted(
  'synthetic',
  'The pen is scripted pointer events: no engine here can be sent those of a pen.',
  async (person) => {
    await paint(person);
    await person.read(/cells marked, 100%/);
  },
);
