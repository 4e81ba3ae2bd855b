import { expect } from '../../e2e/test';
import { noted, pressing, type Walk } from '../../kit/check';

/** Runs in the page. */
const isAsked = () => document.querySelector('main input[type=radio]')?.matches(':enabled');

const answer: Walk = async (person) => {
  // On a busy machine the sound may not start in time. The page says so, and the sound is played again.
  await expect(async () => {
    await person.click('button', 'Left', 'main');
    await expect.poll(() => person.evaluate(isAsked), { timeout: 6000 }).toBe(true);
  }).toPass();
  await person.click('radio', 'Left', 'main');
  // Not stopped here: the tone ends by itself, and may have ended already.
  await pressing('Show Result')(person);
};

export default noted('synthetic', 'Nobody hears the speakers. The answer is given as a person would give it.', answer);
