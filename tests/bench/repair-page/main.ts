import { mountRepair } from '../../../renderers/pixel-repair/pixel-repair.renderer';

/** Milliseconds of the main thread for each frame, and the bytes of heap that a frame left behind. */
export interface Cost {
  readonly frames: number[];
  /** Bytes of heap after a collection, ten times in the run. */
  readonly heaps: number[];
  readonly bytes: number;
}

declare global {
  interface Window {
    bench: {
      /** Assay's noise on a stage of so many px. */
      noise(width: number, height: number, frames: number): Promise<Cost>;
      /** The usual way: Math.random into ImageData. */
      imageData(width: number, height: number, frames: number): Promise<Cost>;
      /** Frames in which nothing is done: what measuring itself costs. */
      nothing(width: number, height: number, frames: number): Promise<Cost>;
    };
    gc?: () => void;
  }
}

const request = window.requestAnimationFrame.bind(window);
/** What the renderer asked for. */
let due: FrameRequestCallback[] = [];

const heap = () => {
  window.gc?.();
  return (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;
};
const heapNow = () => (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;

/** Times `frame` in so many real animation frames. */
async function time(count: number, frame: (at: number) => void): Promise<Cost> {
  const frames = new Float64Array(count);
  // So that what is compiled and set up in the first frames does not count.
  for (let i = -10; i < 0; i++) await new Promise<void>((done) => request((at) => done(frame(at))));
  const heaps: number[] = [];
  let measured = 0;
  for (let i = 0; i < count; i++) {
    await new Promise<void>((done) =>
      request((at) => {
        const heapBefore = heapNow();
        const start = performance.now();
        frame(at);
        frames[i] = performance.now() - start;
        measured += Math.max(0, heapNow() - heapBefore);
        done();
      }),
    );
    if ((i + 1) % (count / 10) === 0) heaps.push(heap());
  }
  return { frames: [...frames], heaps, bytes: measured / count };
}

window.bench = {
  nothing: (_width, _height, frames) => time(frames, () => undefined),
  async noise(width, height, frames) {
    const host = document.body.appendChild(document.createElement('div'));
    Object.assign(host.style, { position: 'absolute', inset: '0', width: `${width}px`, height: `${height}px` });
    window.requestAnimationFrame = (call) => due.push(call);
    let drawn = () => {};
    const ready = new Promise<void>((done) => {
      drawn = done;
    });
    const settings = { noise: true, interval: 100, intensity: 100, side: 0, playing: true };
    const renderer = mountRepair(host, { settings, onFacts: () => drawn() });
    await ready;
    const cost = await time(frames, (at) => {
      const calls = due;
      due = [];
      for (const call of calls) call(at);
    });
    renderer.dispose();
    window.requestAnimationFrame = request;
    host.remove();
    return cost;
  },
  async imageData(width, height, frames) {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No 2D canvas');
    const image = context.createImageData(width, height);
    const { data } = image;
    const cost = await time(frames, () => {
      for (let i = 0; i < data.length; i += 4) {
        data[i] = Math.random() * 256;
        data[i + 1] = Math.random() * 256;
        data[i + 2] = Math.random() * 256;
        data[i + 3] = 255;
      }
      context.putImageData(image, 0, 0);
    });
    canvas.remove();
    return cost;
  },
};
