// @ts-check
/** What 1,000 coalesced samples a second cost the main thread, and how often React renders for them. */

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ handler: number, events: number, samples: number, commits: number }} Cost */

/** Seconds of movement that are measured. */
const SECONDS = 4;
const RATE = 1000;
/** Samples of one event, as many as come between two frames at 60 Hz. */
const TOGETHER = 17;

/**
 * Prints the cost. The samples are made in the page, since a test cannot send so many in time; everything from the event
 * on is the page's own. @param {Page} page @param {string} origin of the built site
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
  /** @param {number} rate samples a second; 0 measures the page at rest */
  const stroke = async (rate) => {
    const from = await busy();
    const cost = /** @type {Cost} */ (await page.evaluate(move, { rate, seconds: SECONDS, together: TOGETHER }));
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
  // Four ticks and four readings a second, in the same render where they meet.
  row(moved.commits / SECONDS, 'React commits a second');
  row(moved.commits / moved.samples, 'React commits a sample');
}

/**
 * Runs in the page: gives it events with coalesced samples for some seconds.
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
