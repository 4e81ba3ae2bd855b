import { marked, note } from '../../browsers/steps';
import { expect } from '../../e2e/test';
import { toggle, type Walk } from '../../kit/check';
import { TestPage } from '../../kit/test-page';

/** Page object of the refresh rate test. */
export class RefreshRatePage extends TestPage {
  readonly path = '/refresh-rate-test';
  readonly rate = this.page.getByTestId('rate');
  readonly stop = this.button('Stop Test');
}

/** Longer than the measurement takes on a steady screen. */
const MAX_SECONDS = 8;

/** Smallest step between two readings of the clock, in ms. */
const grainOfClock = () => {
  let least = Number.POSITIVE_INFINITY;
  let last = performance.now();
  for (let steps = 0; steps < 200; ) {
    const now = performance.now();
    if (now === last) continue;
    least = Math.min(least, now - last);
    last = now;
    steps += 1;
  }
  return least;
};

/** The frame clock gives a rate or says why not. */
export default (async (person) => {
  note('figure', `Steps of the clock: ${(await person.evaluate(grainOfClock)).toFixed(3)} ms`);
  expect(await person.evaluate(() => crossOriginIsolated), 'exact timers').toBe(true);
  let rate = '';
  const count = toggle(async () => {
    // An offscreen window on a busy computer may have no steady frames. Then the page must show no figure.
    for (let i = 0; i < 10 * MAX_SECONDS && !/\d/.test(rate); i++) {
      await person.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      rate = await marked(person, 'rate');
    }
  });
  await count(person);
  note('figure', /\d/.test(rate) ? rate : 'no rate');
  if (/\d/.test(rate)) expect(Number.parseFloat(rate)).toBeGreaterThan(20);
  else await person.see('img', /^Result:.*cannot tell/i);
}) satisfies Walk;
