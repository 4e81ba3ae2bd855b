import { results } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';
import type { Walk } from '../../kit/check';

export default (async (person) => {
  await person.click('button', 'Start Repair', 'main');
  // The layout changes when the element goes full screen.
  await soon(() => person.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await person.click('button', 'Begin Repair', 'body');
  await person.see('timer', 'Time left');
  await person.click('button', 'Stop Repair');
  await results(person);
}) satisfies Walk;
