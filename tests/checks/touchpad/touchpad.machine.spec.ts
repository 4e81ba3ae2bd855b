import { padNotes } from '../../../content/touchpad';
import { type PadTask, padTasks } from '../../../machines/touchpad/run';
import type { ButtonInput } from '../../../measure/pointer/presses';
import { press } from '../../e2e/models/frames.page';
import { expect, type Page } from '../../e2e/test';
import { perPage, testPage } from '../../kit/page';
import { now } from '../mouse/mouse.page';
import { touchpadModel } from './touchpad.model';
import { TouchpadPage } from './touchpad.page';

interface Opened {
  readonly pad: TouchpadPage;
  /** Start of the model's time stamps, in seconds since the epoch. */
  epoch: number;
}
const on = perPage((page): Opened => ({ pad: new TouchpadPage(page), epoch: 0 }));

async function button(page: Page, phase: 'down' | 'up', event: object) {
  const { input } = event as { input: ButtonInput };
  const { pad, epoch } = on(page);
  const isDrag = (await pad.field.getAttribute('data-field')) === 'drag';
  const at = await pad.middle(isDrag ? input.spot : 'pad');
  await pad.pointer(phase, input.button, at, epoch + input.timestamp / 1000);
}

const isLive = (page: Page) => expect(on(page).pad.field).toHaveAttribute('data-live');
const taskOf = (event: object) => (event as { task: PadTask }).task;

testPage('touchpad', touchpadModel, {
  async start(page) {
    const opened = on(page);
    await opened.pad.openWithStubs();
    opened.epoch = now();
  },
  longest: 120,
  states: {
    idle: async (page, { context }) => {
      const { pad } = on(page);
      await expect(pad.button('Start Test')).toBeVisible();
      await expect(pad.field).toHaveText(padNotes.idle);
      if (context.present === false) await expect(pad.notice).toBeVisible();
      else await expect(pad.notice).toHaveCount(0);
    },
    running: async (page, { context }) => {
      const { pad } = on(page);
      await pad.expectStep(context.task);
      await expect(pad.button('Next Step')).toHaveCount(context.task === padTasks.at(-1) ? 0 : 1);
    },
    'running.moving': isLive,
    'running.resting': isLive,
    'running.watching': isLive,
    'running.pressing': async (page, { context }) => {
      await isLive(page);
      const { pad } = on(page);
      const { task, press, tap, menu, drag } = context;
      if (task === 'drag') await expect(pad.figure('Dragged')).toHaveText(String(drag.counts.carried));
      else await expect(pad.figure('Left')).toHaveText(String({ press, tap, menu }[task as 'tap'].counts[0] ?? 0));
    },
    'running.scrolling': async (page, { context }) => {
      await isLive(page);
      await expect(on(page).pad.figure('Up, down')).toHaveText(new RegExp(`^0, ${context.scroll.down}\\spx$`));
    },
    'running.pinching': async (page, { context }) => {
      await isLive(page);
      await expect(on(page).pad.figure('Apart')).toHaveText(context.pinch.apart > 0 ? /^1\.04/ : /^1\.00/);
    },
    'running.over': async (page, { context }) => {
      const { pad } = on(page);
      await expect(pad.field).not.toHaveAttribute('data-live');
      await expect(page.getByText(padNotes.over).first()).toBeVisible();
      await expect(pad.button('Nothing Happens')).toHaveCount(0);
      if (context.absent.includes('tap')) await expect(pad.step('tap')).toHaveAccessibleName(/not fitted/);
    },
    results: async (page) => {
      await expect(on(page).pad.resultHeading).toBeFocused();
      await expect(page.getByRole('img', { name: /^Result:/ })).toBeVisible();
    },
  },
  events: {
    DEVICE: (page, { present }) => page.evaluate((is) => window.setMouse(is), present as boolean),
    // Presses the buttons without a pointer, because a pointer would count as a pad.
    START: (page) => press(on(page).pad.button('Start Test')),
    TASK: (page, event) => press(on(page).pad.step(taskOf(event))),
    ABSENT: (page) => press(on(page).pad.button('Nothing Happens')),
    MOTION: async (page) => {
      const { pad } = on(page);
      const at = await pad.middle();
      // In the rest step, movement before the hand came to rest does not count.
      await page.clock.runFor(2000);
      const from = now();
      for (let i = 0; i < 4; i++) await pad.move({ x: at.x + 9 * i, y: at.y }, from + i / 125);
      await page.clock.runFor(250);
    },
    TICK: (page) => page.clock.runFor(250),
    PRESS: (page, event) => button(page, 'down', event),
    RELEASE: (page, event) => button(page, 'up', event),
    LOST: async (page) => {
      await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
    },
    WHEEL: async (page) => {
      const { pad } = on(page);
      await pad.isReady();
      await pad.wheel(await pad.middle(), 17);
      await pad.expectFigure('Up, down', /^0, 17\s/);
    },
    PINCH: async (page) => {
      const { pad } = on(page);
      await pad.isReady();
      await pad.wheel(await pad.middle(), -4, undefined, 0, true);
      await pad.expectFigure('Apart', /^1\.04/);
    },
    FINISH: (page) => press(on(page).pad.button('Show Result')),
    CONTINUE: (page) => press(page.getByRole('button', { name: 'Scroll With Two Fingers' })),
    AGAIN: (page) => press(page.getByRole('button', { name: 'Test Again' })),
  },
});
