import { note } from '../../browsers/fixtures';
import { openView, type Path, results } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';

const path: Path = async (visitor) => {
  for (const name of ['Dim', 'As usual']) await visitor.click('radio', name, 'main');
  for (const question of ['Night light or True Tone', 'HDR mode of the system']) {
    await visitor.evaluate((name) => {
      const groups = [...document.querySelectorAll('main fieldset')];
      groups.find((group) => group.textContent?.startsWith(name))?.setAttribute('data-chosen', '');
    }, question);
    await visitor.click('radio', 'Off', '[data-chosen]');
    await visitor.evaluate(() => document.querySelector('[data-chosen]')?.removeAttribute('data-chosen'));
  }
  await openView(visitor);
  note('synthetic', 'Nobody looks at the panel. The answer is given as by somebody who sees nothing.');
  await visitor.press('0');
  await soon(async () => {
    await visitor.press('0');
    return visitor.evaluate(() => document.querySelector('[role=toolbar]')?.textContent ?? '');
  }).toMatch(/[2-9] of at most 60/);
  await visitor.press('Escape');
  await results(visitor);
};

export default path;
