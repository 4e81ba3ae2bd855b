import { motionDefaults } from '../../../machines/motion-blur/motion-blur';
import { LateFrames } from '../../../measure/frames/late-frames';
import { mountMotion } from '../../../renderers/motion-blur/motion.renderer';
import { mountRepair } from '../../../renderers/pixel-repair/pixel-repair.renderer';
import type { StageFacts } from '../../../renderers/stage';
import { type Subject as Drawing, openHost } from '../drawings-page/subject';
import { dragEvents } from '../drawings-page/subjects/drag';
import { mountGrid } from '../drawings-page/subjects/grid';
import { motionDirty } from '../drawings-page/subjects/motion';
import { noiseImage } from '../drawings-page/subjects/repair';
import { touchDirty } from '../drawings-page/subjects/touch';

/** What to run, each as drawn by Assay and by a plain 2D canvas. */
export type Subject = 'touch' | 'touch plain' | 'motion' | 'motion plain' | 'noise' | 'noise plain' | 'nothing';

/** A running subject. */
interface Running {
  /** Called at the beginning of every frame. */
  frame(at: number): void;
  remove(): void;
}

export interface Delivered {
  /** Milliseconds from each frame to the next. */
  readonly gaps: number[];
  readonly facts: StageFacts | null;
}

declare global {
  interface Window {
    framesBench: {
      /**
       * Mounts a subject and waits for its first picture. Sizes in CSS px. With `held`, it never switches from WebGL to
       * 2D.
       */
      start(subject: Subject, width: number, height: number, held: boolean): Promise<void>;
      /** Runs it for `time` milliseconds. */
      run(time: number): Promise<Delivered>;
      stop(): void;
    };
  }
}

const FRAME_MS = 1000 / 60;
let facts: StageFacts | null = null;
const onFacts = (next: StageFacts) => {
  facts = next;
};
const nothing = () => undefined;

/** Runs a usual way to draw. It is never removed: the page is closed instead. */
const plainly = (drawing: Drawing): Running => ({
  frame: (at) => drawing.frame(drawing.prepare(at), at),
  remove: nothing,
});

const subjects: Record<Subject, (width: number, height: number) => Running> = {
  touch(width, height) {
    const grid = mountGrid(width, height, onFacts);
    const event = dragEvents(width, height, FRAME_MS);
    let down = false;
    return {
      frame(at) {
        grid.take(event(down ? 'pointermove' : 'pointerdown', at));
        down = true;
      },
      remove: grid.remove,
    };
  },
  'touch plain': (width, height) => plainly(touchDirty({ width, height, frame: FRAME_MS })),
  motion(width, height) {
    const host = openHost({ width, height });
    const renderer = mountMotion(host, { ...motionDefaults, phase: 'running', interval: FRAME_MS }, onFacts);
    return {
      frame: nothing,
      remove() {
        renderer.dispose();
        host.remove();
      },
    };
  },
  'motion plain': (width, height) => plainly(motionDirty({ width, height, frame: FRAME_MS })),
  noise(width, height) {
    const host = openHost({ width, height });
    const settings = { noise: true, interval: 100, intensity: 100, side: 0, playing: true };
    const renderer = mountRepair(host, { settings, onFacts });
    return {
      frame: nothing,
      remove() {
        renderer.dispose();
        host.remove();
      },
    };
  },
  'noise plain': (width, height) => plainly(noiseImage({ width, height, frame: FRAME_MS })),
  nothing: () => ({ frame: nothing, remove: nothing }),
};

const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));
let running: Running | null = null;

window.framesBench = {
  async start(subject, width, height, held) {
    facts = null;
    if (held) LateFrames.prototype.drawn = () => false;
    running = subjects[subject](width, height);
    const assay = ['touch', 'motion', 'noise'].includes(subject);
    while (assay && !facts) await nextFrame();
    for (let i = 0; i < 20; i++) running.frame(await nextFrame());
  },
  run(time) {
    const gaps: number[] = [];
    let first = Number.NaN;
    let last = Number.NaN;
    return new Promise((done) => {
      const frame = (at: number) => {
        if (Number.isNaN(first)) first = at;
        else gaps.push(at - last);
        last = at;
        if (at - first >= time) {
          done({ gaps, facts });
          return;
        }
        requestAnimationFrame(frame);
        running?.frame(at);
      };
      requestAnimationFrame(frame);
    });
  },
  stop() {
    running?.remove();
    running = null;
  },
};
