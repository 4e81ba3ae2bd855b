const request = window.requestAnimationFrame.bind(window);
const clock = performance.now.bind(performance);

interface Timer {
  at: number;
  readonly call: () => void;
  readonly every: number | null;
}

/** Frames, times and timers of the page's scripts, in place of the browser's. */
export interface Clockwork {
  /** The time in ms that scripts see. */
  now: number;
  /** Calls what waits for a frame or a time until `now`. */
  tick(): void;
}

/**
 * Takes over frames, times and timers, so that every frame can be one of a faster screen than the one that is there. It
 * never lets go of them: the page is for one drawing.
 */
export function holdTime(): Clockwork {
  let due: FrameRequestCallback[] = [];
  let last = 0;
  const timers = new Map<number, Timer>();
  const held: Clockwork = {
    now: clock(),
    tick() {
      for (const [id, timer] of timers) {
        if (timer.at > held.now) continue;
        if (timer.every === null) timers.delete(id);
        else timer.at += timer.every;
        timer.call();
      }
      const calls = due;
      due = [];
      for (const call of calls) call(held.now);
    },
  };
  const start = (call: () => void, delay: number, every: number | null) => {
    timers.set(++last, { at: held.now + delay, call, every });
    return last;
  };
  const stop = (id: number) => timers.delete(id);
  Object.assign(window, {
    requestAnimationFrame: (call: FrameRequestCallback) => due.push(call),
    cancelAnimationFrame: () => undefined,
    setTimeout: (call: () => void, delay = 0) => start(call, delay, null),
    setInterval: (call: () => void, delay = 0) => start(call, delay, delay),
    clearTimeout: stop,
    clearInterval: stop,
  });
  performance.now = () => held.now;
  return held;
}

/** The next frame of the browser itself. */
export const nextFrame = () => new Promise<number>((done) => request(done));
