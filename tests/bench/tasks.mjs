// @ts-check
/** @typedef {{ name: string, cat: string, pid: number, tid: number, dur?: number, tdur?: number }} TraceEvent */

/**
 * The tasks of the page's main thread during a step, in ms: the thread's own time, and by the wall clock.
 * @param {import('playwright').Page} page @param {() => Promise<unknown>} step
 * @returns {Promise<{ own: number, wall: number }[]>}
 */
export async function tasksOf(page, step) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate(() => performance.mark('step'));
  await step();
  const file = await browser?.stopTracing();
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(file?.toString() ?? '{"traceEvents":[]}');
  const mark = traceEvents.find(({ name, cat }) => cat.includes('user_timing') && name === 'step');
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === mark?.pid && tid === mark.tid)
    .map(({ dur = 0, tdur = 0 }) => ({ own: tdur / 1000, wall: dur / 1000 }));
}
