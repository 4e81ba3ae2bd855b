import { inBrief, marked, note } from '../../browsers/steps';
import { expect } from '../../e2e/test';
import { type Check, toggle } from '../../kit/check';

/** Frames for a first figure. */
const FRAMES = 30;

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

/** @param seen gets what the page shows for a rate */
const counting = (seen: (rate: string) => void = () => {}) =>
  toggle({
    run: (page) =>
      page.evaluate(
        (count) =>
          new Promise<void>((resolve) => {
            let left = count;
            const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
            next();
          }),
        FRAMES,
      ),
    path: async (visitor) => {
      let rate = '';
      // An offscreen window on a busy computer may have no steady frames. Then the page must show no figure.
      for (let i = 0; i < 10 * MAX_SECONDS && !/\d/.test(rate); i++) {
        await visitor.evaluate(() => new Promise((done) => setTimeout(done, 100)));
        rate = await marked(visitor, 'rate');
      }
      seen(rate);
    },
  });

export default {
  run: counting().run,
  /** The frame clock gives a rate or says why not. */
  path: async (visitor) => {
    note('figure', `Steps of the clock: ${(await visitor.evaluate(grainOfClock)).toFixed(3)} ms`);
    expect(await visitor.evaluate(() => crossOriginIsolated), 'exact timers').toBe(true);
    let rate = '';
    await counting((now) => {
      rate = now;
    }).path(visitor);
    const [verdict = ''] = await visitor.names('img', /^Result:/);
    note('figure', /\d/.test(rate) ? rate : 'no rate');
    if (/\d/.test(rate)) expect(Number.parseFloat(rate)).toBeGreaterThan(20);
    else expect(inBrief(verdict)).toMatch(/cannot tell/i);
  },
} satisfies Check;
