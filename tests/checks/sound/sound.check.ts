import { results as resultsIn } from '../../browsers/steps';
import { expect } from '../../e2e/test';
import { button, noted, results } from '../../kit/check';

export default noted('synthetic', 'Nobody hears the speakers. The answer is given as a person would give it.', {
  run: async (page) => {
    const question = page.getByRole('group', { name: /^Left.*: where did you hear it\?$/ });
    const stop = button(page, /^Stop( Test)?$/);
    const show = button(page, 'Show Result');
    // On a busy machine the sound may not start in time. The page says so, and the sound is played again.
    await expect(async () => {
      await button(page, 'Left').click({ timeout: 1000 });
      await expect(question.getByRole('radio').first()).toBeEnabled({ timeout: 6000 });
    }).toPass();
    await question.getByRole('radio').first().check();
    // The tone may have ended by itself.
    await expect(async () => {
      if (await stop.isVisible()) await stop.click({ timeout: 1000 });
      await expect(show).toBeEnabled({ timeout: 1000 });
    }).toPass();
    await show.click();
    await results(page);
  },
  path: async (visitor) => {
    await visitor.click('button', 'Left', 'main');
    await visitor.click('radio', 'Left', 'main');
    // Not stopped here: the tone ends by itself, and may have ended already.
    await visitor.click('button', 'Show Result', 'main');
    await resultsIn(visitor);
  },
});
