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
  // One of them is enough. It can be answered once its sample was on the screen for a second.
  const question = page.locator('[data-question]').last();
  await question.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const radio = question.getByRole('radio').first();
  await expect(radio).toBeEnabled();
  await radio.check();
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
    await button(page, 'Start Listening').click();
    await page.keyboard.press('a');
    await button(page, 'Show Result').click();
    await results(page);
  },
  'refresh-rate': toggle('Start Test', 'Stop Test', (page) => page.waitForTimeout(500)),
  'motion-blur': async (page) => {
    await button(page, 'Start Test').click();
    await button(page, 'Clean Edges').click();
    await results(page);
  },
  microphone: toggle('Start Test', 'Stop Test', (page) =>
    expect(page.getByTestId('heard')).not.toHaveText(/^0\.0/, { timeout: 15_000 }),
  ),
  webcam: toggle('Start Test', 'Stop Test', (page) => expect(page.getByText(/^of \d+ advertised$/)).toBeVisible()),
  sound: async (page) => {
    await button(page, 'Left').click();
    const question = page.getByRole('group', { name: /^Left.*: where did you hear it\?$/ });
    await question.getByRole('radio').first().check();
    await button(page, 'Stop').click();
    await button(page, 'Show Result').click();
    await results(page);
  },
  mouse: async (page) => {
    for (const part of ['Click', 'Movement', 'Scroll', 'Double click']) {
      await button(page, new RegExp(`^Start ${part} test$`, 'i')).click();
      // It waits for half a second, so that a worn mouse does not end what it began.
      await expect(button(page, 'Complete Test')).toBeEnabled();
      await button(page, 'Complete Test').click();
      await expect(button(page, 'Complete Test')).toBeHidden();
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
    await button(page, 'Start Repair').click();
    await page.getByRole('button', { name: 'Begin Repair' }).click();
    await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop Repair' }).click();
    await results(page);
  },
  'screen-size': async (page) => {
    await button(page, /^Calibrate/).click();
    await button(page, 'It Already Matches').click();
    await button(page, 'Save Calibration').click();
    await button(page, 'Show Result').click();
    await results(page);
  },
  // Without a sensor it says that it cannot start.
  fingerprint: (page) => expect(page.getByRole('main')).toContainText('Fingerprint authentication is not available'),
};

/** What starts and finishes the test of this id. */
export function startOf(id: string): Start {
  const start = starts[id];
  if (!start) throw new Error(`Nobody has said how the test ${id} is run`);
  return start;
}
