import type { Question, Reply } from '../../../machines/panel/experiment';
import { beginRun, type ExperimentId, questionIn, type Run, runAfter } from '../../../machines/panel/experiments';
import { MASK_MS } from '../../../machines/panel/panel.machine';
import { maskOf, type Picture } from '../../../machines/panel/picture';
import type { Answer } from '../../../measure/panel/trials';
import { panelPattern } from '../../../renderers/panel/panel.pattern';
import { panelValues } from '../../../renderers/panel/panel.values';
import { expectPicture, screenshot } from '../../e2e/models/picture';
import type { Pixels } from '../../e2e/png';
import { expect, type Page } from '../../e2e/test';
import { PanelPage } from './panel.check';

export const SEED = 20_261_122;
/** Tall enough that no patch of the questions below reaches the bar in the middle. */
export const size = { width: 400, height: 640 };
/** Size of each corner of the screen in which a quarter shows its number, in px. */
const CORNER_PX = 36;

/** Answers questions from the pixels on the screen. Computes the expected picture with the machine's own logic. */
export class Sitting {
  /** First and last row that the bar covers, in px. */
  bar: readonly [from: number, to: number] = [0, 0];
  run: Run;

  constructor(
    readonly panel: PanelPage,
    readonly experiment: ExperimentId,
  ) {
    this.run = beginRun(experiment, SEED);
  }

  static async of(page: Page, experiment: ExperimentId): Promise<Sitting> {
    const panel = new PanelPage(page);
    await panel.openSeeded(SEED);
    await panel.say();
    await panel.run(experiment);
    return new Sitting(panel, experiment);
  }

  /** Finds the rows that the bar covers. Its height depends on the question. */
  async findBar() {
    const box = await this.panel.bar.boundingBox();
    this.bar = [Math.floor(box?.y ?? 0) - 2, Math.ceil((box?.y ?? 0) + (box?.height ?? 0)) + 2];
  }

  get question(): Question | null {
    return questionIn(this.run);
  }

  /** Whether a pixel belongs to the picture, and not to the bar or to the number of a quarter. */
  isOwn(x: number, y: number): boolean {
    if (y >= this.bar[0] && y < this.bar[1]) return false;
    const inX = x < CORNER_PX || x >= size.width - CORNER_PX;
    return !(inX && (y < CORNER_PX || y >= size.height - CORNER_PX));
  }

  /** Number of screen pixels that differ from the picture. */
  wrong({ width, height, colors }: Pixels, picture: Picture): number {
    const values = panelValues(picture);
    let count = 0;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (this.isOwn(x, y) && colors[y * width + x] !== panelPattern.colorAt(x, y, width, height, values)) count += 1;
      }
    }
    return count;
  }

  /** Waits until the screen shows exactly this picture, and returns its pixels. */
  async seen(picture: Picture): Promise<Pixels> {
    let pixels: Pixels | null = null;
    await expectPicture(
      () => screenshot(this.panel.page),
      async (shot) => {
        await this.findBar();
        expect(this.wrong(shot, picture)).toBe(0);
        pixels = shot;
      },
    );
    return pixels as unknown as Pixels;
  }

  /** Waits for the gray before the question, then for its picture. */
  async look(): Promise<Pixels> {
    const { picture } = this.question as Question;
    await this.seen(maskOf(picture));
    await this.panel.page.clock.runFor(MASK_MS);
    return this.seen(picture);
  }

  async answer(answer: Answer) {
    await this.panel.page.keyboard.press(answer === 'none' ? '0' : String(answer + 1));
    const reply: Reply = { type: 'chosen', answer };
    this.run = runAfter(this.run, this.question as Question, reply);
  }
}
