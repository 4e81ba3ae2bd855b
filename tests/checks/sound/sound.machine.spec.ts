import { hertz } from '../../../content/verdicts/sound';
import { expect } from '../../e2e/test';
import { answer, refuse } from '../../kit/held-calls';
import { testPage } from '../../kit/page';
import { open, outputsOf, SoundPage } from './sound.check';
import { headphones, soundModel } from './sound.model';

const names: Record<string, string> = { left: 'Left', custom: 'Play Tone', sweep: 'Start Sweep' };
const listed = outputsOf([headphones]);

testPage('sound', soundModel, (page) => new SoundPage(page), {
  async start(sound) {
    await open(sound.page, { runs: false, outputs: listed });
    await expect(sound.output).toBeVisible();
  },
  longest: 60,
  states: {
    testing: async (sound, { context }) => {
      await expect(sound.volume).toHaveAttribute('aria-valuetext', `${context.volume}%`);
      await expect(sound.frequency).toHaveAttribute('aria-valuetext', hertz(context.frequency));
    },
    'testing.rest': async (sound, { context }) => {
      await expect(sound.state).toContainText('Silent');
      await expect(sound.plays).toHaveCount(context.hasOneSpeaker ? 8 : 10);
      await expect(sound.button('One Speaker Only')).toHaveAttribute('aria-pressed', String(context.hasOneSpeaker));
      await expect(sound.region.getByRole('alert')).toHaveCount(
        (context.problem ? 1 : 0) + (context.loopProblem ? 1 : 0),
      );
      await expect(sound.region.getByText('Cannot tell', { exact: true })).toHaveCount(context.loop ? 1 : 0);
      await expect(sound.output).toHaveValue(context.output?.id ?? '');
    },
    'testing.ended': async (sound) => {
      await expect(sound.state).toContainText('Silent');
      await expect(sound.button('Stop Test')).toBeEnabled();
      await expect(sound.plays).toHaveCount(0);
    },
    'testing.asking': async (sound) => {
      await expect(sound.plays).toHaveCount(0);
      await expect(sound.button('Choose Another Output')).toBeDisabled();
    },
    'testing.sounding': async (sound) => {
      await expect(sound.plays).toHaveCount(0);
      await expect(sound.button('Measure')).toBeDisabled();
    },
    'testing.sounding.starting': async (sound, { context }) => {
      await expect(sound.state).toContainText('Starting');
      await expect(sound.region.getByRole('alert')).toHaveCount(context.problem ? 1 : 0);
    },
    'testing.sounding.tone': (sound, { context }) =>
      expect(sound.state).toContainText(`Playing ${context.sound?.name}, ${context.sound?.frequency}\u202fHz`),
    'testing.sounding.sweep': async (sound, { context }) => {
      await expect(sound.state).toContainText('Playing Sweep');
      await expect(sound.button('I Hear It Now')).toBeEnabled();
      await expect(sound.page.getByText('You heard it from')).toHaveCount(context.limits.from === null ? 0 : 1);
    },
    'loop.asking': ({ page }) => expect(page.getByText('Allow the microphone')).toBeVisible(),
    'loop.listening': ({ page }) => expect(page.getByText('Listening to the room.')).toBeVisible(),
    results: async (sound) => {
      await expect(sound.page.getByRole('heading', { level: 1, name: 'Sound test results' })).toBeFocused();
      await expect(sound.badge).toHaveAccessibleName(/cannot tell/);
      await expect(sound.page.getByRole('region', { name: 'What is missing' })).toBeVisible();
    },
  },
  events: {
    PLAY: (sound, event) => sound.button(names[event.sound as string] ?? '').click(),
    VOLUME: (sound) => sound.press(sound.volume, 'End', 'PageDown', 'PageDown'),
    FREQUENCY: async (sound) => {
      const there = (await sound.frequency.getAttribute('aria-valuetext')) === hertz(2000);
      const up = Array.from({ length: 10 }, () => 'PageUp');
      await sound.press(sound.frequency, ...(there ? ['ArrowUp', 'ArrowDown'] : up));
    },
    'SPEAKER.SECOND': (sound) => sound.button('One Speaker Only').click(),
    ANSWER: (sound) => sound.answer('Left', 'Left'),
    STARTED: ({ page }) => page.evaluate(() => window.soundStubs.run()),
    // An output may be refused before it plays, or taken away while it plays.
    FAILED: ({ page }) =>
      page.evaluate(() => {
        window.soundStubs.refuse();
        window.soundStubs.interrupt();
      }),
    'SWEEP.AT': ({ page }) => page.clock.runFor(100),
    // Skips drawing and announcements in between.
    'xstate.after.time to begin.sound.testing.sounding.starting': ({ page }) => page.clock.fastForward(5000),
    'xstate.after.length of the tone.sound.testing.sounding.tone': ({ page }) => page.clock.fastForward(5000),
    'xstate.after.length of the sweep.sound.testing.sounding.sweep': ({ page }) => page.clock.fastForward(20_000),
    'HEARD.FROM': (sound) => sound.button('I Hear It Now').click(),
    'HEARD.TO': ({ page }) => page.getByRole('button', { name: /^I (Stopped Hearing at|Heard It to the End)/ }).click(),
    OUTPUTS: ({ page }) => page.evaluate((outputs) => window.soundStubs.setOutputs(outputs), listed),
    OUTPUT: async (sound) => {
      await sound.output.selectOption('');
      await sound.output.selectOption(headphones.id);
    },
    'OUTPUT.ASK': (sound) => sound.button('Choose Another Output').click(),
    'xstate.done.actor.askOutput': ({ page }) => answer(page, 'output', listed[0]),
    'xstate.error.actor.askOutput': ({ page }) => refuse(page, 'output', 'NotAllowedError'),
    LISTEN: (sound) => sound.button('Measure').click(),
    'LISTEN.STOP': (sound) => sound.button('Stop Measuring').click(),
    'LOOP.STAGE': async ({ page }) => {
      if (await page.getByText('Listening to the room.').isVisible()) return;
      await page.evaluate(() => {
        window.soundStubs.run();
        window.soundStubs.grant();
      });
    },
    'LOOP.DONE': async ({ page }) => {
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
    'LOOP.FAILED': async ({ page }) => {
      if (await page.getByText('Listening to the room.').isVisible())
        await page.evaluate(() => window.soundStubs.unplug());
      else await refuse(page, 'microphone', 'NotAllowedError');
    },
    FINISH: (sound) => sound.result.click(),
    CONTINUE: (sound) => sound.button('Play Right').click(),
  },
});
