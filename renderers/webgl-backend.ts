import type { Backend, BackendHost } from './backend';
import type { DeviceBox } from './device-pixels';
import { isSoftwareRenderer, rendererName } from './renderer-name';
import { openSurface } from './surface';

/** How long a lost context may stay away before the stage goes on without WebGL. */
const restoreLimitMs = 2000;

/** What draws into one WebGL 2 context. */
export interface BoxPainter {
  draw(box: DeviceBox): void;
  /** Destroys all GPU objects and gives the context back. */
  dispose(): void;
}

export type PainterFactory = (canvas: HTMLCanvasElement, gl: WebGL2RenderingContext) => Promise<BoxPainter>;

/**
 * Draws through a painter that is loaded here, together with Pixi. Null where there is no WebGL 2, or only one in
 * software and `hardware` is wanted; then nothing is loaded.
 */
export function openWebglBackend(
  { host, schedule, onBox, onDrawn, onFailure }: BackendHost,
  load: () => Promise<PainterFactory>,
  hardware: boolean,
): Backend | null {
  const surface = openSurface(host);
  const { canvas } = surface;
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    // Nothing here needs it, but Pixi warns on the console without it.
    stencil: true,
    failIfMajorPerformanceCaveat: hardware,
  });
  const release = () => gl?.getExtension('WEBGL_lose_context')?.loseContext();
  // Some browsers do not count their own software renderer as a caveat.
  if (!gl || (hardware && isSoftwareRenderer(rendererName(gl)))) {
    release();
    surface.remove();
    return null;
  }

  let box: DeviceBox | null = null;
  let painter: BoxPainter | null = null;
  let initializing = false;
  let disposed = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const draw = () => {
    if (!painter || !box || gl.isContextLost()) return;
    painter.draw(box);
    canvas.style.visibility = 'visible';
    // A browser may grant a smaller drawing buffer than was asked for.
    const whole = gl.drawingBufferWidth === box.width && gl.drawingBufferHeight === box.height;
    onDrawn(whole ? box : { ...box, exactness: 'scaled' });
  };

  const onLost = (event: Event) => {
    // Without this the browser never restores the context.
    event.preventDefault();
    canvas.style.visibility = 'hidden';
    deadline = setTimeout(onFailure, restoreLimitMs);
  };
  const onRestored = () => {
    clearTimeout(deadline);
    // In the next frame, when Pixi's own listener has set the context up again.
    schedule();
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);

  const start = async () => {
    const createPainter = await load();
    if (disposed) return;
    initializing = true;
    const created = await createPainter(canvas, gl);
    initializing = false;
    if (disposed) created.dispose();
    else {
      painter = created;
      draw();
      // Pixi draws on with a program that could not be linked. Asked once, since the answer waits for the GPU.
      const fault = box ? gl.getError() : gl.NO_ERROR;
      if (fault !== gl.NO_ERROR && !gl.isContextLost()) throw new Error(`WebGL reported error ${fault}`);
    }
  };
  surface.observe((next) => {
    box = next;
    onBox?.(next);
    draw();
  });
  start().catch((error: unknown) => {
    initializing = false;
    if (disposed) return release();
    if (!gl.isContextLost()) console.error('WebGL drawing failed. A 2D canvas replaces it.', error);
    onFailure();
  });

  return {
    draw,
    dispose() {
      disposed = true;
      clearTimeout(deadline);
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      surface.remove();
      // Browsers keep few contexts (Chromium 16) and free them late, so each is given back at once; one that Pixi is
      // just taking into use is given back when Pixi has finished.
      if (painter) painter.dispose();
      else if (!initializing) release();
    },
  };
}
