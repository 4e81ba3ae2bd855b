import { penTasks, rulerRefusals } from '../../../content/pen';
import type { PenTask } from '../../../measure/pen/snapshot';
import { fullscreenEvents } from '../../e2e/models/fullscreen-stub';
import { expect } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { tapOver } from '../touch/touch.check';
import { PenPage } from './pen.check';
import { penModel } from './pen.model';

const actions: Readonly<Record<PenTask, string>> = {
  cover: 'Cover the Sheet',
  press: 'Test Pressure',
  ruler: 'Draw Along a Ruler',
  palm: 'Rest Your Hand',
};

const during = (task: PenTask) => async (pen: PenPage) => {
  await expect(pen.task(penTasks[task].name)).toHaveAttribute('aria-pressed', 'true');
  await expect(pen.layer.getByRole('button', { pressed: true })).toHaveCount(1);
  // The scripted touch is too short for a line along the ruler, and the pen.page says so instead of showing the task.
  const texts = task === 'ruler' ? [penTasks.ruler.text, rulerRefusals.short] : [penTasks[task].text];
  await expect(pen.instruction).toHaveText(new RegExp(texts.join('|')));
};

testPage('pen', penModel, (page) => new PenPage(page), {
  start: (pen) => pen.openWithStubs(),
  longest: 60,
  states: {
    idle: (pen) => pen.expectToBeIdle(),
    running: async (pen) => {
      await expect(pen.layer).toHaveAccessibleName('Pen test');
      await expect(pen.sheet.locator('canvas')).toBeAttached();
    },
    'running.cover': during('cover'),
    'running.press': during('press'),
    'running.ruler': during('ruler'),
    'running.palm': during('palm'),
    results: async (pen) => {
      await pen.expectResult();
      await expect(pen.row('Coverage')).toBeVisible();
    },
  },
  events: {
    TASK: (pen, { task }) => pen.task(penTasks[task as PenTask].name).click(),
    PROGRESS: async (pen) => {
      // One short touch of a scripted pen.
      await tapOver(pen.sheet, 1000, { pointerType: 'pen', pressure: 0.3 });
      await pen.page.clock.runFor(250);
    },
    RESET: (pen) => pen.layer.getByRole('button', { name: 'Reset' }).click(),
    ...fullscreenEvents,
    EXIT: ({ page }) => page.keyboard.press('Escape'),
    CONTINUE: ({ page }, { task }) =>
      page
        .getByRole('button', { name: actions[task as PenTask] })
        .first()
        .click(),
  },
});
