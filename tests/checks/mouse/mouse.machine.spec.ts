import type { SnapshotFrom } from 'xstate';
import { fittedParts, type MousePart, mouseParts } from '../../../machines/mouse/mouse';
import { isWaiting, type mouseMachine } from '../../../machines/mouse/mouse.machine';
import type { ButtonInput } from '../../../measure/pointer/presses';
import { press } from '../../e2e/models/frames.page';
import { expect } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { MousePage, now } from './mouse.check';
import { mouseModel, soon } from './mouse.model';

interface Opened {
  readonly mouse: MousePage;
  /** Start of the model's time stamps, in seconds since the epoch. */
  epoch: number;
  /** The test that is running. */
  part: MousePart;
}

async function button({ mouse, epoch, part }: Opened, phase: 'down' | 'up', input: ButtonInput) {
  await mouse.pointer(phase, input.button, await mouse.middle(part, input.spot), epoch + input.timestamp / 1000);
}

/** Waits longer than the time during which a button ignores presses. */
const passDeadTime = ({ mouse }: Opened) => mouse.page.clock.runFor(600);

type Snapshot = SnapshotFrom<typeof mouseMachine>;
const isUntouched = ({ click, double, movement, scroll }: Snapshot['context']) =>
  click.clicks.length + double.clicks.length + movement.total + scroll.records.length === 0;

/** A test that runs, and what its figures show. */
const running =
  (part: MousePart, figures = (_mouse: MousePage, _context: Snapshot['context']): unknown => undefined) =>
  async ({ mouse }: Opened, { context }: Snapshot) => {
    await expect(mouse.zone(part)).toHaveAttribute('data-running');
    await expect(mouse.page.locator('[data-running]')).toHaveCount(1);
    const complete = mouse.zone(part).getByRole('button', { name: 'Complete Test' });
    if (!isWaiting(context, context.now)) await expect(complete).toBeEnabled();
    // What the test does on a field may take longer than this wait, so the button is checked only while all fields are
    // untouched.
    else if (isUntouched(context)) await expect(complete).toHaveAttribute('aria-disabled', 'true');
    for (const other of mouseParts.filter((one) => one !== part)) await expect(mouse.startOf(other)).toBeDisabled();
    await figures(mouse, context);
  };

testPage('mouse', mouseModel, (page): Opened => ({ mouse: new MousePage(page), epoch: 0, part: 'click' }), {
  async start(opened) {
    await opened.mouse.openWithStubs();
    opened.epoch = now();
  },
  longest: 60,
  states: {
    testing: async ({ mouse }, { context }) => {
      await mouse.expectDone(mouseParts.filter((part) => context.done[part]).length, fittedParts(context).length);
      const held = mouse.page.locator('[data-button][data-state=held]');
      await expect(held).toHaveCount(context.click.down.length);
      await expect(mouse.button('No Middle Button')).toHaveAttribute('aria-pressed', String(context.lacksMiddle));
      await expect(mouse.button('No Wheel')).toHaveAttribute('aria-pressed', String(context.lacksWheel));
      if (context.present === false) await expect(mouse.notice).toBeVisible();
      else await expect(mouse.notice).toHaveCount(0);
    },
    'testing.choosing': async ({ mouse }, { context }) => {
      await expect(mouse.main.getByRole('status')).toContainText('Nothing running.');
      await expect(mouse.complete).toHaveCount(0);
      const some = mouseParts.some((part) => context.done[part]);
      if (some) await expect(mouse.button('Show Result')).toBeEnabled();
      else await expect(mouse.button('Show Result')).toBeDisabled();
    },
    'testing.choosing.settling': async ({ mouse }, { context }) => {
      for (const part of mouseParts) {
        if (part === context.last) await expect(mouse.startOf(part)).toHaveAttribute('aria-disabled', 'true');
        else await expect(mouse.startOf(part)).toBeEnabled();
      }
    },
    'testing.choosing.settled': async ({ mouse }) => {
      for (const part of mouseParts) await expect(mouse.startOf(part)).toBeEnabled();
    },
    'testing.running.click': running('click'),
    'testing.running.click.free': ({ mouse }) => expect(mouse.block).not.toHaveAttribute('data-held'),
    'testing.running.click.carrying': ({ mouse }) => expect(mouse.block).toHaveAttribute('data-held'),
    'testing.running.click.loose': ({ mouse }) => expect(mouse.block).toHaveAttribute('data-held'),
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
    results: async ({ mouse }) => {
      await expect(mouse.resultHeading).toBeFocused();
      await expect(mouse.badge).toBeVisible();
    },
  },
  events: {
    DEVICE: ({ mouse }, { present }) => mouse.page.evaluate((is) => window.setMouse(is), present as boolean),
    // Presses the buttons without a pointer, because a pointer would count as a mouse.
    START: async (opened, { part }) => {
      const start = opened.mouse.startOf(part as MousePart);
      const waits = (await start.getAttribute('aria-disabled')) === 'true';
      if (!waits) opened.part = part as MousePart;
      await press(start);
    },
    COMPLETE: async (opened, { at }) => {
      if (at !== soon.begin) await passDeadTime(opened);
      await press(opened.mouse.complete);
    },
    RESET: ({ mouse }) => press(mouse.button('Reset All')),
    MIDDLE: ({ mouse }) => press(mouse.button('No Middle Button')),
    'WHEEL.PRESENT': ({ mouse }) => press(mouse.button('No Wheel')),
    TICK: passDeadTime,
    PRESS: (opened, { input }) => button(opened, 'down', input),
    RELEASE: (opened, { input }) => button(opened, 'up', input),
    LOST: ({ mouse }) => mouse.page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
    MOTION: async ({ mouse }) => {
      await mouse.circle('movement', { rate: 1000, samples: 130, from: now() });
      await mouse.expectFigure('movement', 'Polling rate', /Hz$/);
    },
    WHEEL: async ({ mouse }) => {
      await mouse.wheel(await mouse.middle('scroll'), 120);
      await mouse.expectFigure('scroll', 'Up, down', '0, 1');
    },
    FINISH: ({ mouse }) => press(mouse.button('Show Result')),
    CONTINUE: async (opened) => {
      opened.part = 'scroll';
      await press(opened.mouse.page.getByRole('button', { name: 'Run Scroll Test' }));
    },
    AGAIN: ({ mouse }) => press(mouse.button('Test Again')),
  },
});
