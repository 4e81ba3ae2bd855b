import { BufferUsage, Geometry, Buffer as GpuBuffer, Shader, State, UniformGroup } from 'pixi.js';
import { codesOf, type PackedColor } from '../../measure/color/packed';
import { NEVER_TOUCHED } from '../../measure/live/touch-grid';
import { openPixi, openTarget, programOf } from '../pixi';
import type { BoxPainter } from '../webgl-backend';
import { DECAY_PER_FRAME, RIPPLE_MS, STRIDE } from './particles';
import type { Scene } from './scene';
import { empty, GLOW, ground, live, painted } from './touch.colors';
import { cellRects } from './touch.geometry';

const fractions = (color: PackedColor) => codesOf(color).map((code) => code / 255);
const vec3 = (color: PackedColor) => `vec3(${fractions(color).map((part) => part.toFixed(8))})`;
const float = (value: number) => value.toFixed(6);

const head = `#version 300 es
precision highp float;
`;
/** Device px from the upper left to clip space. */
const place = `
uniform vec2 stageSize;
uniform float now;
vec4 clip(vec2 px) {
  return vec4(px.x / stageSize.x * 2.0 - 1.0, 1.0 - px.y / stageSize.y * 2.0, 0.0, 1.0);
}
`;

/** One instance a cell. What changes of a cell is one number: when it was last left. */
const cellProgram = {
  name: 'touch-cells',
  vertex: `${head}${place}
in vec2 corner;
in vec4 rect;
in float lit;
flat out vec3 color;
void main() {
  float fade = clamp((now - lit) / ${float(GLOW)}, 0.0, 1.0);
  color = lit == ${float(NEVER_TOUCHED)} ? ${vec3(empty)} : mix(${vec3(live)}, ${vec3(painted)}, fade);
  gl_Position = clip(rect.xy + corner * rect.zw);
}
`,
  fragment: `${head}
flat in vec3 color;
out vec4 fragmentColor;
void main() {
  fragmentColor = vec4(color, 1.0);
}
`,
};

/** One instance a particle or ring, which fly and grow by time alone. */
const sparkProgram = {
  name: 'touch-particles',
  vertex: `${head}${place}
in vec2 corner;
in vec4 flight;
in vec2 birth;
flat out float life;
flat out float inner;
out vec2 spot;
void main() {
  float age = now - birth.x;
  bool ring = birth.y < 0.0;
  life = 1.0 - age * (ring ? ${float(1 / RIPPLE_MS)} : ${float((DECAY_PER_FRAME * 60) / 1000)});
  float reach = ring ? -birth.y * (1.0 + 0.8 * (1.0 - life)) : birth.y * 0.5;
  inner = ring ? 1.0 + 0.12 * birth.y / reach : 0.0;
  spot = corner * 2.0 - 1.0;
  bool gone = life <= 0.0 || age < 0.0;
  gl_Position = gone ? vec4(2.0, 2.0, 2.0, 1.0) : clip(flight.xy + flight.zw * age * 0.001 + spot * reach);
}
`,
  fragment: `${head}
flat in float life;
flat in float inner;
in vec2 spot;
out vec4 fragmentColor;
void main() {
  if (max(abs(spot.x), abs(spot.y)) < inner) discard;
  fragmentColor = vec4(${vec3(live)}, 1.0) * life;
}
`,
};

const usage = BufferUsage.VERTEX | BufferUsage.COPY_DST;
const gpuBuffer = (data: Float32Array) => new GpuBuffer({ data, usage });

/** Sets Pixi up on a fresh WebGL 2 context for one scene: three draw calls a frame at most, cells in the first. */
export async function createTouchPainter(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  scene: Scene,
): Promise<BoxPainter> {
  const renderer = await openPixi(canvas, gl);
  const { board, particles, label } = scene;
  const size = new Float32Array(2);
  const group = new UniformGroup({
    stageSize: { value: size, type: 'vec2<f32>' },
    now: { value: 0, type: 'f32' },
  });
  const cellShader = new Shader({ glProgram: programOf(cellProgram), resources: { scene: group } });
  const sparkShader = new Shader({ glProgram: programOf(sparkProgram), resources: { scene: group } });
  const corners = gpuBuffer(new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]));
  const corner = { buffer: corners, format: 'float32x2' } as const;
  const opaque = new State();
  const blended = new State();
  blended.blend = true;

  const rectGeometry = (rects: GpuBuffer, lit: GpuBuffer) =>
    new Geometry({
      topology: 'triangle-strip',
      attributes: {
        corner,
        rect: { buffer: rects, format: 'float32x4', instance: true },
        lit: { buffer: lit, format: 'float32', instance: true },
      },
    });
  const sparkBuffer = gpuBuffer(particles.data);
  const stride = STRIDE * 4;
  const sparkCall = {
    geometry: new Geometry({
      topology: 'triangle-strip',
      attributes: {
        corner,
        flight: { buffer: sparkBuffer, format: 'float32x4', stride, offset: 0, instance: true },
        birth: { buffer: sparkBuffer, format: 'float32x2', stride, offset: 16, instance: true },
      },
    }),
    shader: sparkShader,
    state: blended,
    instanceCount: 0,
    skipSync: true,
  };
  // The plate is an empty cell, the digits are cells painted long ago.
  const shades = new Float32Array(label.rects.length / 4).fill(NEVER_TOUCHED / 10);
  shades[0] = NEVER_TOUCHED;
  const labelRects = gpuBuffer(label.rects);
  const labelCall = {
    geometry: rectGeometry(labelRects, gpuBuffer(shades)),
    shader: cellShader,
    state: opaque,
    instanceCount: 0,
    skipSync: true,
  };

  let grid = board.grid;
  let litBuffer = gpuBuffer(board.touchedAt);
  const cellCall = {
    geometry: rectGeometry(gpuBuffer(cellRects(grid)), litBuffer),
    shader: cellShader,
    state: opaque,
    instanceCount: board.cells,
    skipSync: true,
  };
  const layAnew = () => {
    freeGeometry(cellCall.geometry);
    grid = board.grid;
    litBuffer = gpuBuffer(board.touchedAt);
    cellCall.geometry = rectGeometry(gpuBuffer(cellRects(grid)), litBuffer);
    cellCall.instanceCount = board.cells;
  };
  /** Frees a geometry with its own buffers; all geometries share the corners. */
  const freeGeometry = (geometry: Geometry) => {
    const own = geometry.buffers.filter((buffer) => buffer !== corners);
    geometry.destroy();
    for (const buffer of own) buffer.destroy();
  };
  const upload = (buffer: GpuBuffer, data: Float32Array, from: number, to: number) => {
    // A fresh buffer, or one of a restored context, goes up whole when it is drawn.
    if (renderer.buffer.getGlBuffer(buffer).byteLength < 0) return;
    renderer.buffer.bind(buffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, from * 4, data, from, to - from);
  };

  const target = openTarget(canvas, renderer);
  /** Where each shader has its clock, null until its uniforms are in this context. */
  const clocks = new Map<Shader, WebGLUniformLocation | null>();
  // Handing over uniforms allocates in Pixi, so what changes in every frame, the time, is set by hand.
  const draw = (call: typeof cellCall) => {
    const { shader } = call;
    const known = clocks.has(shader);
    renderer.shader.bind(shader, known);
    if (!known) clocks.set(shader, gl.getUniformLocation(gl.getParameter(gl.CURRENT_PROGRAM), 'now'));
    gl.uniform1f(clocks.get(shader) ?? null, scene.now);
    renderer.encoder.draw(call);
  };
  const [red = 0, green = 0, blue = 0] = fractions(ground);

  return {
    draw({ width, height }) {
      if (target.fit(width, height)) {
        clocks.clear();
        size[0] = width;
        size[1] = height;
      }
      // On by default, and again after every restored context.
      gl.disable(gl.DITHER);
      gl.clearColor(red, green, blue, 1);
      gl.clear(gl.COLOR_BUFFER_BIT);
      if (grid !== board.grid) layAnew();
      else if (board.dirtyFrom < board.dirtyTo) upload(litBuffer, board.touchedAt, board.dirtyFrom, board.dirtyTo);
      board.clean();
      draw(cellCall);
      if (scene.now < particles.until) {
        if (particles.dirtyFrom < particles.dirtyTo) {
          upload(sparkBuffer, particles.data, particles.dirtyFrom * STRIDE, particles.dirtyTo * STRIDE);
        }
        particles.clean();
        sparkCall.instanceCount = particles.count;
        draw(sparkCall);
      }
      if (label.count > 0) {
        if (label.changed) upload(labelRects, label.rects, 0, label.count * 4);
        label.clean();
        labelCall.instanceCount = label.count;
        draw(labelCall);
      }
    },
    dispose() {
      target.dispose();
      for (const { geometry } of [cellCall, sparkCall, labelCall]) freeGeometry(geometry);
      corners.destroy();
      cellShader.destroy();
      sparkShader.destroy();
      renderer.destroy();
    },
  };
}
