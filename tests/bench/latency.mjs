// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { openBench } from './bench-page.mjs';
import { compare, ms, openDrawings, ratioText } from './drawings.mjs';
import { randomOf, ratioOf, shuffled, summaryOf } from './figures.mjs';
import { table } from './table.mjs';

/**
 * Measures ways to reduce touch latency, as far as possible without a screen: desynchronized canvases, and samples that
 * do not wait for a frame. The latency after the compositor cannot be measured here.
 */

const STAGE = { width: 1920, height: 1080, rate: 360, rounds: 12, frames: 12 };
const ROUNDS = 12;
/** Duration of the moves in a round, and interval between two moves. */
const ROUND_MS = 1000;
const MOVE_MS = 2;

/** @param {string} executablePath of a headless Chromium @returns {Promise<{ body: string, rows: string[][] }>} */
export async function benchLatency(executablePath) {
  const contexts = await desynchronized(executablePath);
  const pointers = await rawUpdates(executablePath);
  const body = `## Input to photon\n\n${contexts}\n\n${pointers.text}`;
  return { body, rows: [['latency', '', '', pointers.row]] };
}

/** Makes all contexts request `desynchronized`. Runs in the page. */
function askForDesynchronized() {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
    apply: (target, canvas, [kind, options]) =>
      Reflect.apply(target, canvas, [kind, { ...options, desynchronized: true }]),
  });
}

/** @param {string} executablePath */
async function desynchronized(executablePath) {
  const bench = await openDrawings(executablePath);
  /** @param {import('playwright').BrowserContext} context */
  const prepare = (context) => context.addInitScript(askForDesynchronized);
  try {
    const page = await bench.open(320, 180);
    const granted = await page.evaluate(() => {
      const ask = (/** @type {'2d' | 'webgl2'} */ kind) => {
        const canvas = document.createElement('canvas');
        const context = /** @type {CanvasRenderingContext2D | WebGL2RenderingContext | null} */ (
          canvas.getContext(kind, { alpha: false, desynchronized: true })
        );
        return context?.getContextAttributes()?.desynchronized ?? false;
      };
      return { canvas: ask('2d'), webgl: ask('webgl2') };
    });
    await page.close();
    const yes = (/** @type {boolean} */ is) => (is ? 'granted' : 'not granted');
    const { text } = await compare(bench, [
      {
        setting: STAGE,
        variants: [
          { name: 'touch by WebGL', subject: 'touch', webgl: true },
          { name: 'touch by WebGL, desynchronized', subject: 'touch', webgl: true, prepare },
          { name: 'touch on a 2D canvas', subject: 'touch' },
          { name: 'touch on a 2D canvas, desynchronized', subject: 'touch', prepare },
          { name: 'pen on a 2D canvas', subject: 'pen' },
          { name: 'pen on a 2D canvas, desynchronized', subject: 'pen', prepare },
          { name: 'an empty frame', subject: 'empty' },
        ],
      },
    ]);
    return `Desynchronized contexts: 2D ${yes(granted.canvas)}, WebGL 2 ${yes(granted.webgl)}.\n\n${text}`;
  } finally {
    await bench.close();
  }
}

/**
 * The events of a round of moves. Ages in ms.
 * @typedef {{ events: number, samples: number, frames: number, ages: number[] }} Seen
 */

/** @param {string} executablePath */
async function rawUpdates(executablePath) {
  const { open, close } = await openBench('clock-page', 'clockBench', executablePath);
  const kinds = /** @type {const} */ (['pointermove', 'pointerrawupdate']);
  try {
    const page = await open(1280, 720);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    /** @type {Record<(typeof kinds)[number], { costs: number[], seen: Seen[] }>} */
    const results = { pointermove: { costs: [], seen: [] }, pointerrawupdate: { costs: [], seen: [] } };
    const random = randomOf(2);
    for (let round = 0; round <= ROUNDS; round++) {
      for (const kind of shuffled(kinds, random)) {
        await page.evaluate(watch, kind);
        const before = await spent();
        const moves = [];
        for (let i = 0; i * MOVE_MS < ROUND_MS; i++) {
          const turn = i / 20;
          const place = { x: 640 + 300 * Math.cos(turn), y: 360 + 200 * Math.sin(turn) };
          moves.push(session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place }));
          await sleep(MOVE_MS);
        }
        await Promise.all(moves);
        const cost = (await spent()) - before;
        const seen = /** @type {Seen} */ (await page.evaluate(() => window.stopWatching()));
        if (round === 0) continue;
        results[kind].costs.push((cost * 1000) / seen.frames);
        results[kind].seen.push(seen);
      }
    }
    const rows = kinds.map((kind) => {
      const { costs, seen } = results[kind];
      const total = (/** @type {'events' | 'samples' | 'frames'} */ key) =>
        seen.reduce((sum, one) => sum + one[key], 0);
      const { median, p95, spread } = summaryOf(costs);
      const ages = summaryOf(seen.flatMap((one) => one.ages));
      const times = kind === 'pointermove' ? '1' : ratioText(ratioOf(costs, results.pointermove.costs));
      return [
        kind,
        ...[median, p95, spread].map(ms),
        times,
        (total('events') / total('frames')).toFixed(2),
        (total('samples') / total('frames')).toFixed(2),
        ms(ages.median),
        ms(ages.p95),
      ];
    });
    const head = ['', 'median', 'p95', 'spread', 'times pointermove (95 % interval)'];
    const text = `### Moves of the browser’s own input, one in ${MOVE_MS} ms, at 60 frames a second\n\nMain-thread ms a frame in ${ROUNDS} rounds, what comes in a frame, and the age in ms of the newest sample when a frame is drawn.\n\n${table([...head, 'events a frame', 'samples a frame', 'age median', 'age p95'], rows)}`;
    console.log(`\n${text}`);
    const ratio = ratioOf(results.pointerrawupdate.costs, results.pointermove.costs);
    return {
      text,
      row: `pointerrawupdate ${ratioText(ratio)} of pointermove, newest sample ${rows[1]?.[7]} against ${rows[0]?.[7]} ms old`,
    };
  } finally {
    await close();
  }
}

/**
 * Counts events, samples and frames until `stopWatching` is called. Runs in the page.
 * @param {string} kind type of the events
 */
function watch(kind) {
  /** @type {Seen} */
  const seen = { events: 0, samples: 0, frames: 0, ages: [] };
  let newest = Number.NaN;
  const take = (/** @type {Event} */ event) => {
    if (!(event instanceof PointerEvent)) return;
    seen.events++;
    seen.samples += Math.max(1, event.getCoalescedEvents().length);
    newest = event.getCoalescedEvents().at(-1)?.timeStamp ?? event.timeStamp;
  };
  addEventListener(kind, take);
  let pending = 0;
  const frame = () => {
    pending = requestAnimationFrame(frame);
    seen.frames++;
    if (!Number.isNaN(newest)) seen.ages.push(performance.now() - newest);
    newest = Number.NaN;
  };
  pending = requestAnimationFrame(frame);
  window.stopWatching = () => {
    removeEventListener(kind, take);
    cancelAnimationFrame(pending);
    return seen;
  };
}
