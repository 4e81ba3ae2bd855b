import { testPage } from '../kit/page';
import { systemInfoModel } from '../machines/system-info.model';
import { expect, type Page } from './test';

/** Stubs for the browser's answers, controlled by the test. */
interface Answers {
  /** Resolves the client hints, which the reading waits for. */
  arrive?: (hints: object) => void;
  /** Whether reading the color depth throws, which ends the reading. */
  broken?: boolean;
}

const card = (page: Page) => page.getByRole('region', { name: 'System' });
const button = (page: Page) => card(page).getByRole('button');
const figures = (page: Page) => card(page).locator('dd');

async function answer(page: Page, broken: boolean) {
  // The reading code is loaded on demand, and only then waits for the hints.
  await page.waitForFunction(() => (window as unknown as Answers).arrive);
  await page.evaluate((fails) => {
    const answers = window as unknown as Answers;
    answers.broken = fails;
    answers.arrive?.({ platform: 'Linux', platformVersion: '6.1', fullVersionList: [] });
    delete answers.arrive;
  }, broken);
}

async function expectNoFigures(page: Page) {
  // Not the inner texts: they are empty while the browser skips the layout of the card.
  for (const text of await figures(page).allTextContents()) expect(text).toContain('—');
}

testPage(
  'system-info',
  systemInfoModel(() => undefined),
  (page) => page,
  {
    start: async (page) => {
      await page.addInitScript(() => {
        const answers = window as unknown as Answers;
        const arrival = () =>
          new Promise((resolve) => {
            answers.arrive = resolve;
          });
        Object.defineProperty(navigator, 'userAgentData', { value: { getHighEntropyValues: arrival } });
        Object.defineProperty(Screen.prototype, 'colorDepth', {
          get: () => {
            if (answers.broken) throw new Error('no color depth');
            return 24;
          },
        });
      });
      await page.goto('/');
    },
    states: {
      idle: async (page) => {
        await expect(button(page)).toHaveText('Detect');
        await expectNoFigures(page);
      },
      detecting: async (page) => {
        await expect(button(page)).toHaveText('Detecting');
        await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
        await expectNoFigures(page);
      },
      shown: async (page) => {
        await expect(button(page)).toHaveText('Refresh');
        await expect(card(page).getByRole('status')).toHaveText(/^\d+ items detected$/);
        await expect(card(page).locator('dl > div', { hasText: 'Color depth' })).toContainText('24');
      },
    },
    events: {
      DETECT: (page) => button(page).click(),
      'xstate.done.actor.detect': (page) => answer(page, false),
      'xstate.error.actor.detect': (page) => answer(page, true),
    },
  },
);
