import { fence } from './graphics-device';
import { nextMessage } from './next-task';

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
  /** Resolves with the time until the GPU was done, or until it was last seen at work after `limit` ms. */
  const fill = async (count: number, limit: number) => {
    const start = performance.now();
    gl.drawArraysInstanced(gl.TRIANGLES, 0, 3, count);
    const isFinished = fence(gl);
    let ms = 0;
    let done = isFinished();
    while (!done && ms <= limit) {
      await nextMessage();
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
    gl.deleteProgram(program);
  }
}
