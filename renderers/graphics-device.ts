/** How often a context that is no longer needed is asked whether the GPU is done with it. */
const POLL_MS = 50;

/**
 * The graphics device as WebGL names it, '' if it names none. Chromium and Safari hide the device behind an extension
 * that Firefox warns about in the console, so the plain name is read first.
 */
function rendererName(gl: WebGLRenderingContext): string {
  const plain: unknown = gl.getParameter(gl.RENDERER);
  if (typeof plain === 'string' && plain && plain !== 'WebKit WebGL') return plain;
  const extension = gl.getExtension('WEBGL_debug_renderer_info');
  const unmasked: unknown = extension && gl.getParameter(extension.UNMASKED_RENDERER_WEBGL);
  return typeof unmasked === 'string' ? unmasked : '';
}

const software =
  /swiftshader|llvmpipe|softpipe|swrast|software|microsoft basic (?:render|display)|\bwarp\b|gdi generic/i;

/**
 * Whether a renderer name is that of a program that draws on the processor. The graphics of virtual machines (SVGA3D,
 * virgl, Parallels) may run on the host's hardware and do not count.
 */
export function isSoftwareRenderer(name: string): boolean {
  return software.test(name);
}

let known: string | undefined;

/** The name of the device that draws in a context, '' if it has none. */
export function deviceOf(gl: WebGLRenderingContext): string {
  known = rendererName(gl);
  return known;
}

/** Whether WebGL was last seen to draw on the processor. Asks for no context. */
export const isKnownSoftware = (): boolean => known !== undefined && isSoftwareRenderer(known);

/** The graphics device as WebGL last named it; it is asked for where no context was open before. See `readDevice`. */
export const knownDevice = (): string | undefined => known ?? readDevice();

/** The graphics device as WebGL names it now, '' if it has no name; undefined without WebGL. */
export function readDevice(): string | undefined {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) return undefined;
  try {
    return deviceOf(gl);
  } finally {
    release(gl);
  }
}

/**
 * Gives a context back, as browsers keep few (Chromium 16) and free them late by themselves. While the GPU is busy that
 * holds the page until the GPU is done (540 ms were seen in Chromium 156 with WebGL in software), so it waits until the GPU
 * has come to this context.
 */
export function release(gl: WebGLRenderingContext | WebGL2RenderingContext): void {
  const lose = () => gl.getExtension('WEBGL_lose_context')?.loseContext();
  if (!('fenceSync' in gl)) {
    lose();
    return;
  }
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  const poll = () => {
    // A lost context has no fence.
    if (fence && gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED) setTimeout(poll, POLL_MS);
    else lose();
  };
  setTimeout(poll, POLL_MS);
}
