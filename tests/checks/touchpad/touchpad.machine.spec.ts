import { padNotes } from '../../../content/touchpad';
import { type PadTask, padTasks } from '../../../machines/touchpad/run';
import type { ButtonInput } from '../../../measure/pointer/presses';
import { press } from '../../e2e/models/frames.page';
import { expect } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { now } from '../mouse/mouse.check';
import { TouchpadPage } from './touchpad.check';
import { touchpadModel } from './touchpad.model';

interface Opened {
  readonly pad: TouchpadPage;
  /** Start of the model's time stamps, in seconds since the epoch. */
  epoch: number;
}

async function button({ pad, epoch }: Opened, phase: 'down' | 'up', input: ButtonInput) {
  const isDrag = (await pad.field.getAttribute('data-field')) === 'drag';
  const at = await pad.middle(isDrag ? input.spot : 'pad');
  await pad.pointer(phase, input.button, at, epoch + input.timestamp / 1000);
}

const isLive = ({ pad }: Opened) => expect(pad.field).toHaveAttribute('data-live');

testPage('touchpad', touchpadModel, (page): Opened => ({ pad: new TouchpadPage(page), epoch: 0 }), {
  async start(opened) {
    await opened.pad.openWithStubs();
    opened.epoch = now();
  },
  longest: 120,
  states: {
    idle: async ({ pad }, { context }) => {
      await expect(pad.button('Start Test')).toBeVisible();
      await expect(pad.field).toHaveText(padNotes.idle);
      if (context.present === false) await expect(pad.notice).toBeVisible();
      else await expect(pad.notice).toHaveCount(0);
    },
    running: async ({ pad }, { context }) => {
      await pad.expectStep(context.task);
      await expect(pad.button('Next Step')).toHaveCount(context.task === padTasks.at(-1) ? 0 : 1);
    },
    'running.moving': isLive,
    'running.resting': isLive,
    'running.watching': isLive,
    'running.pressing': async (opened, { context: { task, press, tap, menu, drag } }) => {
      await isLive(opened);
      const { pad } = opened;
      if (task === 'drag') await expect(pad.figure('Dragged')).toHaveText(String(drag.counts.carried));
      else await expect(pad.figure('Left')).toHaveText(String({ press, tap, menu }[task as 'tap'].counts[0] ?? 0));
    },
    'running.scrolling': async (opened, { context }) => {
      await isLive(opened);
      await expect(opened.pad.figure('Up, down')).toHaveText(new RegExp(`^0, ${context.scroll.down}\\spx$`));
    },
    'running.pinching': async (opened, { context }) => {
      await isLive(opened);
      await expect(opened.pad.figure('Apart')).toHaveText(context.pinch.apart > 0 ? /^1\.04/ : /^1\.00/);
    },
    'running.over': async ({ pad }, { context }) => {
      await expect(pad.field).not.toHaveAttribute('data-live');
      await expect(pad.page.getByText(padNotes.over).first()).toBeVisible();
      await expect(pad.button('Nothing Happens')).toHaveCount(0);
      if (context.absent.includes('tap')) await expect(pad.step('tap')).toHaveAccessibleName(/not fitted/);
    },
    results: async ({ pad }) => {
      await expect(pad.resultHeading).toBeFocused();
      await expect(pad.badge).toBeVisible();
    },
  },
  events: {
    DEVICE: ({ pad }, { present }) => pad.page.evaluate((is) => window.setMouse(is), present as boolean),
    // Presses the buttons without a pointer, because a pointer would count as a pad.
    START: ({ pad }) => press(pad.button('Start Test')),
    TASK: ({ pad }, { task }) => press(pad.step(task as PadTask)),
    ABSENT: ({ pad }) => press(pad.button('Nothing Happens')),
    MOTION: async ({ pad }) => {
      const at = await pad.middle();
      // In the rest step, movement before the hand came to rest does not count.
      await pad.page.clock.runFor(2000);
      const from = now();
      for (let i = 0; i < 4; i++) await pad.move({ x: at.x + 9 * i, y: at.y }, from + i / 125);
      await pad.page.clock.runFor(250);
    },
    TICK: ({ pad }) => pad.page.clock.runFor(250),
    PRESS: (opened, { input }) => button(opened, 'down', input),
    RELEASE: (opened, { input }) => button(opened, 'up', input),
    LOST: ({ pad }) => pad.page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
    WHEEL: async ({ pad }) => {
      await pad.isReady();
      await pad.wheel(await pad.middle(), 17);
      await pad.expectFigure('Up, down', /^0, 17\s/);
    },
    PINCH: async ({ pad }) => {
      await pad.isReady();
      await pad.wheel(await pad.middle(), -4, undefined, 0, true);
      await pad.expectFigure('Apart', /^1\.04/);
    },
    FINISH: ({ pad }) => press(pad.button('Show Result')),
    CONTINUE: ({ pad }) => press(pad.page.getByRole('button', { name: 'Scroll With Two Fingers' })),
    AGAIN: ({ pad }) => press(pad.again),
  },
});
