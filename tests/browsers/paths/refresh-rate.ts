import { toggle } from '../steps';

export default toggle(async (visitor) => {
  // An offscreen window may have no steady rate. `frames.spec.ts` tests how the page handles that.
  await visitor.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
});
