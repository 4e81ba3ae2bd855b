import { expect, type Page } from 'playwright/test';

/**
 * How each test is started, how it shows that it runs, and how it comes to its result. For a run that asks of every test
 * whether it works at all; what each of them does is the matter of its own specs.
 */
type Start = (page: Page) => Promise<void>;

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();
const results = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /results$/ })).toBeVisible();

/** The tests that show one picture after the other on the whole screen. */
async function sequence(page: Page): Promise<void> {
  await button(page, 'Start Test').click();
  await expect(page.getByRole('toolbar', { name: 'Test controls' })).toBeVisible();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await results(page);
}

/** The tests in which the person answers questions about samples. */
async function observation(page: Page): Promise<void> {
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  await questions.first().waitFor();
  for (const question of await questions.all()) {
    const radio = question.getByRole('radio').first();
    if (await radio.isEnabled()) await radio.check({ force: true });
  }
  await button(page, 'Show Result').click();
  await results(page);
}

/** The tests with a button that starts them, and that then stops them with a result. */
const toggle =
  (start: string, stop: string, after: (page: Page) => Promise<unknown>): Start =>
  async (page) => {
    await button(page, start).click();
    await expect(button(page, stop)).toBeVisible();
    await after(page);
    await button(page, stop).click();
    await results(page);
  };

const starts: Readonly<Record<string, Start>> = {
  screen: sequence,
  gradient: sequence,
  brightness: sequence,
  resolution: observation,
  'text-sharpness': observation,
  keyboard: async (page) => {
    await button(page, 'Start listening').click();
    await page.keyboard.press('a');
    await button(page, 'Show result').click();
    await results(page);
  },
  'refresh-rate': toggle('Start Test', 'Stop Test', (page) => page.waitForTimeout(500)),
  'motion-blur': async (page) => {
    await button(page, 'Start Test').click();
    await button(page, 'Clean Edges').click();
    await results(page);
  },
  // There is no result before a second was heard.
  microphone: toggle('Start Test', 'Stop Test', (page) => page.waitForTimeout(2000)),
  webcam: toggle('Start Test', 'Stop Test', (page) => expect(page.getByText(/^of \d+ promised$/)).toBeVisible()),
  sound: async (page) => {
    await button(page, 'Left').click();
    await button(page, 'Stop').click();
    const question = page.getByRole('group', { name: 'Left: where did you hear it?' });
    await question.getByRole('radio').first().check();
    await button(page, 'Show Result').click();
    await results(page);
  },
  mouse: async (page) => {
    for (const part of ['Click', 'Movement', 'Scroll', 'Double click']) {
      await button(page, new RegExp(`^Start ${part} test$`, 'i')).click();
      // After each change no button answers for half a second, so that a worn mouse does not end what it began.
      await page.waitForTimeout(600);
      await button(page, 'Complete Test').click();
      await expect(button(page, 'Complete Test')).toBeHidden();
      await page.waitForTimeout(600);
    }
    await button(page, 'Show Result').click();
    await results(page);
  },
  touch: async (page) => {
    await button(page, 'Start Test').click();
    await expect(page.getByRole('toolbar', { name: 'Test controls' })).toBeVisible();
    await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await results(page);
  },
  'pixel-repair': async (page) => {
    await page.getByRole('checkbox', { name: /photosensitive epilepsy/ }).check();
    await button(page, 'Start Repair').click();
    await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop Repair' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Repair complete' })).toBeVisible();
  },
  'screen-size': async (page) => {
    await button(page, /^Calibrate/).click();
    await page.getByRole('button', { name: 'Save Calibration' }).click();
    await button(page, 'Show Result').click();
    await results(page);
  },
  // Without a sensor it starts to say so.
  fingerprint: async (page) => {
    await button(page, 'Start Test').click();
    await expect(page.getByRole('main')).toContainText('Fingerprint authentication is not available');
  },
};

/** What starts and finishes the test of this id. */
export function startOf(id: string): Start {
  const start = starts[id];
  if (!start) throw new Error(`Nobody has said how the test ${id} is run`);
  return start;
}
