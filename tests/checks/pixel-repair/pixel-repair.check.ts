import { results as resultsIn } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';
import { expect } from '../../e2e/test';
import { button, type Check, results } from '../../kit/check';

export default {
  run: async (page) => {
    await button(page, 'Start Repair').click();
    await page.getByRole('button', { name: 'Begin Repair' }).click();
    await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop Repair' }).click();
    await results(page);
  },
  path: async (visitor) => {
    await visitor.click('button', 'Start Repair', 'main');
    // The layout changes when the element goes full screen.
    await soon(() => visitor.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await visitor.click('button', 'Begin Repair', 'body');
    await visitor.see('timer', 'Time left');
    await visitor.click('button', 'Stop Repair');
    await resultsIn(visitor);
  },
} satisfies Check;
