import type { StageFacts } from '../../../renderers/stage';
import type { PageClock } from '../page-clock.mjs';
import type { Mount, Size, Subject } from './subject';
import * as meters from './subjects/meters';
import * as motion from './subjects/motion';
import * as mouse from './subjects/mouse';
import * as pen from './subjects/pen';
import * as repair from './subjects/repair';
import * as touch from './subjects/touch';

const mounts = { ...meters, ...motion, ...mouse, ...pen, ...repair, ...touch } satisfies Record<string, Mount>;
export type SubjectName = keyof typeof mounts;

export interface Delivered {
  /** Milliseconds from each frame to the next. */
  readonly gaps: number[];
  readonly facts: StageFacts | null;
}

declare global {
  interface Window {
    drawings: {
      /** Mounts a subject and waits for its first picture. One page is for one subject. @param interval of frames */
      open(name: SubjectName, size: Size, interval: number): Promise<void>;
      /** Draws some warm-up frames, then this many frames, each after a mark of this name. Needs the page's clock. */
      run(mark: string, frames: number): Promise<void>;
      /** Draws this many frames. Returns the bytes that one allocates. Needs the page's clock. */
      heap(frames: number): Promise<number>;
      /** Runs it in real time for `ms`. */
      live(ms: number): Promise<Delivered>;
      /** Figures that the subject reports about its run so far. */
      told(): Readonly<Record<string, number>>;
    };
    gc?: () => void;
    clock?: PageClock;
  }
}

/** Frames before the first one that counts, for compilation and setup. */
const WARM_UP_FRAMES = 4;

const memory = () => (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;

const { clock } = window;
/** Resolves in the browser's next real frame. */
const nextFrame = () => new Promise<number>(clock ? clock.realFrame : requestAnimationFrame);
let subject: Subject | null = null;
let facts: StageFacts | null = null;
let frame = 0;

/** Draws frames at the stage's frame interval, each in one real frame of the browser. */
async function draw(count: number, before: (i: number) => void, after: (i: number) => void): Promise<void> {
  const drawn = subject;
  if (!drawn || !clock) throw new Error('Nothing is open, or time passes by itself');
  const start = clock.now;
  const inputs = Array.from({ length: count }, (_, i) => drawn.prepare?.(start + (i + 1) * frame));
  drawn.play?.(true);
  for (const [i, input] of inputs.entries()) {
    await nextFrame();
    before(i);
    clock.now = start + (i + 1) * frame;
    drawn.frame?.(input, clock.now);
    clock.tick();
    after(i);
  }
  await nextFrame();
  drawn.play?.(false);
}

window.drawings = {
  async open(name, size, interval) {
    frame = interval;
    const onFacts = (next: StageFacts) => {
      facts = next;
    };
    subject = mounts[name]({ ...size, frame, onFacts });
    while (subject.isDrawn?.() === false) {
      await nextFrame();
      if (!clock) continue;
      clock.now += frame;
      clock.tick();
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
        // So that none falls into a frame.
        if (i % 30 === 0) window.gc?.();
      },
    );
    return bytes / frames;
  },
  async live(ms) {
    const gaps: number[] = [];
    const first = await nextFrame();
    for (let last = first; last - first < ms; ) {
      subject?.frame?.(subject.prepare?.(last), last);
      const at = await nextFrame();
      gaps.push(at - last);
      last = at;
    }
    return { gaps, facts };
  },
  told: () => subject?.told?.() ?? {},
};
