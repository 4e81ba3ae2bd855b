import { expect, type Page } from 'playwright/test';
import { noReading } from '../../machines/refresh-rate/reading';
import { LONGEST } from '../../machines/refresh-rate/refresh-rate.machine';
import { testPage } from '../harness/page';
import { refreshRateModel, steady } from '../machines/refresh-rate.model';
import { choose, hydrated, press, stubFrames } from './models/frames.page';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rate = (page: Page) => page.getByTestId('rate');

testPage('refreshRate', refreshRateModel, {
  async start(page) {
    await stubFrames(page);
    await page.goto('/refresh-rate-test');
    await hydrated(page);
  },
  states: {
    idle: async (page) => {
      await expect(button(page, 'Start Test')).toBeVisible();
      await expect(rate(page)).toHaveText('—');
    },
    running: async (page, { context }) => {
      await expect(button(page, 'Stop Test')).toBeVisible();
      await expect(rate(page)).toHaveText(context.reading.rate === null ? 'measuring …' : /^143\.98\d? Hz$/);
    },
    results: async (page, { context }) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Expected rate' });
      await expect(row).toContainText(context.expected === null ? 'Not run' : /Pass|Warning/);
      await expect(page.getByRole('img', { name: /^Hallmark/ })).toBeVisible();
    },
  },
  events: {
    START: (page) => press(button(page, 'Start Test')),
    READING: async (page, event) => {
      const wanted = event.reading === steady ? steady : noReading;
      if (event.at === 1000 + LONGEST) await page.evaluate((time) => window.advanceDate(time), LONGEST);
      // A reading without a rate comes of a clock that has only just begun.
      const frames = wanted.rate === null ? 3 : 200;
      await page.evaluate(
        ([count, interval]) => window.giveFrames(count as number, interval as number),
        [frames, 1000 / 143.98],
      );
    },
    INTERRUPTED: (page) =>
      page.evaluate(() => {
        window.setVisibility('hidden');
        window.setVisibility('visible');
      }),
    EXPECT: async (page, { rate: expected }) => {
      const field = page.getByLabel('My monitor should run at');
      await choose(field, expected === null ? 'none' : String(expected));
    },
    STOP: (page) => press(button(page, 'Stop Test')),
    AGAIN: (page) => press(button(page, 'Test Again')),
  },
});
