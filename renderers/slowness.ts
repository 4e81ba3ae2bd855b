import { LateFrames } from '../measure/frames/late-frames';
import { frameLoop } from './frame-loop';

/** Milliseconds from one timer to the next: the shortest that browsers allow. */
const TIMER_MS = 4;
/** Timers on an idle thread are late by up to this. */
const TIMER_TOLERANCE_MS = 1;
/** The main thread is free while other work takes less than this share of its time. */
const MAX_FREE_SHARE = 0.5;

/** Finds out whether a drawing is the reason why its frames come late. */
export interface SlownessWatch {
  /** Call it where the drawing of a frame begins. */
  drawing(): void;
  /**
   * Call it when a frame was drawn, with the frame's time in milliseconds. Returns whether the frames come late although
   * the main thread is free. Allocates nothing.
   */
  drawn(at: number): boolean;
  /** No frame follows the last one immediately. */
  rest(): void;
  stop(): void;
}

/** Starts the watch. Until the first frame is drawn it learns how fast the screen's frames come. */
export function watchSlowness(): SlownessWatch {
  const frames = new LateFrames();
  /** Runs only while frames are late: until it is known whether other work delays them. */
  let load: ThreadLoad | null = null;
  // While Pixi loads nothing is drawn, so these frames come as fast as the screen has them.
  const stopIdle = frameLoop((at) => {
    if (!frames.idle(at)) stopIdle();
  });
  const stopSampling = () => {
    load?.stop();
    load = null;
  };
  return {
    drawing: () => load?.drawing(),
    drawn(at) {
      if (!frames.drawn(at)) return false;
      frames.restart();
      if (!load) load = sampleThreadLoad();
      else if (load.share() < MAX_FREE_SHARE) return true;
      else stopSampling();
      return false;
    },
    rest() {
      frames.rest();
      stopSampling();
    },
    stop() {
      stopIdle();
      stopSampling();
    },
  };
}

/** Samples how busy the main thread is with other work than the drawing, by timers that come late. */
export interface ThreadLoad {
  /** Call it where a frame's drawing begins: until that frame is painted the thread's time is the drawing's own. */
  drawing(): void;
  /** The share of the time that other work took, 0 to 1. */
  share(): number;
  stop(): void;
}

/** Starts sampling. It takes a timer every few milliseconds, so it is for short times only. */
export function sampleThreadLoad(): ThreadLoad {
  const start = performance.now();
  let last = start;
  let busy = 0;
  let drawn = 0;
  const tick = () => {
    const now = performance.now();
    const late = now - last - TIMER_MS;
    if (late > TIMER_TOLERANCE_MS) busy += late;
    last = now;
    timer = setTimeout(tick, TIMER_MS);
  };
  let timer = setTimeout(tick, TIMER_MS);
  // A message that is sent in a frame arrives when the frame is painted.
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    busy -= performance.now() - drawn;
  };
  return {
    drawing() {
      drawn = performance.now();
      painted.port2.postMessage(null);
    },
    share: () => Math.min(1, Math.max(0, busy / (performance.now() - start))),
    stop() {
      clearTimeout(timer);
      painted.port1.close();
    },
  };
}
