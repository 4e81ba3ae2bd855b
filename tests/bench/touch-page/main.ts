import { dragEvents } from './drag';
import { mountGrid } from './grid';
import { mountPlain } from './plain';
import { mountSheet } from './sheet';

/** What frames left on the heap, in bytes. What they cost in time is in the trace, between two marks named `frame`. */
interface Heap {
  /** Allocated in a frame, on average. */
  readonly bytes: number;
  /** In use after a collection, ten times in the run. */
  readonly heaps: number[];
}
type Bench = (width: number, height: number, frames: number) => Promise<Heap>;

declare global {
  interface Window {
    touchBench: {
      /** Assay's grid, from the pointer event to the draw calls. */
      grid: Bench;
      /** Assay's sheet for a pen, full of ink, likewise. */
      sheet: Bench;
      /** The usual way: a 2D canvas that draws its whole grid in each frame. */
      plain: Bench;
      /** Frames in which nothing is done: what measuring itself costs. */
      nothing: Bench;
    };
    gc?: () => void;
  }
}

/** A drag at 120 Hz. */
const FRAME = 1000 / 120;

const request = window.requestAnimationFrame.bind(window);
const clock = performance.now.bind(performance);
const heap = () => (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;

/** Frames before the first that counts: what is compiled and set up in them does not. */
const WARM = 30;

/** Runs `frame` in so many real animation frames. What it takes was prepared before, so that it costs nothing here. */
async function run<T>(
  frames: number,
  prepare: (i: number) => T,
  frame: (prepared: T, i: number) => void,
): Promise<Heap> {
  const prepared = Array.from({ length: WARM + frames }, (_, i) => prepare(i));
  let bytes = 0;
  const heaps: number[] = [];
  for (const [i, input] of prepared.entries()) {
    await new Promise((done) => request(done));
    performance.mark(i < WARM ? 'warm' : 'frame');
    const before = heap();
    frame(input, i);
    if (i < WARM) continue;
    bytes += Math.max(0, heap() - before);
    if ((i - WARM + 1) % (frames / 10) > 0) continue;
    window.gc?.();
    heaps.push(heap());
  }
  await new Promise((done) => request(done));
  performance.mark('end');
  return { bytes: bytes / frames, heaps };
}

/** Gives out frames, times and timers, so that every frame is one of 120 Hz: real ones are slower here. */
function holdTime() {
  let due: FrameRequestCallback[] = [];
  let last = 0;
  const timers = new Map<number, { at: number; readonly call: () => void; readonly every: number | null }>();
  const real = { setTimeout, clearTimeout, setInterval, clearInterval };
  const held = {
    now: clock(),
    /** One frame, at the time `now`. */
    tick() {
      for (const [id, timer] of timers) {
        if (timer.at > held.now) continue;
        if (timer.every === null) timers.delete(id);
        else timer.at += timer.every;
        timer.call();
      }
      const calls = due;
      due = [];
      for (const call of calls) call(held.now);
    },
    letGo() {
      Object.assign(window, real, { requestAnimationFrame: request });
      performance.now = clock;
    },
  };
  const start = (call: () => void, delay: number, every: number | null) => {
    timers.set(++last, { at: held.now + delay, call, every });
    return last;
  };
  const stop = (id: number) => timers.delete(id);
  Object.assign(window, {
    requestAnimationFrame: (call: FrameRequestCallback) => due.push(call),
    setTimeout: (call: () => void, delay = 0) => start(call, delay, null),
    setInterval: (call: () => void, delay = 0) => start(call, delay, delay),
    clearTimeout: stop,
    clearInterval: stop,
  });
  performance.now = () => held.now;
  return held;
}

/** Waits for the first picture of a drawing in an element. */
async function isDrawn(host: HTMLElement): Promise<void> {
  while (host.querySelector('canvas')?.style.visibility !== 'visible') await new Promise((done) => request(done));
}

window.touchBench = {
  nothing: (_width, _height, frames) =>
    run(
      frames,
      () => undefined,
      () => undefined,
    ),

  async grid(width, height, frames) {
    const clockwork = holdTime();
    const grid = mountGrid(width, height);
    await isDrawn(grid.host);
    const start = clockwork.now;
    const event = dragEvents(width, height, FRAME);
    grid.take(event('pointerdown', start));
    const left = await run(
      frames,
      (i) => event('pointermove', start + (i + 1) * FRAME),
      (move, i) => {
        clockwork.now = start + (i + 1) * FRAME;
        grid.take(move);
        clockwork.tick();
      },
    );
    grid.remove();
    clockwork.letGo();
    return left;
  },

  async sheet(width, height, frames) {
    const clockwork = holdTime();
    const sheet = mountSheet(width, height, FRAME);
    await isDrawn(sheet.host);
    const start = clockwork.now;
    sheet.fill(start);
    const left = await run(
      frames,
      (i) => sheet.next(start + (i + 1) * FRAME),
      (samples, i) => {
        clockwork.now = start + (i + 1) * FRAME;
        sheet.take(samples);
        clockwork.tick();
      },
    );
    sheet.remove();
    clockwork.letGo();
    return left;
  },

  async plain(width, height, frames) {
    const grid = mountPlain(width, height);
    const event = dragEvents(width, height, FRAME);
    const left = await run(
      frames,
      (i) => event('pointermove', i * FRAME),
      (move, i) => {
        grid.element.dispatchEvent(move);
        grid.frame(i * FRAME);
      },
    );
    grid.remove();
    return left;
  },
};
