import { expect, type Page } from 'playwright/test';

/**
 * How each test is started and how it shows that it runs, and where that takes few steps also how it ends. For a run that
 * asks of every test whether it works at all; what each of them does is the matter of its own specs.
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

/** The tests with a button that starts them and then stops them. */
const toggle =
  (start: string | RegExp, stop: string | RegExp): Start =>
  async (page) => {
    await button(page, start).click();
    await expect(button(page, stop)).toBeVisible();
    await button(page, stop).click();
    await expect(button(page, stop)).toBeHidden();
  };

/** Any other test: its first button that begins something changes what the page shows. */
async function anything(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const before = await main.textContent();
  await main
    .locator('button:enabled')
    .filter({ hasText: /^(?:Start|Play|Begin|Left|Calibrate)/ })
    .first()
    .click();
  await expect.poll(() => main.textContent()).not.toBe(before);
}

const starts: Readonly<Record<string, Start>> = {
  screen: sequence,
  gradient: sequence,
  brightness: sequence,
  resolution: observation,
  'text-sharpness': observation,
  keyboard: toggle('Start listening', 'Stop listening'),
  'refresh-rate': toggle('Start Test', 'Stop Test'),
  'motion-blur': toggle('Start Test', 'Pause'),
  microphone: toggle('Start Test', 'Stop Test'),
  webcam: toggle('Start Test', 'Stop Test'),
  touch: async (page) => {
    await button(page, 'Start Test').click();
    await expect(page.getByRole('toolbar', { name: 'Test controls' })).toBeVisible();
    await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
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
  // Without a sensor the page says so and offers no start.
  fingerprint: (page) => expect(page.getByRole('main').getByRole('status').first()).toHaveText(/\w{3}/),
};

/** What starts the test of this id. */
export const startOf = (id: string): Start => starts[id] ?? anything;
