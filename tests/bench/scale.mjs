// @ts-check
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './figures.mjs';
import { fingers, history, journal, LARGE, OF_THE_BROWSER, SETTLE_MS, stage, storm } from './scale-stages.mjs';
import { table } from './table.mjs';
import { MAX_TASK_MS, tasksOf } from './tasks.mjs';

/**
 * Measures the page under large loads. For each step it records the tasks of the main thread, and the longest one by
 * thread CPU time and by wall-clock time. Wall-clock time includes waiting for the GPU and for other programs. On a
 * busy computer even CPU time has outliers, so every stage runs three times. Of each step, the round with the shortest
 * longest task counts: the page's own work is the same in each round. If that round still has a task of more than 50
 * ms, the step is a stall and the run fails.
 */

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('./tasks.mjs').Task} Task */
/** @typedef {(use: (browser: Browser) => Promise<void>) => Promise<void>} WithBrowser */

const ROUNDS = 3;
/** A longer round of a stage is aborted, and the table says so. */
const MAX_ROUND_MS = 150_000;
const DESK = { width: 1440, height: 900 };

const stages = { history, journal, fingers, storm, stage };

/**
 * Runs the stages and prints each when it ends.
 * @param {WithBrowser} withBrowser starts a new browser for each round, so that a browser that hangs can be closed
 * @param {string} origin of the built site
 * @param {(section: ReturnType<typeof sectionOf>) => Promise<void>} keep called after each stage with the results so
 * far
 */
export async function benchScale(withBrowser, origin, keep) {
  /** @type {string[][]} */
  const rows = [];
  let section = sectionOf(rows);
  console.log('\nScale: longest task of the main thread in ms, its own time and by the wall clock');
  for (const [name, run] of Object.entries(stages)) {
    const load = loadavg()[0] ?? Number.NaN;
    const { best, failures } = await roundsOf(run, withBrowser, origin);
    for (const [step, tasks] of best) {
      const row = rowOf(step, tasks, load);
      rows.push(row);
      console.log(`  ${row[1]?.padStart(7)} ${row[2]?.padStart(8)}  ${step} ${row.at(-1)}`);
      if (row.at(-1)) process.exitCode = 1;
    }
    for (const failure of failures) {
      rows.push([`${name}: ${failure}`, ...Array.from(head.slice(2), () => ''), 'no end']);
      console.log(`  ${name}: ${failure}`);
      process.exitCode = 1;
    }
    section = sectionOf(rows);
    await keep(section);
  }
  return section;
}

/** @param {typeof stages[keyof typeof stages]} run @param {WithBrowser} withBrowser @param {string} origin */
async function roundsOf(run, withBrowser, origin) {
  /** @type {Map<string, Task[]>} by the name of a step */
  const best = new Map();
  /** @type {string[]} */
  const failures = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await withBrowser(async (browser) => {
      const viewport = run === stage ? LARGE : DESK;
      const context = await browser.newContext({ viewport, serviceWorkers: 'block', baseURL: origin });
      const page = await context.newPage();
      page.setDefaultTimeout(MAX_ROUND_MS);
      let last = 'its beginning';
      const stageRun = run(page, async (step, take) => {
        last = step;
        const tasks = await tasksOf(page, async () => {
          await take();
          await page.waitForTimeout(SETTLE_MS);
        });
        const before = best.get(step);
        if (!before || longestOf(tasks).own < longestOf(before).own) best.set(step, tasks);
      });
      const failure = await failureOf(stageRun);
      if (failure) failures.push(`round ${round} ${failure} in: ${last}`);
    });
  }
  return { best, failures };
}

/** Why a round did not finish. Null if it finished. @param {Promise<void>} round */
const failureOf = (round) =>
  Promise.race([
    round.then(
      () => null,
      (error) => `failed (${String(error).split('\n')[0]})`,
    ),
    sleep(MAX_ROUND_MS, `took more than ${MAX_ROUND_MS / 1000} s`, { ref: false }),
  ]);

/** @param {readonly Task[]} tasks */
const longestOf = (tasks) => tasks.reduce((most, task) => (task.own > most.own ? task : most), { own: 0, wall: 0 });

const head = ['', 'longest own', 'longest wall', 'own over 50', 'wall over 50', 'own p95', 'tasks', 'load', 'mark'];

/** @param {string} name @param {readonly Task[]} tasks @param {number} load */
function rowOf(name, tasks, load) {
  const own = tasks.map((task) => task.own);
  const over = (/** @type {keyof Task} */ clock) =>
    tasks.reduce((sum, task) => sum + (task[clock] > MAX_TASK_MS ? task[clock] : 0), 0).toFixed(0);
  const wall = quantile(
    tasks.map((task) => task.wall),
    1,
  );
  return [
    name,
    longestOf(tasks).own.toFixed(1),
    wall.toFixed(1),
    over('own'),
    over('wall'),
    quantile(own, 0.95).toFixed(2),
    String(tasks.length),
    load.toFixed(1),
    own.some((ms) => ms > MAX_TASK_MS) && !name.endsWith(OF_THE_BROWSER) ? 'stall' : '',
  ];
}

/** @param {readonly string[][]} rows */
function sectionOf(rows) {
  const text = `Tasks of the main thread in ms: the longest, and the sum of all over ${MAX_TASK_MS}, by the thread's own time and by the wall clock, in which it also waits for the emulated GPU and for other programs. The best of ${ROUNDS} rounds. _Load_ is that of the machine before the stage.`;
  const own = rows.filter(([step]) => !step?.endsWith(OF_THE_BROWSER)).map(([, longest]) => Number(longest));
  const stalls = rows.filter((row) => row.at(-1)).length;
  const summary = `longest task ${Math.max(...own).toFixed(1)} ms, ${stalls} of ${rows.length} steps stall or have no end`;
  return { body: `## Scale\n\n${text}\n\n${table(head, rows)}`, rows: [['scale', '', '', summary]] };
}
