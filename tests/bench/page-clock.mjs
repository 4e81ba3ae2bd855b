// @ts-check
/**
 * The page's `clock`. `now` may be set ahead; `tick` then runs the timers that are due and one round of frames. `run`
 * does so for so many milliseconds as fast as the computer can. `realFrame` calls in the browser's own next frame.
 * @typedef {{ now: number, tick(): void, run(ms: number): Promise<void>, realFrame(call: FrameRequestCallback): void }} PageClock
 */

const FRAME_MS = 16;

/**
 * Runs in the page before its own scripts. Time is frozen until `clock` moves it on. Playwright's clock does the same,
 * but waits 4 ms for each timer, so half an hour would take hours.
 * @param {number} frameMs
 */
function installClock(frameMs) {
  /** @typedef {{ at: number, every: number | null, call: () => void }} Timer */
  const realFrame = requestAnimationFrame.bind(window);
  let now = performance.now();
  const started = Date.now() - now;
  let ids = 0;
  /** @type {Map<number, Timer>} */
  const timers = new Map();
  /** @type {Map<number, FrameRequestCallback>} */
  let frames = new Map();

  const add =
    (/** @type {boolean} */ repeats) =>
    (/** @type {any} */ call, /** @type {number} */ ms, /** @type {any[]} */ ...given) => {
      const wait = Math.max(1, ms || 0);
      timers.set(++ids, { at: now + wait, every: repeats ? wait : null, call: () => call(...given) });
      return ids;
    };
  const remove = (/** @type {number} */ id) => void timers.delete(id);
  const report = (/** @type {() => void} */ call) => {
    try {
      call();
    } catch (error) {
      reportError(error);
    }
  };
  /** Runs the timers that are due until `end`, in order, each at its own time. @param {number} end */
  const runTimers = (end) => {
    for (;;) {
      const [id, timer] = [...timers].reduce(
        (first, one) => (one[1].at < (first[1]?.at ?? Number.POSITIVE_INFINITY) ? one : first),
        /** @type {[number, Timer | null]} */ ([0, null]),
      );
      if (!timer || timer.at > end) break;
      now = Math.max(now, timer.at);
      if (timer.every === null) timers.delete(id);
      else timer.at += timer.every;
      report(timer.call);
    }
    now = end;
  };
  /** Yields, so that promises, messages and React can continue. */
  const yieldToTasks = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });

  /** @type {PageClock} */
  const clock = {
    get now() {
      return now;
    },
    set now(time) {
      now = time;
    },
    tick() {
      runTimers(now);
      const due = frames;
      frames = new Map();
      for (const call of due.values()) report(() => call(now));
    },
    async run(ms) {
      for (const end = now + ms; now < end; ) {
        runTimers(now + frameMs);
        clock.tick();
        await yieldToTasks();
      }
    },
    realFrame,
  };
  Object.assign(window, {
    setTimeout: add(false),
    setInterval: add(true),
    clearTimeout: remove,
    clearInterval: remove,
    requestAnimationFrame: (/** @type {FrameRequestCallback} */ call) => {
      frames.set(++ids, call);
      return ids;
    },
    cancelAnimationFrame: (/** @type {number} */ id) => void frames.delete(id),
    clock,
  });
  performance.now = () => now;
  Date.now = () => Math.round(started + now);
}

/** @param {import('playwright').BrowserContext} context */
export const stopClock = (context) => context.addInitScript(installClock, FRAME_MS);

/** @param {import('playwright').Page} page @param {number} ms */
export const runClock = (page, ms) => page.evaluate((time) => window.clock?.run(time), ms);

/**
 * Advances the page's clock until a promise settles.
 * @param {import('playwright').Page} page @param {Promise<unknown>} work
 */
export async function withClock(page, work) {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await Promise.race([runClock(page, 100), done]);
  await done;
}
