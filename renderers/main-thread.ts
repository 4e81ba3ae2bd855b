/** Milliseconds from one timer to the next: the shortest that browsers allow. */
const STEP = 4;
/** Timers come so much late on an idle thread, in milliseconds. */
const TOLERANCE = 1;

/** Samples how busy the main thread is with other work than the drawing, by timers that come late. */
export interface ThreadLoad {
  /** Say this where a frame's drawing begins: until that frame is painted the thread's time is the drawing's own. */
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
    const late = now - last - STEP;
    if (late > TOLERANCE) busy += late;
    last = now;
    timer = setTimeout(tick, STEP);
  };
  let timer = setTimeout(tick, STEP);
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
