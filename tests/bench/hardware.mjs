// @ts-check
/** Makes software WebGL look like hardware, so that the WebGL path can run on a computer without a GPU. */

/**
 * Runs in a page before its own scripts.
 * @param {{ busy: boolean, slow?: boolean }} how `slow` lets the stage see how slow it is. `busy` makes short timers
 * look late, as on a main thread that is busy with other work. Late frames are then not attributed to the drawing, so
 * it keeps using WebGL
 */
export function passForHardware({ busy, slow = false }) {
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
  if (slow) return;
  // The stage's probe fills the canvas twice after it opened a context, and waits for both.
  const PROBE_FENCES = 2;
  const { fenceSync, getSyncParameter } = WebGL2RenderingContext.prototype;
  const counts = new WeakMap();
  const probes = new WeakSet();
  WebGL2RenderingContext.prototype.fenceSync = function (...args) {
    const sync = fenceSync.apply(this, args);
    const count = counts.get(this) ?? 0;
    counts.set(this, count + 1);
    if (sync && count < PROBE_FENCES) probes.add(sync);
    return sync;
  };
  WebGL2RenderingContext.prototype.getSyncParameter = function (sync, name) {
    return probes.has(sync) ? this.SIGNALED : getSyncParameter.call(this, sync, name);
  };
  if (!busy) return;
  // The stage measures other work by how late its short timers are, less the time that it draws itself. On a busy
  // machine drawing can take most of the time, so each of these timers must look late by more than any drawing takes.
  const LATE_MS = 10_000;
  let late = 0;
  const setLater = window.setTimeout.bind(window);
  const wait = (/** @type {() => void} */ call, delay = 0) => {
    if (delay <= 0 || delay >= 10) return setLater(call, delay);
    return setLater(() => {
      const { now } = performance;
      late += LATE_MS;
      performance.now = () => now.call(performance) + late;
      call();
      performance.now = now;
    }, delay);
  };
  Object.assign(window, { setTimeout: wait });
}

/**
 * Runs in a page, after `passForHardware`. Simulates a GPU that is still at work whenever it is asked after the first
 * fill, which compiles the shaders, so that it looks too slow on any computer.
 */
export function keepAtWork() {
  const { drawArraysInstanced, getSyncParameter } = WebGL2RenderingContext.prototype;
  let fills = 0;
  WebGL2RenderingContext.prototype.drawArraysInstanced = function (...args) {
    fills++;
    drawArraysInstanced.apply(this, args);
  };
  WebGL2RenderingContext.prototype.getSyncParameter = function (...args) {
    const isSlow = fills > 1 && this.canvas instanceof HTMLCanvasElement && this.canvas.isConnected;
    return isSlow ? this.UNSIGNALED : getSyncParameter.apply(this, args);
  };
}
