import { motionProblems, motionTexts } from '../../../content/motion-sensors';
import { problemOf } from '../../../machines/motion-sensors/support';
import type { MotionTask } from '../../../measure/motion-sensors/snapshot';
import { expect, type Page } from '../../e2e/test';
import { answer, refuse } from '../../kit/held-calls';
import { testPage } from '../../kit/page';
import { clean, Hand, type Sample } from './measure/device';
import { motionSensorsModel } from './motion-sensors.model';
import { MotionSensorsPage } from './motion-sensors.page';

const test = (page: Page) => new MotionSensorsPage(page);

/** Readings of a device while a scripted hand moves it. */
function recorded(does: (hand: Hand) => void): readonly Sample[] {
  const hand = new Hand(clean);
  does(hand);
  return hand.samples;
}
const moment = recorded((hand) => hand.hold(300));
const whole: Readonly<Record<MotionTask, readonly Sample[]>> = {
  rest: recorded((hand) => hand.lie(6000)),
  positions: recorded((hand) => hand.positions()),
  turn: recorded((hand) => {
    hand.lie(2500);
    hand.turn(2, -90, 1500);
    hand.lie(2500);
  }),
};

const during = (task: MotionTask) => async (page: Page) => {
  await expect(test(page).task(task)).toBeChecked();
  await expect(test(page).panel.getByRole('img', { name: /^The device as its sensor says/ })).toBeVisible();
  await test(page).expectListeners(1);
};

const actions = { rest: 'Measure at Rest', positions: 'Take the Six Positions', turn: 'Turn the Device' } as const;

testPage('motion-sensors', motionSensorsModel, {
  start: (page) => test(page).openWithStubs(),
  longest: 60,
  states: {
    checking: async (page) => {
      await expect(test(page).state).toContainText('Checking');
      await test(page).expectListeners(1);
    },
    idle: async (page, { context: { support } }) => {
      const problem = problemOf(support);
      await expect(test(page).state).toContainText(problem ? 'Not available' : 'Ready');
      if (problem) await expect(test(page).state).toContainText(motionProblems[problem].message);
      await test(page).expectListeners(0);
    },
    asking: async (page) => {
      await expect(test(page).state).toContainText('Waiting for you');
      await test(page).expectListeners(0);
    },
    listening: async (page) => {
      await expect(test(page).state).toContainText('Waiting for a first reading.');
      await test(page).expectListeners(1);
    },
    running: (page) => expect(test(page).finish).toBeVisible(),
    'running.rest': during('rest'),
    'running.positions': during('positions'),
    'running.turn': during('turn'),
    'running.senses': async (page) => {
      await expect(test(page).task('senses')).toBeChecked();
      await test(page).expectListeners(0);
    },
    'running.senses.waiting': async (page) => {
      await expect(test(page).button(motionTexts.vibrate)).toBeEnabled();
      await expect(test(page).button(motionTexts.light)).toBeEnabled();
    },
    'running.senses.vibrating': async (page) => {
      await expect(test(page).button(motionTexts.light)).toBeDisabled();
      await expect.poll(() => page.evaluate(() => window.motionStubs.vibration)).toBe(10_000);
    },
    'running.senses.lighting': async (page) => {
      await expect(test(page).button(motionTexts.vibrate)).toBeDisabled();
      await expect(test(page).panel).toContainText(motionTexts.lighting);
    },
    results: async (page) => {
      await expect(test(page).resultHeading).toBeFocused();
      await expect(test(page).row('Gravity')).toBeVisible();
      await expect(test(page).row('Vibration')).toBeVisible();
    },
  },
  events: {
    'xstate.done.actor.presence': async (page, { output }) => {
      await test(page).permit(output === 'blocked' ? 'denied' : 'granted');
      await test(page).feed(output === 'fitted' ? moment.slice(0, 1) : null);
    },
    'xstate.error.actor.presence': async (page) => {
      await test(page).permit(null);
      await test(page).feed(null);
    },
    START: (page) => test(page).start.click(),
    LOOK: (page) => test(page).reset.click(),
    'xstate.done.actor.permission': (page, { output }) => answer(page, 'permission', output ? 'granted' : 'denied'),
    'xstate.error.actor.permission': (page) => refuse(page, 'permission'),
    PROGRESS: async (page, event) => {
      const { progress } = event as unknown as { progress: { isDone: boolean } };
      for (const task of ['rest', 'positions', 'turn'] as const) {
        if (!(await test(page).task(task).isChecked())) continue;
        await test(page).feed(progress.isDone ? whole[task] : moment);
        return page.clock.runFor(250);
      }
    },
    TASK: (page, event) => {
      const { task } = event as unknown as { task: MotionTask | 'senses' };
      return test(page).task(task).check();
    },
    VIBRATE: (page) => test(page).button(motionTexts.vibrate).click(),
    LIGHT: (page) => test(page).button(motionTexts.light).click(),
    'LIGHT.FAILED': async (page) => {
      await refuse(page, 'camera', 'NotFoundError');
      await expect(test(page).panel).toContainText(motionTexts.lightFailures.none);
    },
    STOP: (page) => test(page).button(motionTexts.stop).click(),
    ANSWER: (page) =>
      page.getByRole('group', { name: motionTexts.vibrationQuestion }).getByRole('radio', { name: 'Yes' }).check(),
    RESET: (page) => test(page).reset.click(),
    FINISH: (page) => test(page).finish.click(),
    CONTINUE: (page, event) => {
      const { task } = event as unknown as { task: MotionTask | 'senses' };
      const name = task === 'senses' ? motionTexts.senses : actions[task];
      return test(page).button(name).first().click();
    },
    AGAIN: (page) => test(page).again.click(),
  },
});
