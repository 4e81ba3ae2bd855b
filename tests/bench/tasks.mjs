// @ts-check
/** @typedef {{ name: string, cat: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent */
/** Duration of a task in ms: thread CPU time and wall-clock time. @typedef {{ own: number, wall: number }} Task */

/** @typedef {Window & { longTasks?: () => { startTime: number, duration: number }[] }} Watched */

/** A longer task is a long task by the browser's definition. https://w3c.github.io/longtasks/ */
export const MAX_TASK_MS = 50;
/** Maximum difference between the times in the trace and those of the page's observer. */
const MAX_APART_MS = 10;

/**
 * The tasks of the page's main thread during a step. If a trace loses events, it contains false tasks that last from
 * the start of one task to the end of another. So a long task counts only if the page's own long task observer saw it
 * too.
 * @param {import('playwright').Page} page must keep its document during the step
 * @param {() => Promise<unknown>} step
 * @returns {Promise<Task[]>}
 */
export async function tasksOf(page, step) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const start = await page.evaluate(watchLongTasks);
  /** @type {TraceEvent[]} */
  let traceEvents = [];
  try {
    await step();
  } finally {
    const file = await browser?.stopTracing();
    ({ traceEvents } = JSON.parse(file?.toString() ?? '{"traceEvents":[]}'));
  }
  const long = await page.evaluate(() => /** @type {Watched} */ (window).longTasks?.() ?? []);
  const mark = traceEvents.find(({ name, cat }) => cat.includes('user_timing') && name === 'step');
  if (!mark) throw new Error('The trace has no mark');
  /** @param {number} ts @param {number} wall */
  const wasSeen = (ts, wall) => {
    const at = start + (ts - mark.ts) / 1000;
    return long.some(
      (one) => Math.abs(one.startTime - at) < MAX_APART_MS && Math.abs(one.duration - wall) < MAX_APART_MS,
    );
  };
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === mark.pid && tid === mark.tid)
    .filter(({ ts, dur = 0 }) => dur / 1000 <= MAX_TASK_MS || wasSeen(ts, dur / 1000))
    .map(({ dur = 0, tdur = 0 }) => ({ own: tdur / 1000, wall: dur / 1000 }));
}

/** Starts a long task observer. Runs in the page. Returns the time of its `step` mark. */
function watchLongTasks() {
  /** @type {PerformanceEntry[]} */
  const seen = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  /** @type {Watched} */ (window).longTasks = () => {
    seen.push(...observer.takeRecords());
    observer.disconnect();
    return seen.map(({ startTime, duration }) => ({ startTime, duration }));
  };
  return performance.mark('step').startTime;
}
