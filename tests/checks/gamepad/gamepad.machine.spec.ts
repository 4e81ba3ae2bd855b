import { feltNames, padStates } from '../../../content/gamepad';
import { expect } from '../../e2e/test';
import { refuse } from '../../kit/held-calls';
import { testPage } from '../../kit/page';
import { GamepadPage } from './gamepad.check';
import { gamepadModel } from './gamepad.model';
import { ID } from './measure/pads';

/** A pad in the hand, as the model has it. */
const pad = {
  index: 0,
  id: ID,
  isStandard: true,
  canRumble: true,
  stamp: 0,
  axes: [0, 0, 0, 0],
  buttons: Array.from({ length: 17 }, (_, i) => (i === 0 ? 1 : 0)),
};

testPage('gamepad', gamepadModel, (page) => new GamepadPage(page), {
  start: (view) => view.openWithStubs(),
  longest: 60,
  states: {
    idle: async (view) => {
      await expect(view.state).toContainText(padStates.idle);
      await expect(view.start).toBeVisible();
    },
    running: (view) => expect(view.finish).toBeVisible(),
    'running.waiting': async (view, { context: { reading } }) => {
      // After a result the view.page looks for the pad by itself.
      await expect(view.state).toContainText(reading ? padStates.gone : padStates.waiting);
      await expect(view.button('Rumble')).toHaveCount(reading ? 1 : 0);
    },
    'running.measuring': async (view, { context: { marks } }) => {
      await expect(view.state).toContainText(padStates.rest);
      await expect(view.button(/^Y/)).toHaveText(marks[3] ? 'Yno answer' : 'Y');
      await expect(view.button('Rumble')).toBeEnabled();
    },
    'running.rumbling': async (view) => {
      await expect(view.state).toContainText(padStates.rumbling);
      await expect(view.button('Rumble')).toBeDisabled();
    },
    results: async (view, { context: { reading, marks } }) => {
      await expect(view.resultHeading).toBeFocused();
      const said = marks[3] ? 'No answer, as you said: Y.' : 'Not pressed';
      await expect(view.row('Buttons')).toContainText(reading ? said : 'No gamepad was seen.');
    },
  },
  events: {
    // Frames are the page's own: nothing is sent until the clock goes on.
    'xstate.done.actor.presence': (view) => view.connect(),
    PROGRESS: (view, { progress }) => view.show(...(progress.index === null ? [] : [pad])),
    MARK: (view) => view.button(/^Y/).click(),
    RUMBLE: (view) => view.button('Rumble').click(),
    'RUMBLE.FAILED': ({ page }) => refuse(page, 'rumble', 'NotSupportedError'),
    ANSWER: ({ page }) => page.getByRole('radio', { name: feltNames.both }).check(),
    RESET: (view) => view.reset.click(),
    CONTINUE: (view) => view.button('Measure at Rest').first().click(),
    AGAIN: async (view) => {
      // A pad that is there starts the test.
      await view.clear();
      await view.again.click();
    },
  },
});
