import { soon } from '../../browsers/visitor';
import { noted, view, type Walk } from '../../kit/check';

const see: Walk = view(async (person) => {
  // Empty answers count too. Keys are ignored while the gray before a picture is shown.
  await soon(async () => {
    await person.press('0');
    return person.evaluate(() => document.querySelector('[role=toolbar]')?.textContent ?? '');
  }).toMatch(/[2-9] of at most 60/);
});

export default noted(
  'synthetic',
  'Nobody looks at the panel. The answer is given as by somebody who sees nothing.',
  async (person) => {
    for (const name of ['Dim', 'As usual']) await person.click('radio', name, 'main');
    for (const question of ['Night light or True Tone', 'HDR mode of the system']) {
      await person.evaluate((name) => {
        const groups = [...document.querySelectorAll('main fieldset')];
        groups.find((group) => group.textContent?.startsWith(name))?.setAttribute('data-chosen', '');
      }, question);
      await person.click('radio', 'Off', '[data-chosen]');
      await person.evaluate(() => document.querySelector('[data-chosen]')?.removeAttribute('data-chosen'));
    }
    await see(person);
  },
);
