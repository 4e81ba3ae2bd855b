import type { DeviceBox } from './device-pixels';
import { deviceOf, isKnownSoftware, isSoftwareRenderer, release } from './graphics-device';
import { type Backend, openSurface } from './surface';

/** If a lost context is not restored within this time, the backend fails. */
const MAX_LOSS_MS = 2000;

/** Draws into one WebGL 2 context. */
export interface Painter {
  draw(box: DeviceBox): void;
  /** Destroys all GPU objects, but not the context. */
  dispose(): void;
}

export type PainterFactory = (canvas: HTMLCanvasElement, gl: WebGL2RenderingContext) => Promise<Painter>;

interface WebglOptions {
  /** Loads Pixi and the painter. */
  readonly painter: () => Promise<PainterFactory>;
  /** Whether to refuse WebGL that runs in software or as slowly. */
  readonly hardware: boolean;
  /** Called when the canvas has a new box, before the box is drawn and even if nothing can be drawn yet. */
  readonly onBox?: ((box: DeviceBox) => void) | undefined;
  /** Called after each draw. */
  onDrawn(box: DeviceBox): void;
  /** Called when the context is restored. Draw in the next frame: Pixi's own listener sets the context up first. */
  onRestored(): void;
  /** Called when the backend can no longer draw. Dispose of it then. */
  onFailure(): void;
}

/**
 * Returns null without WebGL 2, or if `hardware` is set and WebGL runs in software by its name. If it is too slow to be
 * hardware, `onFailure` follows before the first draw. Neither loads anything.
 */
export function openWebglBackend(
  host: HTMLElement,
  { painter: load, hardware, onBox, onDrawn, onRestored, onFailure }: WebglOptions,
): Backend | null {
  if (hardware && isKnownSoftware()) return null;
  const surface = openSurface(host);
  const { canvas } = surface;
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    // Nothing here needs it, but Pixi logs a warning without it.
    stencil: true,
    failIfMajorPerformanceCaveat: hardware,
    // Not `desynchronized`: the screen may then show a canvas that is only half drawn. Headless Chromium 156 grants it,
    // and a frame of the touch grid then takes 0.87 times as long on the main thread (0.83 to 0.92,
    // tests/bench/results.md).
  });
  // Some browsers do not treat their own software renderer as a performance caveat.
  if (!gl || (hardware && isSoftwareRenderer(deviceOf(gl)))) {
    if (gl) release(gl);
    surface.remove();
    return null;
  }

  let box: DeviceBox | null = null;
  let painter: Painter | null = null;
  let initializing = false;
  let isFirstDrawChecked = false;
  let disposed = false;
  let isShown = false;
  /** The last box, and the drawing buffer that the browser granted for it in this context. */
  let granted: { readonly asked: DeviceBox; readonly got: DeviceBox } | null = null;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const fail = (error: unknown) => {
    initializing = false;
    if (disposed) return release(gl);
    if (!gl.isContextLost()) console.error('WebGL drawing failed. A 2D canvas replaces it.', error);
    onFailure();
  };
  /**
   * Pixi ignores link errors, so check for errors after the first draw. Only once, because `getError` waits for the
   * GPU.
   */
  const checkFirstDraw = () => {
    if (isFirstDrawChecked) return;
    const fault = gl.getError();
    if (fault !== gl.NO_ERROR && !gl.isContextLost()) throw new Error(`WebGL reported error ${fault}`);
    isFirstDrawChecked = true;
  };
  /** Sets the style only in the first frame: style access in every frame adds up. */
  const show = () => {
    if (isShown) return;
    isShown = true;
    canvas.style.visibility = 'visible';
  };
  /** A browser may grant a smaller drawing buffer than requested. */
  const grantedOf = (asked: DeviceBox): DeviceBox => {
    const whole = gl.drawingBufferWidth === asked.width && gl.drawingBufferHeight === asked.height;
    return whole ? asked : { ...asked, exactness: 'scaled' };
  };
  const draw = () => {
    if (!painter || !box || gl.isContextLost()) return;
    try {
      painter.draw(box);
      checkFirstDraw();
    } catch (error) {
      // A lost context may be restored. It is then drawn again.
      if (!gl.isContextLost()) fail(error);
      return;
    }
    show();
    if (granted?.asked !== box) granted = { asked: box, got: grantedOf(box) };
    onDrawn(granted.got);
  };

  const onContextLost = (event: Event) => {
    // Without this the browser never restores the context.
    event.preventDefault();
    isShown = false;
    granted = null;
    canvas.style.visibility = 'hidden';
    deadline = setTimeout(onFailure, MAX_LOSS_MS);
  };
  const onContextRestored = () => {
    clearTimeout(deadline);
    onRestored();
  };
  canvas.addEventListener('webglcontextlost', onContextLost);
  canvas.addEventListener('webglcontextrestored', onContextRestored);

  const start = async () => {
    const pixels = canvas.clientWidth * canvas.clientHeight * devicePixelRatio ** 2;
    // Only animations need it.
    const isSlow = hardware && !(await (await import('./pixel-rate')).keepsUp(gl, pixels));
    if (isSlow) {
      if (!disposed) onFailure();
      return;
    }
    if (disposed) return;
    const createPainter = await load();
    if (disposed) return;
    initializing = true;
    const created = await createPainter(canvas, gl);
    initializing = false;
    if (disposed) {
      created.dispose();
      release(gl);
    } else {
      painter = created;
      draw();
    }
  };
  surface.observe((next) => {
    box = next;
    onBox?.(next);
    draw();
  });
  start().catch(fail);

  return {
    draw,
    dispose() {
      disposed = true;
      clearTimeout(deadline);
      canvas.removeEventListener('webglcontextlost', onContextLost);
      canvas.removeEventListener('webglcontextrestored', onContextRestored);
      surface.remove();
      // If Pixi is still initializing, `start` or `fail` releases the context when Pixi is done.
      painter?.dispose();
      if (!initializing) release(gl);
    },
  };
}
