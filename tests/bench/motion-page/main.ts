import { motionDefaults, type Path, type View } from '../../../machines/motion-blur/motion-blur';
import { createFrameClock } from '../../../measure/live/frame-clock';
import { mountFrameStrip, screenStrip } from '../../../renderers/frame-strip';
import { mountMotion } from '../../../renderers/motion-blur/motion.renderer';
import { rates, traceOf } from '../../measure/frames/frame-traces';

interface Cost {
  /** Milliseconds of the main thread, for each frame. */
  readonly frames: number[];
  /** Bytes of heap after a collection, ten times in the run. */
  readonly heaps: number[];
}

interface ClockRow {
  readonly hz: number;
  readonly timerResolution: number;
  /** Largest errors in Hz of five traces; null where the clock gave no figure. */
  readonly clock: number | null;
  readonly missed: number | null;
  readonly mean: number;
  readonly median: number;
}

declare global {
  interface Window {
    motionBench: {
      motion(view: View, path: Path, frames: number): Promise<Cost>;
      strip(frames: number): Promise<Cost>;
      clocks(): ClockRow[];
    };
    gc?: () => void;
  }
}

const request = window.requestAnimationFrame.bind(window);
let waiting: FrameRequestCallback[] = [];
window.requestAnimationFrame = (call) => waiting.push(call);
window.cancelAnimationFrame = () => {};

const heap = () => {
  window.gc?.();
  return (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;
};

/** Times all that a frame calls, in so many real animation frames of a mounted drawing. */
async function time(host: HTMLElement, count: number, before: (at: number) => void): Promise<Cost> {
  const frames = new Float64Array(count);
  const one = (at: number) => {
    const calls = waiting;
    waiting = [];
    const began = performance.now();
    before(at);
    for (const call of calls) call(at);
    return performance.now() - began;
  };
  while (host.querySelector('canvas')?.style.visibility !== 'visible') {
    await new Promise<void>((done) => request((at) => done(void one(at))));
  }
  for (let i = 0; i < 20; i++) await new Promise<void>((done) => request((at) => done(void one(at))));
  const heaps: number[] = [];
  for (let i = 0; i < count; i++) {
    await new Promise<void>((done) =>
      request((at) => {
        frames[i] = one(at);
        done();
      }),
    );
    if ((i + 1) % (count / 10) === 0) heaps.push(heap());
  }
  return { frames: [...frames], heaps };
}

function openHost(): HTMLElement {
  const host = document.createElement('div');
  Object.assign(host.style, { position: 'fixed', inset: '0' });
  document.body.append(host);
  return host;
}

window.motionBench = {
  async motion(view, path, frames) {
    const host = openHost();
    const state = { ...motionDefaults, view, path, phase: 'running', interval: 1000 / 60 } as const;
    const renderer = mountMotion(host, state);
    const cost = await time(host, frames, () => {});
    renderer.dispose();
    host.remove();
    return cost;
  },
  async strip(frames) {
    const host = openHost();
    const clock = createFrameClock();
    for (let i = -2000; i < 0; i++) clock.push(i);
    const renderer = mountFrameStrip(host, clock, screenStrip, { interval: 1000 / 60, running: true });
    const cost = await time(host, frames, (at) => clock.push(at));
    renderer.dispose();
    host.remove();
    return cost;
  },
  clocks() {
    return [0.1, 1].flatMap((timerResolution) => rates.map((hz) => rowOf(hz, timerResolution)));
  },
};

function rowOf(hz: number, timerResolution: number): ClockRow {
  const row = { hz, timerResolution, clock: 0 as number | null, missed: 0 as number | null, mean: 0, median: 0 };
  for (let seed = 1; seed <= 5; seed++) {
    const { times, missed } = traceOf({ hz, timerResolution, seed: seed * 7919 + hz * 100 });
    const clock = createFrameClock();
    for (const time of times) clock.push(time);
    const reading = clock.read();
    const worse = (former: number | null, error: number | null) =>
      former === null || error === null ? null : Math.max(former, error);
    row.clock = worse(row.clock, reading.rate === null ? null : Math.abs(reading.rate - hz));
    row.missed = worse(row.missed, reading.missed === null ? null : Math.abs(reading.missed - missed));
    const deltas = times.slice(1, 61).map((time, i) => time - (times[i] ?? 0));
    const mean = deltas.reduce((sum, delta) => sum + delta, 0) / deltas.length;
    const median = deltas.toSorted((a, b) => a - b)[deltas.length >> 1] ?? 0;
    row.mean = Math.max(row.mean, Math.abs(1000 / mean - hz));
    row.median = Math.max(row.median, Math.abs(1000 / median - hz));
  }
  return row;
}
