import { marked, note } from '../../browsers/steps';
import { expect } from '../../e2e/test';
import { button, type Check, toggle } from '../../kit/check';

const { run, path } = toggle({
  run: (page) => expect(button(page, 'Stop Test')).toBeEnabled(),
  path: async (visitor) => {
    let left = '3:00';
    for (let i = 0; i < 100 && left === '3:00'; i++) {
      await visitor.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      left = await marked(visitor, 'left');
    }
    note('figure', `Time left after the first sample: ${left}`);
    expect(left).not.toBe('3:00');
  },
});

export default { run, path } satisfies Check;
