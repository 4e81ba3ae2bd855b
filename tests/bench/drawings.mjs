// @ts-check
import { meanOf, quantile, randomOf, ratioOf, shuffled, summaryOf } from './figures.mjs';
import { passForHardware } from './hardware.mjs';
import { stopClock } from './page-clock.mjs';
import { table } from './table.mjs';

/**
 * Runs drawings side by side. Each has its own page in one browser. They take turns in rounds of shuffled order, so
 * that other load on the machine affects all of them. A frame's cost is the CPU time of the main thread from its mark
 * to the next mark. It includes all tasks with style, layout, paint and commit, because a 2D canvas only records its
 * calls and executes them later. It does not include time in which the thread waits, nor the work of other processes,
 * which `frames.mjs` measures.
 */

/** @typedef {import('./drawings-page/main').SubjectName} SubjectName */
/** @typedef {Awaited<ReturnType<typeof import('./bench-page.mjs').openDrawings>>} Bench */
/** @typedef {{ name: string, cat: string, pid: number, tid: number, ts: number, dur: number, tdur?: number }} TraceEvent */
/**
 * @typedef {object} Variant
 * @property {string} name
 * @property {SubjectName} subject
 * @property {boolean} [own] it is Assay's drawing, and must meet the aim
 * @property {boolean} [webgl] software WebGL reports itself as hardware
 */
/**
 * @typedef {object} Setting
 * @property {number} width of the stage in CSS px @property {number} height
 * @property {number} [ratio] device px per CSS px
 * @property {number} rate frames per second that the page sees
 * @property {number} [slow] CPU throttling: how many times slower the processor is
 * @property {number} rounds without the warm-up @property {number} frames per variant and round
 */
/**
 * @typedef {object} Cost
 * @property {number[]} frames main-thread ms of every frame @property {number[]} rounds their mean in each round
 * @property {number[]} own the same, minus the mean cost of an empty frame in the same round
 * @property {Readonly<Record<string, number>>} told figures that the subject reports
 */

/** Maximum own cost of Assay's drawings in ms: 15 % (median) and 25 % (95th percentile) of a frame at 360 Hz. */
const FRAME_360_MS = 1000 / 360;
const AIM = { median: 0.15 * FRAME_360_MS, p95: 0.25 * FRAME_360_MS };

/**
 * Opens a page for a variant, whose time is held.
 * @param {Bench} bench @param {Pick<Variant, 'subject' | 'webgl'>} variant
 * @param {Pick<Setting, 'width' | 'height' | 'ratio' | 'rate'>} setting
 */
async function openVariant({ open }, { subject, webgl }, { width, height, ratio = 1, rate }) {
  const page = await open(
    width,
    height,
    async (context) => {
      if (webgl) await context.addInitScript(passForHardware, { busy: true });
      await stopClock(context);
    },
    ratio,
  );
  await page.evaluate(
    ([name, size, frame]) => window.drawings.open(name, size, frame),
    /** @type {const} */ ([subject, { width, height }, 1000 / rate]),
  );
  return page;
}

/**
 * Runs variants in turns. The first round is a warm-up and does not count.
 * @param {Bench} bench @param {readonly Variant[]} variants @param {Setting} setting @returns {Promise<Cost[]>}
 */
async function takeTurns(bench, variants, setting) {
  const { rate, slow = 1, rounds, frames } = setting;
  const { browser } = bench;
  /** @type {import('playwright').Page[]} */
  const pages = [];
  for (const variant of variants) {
    const page = await openVariant(bench, variant, setting);
    if (slow > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
    }
    pages.push(page);
  }
  const random = randomOf(variants.length * 1000 + rate);
  const order = Array.from({ length: rounds + 1 }, () => shuffled([...pages.entries()], random));
  await browser.startTracing(undefined, { categories: ['toplevel', 'blink.user_timing'] });
  for (const [round, turns] of order.entries()) {
    for (const [variant, page] of turns) {
      const mark = round === 0 ? 'warm' : markOf(variant, round);
      await page.evaluate(([name, count]) => window.drawings.run(name, count), /** @type {const} */ ([mark, frames]));
    }
  }
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const costs = costsOf(traceEvents);
  /** @type {Readonly<Record<string, number>>[]} */
  const told = [];
  for (const page of pages) {
    told.push(await page.evaluate(() => window.drawings.told()));
    await page.close();
  }
  const inRounds = variants.map((_, variant) =>
    Array.from({ length: rounds }, (__, i) => costs.get(markOf(variant, i + 1)) ?? []),
  );
  const empty =
    inRounds[variants.findIndex(({ subject }) => subject === 'empty')]?.map((values) => meanOf(values).mean) ?? [];
  return inRounds.map((byRound, variant) => ({
    frames: byRound.flat(),
    own: byRound.flatMap((values, i) => values.map((value) => value - (empty[i] ?? 0))),
    rounds: byRound.map((values) => meanOf(values).mean),
    told: told[variant] ?? {},
  }));
}

/** @param {number} variant @param {number} round */
const markOf = (variant, round) => `drawing ${variant} ${round}`;

/**
 * Main-thread milliseconds of each frame, by the name of its mark: the CPU time of the tasks that end between its mark
 * and the next one. The task that contains a mark ends after it.
 * @param {readonly TraceEvent[]} events
 */
function costsOf(events) {
  /** @type {Map<string, { marks: TraceEvent[], tasks: TraceEvent[] }>} */
  const threads = new Map();
  for (const event of events) {
    const isTask = event.name === 'ThreadControllerImpl::RunTask';
    if (!isTask && !event.cat.includes('user_timing')) continue;
    const id = `${event.pid} ${event.tid}`;
    const thread = threads.get(id) ?? { marks: [], tasks: [] };
    threads.set(id, thread);
    (isTask ? thread.tasks : thread.marks).push(event);
  }
  /** @type {Map<string, number[]>} */
  const costs = new Map();
  for (const { marks, tasks } of threads.values()) {
    marks.sort((a, b) => a.ts - b.ts);
    tasks.sort((a, b) => a.ts + a.dur - (b.ts + b.dur));
    let task = 0;
    for (const [i, mark] of marks.entries()) {
      const until = marks[i + 1]?.ts;
      if (!mark.name.startsWith('drawing') || until === undefined) continue;
      let cost = 0;
      for (; task < tasks.length; task++) {
        const { ts, dur, tdur = 0 } = /** @type {TraceEvent} */ (tasks[task]);
        if (ts + dur <= mark.ts) continue;
        if (ts + dur >= until) break;
        cost += tdur / 1000;
      }
      costs.set(mark.name, [...(costs.get(mark.name) ?? []), cost]);
    }
  }
  return costs;
}

/**
 * The rows of a stage. Ratios are relative to the first variant.
 * @param {readonly Variant[]} variants @param {readonly Cost[]} costs @param {Setting} setting
 * @param {readonly string[]} names of the figures that subjects report
 */
function rowsOf(variants, costs, setting, names) {
  const [base] = costs;
  return variants.map((variant, i) => {
    const { frames, own, rounds, told } = /** @type {Cost} */ (costs[i]);
    const { median, p95, spread } = summaryOf(frames);
    const times = i === 0 || !base ? '1' : ratioText(ratioOf(rounds, base.rounds));
    const without = variant.subject === 'empty' ? ['', ''] : [quantile(own, 0.5), quantile(own, 0.95)].map(ms);
    const other = names.map((key) => (told[key] === undefined ? '' : told[key].toFixed(1)));
    const aim = variant.own ? aimOf(own, frames, setting) : '';
    return [variant.name, sizeOf(setting), ms(median), ms(p95), ms(spread), times, ...without, aim, ...other];
  });
}

const head = ['', 'stage', 'median', 'p95', 'spread', 'times Assay’s (95 % interval)', 'own median', 'own p95', 'aim'];

/** @param {number} value in milliseconds */
export const ms = (value) => value.toFixed(3);

/**
 * A ratio with its interval, such as `3.2 (3.0 to 3.4)`.
 * @param {{ ratio: number, low: number, high: number }} ratio
 */
export const ratioText = ({ ratio, low, high }) =>
  `${ratio.toPrecision(3)} (${low.toPrecision(3)} to ${high.toPrecision(3)})`;

/**
 * Whether Assay's drawing meets the aim. With CPU throttling, the whole frame must fit into the frame interval.
 * @param {readonly number[]} own @param {readonly number[]} whole @param {Setting} setting
 */
function aimOf(own, whole, { slow = 1, rate }) {
  if (slow > 1) return quantile(whole, 0.95) <= 1000 / rate ? 'met' : 'not met';
  const missed = [
    ...(quantile(own, 0.5) > AIM.median ? ['median'] : []),
    ...(quantile(own, 0.95) > AIM.p95 ? ['p95'] : []),
  ];
  return missed.length === 0 ? 'met' : `not met: ${missed.join(' and ')}`;
}

/** The aim of a setting in words. @param {Setting} setting */
function aimText({ slow = 1, rate }) {
  if (slow > 1) return `the 95th percentile of whole frames within ${ms(1000 / rate)} ms`;
  return `an own cost of ${ms(AIM.median)} ms at the median and ${ms(AIM.p95)} ms at p95, 15 and 25 % of a frame at 360 Hz`;
}

/** The stage in device px. @param {Setting} setting */
const sizeOf = ({ width, height, ratio = 1 }) => `${width * ratio} × ${height * ratio}`;

/**
 * Runs variants on several stages. Returns the section, and the costs by stage.
 * @param {Bench} bench
 * @param {readonly { readonly variants: readonly Variant[], readonly settings: readonly [Setting, ...Setting[]] }[]} runs
 */
export async function compare(bench, runs) {
  const sections = [];
  const results = [];
  for (const { variants, settings } of runs) {
    const [{ rate, slow = 1 }] = settings;
    const stages = [];
    for (const setting of settings) stages.push({ setting, costs: await takeTurns(bench, variants, setting) });
    results.push(...stages.map(({ costs }) => ({ variants, costs })));
    const names = Object.keys(Object.assign({}, ...(stages[0]?.costs ?? []).map(({ told }) => told)));
    const rows = stages.flatMap(({ setting, costs }) => rowsOf(variants, costs, setting, names));
    const title = `### ${rate} Hz${slow > 1 ? `, processor ${slow} × slower` : ''}`;
    const drawn = settings.map(({ rounds, frames }) => `${rounds} rounds of ${frames} frames`).join(', ');
    sections.push(`${title}\n\n${drawn}. Aim: ${aimText(settings[0])}.\n\n${table([...head, ...names], rows)}`);
    console.log(`\n${sections.at(-1)}`);
  }
  return { text: sections.join('\n\n'), results };
}

/** Number of frames for which heap use is measured. */
const HEAP_FRAMES = 300;

/**
 * Measures what each variant allocates on the heap, on a small stage. What it keeps, `npm run soak` shows.
 * @param {Bench} bench @param {readonly Variant[]} variants @param {Pick<Setting, 'rate'>} setting
 */
export async function compareHeaps(bench, variants, { rate }) {
  const [width, height] = [640, 360];
  const rows = [];
  let empty = 0;
  for (const variant of [{ name: '', subject: /** @type {const} */ ('empty') }, ...variants]) {
    const page = await openVariant(bench, variant, { width, height, rate });
    // Code that the engine compiles in the first frames does not count.
    await page.evaluate(() => window.drawings.run('warm', 200));
    const bytes = await page.evaluate((frames) => window.drawings.heap(frames), HEAP_FRAMES);
    await page.close();
    if (variant.subject === 'empty') {
      empty = bytes;
      continue;
    }
    rows.push([variant.name, Math.max(0, bytes - empty).toFixed(0)]);
  }
  const text = `### Heap, ${HEAP_FRAMES} frames of ${width} × ${height}\n\nBytes allocated in a frame besides the ${empty.toFixed(0)} of measuring it.\n\n${table(['', 'allocated'], rows)}`;
  console.log(`\n${text}`);
  return text;
}
