import { marked, note } from '../../browsers/steps';
import { expect } from '../../e2e/test';
import { toggle } from '../../kit/check';

export default toggle(async (person) => {
  let left = '3:00';
  for (let i = 0; i < 100 && left === '3:00'; i++) {
    await person.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    left = await marked(person, 'left');
  }
  note('figure', `Time left after the first sample: ${left}`);
  expect(left).not.toBe('3:00');
});
