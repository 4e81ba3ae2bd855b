import type { SnapshotFrom } from 'xstate';
import { absentOf, isFlagged, totalOf } from '../../../machines/keyboard/keyboard';
import type { keyboardMachine } from '../../../machines/keyboard/keyboard.machine';
import { boardOf } from '../../../machines/keyboard/layouts';
import type { KeyInput, KeyState } from '../../../measure/keyboard/keys';
import { fullscreenEvents } from '../../e2e/models/fullscreen-stub';
import { expect } from '../../e2e/test';
import { answer, refuse } from '../../kit/held-calls';
import { testPage } from '../../kit/page';
import { KeyboardPage } from './keyboard.check';
import { keyboardModel } from './keyboard.model';

/** Compares all changed keys, the counters and the offered layout at once. */
async function expectBoard({ page }: KeyboardPage, { context }: SnapshotFrom<typeof keyboardMachine>) {
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

testPage('keyboard', keyboardModel, (page) => new KeyboardPage(page), {
  start: (keyboard) => keyboard.openWithStubs(),
  longest: 60,
  states: {
    testing: expectBoard,
    'testing.ready': async (keyboard) => {
      await expect(keyboard.start).toBeVisible();
      await expect(keyboard.layer).toHaveCount(0);
      await expect(keyboard.page.getByRole('main')).toContainText('Not listening.');
    },
    // A held Control does not count as pressed yet.
    'testing.listening.control.doubtful': (keyboard) => keyboard.expectKey('ControlLeft', 'untested'),
    'testing.listening.screen.windowed': async (keyboard) => {
      await expect(keyboard.stop).toBeVisible();
      await expect(keyboard.layer).toHaveCount(0);
    },
    'testing.listening.screen.fullscreen': async (keyboard, { context }) => {
      await expect(keyboard.layer).toContainText('Hold Esc for 2 seconds to leave.');
      await expect(keyboard.layer).toContainText(context.locked ? 'are captured too' : 'In some browsers');
    },
    results: async (keyboard, { context }) => {
      // If the person chose another size, the focus stays on that choice. An answer leads to the one that takes it back.
      const judged = context.layout.size === 'laptop';
      const word = keyboard.page.getByRole('button', {
        name: absentOf(context).length > 0 ? 'Count Them Again' : 'Not Fitted',
      });
      const place = judged ? keyboard.size('laptop').getByRole('radio') : keyboard.resultHeading.or(word);
      await expect(place.and(keyboard.page.locator(':focus'))).toHaveCount(1);
      await expect(keyboard.badge).toBeVisible();
    },
  },
  events: {
    'xstate.done.actor.sizeGuess': ({ page }) => answer(page, 'battery', { charging: false, level: 1 }),
    'xstate.error.actor.sizeGuess': ({ page }) => refuse(page, 'battery'),
    'xstate.done.actor.legends': async (keyboard) => {
      await answer(keyboard.page, 'legends', { KeyK: 'ß' });
      await expect(keyboard.key('KeyK')).toHaveText('ß');
    },
    'xstate.error.actor.legends': async (keyboard) => {
      await refuse(keyboard.page, 'legends');
      await expect(keyboard.key('KeyK')).toHaveText('K');
    },
    START: (keyboard) => keyboard.start.click(),
    'KEY.FIRST': (keyboard) => keyboard.send('down', { code: 'KeyK', key: 'k' }),
    KEY: (keyboard, { input }) => {
      const { phase, code } = input as KeyInput;
      return keyboard.send(phase, { code });
    },
    BLUR: ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
    FLAG: (keyboard) => keyboard.key('KeyK').click(),
    LAYOUT: (keyboard) => keyboard.size('tenkeyless').click(),
    'OFFER.ACCEPT': ({ page }) => page.getByRole('button', { name: /^Use ISO/ }).click(),
    'OFFER.DECLINE': ({ page }) => page.getByRole('button', { name: /^Keep ANSI/ }).click(),
    FULLSCREEN: (keyboard) => keyboard.button('Full Screen').click(),
    ...fullscreenEvents,
    LOCK: ({ page }) => answer(page, 'lock'),
    'FULLSCREEN.EXIT': ({ page }) => page.getByRole('button', { name: 'Leave Full Screen' }).click(),
    STOP: (keyboard) => keyboard.stop.click(),
    RESET: (keyboard) => keyboard.reset.click(),
    'JUDGE.AS': (keyboard) => keyboard.size('laptop').click(),
    UNPRESSED: ({ page }, { isFitted }) =>
      page.getByRole('button', { name: isFitted ? 'Count Them Again' : 'Not Fitted' }).click(),
    CONTINUE: (keyboard) => keyboard.button('Press Remaining Keys').first().click(),
  },
});
