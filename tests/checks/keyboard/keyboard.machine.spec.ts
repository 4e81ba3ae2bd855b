import type { SnapshotFrom } from 'xstate';
import { absentOf, isFlagged, totalOf } from '../../../machines/keyboard/keyboard';
import type { keyboardMachine } from '../../../machines/keyboard/keyboard.machine';
import { boardOf } from '../../../machines/keyboard/layouts';
import type { KeyInput, KeyState } from '../../../measure/keyboard/keys';
import { expect, type Page } from '../../e2e/test';
import { answer, refuse } from '../../kit/held-calls';
import { perPage, testPage } from '../../kit/page';
import { keyboardModel } from './keyboard.model';
import { KeyboardPage } from './keyboard.page';

const keyboard = perPage((page) => new KeyboardPage(page));

/** Compares all changed keys, the counters and the offered layout at once. */
async function expectBoard(page: Page, { context }: SnapshotFrom<typeof keyboardMachine>) {
  const { codes } = boardOf(context.layout);
  const used = Object.values(context.keys.byCode).filter(({ code }) => codes.includes(code));
  const tested = used.filter((key) => key.tested).length;
  const look = (key: KeyState) => (key.pressed ? 'held' : key.tested ? 'tested' : 'untested');
  const expected = {
    keys: [
      ...used
        .map((key) => ({ code: key.code, look: look(key), flagged: isFlagged(key) }))
        .filter((key) => key.look !== 'untested' || key.flagged),
      ...absentOf(context).map((code) => ({ code, look: 'absent', flagged: false })),
    ].sort((a, b) => a.code.localeCompare(b.code)),
    count: `${tested} of ${totalOf(context)}`,
    offer: context.offer !== null,
  };
  const shown = () =>
    page.evaluate(() => {
      const board = document.querySelector('[role=img][aria-label^="On-screen"]');
      return {
        keys: [...(board?.querySelectorAll<HTMLElement>('[data-code]') ?? [])]
          .map(({ dataset }) => ({ code: dataset.code, look: dataset.state, flagged: 'flagged' in dataset }))
          .filter(({ look, flagged }) => look !== 'untested' || flagged)
          .sort((a, b) => (a.code ?? '').localeCompare(b.code ?? '')),
        count: document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext'),
        offer: [...document.querySelectorAll('button')].some(({ textContent }) => textContent.startsWith('Use ISO')),
      };
    });
  await expect.poll(shown, { intervals: [20, 50, 100, 250] }).toEqual(expected);
}

testPage('keyboard', keyboardModel, {
  start: (page) => keyboard(page).openWithStubs(),
  longest: 60,
  states: {
    testing: expectBoard,
    'testing.ready': async (page) => {
      await expect(keyboard(page).start).toBeVisible();
      await expect(keyboard(page).layer).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText('Not listening.');
    },
    // A held Control does not count as pressed yet.
    'testing.listening.control.doubtful': (page) => keyboard(page).expectKey('ControlLeft', 'untested'),
    'testing.listening.screen.windowed': async (page) => {
      await expect(keyboard(page).stop).toBeVisible();
      await expect(keyboard(page).layer).toHaveCount(0);
    },
    'testing.listening.screen.fullscreen': async (page, { context }) => {
      await expect(keyboard(page).layer).toContainText('Hold Esc for 2 seconds to leave.');
      await expect(keyboard(page).layer).toContainText(context.locked ? 'are captured too' : 'In some browsers');
    },
    results: async (page, { context }) => {
      // If the person chose another size, the focus stays on that choice. An answer leads to the one that takes it back.
      const judged = context.layout.size === 'laptop';
      const word = page.getByRole('button', {
        name: absentOf(context).length > 0 ? 'Count Them Again' : 'Not Fitted',
      });
      const place = judged ? keyboard(page).size('laptop').getByRole('radio') : keyboard(page).resultHeading.or(word);
      await expect(place.and(page.locator(':focus'))).toHaveCount(1);
      await expect(keyboard(page).badge).toBeVisible();
    },
  },
  events: {
    'xstate.done.actor.sizeGuess': (page) => answer(page, 'battery', { charging: false, level: 1 }),
    'xstate.error.actor.sizeGuess': (page) => refuse(page, 'battery'),
    'xstate.done.actor.legends': async (page) => {
      await answer(page, 'legends', { KeyK: 'ß' });
      await expect(keyboard(page).key('KeyK')).toHaveText('ß');
    },
    'xstate.error.actor.legends': async (page) => {
      await refuse(page, 'legends');
      await expect(keyboard(page).key('KeyK')).toHaveText('K');
    },
    START: (page) => keyboard(page).start.click(),
    'KEY.FIRST': (page) => keyboard(page).send('down', { code: 'KeyK', key: 'k' }),
    KEY: (page, { input }) => {
      const { phase, code } = input as KeyInput;
      return keyboard(page).send(phase, { code });
    },
    BLUR: async (page) => {
      await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
    },
    FLAG: (page) => keyboard(page).key('KeyK').click(),
    LAYOUT: (page) => keyboard(page).size('tenkeyless').click(),
    'OFFER.ACCEPT': (page) => page.getByRole('button', { name: /^Use ISO/ }).click(),
    'OFFER.DECLINE': (page) => page.getByRole('button', { name: /^Keep ANSI/ }).click(),
    FULLSCREEN: (page) => keyboard(page).button('Full Screen').click(),
    'xstate.done.actor.fullscreen': async (page) => {
      await page.evaluate(() => window.fullscreenStub.grant());
      await page.evaluate(() => window.fullscreenStub.leave());
    },
    'xstate.error.actor.fullscreen': (page) => page.evaluate(() => window.fullscreenStub.refuse()),
    LOCK: (page) => answer(page, 'lock'),
    'FULLSCREEN.EXIT': (page) => page.getByRole('button', { name: 'Leave Full Screen' }).click(),
    STOP: (page) => keyboard(page).stop.click(),
    RESET: (page) => keyboard(page).reset.click(),
    FINISH: (page) => keyboard(page).finish.click(),
    'JUDGE.AS': (page) => keyboard(page).size('laptop').click(),
    UNPRESSED: (page, { isFitted }) =>
      page.getByRole('button', { name: isFitted ? 'Count Them Again' : 'Not Fitted' }).click(),
    CONTINUE: (page) => keyboard(page).button('Press Remaining Keys').first().click(),
    AGAIN: (page) => keyboard(page).again.click(),
  },
});
