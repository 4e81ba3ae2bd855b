import { expect } from 'playwright/test';
import { note, test } from './fixtures';
import { inBrief } from './steps';

/** Longer than the measurement takes on a steady screen. */
const MAX_SECONDS = 20;

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

test('The frame clock gives a rate or says why not', async ({ visitor }) => {
  await visitor.open('/refresh-rate-test');
  const grain = await visitor.evaluate(grainOfClock);
  note('figure', `Steps of the clock: ${grain.toFixed(3)} ms`);
  expect(await visitor.evaluate(() => crossOriginIsolated), 'exact timers').toBe(true);
  await visitor.click('button', 'Start Test', 'main');
  await visitor.see('button', 'Stop Test', 'main');
  const rate = () => visitor.evaluate(() => document.querySelector('[data-testid=rate]')?.textContent ?? '');
  // An offscreen window on a busy computer may have no steady frames. Then the page must show no figure.
  for (let i = 0; i < 10 * MAX_SECONDS && !/\d/.test(await rate()); i++) {
    await visitor.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  }
  const measured = await rate();
  await visitor.click('button', 'Stop Test', 'main');
  await visitor.see('heading', /results$/);
  const [verdict = ''] = await visitor.names('img', /^Result:/);
  note('figure', `${/\d/.test(measured) ? measured : 'no rate'}; ${inBrief(verdict)}`);
  if (/\d/.test(measured)) expect(Number.parseFloat(measured)).toBeGreaterThan(20);
  else expect(verdict).toMatch(/cannot tell/i);
});
