/** How often `release` checks whether the GPU has finished with a context. */
const POLL_MS = 50;

/**
 * The name of the graphics device from WebGL, '' if it has none. Chromium and Safari report the device only through an
 * extension. Firefox logs a warning about that extension, so the plain name is read first.
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
 * Whether a renderer name belongs to a software renderer. The graphics devices of virtual machines (SVGA3D, virgl,
 * Parallels) do not count, because they may run on the host's hardware.
 */
export function isSoftwareRenderer(name: string): boolean {
  return software.test(name);
}

let known: string | undefined;

/** The name of the graphics device behind a context, '' if it has none. Remembers the name. */
export function deviceOf(gl: WebGLRenderingContext): string {
  known = rendererName(gl);
  return known;
}

/** Whether WebGL used a software renderer when it was last read. Opens no context. */
export const isKnownSoftware = (): boolean => known !== undefined && isSoftwareRenderer(known);

/** The last known name of the graphics device. Reads it with `readDevice` if no context was opened before. */
export const knownDevice = (): string | undefined => known ?? readDevice();

/** Opens a context to read the name of the graphics device: '' if it has no name, undefined without WebGL. */
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
 * Releases a context. Browsers allow few of them (Chromium: 16) and free unused ones late. Losing a context blocks the
 * page until the GPU has finished its work (540 ms measured in Chromium 156 with software WebGL), so this function
 * waits until the GPU has finished with this context.
 */
export function release(gl: WebGLRenderingContext | WebGL2RenderingContext): void {
  const lose = () => gl.getExtension('WEBGL_lose_context')?.loseContext();
  if (!('fenceSync' in gl)) {
    lose();
    return;
  }
  const isFinished = fence(gl);
  const poll = () => {
    if (isFinished()) lose();
    else setTimeout(poll, POLL_MS);
  };
  setTimeout(poll, POLL_MS);
}

/** Returns a function that tells whether the GPU has finished all work so far. A lost context has no work. */
export function fence(gl: WebGL2RenderingContext): () => boolean {
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  return () => !sync || gl.getSyncParameter(sync, gl.SYNC_STATUS) !== gl.UNSIGNALED;
}
