import { hertz } from '../../../content/verdicts/sound';
import { expect } from '../../e2e/test';
import { perPage, testPage } from '../../kit/page';
import { headphones, soundModel } from './sound.model';
import { open, outputsOf, SoundPage } from './sound.page';

const sound = perPage((page) => new SoundPage(page));
const names: Record<string, string> = { left: 'Left', custom: 'Play Tone', sweep: 'Start Sweep' };
const listed = outputsOf([headphones]);

testPage('sound', soundModel, {
  async start(page) {
    await open(page, { runs: false, outputs: listed });
    await expect(sound(page).output).toBeVisible();
  },
  longest: 60,
  states: {
    testing: async (page, { context }) => {
      await expect(sound(page).volume).toHaveAttribute('aria-valuetext', `${context.volume}%`);
      await expect(sound(page).frequency).toHaveAttribute('aria-valuetext', hertz(context.frequency));
    },
    'testing.rest': async (page, { context }) => {
      await expect(sound(page).state).toContainText('Silent');
      await expect(sound(page).plays).toHaveCount(context.hasOneSpeaker ? 8 : 10);
      await expect(sound(page).button('One Speaker Only')).toHaveAttribute(
        'aria-pressed',
        String(context.hasOneSpeaker),
      );
      await expect(sound(page).region.getByRole('alert')).toHaveCount(
        (context.problem ? 1 : 0) + (context.loopProblem ? 1 : 0),
      );
      await expect(sound(page).region.getByText('Cannot tell', { exact: true })).toHaveCount(context.loop ? 1 : 0);
      await expect(sound(page).output).toHaveValue(context.output?.id ?? '');
    },
    'testing.ended': async (page) => {
      await expect(sound(page).state).toContainText('Silent');
      await expect(sound(page).button('Stop Test')).toBeEnabled();
      await expect(sound(page).plays).toHaveCount(0);
    },
    'testing.asking': async (page) => {
      await expect(sound(page).plays).toHaveCount(0);
      await expect(sound(page).button('Choose Another Output')).toBeDisabled();
    },
    'testing.sounding': async (page) => {
      await expect(sound(page).plays).toHaveCount(0);
      await expect(sound(page).button('Measure')).toBeDisabled();
    },
    'testing.sounding.starting': async (page, { context }) => {
      await expect(sound(page).state).toContainText('Starting');
      await expect(sound(page).region.getByRole('alert')).toHaveCount(context.problem ? 1 : 0);
    },
    'testing.sounding.tone': (page, { context }) =>
      expect(sound(page).state).toContainText(`Playing ${context.sound?.name}, ${context.sound?.frequency}\u202fHz`),
    'testing.sounding.sweep': async (page, { context }) => {
      await expect(sound(page).state).toContainText('Playing Sweep');
      await expect(sound(page).button('I Hear It Now')).toBeEnabled();
      await expect(page.getByText('You heard it from')).toHaveCount(context.limits.from === null ? 0 : 1);
    },
    'loop.asking': (page) => expect(page.getByText('Allow the microphone')).toBeVisible(),
    'loop.listening': (page) => expect(page.getByText('Listening to the room.')).toBeVisible(),
    results: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Sound test results' })).toBeFocused();
      await expect(sound(page).badge).toHaveAccessibleName(/cannot tell/);
      await expect(page.getByRole('region', { name: 'What is missing' })).toBeVisible();
    },
  },
  events: {
    PLAY: (page, event) =>
      sound(page)
        .button(names[event.sound as string] ?? '')
        .click(),
    STOP: (page) => sound(page).button('Stop Test').click(),
    VOLUME: (page) => sound(page).press(sound(page).volume, 'End', 'PageDown', 'PageDown'),
    FREQUENCY: async (page) => {
      const there = (await sound(page).frequency.getAttribute('aria-valuetext')) === hertz(2000);
      const up = Array.from({ length: 10 }, () => 'PageUp');
      await sound(page).press(sound(page).frequency, ...(there ? ['ArrowUp', 'ArrowDown'] : up));
    },
    'SPEAKER.SECOND': (page) => sound(page).button('One Speaker Only').click(),
    ANSWER: (page) => sound(page).answer('Left', 'Left'),
    STARTED: (page) => page.evaluate(() => window.soundStubs.run()),
    // An output may be refused before it plays, or taken away while it plays.
    FAILED: (page) =>
      page.evaluate(() => {
        window.soundStubs.refuse();
        window.soundStubs.interrupt();
      }),
    'SWEEP.AT': (page) => page.clock.runFor(100),
    // Skips drawing and announcements in between.
    'xstate.after.time to begin.sound.testing.sounding.starting': (page) => page.clock.fastForward(5000),
    'xstate.after.length of the tone.sound.testing.sounding.tone': (page) => page.clock.fastForward(5000),
    'xstate.after.length of the sweep.sound.testing.sounding.sweep': (page) => page.clock.fastForward(20_000),
    'HEARD.FROM': (page) => sound(page).button('I Hear It Now').click(),
    'HEARD.TO': (page) => page.getByRole('button', { name: /^I (Stopped Hearing at|Heard It to the End)/ }).click(),
    OUTPUTS: (page) => page.evaluate((outputs) => window.soundStubs.setOutputs(outputs), listed),
    OUTPUT: async (page) => {
      await sound(page).output.selectOption('');
      await sound(page).output.selectOption(headphones.id);
    },
    'OUTPUT.ASK': (page) => sound(page).button('Choose Another Output').click(),
    'xstate.done.actor.askOutput': (page) =>
      page.evaluate((chosen) => window.soundStubs.choose(chosen ?? null), listed[0]),
    'xstate.error.actor.askOutput': (page) => page.evaluate(() => window.soundStubs.choose(null)),
    LISTEN: (page) => sound(page).button('Measure').click(),
    'LISTEN.STOP': (page) => sound(page).button('Stop Measuring').click(),
    'LOOP.STAGE': async (page) => {
      if (await page.getByText('Listening to the room.').isVisible()) return;
      await page.evaluate(() => {
        window.soundStubs.run();
        window.soundStubs.grant();
      });
    },
    'LOOP.DONE': async (page) => {
      if (await page.getByText('Listening to the room.').isVisible()) {
        // A microphone that hears nothing: no signal above the room's noise.
        await page.evaluate(() => window.soundStubs.render());
        await expect(page.getByText('Microphone off.')).toBeVisible();
        await page.clock.runFor(100);
      } else {
        await page.evaluate(() =>
          window.soundStubs.grant({ echoCancellation: false, noiseSuppression: false, autoGainControl: true }),
        );
      }
    },
    'LOOP.FAILED': async (page) => {
      const listens = await page.getByText('Listening to the room.').isVisible();
      await page.evaluate(
        (unplug) => (unplug ? window.soundStubs.unplug() : window.soundStubs.deny('NotAllowedError')),
        listens,
      );
    },
    FINISH: (page) => sound(page).result.click(),
    CONTINUE: (page) => sound(page).button('Play Right').click(),
    AGAIN: (page) => sound(page).button('Test Again').click(),
  },
});
