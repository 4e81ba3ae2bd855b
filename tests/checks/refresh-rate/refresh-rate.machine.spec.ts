import { wholeOf } from '../../../measure/frames/frame-counts';
import { choose, giveFrames, press, stubFrames } from '../../e2e/models/frames.page';
import { expect, type Page } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { refreshRateModel, walked } from './refresh-rate.model';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rate = (page: Page) => page.getByTestId('rate');
const known = /^30\.0\d* Hz$/;

testPage('refreshRate', refreshRateModel, (page) => page, {
  async start(page) {
    await stubFrames(page);
    await page.goto('/refresh-rate-test');
  },
  states: {
    idle: async (page) => {
      await expect(button(page, 'Start Test')).toBeVisible();
      await expect(rate(page)).toHaveText('Not measured yet');
    },
    running: async (page, { context }) => {
      await expect(button(page, 'Stop Test')).toBeVisible();
      await expect(rate(page)).toHaveText(wholeOf(context).rate === null ? 'Measuring …' : known);
    },
    'running.plain': (page) => expect(page.getByText('Counting without pictures first')).toBeVisible(),
    'running.drawing': (page) => expect(page.getByText(/^(Counting without|Pictures stopped)/)).toHaveCount(0),
    'running.stopped': (page) => expect(page.getByText('Counting continues without pictures')).toBeVisible(),
    results: async (page, { context }) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Expected rate' });
      const verdict = wholeOf(context).rate === null ? 'Cannot tell' : 'Warning';
      await expect(row).toContainText(context.expected === null ? 'Not run' : verdict);
      await expect(button(page, 'Keep Counting')).toHaveCount(context.result?.missing.length ? 1 : 0);
    },
  },
  events: {
    START: (page) => press(button(page, 'Start Test')),
    READING: (page, event) => {
      const wanted = Object.values(walked).find(({ reading }) => reading === event.reading);
      const [count, interval] = (wanted ?? walked.begun).frames;
      return giveFrames(page, count, interval);
    },
    INTERRUPTED: (page, { reason }) =>
      page.evaluate((why) => {
        if (why === 'moved') (screen as unknown as EventTarget).dispatchEvent(new Event('change'));
        else for (const state of ['hidden', 'visible'] as const) window.setVisibility(state);
      }, reason),
    EXPECT: (page, { rate: expected }) =>
      choose(page.getByLabel('Expected rate'), expected === null ? 'none' : String(expected)),
    STOP: (page) => press(button(page, 'Stop Test')),
    CONTINUE: (page) => press(button(page, 'Keep Counting')),
    AGAIN: (page) => press(button(page, 'Test Again')),
  },
});
