import type { DeviceBox } from './device-pixels';
import { deviceOf, isKnownSoftware, isSoftwareRenderer, release } from './graphics-device';
import { type Backend, openSurface } from './surface';

/** A lost context that stays away for longer is given up. */
const MAX_LOSS_MS = 2000;

/** What draws into one WebGL 2 context. */
export interface Painter {
  draw(box: DeviceBox): void;
  /** Destroys all GPU objects, but not the context. */
  dispose(): void;
}

export type PainterFactory = (canvas: HTMLCanvasElement, gl: WebGL2RenderingContext) => Promise<Painter>;

interface WebglOptions {
  /** Loads what draws, together with Pixi. */
  readonly painter: () => Promise<PainterFactory>;
  /** Whether WebGL in software is refused. */
  readonly hardware: boolean;
  /** The canvas has a new box. Called before it is drawn, even if nothing can be drawn yet. */
  readonly onBox?: ((box: DeviceBox) => void) | undefined;
  /** A box was drawn. */
  onDrawn(box: DeviceBox): void;
  /** The context is there again, and has to be drawn in the next frame: Pixi's own listener sets it up first. */
  onRestored(): void;
  /** The backend can no longer draw and should be disposed of. */
  onFailure(): void;
}

/** Null where there is no WebGL 2, or only one in software and `hardware` is asked for; then nothing is loaded. */
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
    // Nothing here needs it, but Pixi warns on the console without it.
    stencil: true,
    failIfMajorPerformanceCaveat: hardware,
    // Not `desynchronized`. Headless Chromium 156 grants it, and a frame of the touch grid then takes the main thread 0.87
    // times as long (0.83 to 0.92, tests/bench/results.md), but the screen may show a canvas that is cleared and half drawn.
  });
  // Some browsers do not count their own software renderer as a caveat.
  if (!gl || (hardware && isSoftwareRenderer(deviceOf(gl)))) {
    if (gl) release(gl);
    surface.remove();
    return null;
  }

  let box: DeviceBox | null = null;
  let painter: Painter | null = null;
  let initializing = false;
  let proven = false;
  let disposed = false;
  let isShown = false;
  /** The last box, and what the browser gave for it in this context. */
  let granted: { readonly asked: DeviceBox; readonly got: DeviceBox } | null = null;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const fail = (error: unknown) => {
    initializing = false;
    if (disposed) return release(gl);
    if (!gl.isContextLost()) console.error('WebGL drawing failed. A 2D canvas replaces it.', error);
    onFailure();
  };
  /** Pixi draws on with a program that could not be linked. Asked once, since the answer waits for the GPU. */
  const prove = () => {
    if (proven) return;
    const fault = gl.getError();
    if (fault !== gl.NO_ERROR && !gl.isContextLost()) throw new Error(`WebGL reported error ${fault}`);
    proven = true;
  };
  /** Asks and sets in the first frame only: what a frame asks of the browser adds up. */
  const show = () => {
    if (isShown) return;
    isShown = true;
    canvas.style.visibility = 'visible';
  };
  /** A browser may grant a smaller drawing buffer than was asked for. */
  const grantedOf = (asked: DeviceBox): DeviceBox => {
    const whole = gl.drawingBufferWidth === asked.width && gl.drawingBufferHeight === asked.height;
    return whole ? asked : { ...asked, exactness: 'scaled' };
  };
  const draw = () => {
    if (!painter || !box || gl.isContextLost()) return;
    try {
      painter.draw(box);
      prove();
    } catch (error) {
      // A lost context may come back, and is then drawn again.
      if (!gl.isContextLost()) fail(error);
      return;
    }
    show();
    if (granted?.asked !== box) granted = { asked: box, got: grantedOf(box) };
    onDrawn(granted.got);
  };

  const onLost = (event: Event) => {
    // Without this the browser never restores the context.
    event.preventDefault();
    isShown = false;
    granted = null;
    canvas.style.visibility = 'hidden';
    deadline = setTimeout(onFailure, MAX_LOSS_MS);
  };
  const onBack = () => {
    clearTimeout(deadline);
    onRestored();
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onBack);

  const start = async () => {
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
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onBack);
      surface.remove();
      // One that Pixi is just taking into use is given back when Pixi has finished.
      painter?.dispose();
      if (!initializing) release(gl);
    },
  };
}
