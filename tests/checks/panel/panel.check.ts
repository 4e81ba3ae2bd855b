import { controls } from '../../../content/controls';
import * as engines from '../../browsers/steps';
import { soon } from '../../browsers/visitor';
import { expect } from '../../e2e/test';
import { noted, openView, results } from '../../kit/check';
import { PanelPage } from './panel.page';

export default noted('synthetic', 'Nobody looks at the panel. The answer is given as by somebody who sees nothing.', {
  run: async (page) => {
    const panel = new PanelPage(page);
    await panel.say();
    await openView(page);
    // Empty answers count too. Keys are ignored while the gray before a picture is shown.
    await expect(async () => {
      await page.keyboard.press('0');
      await expect(panel.bar).toContainText(/[2-9] of at most 60/, { timeout: 1000 });
    }).toPass();
    await panel.bar.getByRole('button', { name: controls.exit }).click();
    await results(page);
  },
  path: async (visitor) => {
    for (const name of ['Dim', 'As usual']) await visitor.click('radio', name, 'main');
    for (const question of ['Night light or True Tone', 'HDR mode of the system']) {
      await visitor.evaluate((name) => {
        const groups = [...document.querySelectorAll('main fieldset')];
        groups.find((group) => group.textContent?.startsWith(name))?.setAttribute('data-chosen', '');
      }, question);
      await visitor.click('radio', 'Off', '[data-chosen]');
      await visitor.evaluate(() => document.querySelector('[data-chosen]')?.removeAttribute('data-chosen'));
    }
    await engines.openView(visitor);
    await visitor.press('0');
    await soon(async () => {
      await visitor.press('0');
      return visitor.evaluate(() => document.querySelector('[role=toolbar]')?.textContent ?? '');
    }).toMatch(/[2-9] of at most 60/);
    await visitor.press('Escape');
    await engines.results(visitor);
  },
});
