import type { SnapshotFrom } from 'xstate';
import { fittedParts, type MousePart, mouseParts } from '../../../machines/mouse/mouse';
import { isWaiting, type mouseMachine } from '../../../machines/mouse/mouse.machine';
import type { ButtonInput } from '../../../measure/pointer/presses';
import { press } from '../../e2e/models/frames.page';
import { expect, type Page } from '../../e2e/test';
import { perPage, testPage } from '../../kit/page';
import { mouseModel, soon } from './mouse.model';
import { MousePage, now } from './mouse.page';

interface Opened {
  readonly mouse: MousePage;
  /** Start of the model's time stamps, in seconds since the epoch. */
  epoch: number;
  /** The test that is running. */
  part: MousePart;
}
const on = perPage((page): Opened => ({ mouse: new MousePage(page), epoch: 0, part: 'click' }));

async function button(page: Page, phase: 'down' | 'up', event: object) {
  const { input } = event as { input: ButtonInput };
  const { mouse, epoch, part } = on(page);
  await mouse.pointer(phase, input.button, await mouse.middle(part, input.spot), epoch + input.timestamp / 1000);
}

/** Waits longer than the time during which a button ignores presses. */
const passDeadTime = (page: Page) => page.clock.runFor(600);

type Snapshot = SnapshotFrom<typeof mouseMachine>;
const isUntouched = ({ click, double, movement, scroll }: Snapshot['context']) =>
  click.clicks.length + double.clicks.length + movement.total + scroll.records.length === 0;

/** A test that runs, and what its figures show. */
const running =
  (part: MousePart, figures = (_mouse: MousePage, _context: Snapshot['context']): unknown => undefined) =>
  async (page: Page, { context }: Snapshot) => {
    const { mouse } = on(page);
    await expect(mouse.zone(part)).toHaveAttribute('data-running');
    await expect(page.locator('[data-running]')).toHaveCount(1);
    const complete = mouse.zone(part).getByRole('button', { name: 'Complete Test' });
    if (!isWaiting(context, context.now)) await expect(complete).toBeEnabled();
    // What the test does on a field may take longer than this wait, so the button is checked only while all fields are
    // untouched.
    else if (isUntouched(context)) await expect(complete).toHaveAttribute('aria-disabled', 'true');
    for (const other of mouseParts.filter((one) => one !== part)) await expect(mouse.startOf(other)).toBeDisabled();
    await figures(mouse, context);
  };

testPage('mouse', mouseModel, {
  async start(page) {
    const opened = on(page);
    await opened.mouse.openWithStubs();
    opened.epoch = now();
  },
  longest: 60,
  states: {
    testing: async (page, { context }) => {
      const { mouse } = on(page);
      await mouse.expectDone(mouseParts.filter((part) => context.done[part]).length, fittedParts(context).length);
      const held = page.locator('[data-button][data-state=held]');
      await expect(held).toHaveCount(context.click.down.length);
      await expect(mouse.button('No Middle Button')).toHaveAttribute('aria-pressed', String(context.lacksMiddle));
      await expect(mouse.button('No Wheel')).toHaveAttribute('aria-pressed', String(context.lacksWheel));
      if (context.present === false) await expect(mouse.notice).toBeVisible();
      else await expect(mouse.notice).toHaveCount(0);
    },
    'testing.choosing': async (page, { context }) => {
      const { mouse } = on(page);
      await expect(page.getByRole('main').getByRole('status')).toContainText('Nothing running.');
      await expect(mouse.complete).toHaveCount(0);
      const some = mouseParts.some((part) => context.done[part]);
      if (some) await expect(mouse.button('Show Result')).toBeEnabled();
      else await expect(mouse.button('Show Result')).toBeDisabled();
    },
    'testing.choosing.settling': async (page, { context }) => {
      for (const part of mouseParts) {
        if (part === context.last) await expect(on(page).mouse.startOf(part)).toHaveAttribute('aria-disabled', 'true');
        else await expect(on(page).mouse.startOf(part)).toBeEnabled();
      }
    },
    'testing.choosing.settled': async (page) => {
      for (const part of mouseParts) await expect(on(page).mouse.startOf(part)).toBeEnabled();
    },
    'testing.running.click': running('click'),
    'testing.running.click.free': (page) => expect(on(page).mouse.block).not.toHaveAttribute('data-held'),
    'testing.running.click.carrying': (page) => expect(on(page).mouse.block).toHaveAttribute('data-held'),
    'testing.running.click.loose': (page) => expect(on(page).mouse.block).toHaveAttribute('data-held'),
    'testing.running.movement': running('movement', (mouse, { movement }) =>
      expect(mouse.figureIn('movement', 'Polling rate')).toHaveText(movement.rate === null ? /—/ : /^1000\sHz$/),
    ),
    'testing.running.scroll': running('scroll', (mouse, { scroll }) =>
      expect(mouse.figureIn('scroll', 'Up, down')).toHaveText(`0, ${scroll.down}`),
    ),
    'testing.running.double': running('double', (mouse, { double }) =>
      expect(mouse.figureIn('double', 'Presses')).toHaveText(
        String(Object.values(double.counts).reduce((sum, count) => sum + count, 0)),
      ),
    ),
    results: async (page) => {
      await expect(on(page).mouse.resultHeading).toBeFocused();
      await expect(on(page).mouse.badge).toBeVisible();
    },
  },
  events: {
    DEVICE: (page, { present }) => page.evaluate((is) => window.setMouse(is), present as boolean),
    // Presses the buttons without a pointer, because a pointer would count as a mouse.
    START: async (page, { subTest }) => {
      const opened = on(page);
      const start = opened.mouse.startOf(subTest as MousePart);
      const waits = (await start.getAttribute('aria-disabled')) === 'true';
      if (!waits) opened.part = subTest as MousePart;
      await press(start);
    },
    COMPLETE: async (page, { at }) => {
      if (at !== soon.begin) await passDeadTime(page);
      await press(on(page).mouse.complete);
    },
    RESET: (page) => press(on(page).mouse.button('Reset All')),
    MIDDLE: (page) => press(on(page).mouse.button('No Middle Button')),
    'WHEEL.PRESENT': (page) => press(on(page).mouse.button('No Wheel')),
    TICK: passDeadTime,
    PRESS: (page, event) => button(page, 'down', event),
    RELEASE: (page, event) => button(page, 'up', event),
    LOST: async (page) => {
      await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
    },
    MOTION: async (page) => {
      const { mouse } = on(page);
      await mouse.circle('movement', { rate: 1000, samples: 130, from: now() });
      await mouse.expectFigure('movement', 'Polling rate', /Hz$/);
    },
    WHEEL: async (page) => {
      const { mouse } = on(page);
      await mouse.wheel(await mouse.middle('scroll'), 120);
      await mouse.expectFigure('scroll', 'Up, down', '0, 1');
    },
    FINISH: (page) => press(on(page).mouse.button('Show Result')),
    CONTINUE: async (page) => {
      on(page).part = 'scroll';
      await press(page.getByRole('button', { name: 'Run Scroll Test' }));
    },
    AGAIN: (page) => press(on(page).mouse.button('Test Again')),
  },
});
