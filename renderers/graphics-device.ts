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
function fence(gl: WebGL2RenderingContext): () => boolean {
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  return () => !sync || gl.getSyncParameter(sync, gl.SYNC_STATUS) !== gl.UNSIGNALED;
}

/** Each pixel of a frame is computed at least twice: by the drawing, and by the browser that shows it. */
const PASSES = 2;
/** The probe fills two frames, in the time of two frames at 60 Hz. */
const PROBE_FRAMES = 2;
const PROBE_MS = PROBE_FRAMES * 15;
const PROBES = 3;

const vertex = `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0, 1); }`;
const fragment = `#version 300 es
precision highp float;
out vec4 color;
void main() { color = fract(gl_FragCoord * 0.01); }`;

/**
 * Whether the GPU fills the pixels of a frame within 15 ms. Software does not, whatever name it gives: SwiftShader on
 * two cores takes 33 ms or more for 1920 × 1080. A busy main thread can look late, so its answer counts only if the
 * GPU was seen at work after that time. Otherwise the probe is repeated.
 *
 * @param pixels Number of pixels of a frame.
 */
export async function keepsUp(gl: WebGL2RenderingContext, pixels: number): Promise<boolean> {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return true;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not React's.
  gl.useProgram(program);
  const { port1, port2 } = new MessageChannel();
  const nextTask = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  /** Resolves with the time until the GPU was done, or until it was last seen at work after `limit` ms. */
  const fill = async (count: number, limit: number) => {
    const start = performance.now();
    gl.drawArraysInstanced(gl.TRIANGLES, 0, 3, count);
    const isFinished = fence(gl);
    let ms = 0;
    let done = isFinished();
    while (!done && ms <= limit) {
      await nextTask();
      ms = performance.now() - start;
      done = isFinished();
    }
    return { ms, done };
  };
  try {
    // The first draw compiles the shaders.
    await fill(1, Number.POSITIVE_INFINITY);
    const count = Math.ceil((pixels * PASSES * PROBE_FRAMES) / (gl.drawingBufferWidth * gl.drawingBufferHeight));
    for (let left = PROBES; left > 0; left--) {
      const { ms, done } = await fill(count, PROBE_MS);
      if (!done) return false;
      if (ms <= PROBE_MS) return true;
    }
    return true;
  } finally {
    port1.close();
    gl.deleteProgram(program);
  }
}
