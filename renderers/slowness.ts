import { LateFrames } from '../measure/frames/late-frames';
import { frameLoop } from './frame-loop';

/** Delay between timers. Browsers allow no shorter one. */
const TIMER_MS = 4;
/** A timer may be this late on an idle thread. */
const TIMER_TOLERANCE_MS = 1;
/** The main thread counts as free while other work takes less than this share of its time. */
const MAX_FREE_SHARE = 0.5;

/**
 * Detects whether a drawing is the reason for its late frames. Until the first frame is drawn, it measures the screen's
 * frame interval.
 */
export function watchSlowness() {
  const frames = new LateFrames();
  /** Runs only while frames are late, until it is clear whether other work delays them. */
  let load: ReturnType<typeof sampleThreadLoad> | null = null;
  // Nothing is drawn while Pixi loads, so these frames come at the screen's refresh rate.
  const stopIdle = frameLoop((at) => {
    if (!frames.idle(at)) stopIdle();
  });
  const stopSampling = () => {
    load?.stop();
    load = null;
  };
  return {
    /** Call this when the drawing of a frame begins. */
    drawing: () => load?.drawing(),
    /**
     * Call this after a frame was drawn, with the frame's time in milliseconds. Returns true if frames are late although
     * the main thread is free. Allocates nothing.
     */
    drawn(at: number): boolean {
      if (!frames.drawn(at)) return false;
      frames.restart();
      if (!load) load = sampleThreadLoad();
      else if (load.share() < MAX_FREE_SHARE) return true;
      else stopSampling();
      return false;
    },
    /** Call this when no further frame follows immediately. */
    rest(): void {
      frames.rest();
      stopSampling();
    },
    stop() {
      stopIdle();
      stopSampling();
    },
  };
}

/**
 * Measures how busy the main thread is with work other than the drawing, from how late timers are. Uses a timer every
 * few milliseconds, so run it only for a short time.
 */
export function sampleThreadLoad() {
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
  // A message sent during a frame arrives after the frame is painted.
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    busy -= performance.now() - drawn;
  };
  return {
    /** Call this when the drawing of a frame begins. The time until that frame is painted counts as drawing. */
    drawing(): void {
      drawn = performance.now();
      painted.port2.postMessage(null);
    },
    /** The share of time that other work took, 0 to 1. */
    share: () => Math.min(1, Math.max(0, busy / (performance.now() - start))),
    stop() {
      clearTimeout(timer);
      painted.port1.close();
    },
  };
}
