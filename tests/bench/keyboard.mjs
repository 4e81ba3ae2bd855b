// @ts-check
/**
 * Measures the cost of a key press: machine and React on the main thread, and the time from the event to the next
 * paint.
 */

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ task: number[], paint: number[], commits: number, events: number }} Cost */

/** Number of measured key presses. Each has a press and a release event. */
const PRESSES = 200;

/** Prints the cost. @param {Page} page @param {string} origin of the built site */
export async function benchKeyboard(page, origin) {
  await page.addInitScript(() => {
    let start = 0;
    const cost = /** @type {Cost} */ ({ task: [], paint: [], commits: 0, events: 0 });
    Object.assign(window, {
      cost,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        // React renders in a microtask of the event.
        onCommitFiberRoot: () => {
          cost.commits += 1;
          cost.task.push(performance.now() - start);
        },
        onCommitFiberUnmount: () => undefined,
      },
    });
    for (const type of ['keydown', 'keyup']) {
      addEventListener(
        type,
        () => {
          const began = performance.now();
          start = began;
          cost.events += 1;
          requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = () => cost.paint.push(performance.now() - began);
            after.port2.postMessage(null);
          });
        },
        { capture: true },
      );
    }
  });
  await page.goto(`${origin}/keyboard-test`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Start Listening' }).click();
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  await page.keyboard.press('a');
  await page.evaluate('Object.assign(cost, { task: [], paint: [], commits: 0, events: 0 })');
  for (let i = 0; i < PRESSES; i++) await page.keyboard.press(letters[i % letters.length] ?? 'a');
  await page.waitForTimeout(100);
  const cost = /** @type {Cost} */ (await page.evaluate('cost'));

  console.log(`\nKeyboard test: ${cost.events} key events`);
  row('from the event to the changed page: machine and React', cost.task);
  row('from the event to after the next frame: paint', cost.paint);
  console.log(`  ${(cost.commits / cost.events).toFixed(2)} React commits an event`);
}

/** @param {string} name @param {number[]} times in ms */
function row(name, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  console.log(`  ${at(0.5).padStart(6)} ms median, ${at(0.95).padStart(6)} ms at 95 %  ${name}`);
}
