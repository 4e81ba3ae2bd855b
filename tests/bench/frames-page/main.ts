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

/** What runs, each as Assay draws it and as a plain 2D canvas does. */
export type Subject = 'touch' | 'touch plain' | 'motion' | 'motion plain' | 'noise' | 'noise plain' | 'nothing';

/** A subject at work. */
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
      /** Mounts a subject and waits for its first picture. Sizes in CSS px. `held` never changes over from WebGL. */
      start(subject: Subject, width: number, height: number, held: boolean): Promise<void>;
      /** Runs it for some milliseconds. */
      run(time: number): Promise<Delivered>;
      stop(): void;
    };
  }
}

const FRAME = 1000 / 60;
let facts: StageFacts | null = null;
const onFacts = (next: StageFacts) => {
  facts = next;
};
const nothing = () => undefined;

/** A usual way to draw, which stays until the page is closed. */
const plainly = (drawing: Drawing): Running => ({
  frame: (at) => drawing.frame(drawing.prepare(at), at),
  remove: nothing,
});

const subjects: Record<Subject, (width: number, height: number) => Running> = {
  touch(width, height) {
    const grid = mountGrid(width, height, onFacts);
    const event = dragEvents(width, height, FRAME);
    let down = false;
    return {
      frame(at) {
        grid.take(event(down ? 'pointermove' : 'pointerdown', at));
        down = true;
      },
      remove: grid.remove,
    };
  },
  'touch plain': (width, height) => plainly(touchDirty({ width, height, frame: FRAME })),
  motion(width, height) {
    const host = openHost({ width, height });
    const renderer = mountMotion(host, { ...motionDefaults, phase: 'running', interval: FRAME }, onFacts);
    return {
      frame: nothing,
      remove() {
        renderer.dispose();
        host.remove();
      },
    };
  },
  'motion plain': (width, height) => plainly(motionDirty({ width, height, frame: FRAME })),
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
  'noise plain': (width, height) => plainly(noiseImage({ width, height, frame: FRAME })),
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
