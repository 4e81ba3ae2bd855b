import { dragEvents } from './drag';
import { mountGrid } from './grid';
import { mountPlain } from './plain';

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

window.touchBench = {
  nothing: (_width, _height, frames) =>
    run(
      frames,
      () => undefined,
      () => undefined,
    ),

  async grid(width, height, frames) {
    // Frames and time are given out here, so that every frame is one of 120 Hz.
    let now = clock();
    let due: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (call) => due.push(call);
    performance.now = () => now;
    // Timers too: real frames are slower than 120 Hz here, and figures would be told in every second one.
    const timers = new Map<number, { at: number; call: () => void }>();
    const realTimeout = window.setTimeout;
    const realClear = window.clearTimeout;
    let timer = 0;
    Object.assign(window, {
      setTimeout: (call: () => void, delay = 0) => {
        timers.set(++timer, { at: now + delay, call });
        return timer;
      },
      clearTimeout: (id: number) => timers.delete(id),
    });
    const grid = mountGrid(width, height);
    while (grid.host.querySelector('canvas')?.style.visibility !== 'visible') {
      await new Promise((done) => request(done));
    }

    const start = now;
    const event = dragEvents(width, height, FRAME);
    grid.take(event('pointerdown', start));
    const left = await run(
      frames,
      (i) => event('pointermove', start + (i + 1) * FRAME),
      (move, i) => {
        now = start + (i + 1) * FRAME;
        grid.take(move);
        for (const [id, { at, call }] of timers) {
          if (at > now) continue;
          timers.delete(id);
          call();
        }
        const calls = due;
        due = [];
        for (const call of calls) call(now);
      },
    );
    grid.remove();
    Object.assign(window, { setTimeout: realTimeout, clearTimeout: realClear });
    window.requestAnimationFrame = request;
    performance.now = clock;
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
