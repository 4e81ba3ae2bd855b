import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Survey } from '../../../machines/touch/touch';
import { touchMachine } from '../../../machines/touch/touch.machine';
import { mountTouch } from '../../../renderers/touch/touch.renderer';
import { Pad } from '../../../src/checks/touch/pad';
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

/** A drag at 120 Hz from a panel that reports 240 times a second. */
const FRAME = 1000 / 120;
const SAMPLES = 2;
/** CSS px from one sample to the next: a quick hand. */
const STEP = 14;

const request = window.requestAnimationFrame.bind(window);
const clock = performance.now.bind(performance);
const heap = () => (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;

/** Row by row over the whole surface, there and back, for ever. */
function* drag(width: number, height: number): Generator<{ x: number; y: number }, never> {
  for (;;) {
    for (let y = 17, right = true; y < height; y += 36, right = !right) {
      for (let x = 1; x < width; x += STEP) yield { x: right ? x : width - x, y };
    }
  }
}

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

/** Makes the drag's pointer events, each with its coalesced samples. */
function events(width: number, height: number): (type: string, at: number) => PointerEvent {
  const path = drag(width, height);
  return (type, at) => {
    const samples = Array.from({ length: SAMPLES }, (_, i) => {
      const { x, y } = path.next().value;
      const place = { clientX: x, clientY: y, pointerId: 1, pointerType: 'touch' };
      const sample = new PointerEvent(type, { bubbles: true, ...place });
      Object.defineProperty(sample, 'timeStamp', { value: at + (i * FRAME) / SAMPLES });
      return sample;
    });
    const [first] = samples;
    if (!first) throw new Error('There are no samples');
    Object.defineProperty(first, 'getCoalescedEvents', { value: () => samples });
    return first;
  };
}

window.touchBench = {
  nothing: (_width, _height, frames) =>
    run(
      frames,
      () => undefined,
      () => undefined,
    ),

  async grid(width, height, frames) {
    const host = document.body.appendChild(document.createElement('div'));
    Object.assign(host.style, { position: 'fixed', left: 0, top: 0, width: `${width}px`, height: `${height}px` });
    // Frames and time are given out here, so that every frame is one of 120 Hz.
    let now = clock();
    let due: FrameRequestCallback | null = null;
    window.requestAnimationFrame = (call) => {
      due = call;
      return 1;
    };
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
    const pad = new Pad();
    pad.attach(host);
    const nothing = fromCallback(() => undefined);
    const fullscreen = fromPromise(() => new Promise<{ at: number; survey: Survey | null }>(() => undefined));
    const machine = touchMachine.provide({
      actors: { fullscreen, wakeLock: nothing, strokes: pad.strokes, touches: pad.touches },
    });
    const actor = createActor(machine).start();
    actor.send({ type: 'START', at: 0, touchPoints: 10 });
    const renderer = mountTouch(host, { board: pad.board, onBox: (box) => pad.fit(box) });
    pad.redraw = () => renderer.update({});
    while (host.querySelector('canvas')?.style.visibility !== 'visible') await new Promise((done) => request(done));

    const start = now;
    const event = events(width, height);
    host.dispatchEvent(event('pointerdown', start));
    const left = await run(
      frames,
      (i) => event('pointermove', start + (i + 1) * FRAME),
      (move, i) => {
        now = start + (i + 1) * FRAME;
        // A grid that is full would end the test.
        if (pad.board.touched > pad.board.cells * 0.9) {
          pad.reset();
          host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, pointerType: 'touch' }));
        }
        host.dispatchEvent(move);
        for (const [id, { at, call }] of timers) {
          if (at > now) continue;
          timers.delete(id);
          call();
        }
        const call = due;
        due = null;
        call?.(now);
      },
    );
    actor.stop();
    renderer.dispose();
    host.remove();
    Object.assign(window, { setTimeout: realTimeout, clearTimeout: realClear });
    window.requestAnimationFrame = request;
    performance.now = clock;
    return left;
  },

  async plain(width, height, frames) {
    const grid = mountPlain(width, height);
    const event = events(width, height);
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
