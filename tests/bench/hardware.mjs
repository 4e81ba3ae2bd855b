// @ts-check
/** Lets WebGL that is drawn in software pass for hardware, so that its path can be run where there is no GPU. */

/**
 * Runs in a page before its own scripts.
 * @param {{ busy: boolean }} how `busy` also lets short timers come late, as on a main thread that is busy with other
 * work: late frames are then not blamed on the drawing, and it stays with WebGL
 */
export function passForHardware({ busy }) {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
    apply: (target, canvas, [kind, options]) =>
      Reflect.apply(target, canvas, [kind, options && { ...options, failIfMajorPerformanceCaveat: false }]),
  });
  const { getParameter } = WebGL2RenderingContext.prototype;
  const UNMASKED_RENDERER_WEBGL = 0x9246;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    const isName = name === this.RENDERER || name === UNMASKED_RENDERER_WEBGL;
    return isName ? 'Some Graphics 1000' : getParameter.call(this, name);
  };
  if (!busy) return;
  const later = window.setTimeout.bind(window);
  const wait = (/** @type {() => void} */ call, delay = 0) => later(call, delay > 0 && delay < 10 ? 100 : delay);
  Object.assign(window, { setTimeout: wait });
}

/**
 * Runs in a page before its own scripts: `window.setFrameDelay` lets every frame come so many milliseconds late, as a GPU
 * process does that falls behind, while the main thread stays free.
 */
export function slowFrames() {
  let late = 0;
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  /** @type {Map<number, { stop(): void }>} */
  const waiting = new Map();
  let last = 0;
  window.requestAnimationFrame = (call) => {
    const id = ++last;
    const frame = () => {
      const pending = request((at) => {
        waiting.delete(id);
        call(at);
      });
      waiting.set(id, { stop: () => cancel(pending) });
    };
    if (late > 0) {
      const timer = setTimeout(frame, late);
      waiting.set(id, { stop: () => clearTimeout(timer) });
    } else frame();
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    waiting.get(id)?.stop();
    waiting.delete(id);
  };
  Object.assign(window, {
    setFrameDelay: (/** @type {number} */ delay) => {
      late = delay;
    },
  });
}
