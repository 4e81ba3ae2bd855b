import { type AnyEventObject, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { LoadInput, Power } from '../../../machines/load/load.machine';
import { type LoadPart, loadParts, type Sample, type Work, type Wrong } from '../../../measure/load/curve';
import { reasonOf } from '../media/capture';
import { openNoise, quietLevels, type ReadNoise } from '../media/noise';
import { workerUrl } from '../trusted-types';
import { openBattery, readBattery } from './battery';
import type { Order, Report } from './load.worker';
import loadUrl from './load.worker.ts?worker&url';

interface Hints extends Navigator {
  readonly deviceMemory?: number;
  readonly userAgentData?: { readonly mobile: boolean };
}

/** Gives the level of the battery, and whether this is a phone. */
export const power = fromPromise<Power>(async () => {
  const battery = await readBattery().catch(() => undefined);
  const { userAgentData, userAgent } = navigator as Hints;
  return {
    level: battery ? battery.level / 100 : null,
    charging: battery?.charging ?? false,
    isPhone: userAgentData?.mobile ?? /Mobi/.test(userAgent),
  };
});

/** One core is left to the page, the graphics and the memory, so that the page's frames do not wait. */
const coreWorkers = () => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

/** The 32nd part of the device's memory, in blocks of 16 MiB; of 4 GiB where the browser does not tell. */
const memoryBlocks = () => Math.min(16, 2 * Math.ceil((navigator as Hints).deviceMemory ?? 4));

/** A worker, what it said last, and what it had said at the last sample. */
interface Loaded {
  readonly part: LoadPart;
  readonly unit: number;
  readonly worker: Worker;
  now: Report | null;
  before: Report | null;
  wrong: number;
  first: Wrong | null;
}

/**
 * Loads cores, graphics and memory until it is stopped, and sends SAMPLE at an interval. Counts the page's frames
 * meanwhile. Sends FAILED if a worker does not start. If it listens to the fan, the load starts after QUIET, or after
 * DEAF if the microphone does not open.
 */
export const load = fromCallback<EventObject, LoadInput>(({ input: { every, listens, hasQuiet }, sendBack }) => {
  const over = new AbortController();
  let stop = () => {};
  const start = (read?: ReadNoise) => {
    stop = work(every, read, sendBack);
  };
  const listen = async () => {
    const read = await openNoise(over.signal);
    const levels = hasQuiet ? null : await quietLevels(read);
    if (over.signal.aborted) return;
    if (levels) sendBack({ type: 'QUIET', levels });
    start(read);
  };
  if (listens) {
    listen().catch((error: unknown) => {
      if (over.signal.aborted) return;
      sendBack({ type: 'DEAF', reason: reasonOf(error) });
      start();
    });
  } else start();
  return () => {
    over.abort();
    stop();
  };
});

/** Starts the workers and the samples. Returns a function that ends them. */
function work(every: number, readNoise: ReadNoise | undefined, sendBack: (event: AnyEventObject) => void): () => void {
  const cores = coreWorkers();
  const orders: readonly Order[] = [
    ...Array.from({ length: cores }, () => ({ part: 'cores' }) as const),
    { part: 'memory', blocks: memoryBlocks() },
    { part: 'graphics' },
  ];
  const loaded = orders.map((order, unit): Loaded => {
    const worker = new Worker(workerUrl(loadUrl), { type: 'module' });
    const one: Loaded = { part: order.part, unit, worker, now: null, before: null, wrong: 0, first: null };
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      one.now = data;
      one.wrong += data.wrong.count;
      const { first, unit: block } = data.wrong;
      if (first) one.first ??= { unit: block ?? (order.part === 'cores' ? unit : 0), ...first };
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (!one.now) sendBack({ type: 'FAILED', at: Date.now() });
    };
    worker.postMessage(order);
    return one;
  });

  let battery: Awaited<ReturnType<typeof openBattery>>;
  openBattery().then(
    (opened) => {
      battery = opened;
    },
    () => undefined,
  );

  let [frames, gap, last] = [0, 0, Number.NaN];
  const onFrame = (time: number) => {
    pending = requestAnimationFrame(onFrame);
    frames++;
    if (time - last > gap) gap = time - last;
    last = time;
  };
  let pending = requestAnimationFrame(onFrame);

  let from = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const work = Object.fromEntries(
      loadParts.flatMap((part) => {
        const of = loaded.filter((one) => one.part === part && one.now);
        return of.length > 0 ? [[part, workOf(of)]] : [];
      }),
    );
    const noise = readNoise?.() ?? null;
    const sample: Sample = {
      at: Date.now(),
      span: Math.round(now - from),
      work,
      workers: cores,
      frames,
      gap: Math.round(gap),
      ...(noise !== null && { noise }),
      battery: battery ? { level: Math.round(battery.level * 1e4) / 1e4, charging: battery.charging } : null,
    };
    [from, frames, gap] = [now, 0, 0];
    sendBack({ type: 'SAMPLE', sample });
  }, every);

  return () => {
    clearInterval(timer);
    cancelAnimationFrame(pending);
    for (const { worker } of loaded) worker.terminate();
  };
}

/** What the workers of a part did since the last sample. A worker that said nothing did nothing. */
function workOf(of: readonly Loaded[]): Work {
  let [done, rate, wrong] = [0, 0, 0];
  let first: Wrong | null = null;
  for (const one of of) {
    const { now, before } = one;
    const did = (now?.done ?? 0) - (before?.done ?? 0);
    const spent = (now?.spent ?? 0) - (before?.spent ?? 0);
    done += did;
    rate += spent > 0 ? (1000 * did) / spent : 0;
    wrong += one.wrong;
    first ??= one.first;
    one.before = now;
    one.wrong = 0;
    one.first = null;
  }
  const { api, software } = of[0]?.now ?? {};
  return { done, rate: Math.round(rate * 10) / 10, wrong, first, ...(api && { api }), ...(software && { software }) };
}
