import { holdTime, nextFrame } from './clockwork';
import type { Stage, Subject } from './subject';
import { mounts, type SubjectName } from './subjects/subjects';

/** Heap use of frames, in bytes. */
export interface Heap {
  /** Average allocation per frame. */
  readonly bytes: number;
  /** In use after a garbage collection, ten times during the run. */
  readonly heaps: number[];
}

declare global {
  interface Window {
    drawings: {
      /** Mounts a subject and waits for its first picture. One page is for one subject. */
      open(name: SubjectName, stage: Stage): Promise<void>;
      /** Draws some warm-up frames, then this many frames, each after a mark of this name. */
      run(mark: string, frames: number): Promise<void>;
      /** Draws this many frames and measures the heap. */
      heap(frames: number): Promise<Heap>;
      /** Figures that the subject reports about its run so far. */
      told(): Readonly<Record<string, number>>;
    };
    gc?: () => void;
  }
}

/** Frames before the first one that counts, for compilation and setup. */
const WARM_UP_FRAMES = 4;

const memory = () => (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;

const clockwork = holdTime();
let subject: Subject | null = null;
let frame = 0;

/** Draws frames at the stage's frame interval, each in one real frame of the browser. */
async function draw(count: number, before: (i: number) => void, after: (i: number) => void): Promise<void> {
  const drawn = subject;
  if (!drawn) throw new Error('Nothing is open');
  const start = clockwork.now;
  const inputs = Array.from({ length: count }, (_, i) => drawn.prepare(start + (i + 1) * frame));
  drawn.play?.(true);
  for (const [i, input] of inputs.entries()) {
    await nextFrame();
    before(i);
    clockwork.now = start + (i + 1) * frame;
    drawn.frame(input, clockwork.now);
    clockwork.tick();
    after(i);
  }
  await nextFrame();
  drawn.play?.(false);
}

window.drawings = {
  async open(name, stage) {
    frame = stage.frame;
    subject = mounts[name](stage);
    while (!subject.isDrawn()) {
      await nextFrame();
      clockwork.now += frame;
      clockwork.tick();
    }
  },
  async run(mark, frames) {
    await draw(
      WARM_UP_FRAMES + frames,
      (i) => performance.mark(i < WARM_UP_FRAMES ? 'warm' : mark),
      () => undefined,
    );
    performance.mark('end');
  },
  async heap(frames) {
    const heaps: number[] = [];
    let bytes = 0;
    let from = 0;
    await draw(
      WARM_UP_FRAMES + frames,
      () => {
        from = memory();
      },
      (i) => {
        if (i < WARM_UP_FRAMES) return;
        bytes += Math.max(0, memory() - from);
        if ((i - WARM_UP_FRAMES + 1) % (frames / 10) > 0) return;
        window.gc?.();
        heaps.push(memory());
      },
    );
    return { bytes: bytes / frames, heaps };
  },
  told: () => subject?.told?.() ?? {},
};
