// @ts-check
import { quantile } from './figures.mjs';
import { fill, filters, untilChanged } from './reports.mjs';
import { tasksOf } from './tasks.mjs';

/**
 * What much at once costs the page: for each step the tasks of its main thread, with the longest by the thread's own time
 * and by the wall clock. On a busy computer even the thread's own time has outliers, so everything is done three times,
 * and each step counts in the round in which its longest task was shortest: what the page itself does is there each time.
 * A step in which a task then takes more than 50 ms is marked, and fails the run.
 */

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Browser} Browser */

/** How often everything is done. */
const ROUNDS = 3;
/** What a task may take: more than this the browser itself calls long. https://w3c.github.io/longtasks/ */
const MAX_TASK_MS = 50;
/** Long enough for what a step leaves behind: effects, storing, painting. */
const SETTLE_MS = 500;
const EVENTS = 10_000;
const STORM_KEYS = 1000;
const FINGERS = 16;
/** Samples of a finger in a frame of 60 Hz. */
const SAMPLES = 4;
const TOUCH_FRAMES = 300;
const LARGE = { width: 7680, height: 4320 };
const DESK = { width: 1440, height: 900 };

/** @typedef {{ own: number, wall: number }} Task */

const benches = { history, journal, fingers, storm, stage };

/**
 * @param {Browser} browser @param {string} origin of the built site
 * @param {readonly string[]} [names] some of the benches; without them all
 */
export async function benchScale(browser, origin, names = []) {
  /** @type {Map<string, Task[]>} by the name of a step */
  const best = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, bench] of Object.entries(benches)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const viewport = bench === stage ? LARGE : DESK;
      const context = await browser.newContext({ viewport, serviceWorkers: 'block', baseURL: origin });
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      await bench(page, async (step, take) => {
        const tasks = await tasksOf(page, async () => {
          await take();
          await page.waitForTimeout(SETTLE_MS);
        });
        const before = best.get(step);
        if (!before || longestOf(tasks).own < longestOf(before).own) best.set(step, tasks);
      });
      await context.close();
    }
  }
  print(best);
}

/** @param {readonly Task[]} tasks */
const longestOf = (tasks) => tasks.reduce((most, task) => (task.own > most.own ? task : most), { own: 0, wall: 0 });

/** @param {ReadonlyMap<string, readonly Task[]>} steps */
function print(steps) {
  console.log(
    '\nScale: tasks of the main thread, ms; the longest and all over 50 by its own time and by the wall clock',
  );
  console.log(`  ${'longest'.padStart(15)} ${'over 50'.padStart(15)} ${'median'.padStart(7)} ${'p95'.padStart(6)}`);
  let stalls = 0;
  for (const [name, tasks] of steps) {
    const own = tasks.map((task) => task.own);
    const isStall = own.some((ms) => ms > MAX_TASK_MS);
    if (isStall) stalls++;
    const longest = longestOf(tasks);
    const total = (/** @type {keyof Task} */ clock) =>
      tasks.reduce((sum, task) => sum + (task[clock] > MAX_TASK_MS ? task[clock] : 0), 0).toFixed(0);
    const cells = [
      `${longest.own.toFixed(1)} / ${longest.wall.toFixed(1)}`.padStart(15),
      `${total('own')} / ${total('wall')}`.padStart(15),
      quantile(own, 0.5).toFixed(2).padStart(7),
      quantile(own, 0.95).toFixed(2).padStart(6),
    ];
    console.log(`  ${cells.join(' ')}  ${name}${isStall ? ' !' : ''}`);
  }
  if (stalls > 0) process.exitCode = 1;
}

/** @typedef {(name: string, take: () => Promise<unknown>) => Promise<void>} Step */

/** @param {Page} page @param {Step} step */
async function history(page, step) {
  await page.goto('/history');
  await page.getByRole('heading', { name: 'No reports yet' }).waitFor();
  await fill(page);
  const link = (/** @type {string} */ name) =>
    page.getByRole('navigation', { name: 'Pages of the inspection' }).getByRole('link', { name });
  await link('Verify').click();
  await page.waitForURL('**/verify');
  await step('5,000 reports, listed', async () => {
    await link('History').click();
    await page.getByRole('listitem').getByRole('checkbox').first().waitFor();
    await page.getByRole('radio', { name: 'All 5000' }).waitFor({ state: 'attached' });
  });
  for (const [name, set, reset] of filters(page)) {
    await step(`5,000 reports, filtered by ${name}`, async () => {
      for (const one of [set, reset]) await untilChanged(page, one);
    });
  }
}

/** A run whose keyboard test receives as many events. @param {Page} page @param {Step} step */
async function journal(page, step) {
  await page.goto('/inspection');
  await page.getByRole('radio', { name: /^Full(?! display)/ }).check();
  await page.getByRole('button', { name: 'Start Inspection' }).click();
  const listen = page.getByRole('button', { name: 'Start Listening' });
  await forward(page, 'Keyboard');
  await listen.click();
  await step(`a journal of ${EVENTS} events, recorded`, () => typeKeys(page, EVENTS / 2));
  await step('… judged and stored', async () => {
    await page.getByRole('button', { name: 'Show Result' }).click();
    await page.getByRole('heading', { level: 1, name: /results$/ }).waitFor();
  });
  await forward(page, '');
  await step('… sealed into a report', async () => {
    await page.getByRole('button', { name: 'Seal the Report' }).click();
    await page.waitForURL('**/report**');
    await page.getByRole('heading', { name: 'Replay' }).waitFor();
  });
  await page.getByRole('combobox', { name: 'Test' }).selectOption('keyboard');
  await step('… and replayed', async () => {
    await page.getByRole('button', { name: 'Replay the Test' }).click();
    await page.getByRole('slider', { name: 'Place in the journal' }).waitFor();
  });
  await step('… gone through by its keys', async () => {
    for (const key of ['End', 'Home', 'End']) await page.keyboard.press(key);
  });
}

/** Goes on from test to test until the dock names one, or the end has come. @param {Page} page @param {string} test */
async function forward(page, test) {
  const dock = page.getByRole('region', { name: 'Inspection controls' });
  const name = dock.locator('p').first();
  const end = page.getByRole('heading', { level: 1, name: 'Look, declare, seal' });
  await name.waitFor();
  for (;;) {
    const now = await name.textContent();
    if (test !== '' && now?.includes(test)) return;
    await dock.getByRole('button', { name: 'Next', exact: true }).click();
    await page
      .getByRole('region', { name: 'Inspection controls' })
      .locator('p')
      .filter({ hasNotText: now ?? '' })
      .first()
      .or(end)
      .waitFor();
    if (await end.isVisible()) return;
  }
}

/** Presses and releases keys, some in each task, as a page that is busy gets them. @param {Page} page @param {number} count */
const typeKeys = (page, count) =>
  page.evaluate(async (presses) => {
    for (let i = 0; i < presses; i++) {
      const letter = String.fromCharCode(65 + (i % 26));
      for (const phase of ['keydown', 'keyup']) {
        const init = { code: `Key${letter}`, key: letter.toLowerCase(), bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent(phase, init));
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, count);

/** @param {Page} page @param {Step} step */
async function fingers(page, step) {
  await page.goto('/touch-test');
  await page.getByRole('main').getByRole('button', { name: 'Start Test' }).first().click();
  await page.locator('[role=dialog] canvas').waitFor();
  await step(`${FINGERS} fingers at ${60 * SAMPLES} Hz for 5 s`, () =>
    page.evaluate(
      async ([contacts, samples, frames]) => {
        const field = document.querySelector('[role=dialog] canvas');
        const make = (
          /** @type {string} */ type,
          /** @type {number} */ id,
          /** @type {number} */ i,
          /** @type {PointerEvent[]} */ coalesced,
        ) =>
          new PointerEvent(type, {
            pointerId: id,
            pointerType: 'touch',
            isPrimary: id === 1,
            bubbles: true,
            cancelable: true,
            clientX: (i * 3 + id * 80) % innerWidth,
            clientY: (id * 50 + Math.floor(i / 400) * 20) % innerHeight,
            width: 20,
            height: 20,
            coalescedEvents: coalesced,
          });
        for (let id = 1; id <= contacts; id++) field?.dispatchEvent(make('pointerdown', id, 0, []));
        for (let frame = 0; frame < frames; frame++) {
          await new Promise(requestAnimationFrame);
          for (let id = 1; id <= contacts; id++) {
            const all = Array.from({ length: samples }, (_, k) => make('pointermove', id, frame * samples + k, []));
            field?.dispatchEvent(make('pointermove', id, (frame + 1) * samples - 1, all));
          }
        }
        for (let id = 1; id <= contacts; id++) field?.dispatchEvent(make('pointerup', id, frames * samples, []));
      },
      /** @type {const} */ ([FINGERS, SAMPLES, TOUCH_FRAMES]),
    ),
  );
}

/** By the browser's own events, which the page gets as fast as it takes them. @param {Page} page @param {Step} step */
async function storm(page, step) {
  await page.goto('/keyboard-test');
  await page.getByRole('button', { name: 'Start Listening' }).click();
  const session = await page.context().newCDPSession(page);
  await step(`a storm of ${STORM_KEYS} keys`, () =>
    Promise.all(
      Array.from({ length: STORM_KEYS }, (_, i) => {
        const letter = String.fromCharCode(65 + (i % 26));
        const key = { key: letter.toLowerCase(), code: `Key${letter}`, windowsVirtualKeyCode: letter.charCodeAt(0) };
        return Promise.all([
          session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }),
          session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
        ]);
      }),
    ),
  );
}

/** @param {Page} page @param {Step} step */
async function stage(page, step) {
  for (const [path, name] of /** @type {const} */ ([
    ['/screen-test', 'Screen'],
    ['/gradient-test', 'Gradient'],
    ['/touch-test', 'Touch'],
  ])) {
    await page.goto(path);
    const start = page.getByRole('main').getByRole('button', { name: 'Start Test' }).first();
    await start.waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await step(`${name} on ${LARGE.width} × ${LARGE.height}, opened and gone through`, async () => {
      await start.click();
      await page.locator('[role=dialog] canvas').first().waitFor();
      for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
    });
  }
}
