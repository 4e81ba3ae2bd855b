import { fullscreenEvents } from '../../e2e/models/fullscreen-stub';
import { expect, type Page, test } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { TouchPage, tapOver } from './touch.check';
import { touchModel } from './touch.model';

test.use({ hasTouch: true });

/** Waits until the new size has been laid out, so that the next step acts on the new grid. */
async function resize(page: Page, by: number) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: width + by, height });
  await expect
    .poll(() =>
      page
        .getByTestId('touch-input')
        .locator('canvas')
        .evaluate((canvas) => (canvas as HTMLCanvasElement).clientWidth),
    )
    .toBe(width + by);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

testPage('touch', touchModel, (page) => new TouchPage(page), {
  start: async (touch) => {
    await touch.page.setViewportSize({ width: 700, height: 500 });
    await touch.openWithStubs();
  },
  longest: 50,
  states: {
    idle: (touch) => touch.expectToBeIdle(),
    running: async (touch) => {
      await expect(touch.layer).toHaveAccessibleName('Touch test');
      await expect(touch.pad.locator('canvas')).toBeAttached();
      await expect(touch.page.locator('#root')).toHaveAttribute('inert');
    },
    'running.painting': async (touch) => {
      await expect(touch.bar).toBeVisible();
      await expect(touch.success).toHaveCount(0);
    },
    'running.complete': async (touch, { context: { ghosts } }) => {
      await expect(touch.success).toBeVisible();
      // Taps show that every cell responds, but say nothing about sample rate and jumps. A continued run keeps the
      // result of its hands-off check.
      const words =
        ghosts === null ? 'cannot tell, 2 of 2' : ghosts.length > 0 ? 'fail, 2 of 3' : 'cannot tell, 3 of 3';
      await expect(touch.layer.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(new RegExp(words));
      await expect(touch.layer.getByRole('button', { name: 'Swipe the Grid' })).toBeFocused();
    },
    watching: (touch) => expect(touch.layer).toHaveAccessibleName('Touch test, hands-off check'),
    'watching.settling': (touch) =>
      expect(touch.layer.getByRole('status')).toHaveText('Take your hands off the screen.'),
    'watching.listening': async (touch, { context }) => {
      await expect(touch.layer.getByRole('status')).toHaveText('Do not touch. Listening.');
      await expect(touch.layer.getByText('1 ghost touch')).toHaveCount(context.caught.length);
    },
    results: async (touch, { context }) => {
      await touch.expectResult();
      const word = context.ghosts === null ? 'Not run' : context.ghosts.length > 0 ? 'Fail' : 'Pass';
      await expect(touch.row('Hands-off check')).toContainText(word);
      await expect(touch.row('Coverage')).toContainText(context.snapshot ? /cells? (was )?touched/ : 'not painted');
    },
  },
  events: {
    WATCH: (touch) => touch.handsOff.click(),
    CONTINUE: (touch) => touch.paint.click(),
    ...fullscreenEvents,
    PROGRESS: async (touch) => {
      await tapOver(touch.pad, 100);
      await touch.page.clock.runFor(100);
      await expect(touch.figure('Touched')).not.toHaveText('0%');
    },
    COMPLETE: (touch) => tapOver(touch.pad, 17),
    SURFACE: ({ page }, event) => resize(page, 'smaller' in event && event.smaller ? -40 : 40),
    RESET: (touch) => touch.layer.getByRole('button', { name: /^(Reset|Test Again)$/ }).click(),
    GHOST: ({ page }) => tapOver(page.getByTestId('touch-watch'), 1000),
    EXIT: ({ page }) => page.keyboard.press('Escape'),
  },
});
