import { BufferUsage, Geometry, Buffer as GpuBuffer, Shader, State, UniformGroup } from 'pixi.js';
import { codesOf, type PackedColor } from '../../measure/color/packed';
import { NEVER_TOUCHED } from '../../measure/live/touch-grid';
import { clearTarget, openPixi, openTarget, programOf, shaderHead, uploadRange } from '../pixi';
import type { Painter } from '../webgl-backend';
import { DECAY_PER_FRAME, RIPPLE_MS, STRIDE } from './particles';
import type { Scene } from './scene';
import { empty, GLOW_MS, ground, live, painted } from './touch.colors';
import { cellRects } from './touch.geometry';

const vec3 = (color: PackedColor) => `vec3(${codesOf(color).map((code) => (code / 255).toFixed(8))})`;
const float = (value: number) => value.toFixed(6);

/** Device px from the upper left to clip space. */
const place = `
uniform vec2 stageSize;
uniform float now;
vec4 clip(vec2 px) {
  return vec4(px.x / stageSize.x * 2.0 - 1.0, 1.0 - px.y / stageSize.y * 2.0, 0.0, 1.0);
}
`;

/** One instance a cell. Of a cell only one number changes: when it was last left. */
const cellProgram = {
  name: 'touch-cells',
  vertex: `${shaderHead}${place}
in vec2 corner;
in vec4 rect;
in float touchedAt;
flat out vec3 color;
void main() {
  float fade = clamp((now - touchedAt) / ${float(GLOW_MS)}, 0.0, 1.0);
  color = touchedAt == ${float(NEVER_TOUCHED)} ? ${vec3(empty)} : mix(${vec3(live)}, ${vec3(painted)}, fade);
  gl_Position = clip(rect.xy + corner * rect.zw);
}
`,
  fragment: `${shaderHead}
flat in vec3 color;
out vec4 fragmentColor;
void main() {
  fragmentColor = vec4(color, 1.0);
}
`,
};

/** One instance a particle or ring. Their flight and growth are functions of time. */
const particleProgram = {
  name: 'touch-particles',
  vertex: `${shaderHead}${place}
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
  fragment: `${shaderHead}
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

/**
 * Sets Pixi up on a fresh WebGL 2 context for one scene: at most three draw calls a frame, cells in the first.
 *
 * Particles are instances of one buffer, and not Pixi's `ParticleContainer`, which has to be told of every particle in
 * every frame: with 800 of them, at one newly touched cell a frame, it took 0.37 ms and 8 to 13 KB of a frame against
 * 0.10 ms and 0.1 KB, and 15 KiB more to load (Pixi 8.22, side by side in headless Chromium, 640 × 360).
 */
export async function createTouchPainter(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  scene: Scene,
): Promise<Painter> {
  const renderer = await openPixi(canvas, gl);
  const { grid, particles, label } = scene;
  const size = new Float32Array(2);
  const group = new UniformGroup({
    stageSize: { value: size, type: 'vec2<f32>' },
    now: { value: 0, type: 'f32' },
  });
  const cellShader = new Shader({ glProgram: programOf(cellProgram), resources: { scene: group } });
  const particleShader = new Shader({ glProgram: programOf(particleProgram), resources: { scene: group } });
  const corners = gpuBuffer(new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]));
  const corner = { buffer: corners, format: 'float32x2' } as const;
  const opaque = new State();
  const blended = new State();
  blended.blend = true;

  const rectGeometry = (rects: GpuBuffer, touchedAt: GpuBuffer) =>
    new Geometry({
      topology: 'triangle-strip',
      attributes: {
        corner,
        rect: { buffer: rects, format: 'float32x4', instance: true },
        touchedAt: { buffer: touchedAt, format: 'float32', instance: true },
      },
    });
  const particleBuffer = gpuBuffer(particles.data);
  const stride = STRIDE * 4;
  const particleCall = {
    geometry: new Geometry({
      topology: 'triangle-strip',
      attributes: {
        corner,
        flight: { buffer: particleBuffer, format: 'float32x4', stride, offset: 0, instance: true },
        birth: { buffer: particleBuffer, format: 'float32x2', stride, offset: 16, instance: true },
      },
    }),
    shader: particleShader,
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

  let layout = grid.layout;
  let seenChanges = grid.changeCount;
  let touchedAtBuffer = gpuBuffer(grid.touchedAt);
  const cellCall = {
    geometry: rectGeometry(gpuBuffer(cellRects(layout)), touchedAtBuffer),
    shader: cellShader,
    state: opaque,
    instanceCount: grid.cells,
    skipSync: true,
  };
  const rebuild = () => {
    freeGeometry(cellCall.geometry);
    layout = grid.layout;
    seenChanges = grid.changeCount;
    touchedAtBuffer = gpuBuffer(grid.touchedAt);
    cellCall.geometry = rectGeometry(gpuBuffer(cellRects(layout)), touchedAtBuffer);
    cellCall.instanceCount = grid.cells;
  };
  /** Frees a geometry with its own buffers; all geometries share the corners. */
  const freeGeometry = (geometry: Geometry) => {
    const own = geometry.buffers.filter((buffer) => buffer !== corners);
    geometry.destroy();
    for (const buffer of own) buffer.destroy();
  };
  /** Uploads the cells from the first to the last that changed since the last draw. */
  const uploadChanges = () => {
    const { changes, changeCount } = grid;
    if (seenChanges === changeCount) return;
    const all = changeCount - seenChanges > changes.length;
    let from = all ? 0 : grid.cells;
    let to = all ? grid.cells : 0;
    if (!all) {
      for (let i = seenChanges; i < changeCount; i++) {
        const cell = changes[i % changes.length] as number;
        from = Math.min(from, cell);
        to = Math.max(to, cell + 1);
      }
    }
    seenChanges = changeCount;
    uploadRange(renderer, touchedAtBuffer, from, to);
  };

  const target = openTarget(canvas, renderer);
  /** Location of each shader's `now`, missing until its uniforms are in this context. */
  const nowLocations = new Map<Shader, WebGLUniformLocation | null>();
  // Pixi allocates when it uploads uniforms, so the time, which changes in every frame, is set here.
  const draw = (call: typeof cellCall) => {
    const { shader } = call;
    const known = nowLocations.has(shader);
    renderer.shader.bind(shader, known);
    if (!known) nowLocations.set(shader, gl.getUniformLocation(gl.getParameter(gl.CURRENT_PROGRAM), 'now'));
    gl.uniform1f(nowLocations.get(shader) ?? null, scene.now);
    renderer.encoder.draw(call);
  };
  return {
    draw({ width, height }) {
      if (target.fit(width, height)) {
        nowLocations.clear();
        size[0] = width;
        size[1] = height;
      }
      clearTarget(gl, ground);
      if (layout !== grid.layout) rebuild();
      else uploadChanges();
      draw(cellCall);
      if (scene.now < particles.until) {
        if (particles.dirtyFrom < particles.dirtyTo) {
          uploadRange(renderer, particleBuffer, particles.dirtyFrom * STRIDE, particles.dirtyTo * STRIDE);
        }
        particles.clean();
        particleCall.instanceCount = particles.count;
        draw(particleCall);
      }
      if (label.count > 0) {
        if (label.changed) uploadRange(renderer, labelRects, 0, label.count * 4);
        label.clean();
        labelCall.instanceCount = label.count;
        draw(labelCall);
      }
    },
    dispose() {
      target.dispose();
      for (const { geometry } of [cellCall, particleCall, labelCall]) freeGeometry(geometry);
      corners.destroy();
      cellShader.destroy();
      particleShader.destroy();
      renderer.destroy();
    },
  };
}
