import { feltNames, padStates } from '../../../content/gamepad';
import { expect, type Page } from '../../e2e/test';
import { refuse } from '../../kit/held-calls';
import { testPage } from '../../kit/page';
import { gamepadModel } from './gamepad.model';
import { GamepadPage } from './gamepad.page';
import { ID } from './measure/pads';

const view = (page: Page) => new GamepadPage(page);
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

testPage('gamepad', gamepadModel, {
  start: (page) => view(page).openWithStubs(),
  longest: 60,
  states: {
    idle: async (page) => {
      await expect(view(page).state).toContainText(padStates.idle);
      await expect(view(page).start).toBeVisible();
    },
    running: (page) => expect(view(page).finish).toBeVisible(),
    'running.waiting': async (page, { context: { reading } }) => {
      // After a result the page looks for the pad by itself.
      await expect(view(page).state).toContainText(reading ? padStates.gone : padStates.waiting);
      await expect(view(page).button('Rumble')).toHaveCount(reading ? 1 : 0);
    },
    'running.measuring': async (page, { context: { marks } }) => {
      await expect(view(page).state).toContainText(padStates.rest);
      await expect(view(page).button(/^Y/)).toHaveText(marks[3] ? 'Yno answer' : 'Y');
      await expect(view(page).button('Rumble')).toBeEnabled();
    },
    'running.rumbling': async (page) => {
      await expect(view(page).state).toContainText(padStates.rumbling);
      await expect(view(page).button('Rumble')).toBeDisabled();
    },
    results: async (page, { context: { reading, marks } }) => {
      await expect(view(page).resultHeading).toBeFocused();
      const said = marks[3] ? 'No answer, as you said: Y.' : 'Not pressed';
      await expect(view(page).row('Buttons')).toContainText(reading ? said : 'No gamepad was seen.');
    },
  },
  events: {
    // Frames are the page's own: nothing is sent until the clock goes on.
    'xstate.done.actor.presence': (page) => view(page).connect(),
    START: (page) => view(page).start.click(),
    PROGRESS: (page, event) => {
      const { progress } = event as unknown as { progress: { index: number | null } };
      return view(page).show(...(progress.index === null ? [] : [pad]));
    },
    MARK: (page) => view(page).button(/^Y/).click(),
    RUMBLE: (page) => view(page).button('Rumble').click(),
    'RUMBLE.FAILED': (page) => refuse(page, 'rumble', 'NotSupportedError'),
    ANSWER: (page) => page.getByRole('radio', { name: feltNames.both }).check(),
    RESET: (page) => view(page).reset.click(),
    FINISH: (page) => view(page).finish.click(),
    CONTINUE: (page) => view(page).button('Measure at Rest').first().click(),
    AGAIN: async (page) => {
      // A pad that is there starts the test.
      await view(page).clear();
      await view(page).again.click();
    },
  },
});
