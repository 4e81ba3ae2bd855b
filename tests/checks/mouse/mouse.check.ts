import { pressing, type Walk } from '../../kit/check';

export default (async (person) => {
  for (const part of ['Click', 'Movement', 'Scroll', 'Double click']) {
    await person.click('button', new RegExp(`^Start ${part} test$`, 'i'), 'main');
    // The button is disabled for half a second, so that a worn mouse does not end the test it just started.
    await person.click('button', 'Complete Test', 'main');
    await person.seeNone('button', 'Complete Test');
  }
  await pressing('Show Result')(person);
}) satisfies Walk;
