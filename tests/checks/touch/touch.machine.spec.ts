import { expect, type Page, test } from '../../e2e/test';
import { perPage, testPage } from '../../kit/page';
import { touchModel } from './touch.model';
import { TouchPage, tapOver } from './touch.page';

test.use({ hasTouch: true });

const touch = perPage((page) => new TouchPage(page));

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

testPage('touch', touchModel, {
  start: async (page) => {
    await page.setViewportSize({ width: 700, height: 500 });
    await touch(page).openWithStubs();
  },
  longest: 50,
  states: {
    idle: (page) => touch(page).expectToBeIdle(),
    running: async (page) => {
      await expect(touch(page).layer).toHaveAccessibleName('Touch test');
      await expect(touch(page).pad.locator('canvas')).toBeAttached();
      await expect(page.locator('#root')).toHaveAttribute('inert');
    },
    'running.painting': async (page) => {
      await expect(touch(page).bar).toBeVisible();
      await expect(touch(page).success).toHaveCount(0);
    },
    'running.complete': async (page, { context: { ghosts } }) => {
      await expect(touch(page).success).toBeVisible();
      // Taps show that every cell responds, but say nothing about sample rate and jumps. A continued run keeps the
      // result of its hands-off check.
      const words =
        ghosts === null ? 'cannot tell, 2 of 2' : ghosts.length > 0 ? 'fail, 2 of 3' : 'cannot tell, 3 of 3';
      await expect(touch(page).layer.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(new RegExp(words));
      await expect(touch(page).layer.getByRole('button', { name: 'Swipe the Grid' })).toBeFocused();
    },
    watching: (page) => expect(touch(page).layer).toHaveAccessibleName('Touch test, hands-off check'),
    'watching.settling': (page) =>
      expect(touch(page).layer.getByRole('status')).toHaveText('Take your hands off the screen.'),
    'watching.listening': async (page, { context }) => {
      await expect(touch(page).layer.getByRole('status')).toHaveText('Do not touch. Listening.');
      await expect(touch(page).layer.getByText('1 ghost touch')).toHaveCount(context.caught.length);
    },
    results: async (page, { context }) => {
      await touch(page).expectResult();
      const word = context.ghosts === null ? 'Not run' : context.ghosts.length > 0 ? 'Fail' : 'Pass';
      await expect(touch(page).row('Hands-off check')).toContainText(word);
      await expect(touch(page).row('Coverage')).toContainText(
        context.snapshot ? /cells? (was )?touched/ : 'not painted',
      );
    },
  },
  events: {
    START: (page) => touch(page).start.click(),
    WATCH: (page) => touch(page).handsOff.click(),
    CONTINUE: (page) => touch(page).paint.click(),
    'xstate.done.actor.fullscreen': async (page) => {
      await touch(page).grantFullscreen();
      await touch(page).leaveFullscreen();
    },
    'xstate.error.actor.fullscreen': (page) => touch(page).refuseFullscreen(),
    PROGRESS: async (page) => {
      await tapOver(touch(page).pad, 100);
      await page.clock.runFor(100);
      await expect(touch(page).figure('Touched')).not.toHaveText('0%');
    },
    COMPLETE: (page) => tapOver(touch(page).pad, 17),
    SURFACE: (page, event) => resize(page, 'smaller' in event && event.smaller ? -40 : 40),
    RESET: (page) =>
      touch(page)
        .layer.getByRole('button', { name: /^(Reset|Test Again)$/ })
        .click(),
    GHOST: (page) => tapOver(page.getByTestId('touch-watch'), 1000),
    EXIT: (page) => page.keyboard.press('Escape'),
    AGAIN: (page) => page.getByRole('button', { name: 'Test Again' }).click(),
  },
});
