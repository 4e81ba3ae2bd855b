import { penTasks, rulerRefusals } from '../../../content/pen';
import type { PenTask } from '../../../measure/pen/snapshot';
import { expect, type Page } from '../../e2e/test';
import { perPage, testPage } from '../../kit/page';
import { tapOver } from '../touch/touch.page';
import { penModel } from './pen.model';
import { PenPage } from './pen.page';

const pen = perPage((page) => new PenPage(page));

const actions: Readonly<Record<PenTask, string>> = {
  cover: 'Cover the Sheet',
  press: 'Test Pressure',
  ruler: 'Draw Along a Ruler',
  palm: 'Rest Your Hand',
};

const during = (task: PenTask) => async (page: Page) => {
  await expect(pen(page).task(penTasks[task].name)).toHaveAttribute('aria-pressed', 'true');
  await expect(pen(page).layer.getByRole('button', { pressed: true })).toHaveCount(1);
  // The scripted touch is too short for a line along the ruler, and the page says so instead of showing the task.
  const texts = task === 'ruler' ? [penTasks.ruler.text, rulerRefusals.short] : [penTasks[task].text];
  await expect(pen(page).instruction).toHaveText(new RegExp(texts.join('|')));
};

testPage('pen', penModel, {
  start: (page) => pen(page).openWithStubs(),
  longest: 60,
  states: {
    idle: (page) => pen(page).expectToBeIdle(),
    running: async (page) => {
      await expect(pen(page).layer).toHaveAccessibleName('Pen test');
      await expect(pen(page).sheet.locator('canvas')).toBeAttached();
    },
    'running.cover': during('cover'),
    'running.press': during('press'),
    'running.ruler': during('ruler'),
    'running.palm': during('palm'),
    results: async (page) => {
      await pen(page).expectResult();
      await expect(pen(page).row('Coverage')).toBeVisible();
    },
  },
  events: {
    START: (page) => pen(page).start.click(),
    TASK: (page, event) =>
      pen(page)
        .task(penTasks[(event as unknown as { task: PenTask }).task].name)
        .click(),
    PROGRESS: async (page) => {
      // One short touch of a scripted pen.
      await tapOver(pen(page).sheet, 1000, { pointerType: 'pen', pressure: 0.3 });
      await page.clock.runFor(250);
    },
    RESET: (page) => pen(page).layer.getByRole('button', { name: 'Reset' }).click(),
    'xstate.done.actor.fullscreen': async (page) => {
      await pen(page).grantFullscreen();
      await pen(page).leaveFullscreen();
    },
    'xstate.error.actor.fullscreen': (page) => pen(page).refuseFullscreen(),
    EXIT: (page) => page.keyboard.press('Escape'),
    CONTINUE: (page, event) =>
      page
        .getByRole('button', { name: actions[(event as unknown as { task: PenTask }).task] })
        .first()
        .click(),
    AGAIN: (page) => page.getByRole('button', { name: 'Test Again' }).click(),
  },
});
