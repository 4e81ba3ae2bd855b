import { motionProblems, motionTexts } from '../../../content/motion-sensors';
import { problemOf } from '../../../machines/motion-sensors/support';
import type { MotionTask } from '../../../measure/motion-sensors/snapshot';
import { expect } from '../../e2e/test';
import { answer, refuse } from '../../kit/held-calls';
import { testPage } from '../../kit/page';
import { clean, Hand, type Sample } from './measure/device';
import { MotionSensorsPage } from './motion-sensors.check';
import { motionSensorsModel } from './motion-sensors.model';

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

const during = (task: MotionTask) => async (view: MotionSensorsPage) => {
  await expect(view.task(task)).toBeChecked();
  await expect(view.panel.getByRole('img', { name: /^The device as its sensor says/ })).toBeVisible();
  await view.expectListeners(1);
};

const actions = {
  rest: 'Measure at Rest',
  positions: 'Take the Six Positions',
  turn: 'Turn the Device',
  senses: motionTexts.senses,
} as const;

testPage('motion-sensors', motionSensorsModel, (page) => new MotionSensorsPage(page), {
  start: (view) => view.openWithStubs(),
  longest: 60,
  states: {
    checking: async (view) => {
      await expect(view.state).toContainText('Checking');
      await view.expectListeners(1);
    },
    idle: async (view, { context: { support } }) => {
      const problem = problemOf(support);
      await expect(view.state).toContainText(problem ? 'Not available' : 'Ready');
      if (problem) await expect(view.state).toContainText(motionProblems[problem].message);
      await view.expectListeners(0);
    },
    asking: async (view) => {
      await expect(view.state).toContainText('Waiting for you');
      await view.expectListeners(0);
    },
    listening: async (view) => {
      await expect(view.state).toContainText('Waiting for a first reading.');
      await view.expectListeners(1);
    },
    running: (view) => expect(view.finish).toBeVisible(),
    'running.rest': during('rest'),
    'running.positions': during('positions'),
    'running.turn': during('turn'),
    'running.senses': async (view) => {
      await expect(view.task('senses')).toBeChecked();
      await view.expectListeners(0);
    },
    'running.senses.waiting': async (view) => {
      await expect(view.button(motionTexts.vibrate)).toBeEnabled();
      await expect(view.button(motionTexts.light)).toBeEnabled();
    },
    'running.senses.vibrating': async (view) => {
      await expect(view.button(motionTexts.light)).toBeDisabled();
      await expect.poll(() => view.page.evaluate(() => window.motionStubs.vibration)).toBe(10_000);
    },
    'running.senses.lighting': async (view) => {
      await expect(view.button(motionTexts.vibrate)).toBeDisabled();
      await expect(view.panel).toContainText(motionTexts.lighting);
    },
    results: async (view) => {
      await expect(view.resultHeading).toBeFocused();
      await expect(view.row('Gravity')).toBeVisible();
      await expect(view.row('Vibration')).toBeVisible();
    },
  },
  events: {
    'xstate.done.actor.presence': async (view, { output }) => {
      await view.permit(output === 'blocked' ? 'denied' : 'granted');
      await view.feed(output === 'fitted' ? moment.slice(0, 1) : null);
    },
    'xstate.error.actor.presence': async (view) => {
      await view.permit(null);
      await view.feed(null);
    },
    LOOK: (view) => view.reset.click(),
    'xstate.done.actor.permission': ({ page }, { output }) => answer(page, 'permission', output ? 'granted' : 'denied'),
    'xstate.error.actor.permission': ({ page }) => refuse(page, 'permission'),
    PROGRESS: async (view, { progress }) => {
      for (const task of ['rest', 'positions', 'turn'] as const) {
        if (!(await view.task(task).isChecked())) continue;
        await view.feed(progress.isDone ? whole[task] : moment);
        return view.page.clock.runFor(250);
      }
    },
    TASK: (view, { task }) => view.task(task).check(),
    VIBRATE: (view) => view.button(motionTexts.vibrate).click(),
    LIGHT: (view) => view.button(motionTexts.light).click(),
    'LIGHT.FAILED': async (view) => {
      await refuse(view.page, 'camera', 'NotFoundError');
      await expect(view.panel).toContainText(motionTexts.lightFailures.none);
    },
    STOP: (view) => view.button(motionTexts.stop).click(),
    ANSWER: ({ page }) =>
      page.getByRole('group', { name: motionTexts.vibrationQuestion }).getByRole('radio', { name: 'Yes' }).check(),
    RESET: (view) => view.reset.click(),
    CONTINUE: (view, { task }) =>
      view
        .button(actions[task as keyof typeof actions])
        .first()
        .click(),
  },
});
