const request = window.requestAnimationFrame.bind(window);
const clock = performance.now.bind(performance);

interface Timer {
  at: number;
  readonly call: () => void;
  readonly every: number | null;
}

/** Replaces the browser's frames, clock and timers for the page's scripts. */
export interface Clockwork {
  /** The time that scripts see, in ms. */
  now: number;
  /** Runs all frame callbacks, and the timers that are due by `now`. */
  tick(): void;
}

/**
 * Takes over frames, clock and timers, so that a page can run as on a screen with a higher refresh rate. Cannot be
 * undone: each page is for one drawing.
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

/** Resolves in the browser's next real frame. */
export const nextFrame = () => new Promise<number>((done) => request(done));
