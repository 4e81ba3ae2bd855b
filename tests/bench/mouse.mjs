// @ts-check
/** Measures the main-thread cost of 1,000 coalesced samples a second, and how often React renders for them. */

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ handler: number, events: number, samples: number, commits: number }} Cost */

/** Duration of the measured movement in seconds. */
const SECONDS = 4;
const RATE = 1000;
/** Samples per event: as many as arrive between two frames at 60 Hz. */
const SAMPLES_PER_EVENT = 17;

/**
 * Prints the cost. The samples are created in the page, because a test cannot send so many in time. Everything from the
 * event on is the page's own code. @param {Page} page @param {string} origin of the built site
 */
export async function benchMouse(page, origin) {
  await page.addInitScript(() => {
    const commits = { count: 0 };
    Object.assign(window, {
      commits,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: () => {
          commits.count += 1;
        },
        onCommitFiberUnmount: () => undefined,
      },
    });
  });
  await page.goto(`${origin}/mouse-test`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Start movement test' }).click();
  await page.locator('[data-field=movement]').scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  /** @param {number} rate samples per second; 0 measures the idle page */
  const stroke = async (rate) => {
    const from = await busy();
    const cost = /** @type {Cost} */ (
      await page.evaluate(move, { rate, seconds: SECONDS, together: SAMPLES_PER_EVENT })
    );
    return { ...cost, busy: (await busy()) - from };
  };
  await stroke(RATE);
  const still = await stroke(0);
  const moved = await stroke(RATE);

  console.log(`\nMouse test: ${moved.samples} samples in ${moved.events} events over ${SECONDS} s`);
  row((moved.handler * 1000) / moved.samples, 'µs a sample in the event’s handlers');
  row((moved.handler * 100) / (SECONDS * 1000), '% of the main thread in the event’s handlers');
  row(
    ((moved.busy - still.busy) * 100) / SECONDS,
    '% of the main thread in all, the trail’s drawing and the making of the samples included',
  );
  // Expected: four ticks and four readings a second, in one render if they coincide.
  row(moved.commits / SECONDS, 'React commits a second');
  row(moved.commits / moved.samples, 'React commits a sample');
}

/**
 * Runs in the page: dispatches events with coalesced samples for some seconds.
 * @param {{ rate: number, seconds: number, together: number }} wanted @returns {Promise<Cost>}
 */
function move({ rate, seconds, together }) {
  const field = /** @type {HTMLElement} */ (document.querySelector('[data-field=movement]'));
  const { left, top, width, height } = field.getBoundingClientRect();
  const { commits } = /** @type {Window & { commits?: { count: number } }} */ (window);
  const before = commits?.count ?? 0;
  const cost = { handler: 0, events: 0, samples: 0, commits: 0 };
  const begin = performance.now();
  /** @param {number} time */
  const sample = (time) => {
    const event = new PointerEvent('pointermove', {
      bubbles: true,
      pointerType: 'mouse',
      clientX: left + width / 2 + (width / 3) * Math.cos(time / 90),
      clientY: top + height / 2 + (height / 3) * Math.sin(time / 70),
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    return event;
  };
  return new Promise((done) => {
    const timer = setInterval(() => {
      const time = performance.now();
      if (time - begin > seconds * 1000) {
        clearInterval(timer);
        done({ ...cost, commits: (commits?.count ?? 0) - before });
        return;
      }
      if (rate === 0) return;
      const due = Math.min(together * 4, Math.floor(((time - begin) * rate) / 1000) - cost.samples);
      if (due <= 0) return;
      const samples = Array.from({ length: due }, (_, i) => sample(begin + ((cost.samples + i + 1) * 1000) / rate));
      const event = sample(time);
      Object.defineProperty(event, 'getCoalescedEvents', { value: () => samples });
      const started = performance.now();
      field.dispatchEvent(event);
      cost.handler += performance.now() - started;
      cost.events += 1;
      cost.samples += due;
    }, 1000 / 60);
  });
}

/** @param {number} value @param {string} name */
const row = (value, name) => console.log(`  ${value.toFixed(3).padStart(8)} ${name}`);
