import { BufferUsage, Geometry, Buffer as GpuBuffer, type Shader } from 'pixi.js';
import { codesOf, type PackedColor } from '../../measure/color/packed';
import { NEVER_TOUCHED, type TouchGridView } from '../../measure/live/touch-grid';
import { type openPixi, shaderHead, uploadRange } from '../pixi';
import { empty, GLOW_MS, live, painted } from './touch.colors';
import { cellRects } from './touch.geometry';

type Pixi = Awaited<ReturnType<typeof openPixi>>;

/** GLSL source for a color and for a number. */
export const vec3 = (color: PackedColor) => `vec3(${codesOf(color).map((code) => (code / 255).toFixed(8))})`;
export const float = (value: number) => value.toFixed(6);

/** GLSL that converts device px from the upper left to clip space. */
export const place = `
uniform vec2 stageSize;
uniform float now;
vec4 clip(vec2 px) {
  return vec4(px.x / stageSize.x * 2.0 - 1.0, 1.0 - px.y / stageSize.y * 2.0, 0.0, 1.0);
}
`;

/** One instance per cell. Only one number of a cell changes: the time when a contact last left it. */
export const cellProgram = {
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

const usage = BufferUsage.VERTEX | BufferUsage.COPY_DST;
export const gpuBuffer = (data: Float32Array) => new GpuBuffer({ data, usage });

/** The corners of the unit square. All geometries share them. */
export const openCorners = () => gpuBuffer(new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]));
export const cornerOf = (corners: GpuBuffer) => ({ buffer: corners, format: 'float32x2' }) as const;

/** Has no `state`, so Pixi keeps the one that it set in the context. */
export interface DrawCall {
  geometry: Geometry;
  readonly shader: Shader;
  instanceCount: number;
  readonly skipSync: boolean;
}

export const rectGeometry = (corners: GpuBuffer, rects: GpuBuffer, touchedAt: GpuBuffer) =>
  new Geometry({
    topology: 'triangle-strip',
    attributes: {
      corner: cornerOf(corners),
      rect: { buffer: rects, format: 'float32x4', instance: true },
      touchedAt: { buffer: touchedAt, format: 'float32', instance: true },
    },
  });

/** Frees a geometry and its buffers, except the corners, which all geometries share. */
export function freeGeometry(geometry: Geometry, corners: GpuBuffer): void {
  const own = geometry.buffers.filter((buffer) => buffer !== corners);
  geometry.destroy();
  for (const buffer of own) buffer.destroy();
}

/** The cells of a grid on the GPU. */
export function createCells(renderer: Pixi, grid: TouchGridView, shader: Shader, corners: GpuBuffer) {
  let layout = grid.layout;
  let seenChanges = grid.changeCount;
  let touchedAt = gpuBuffer(grid.touchedAt);
  const geometryOf = () => rectGeometry(corners, gpuBuffer(cellRects(layout)), touchedAt);
  const call: DrawCall = { geometry: geometryOf(), shader, instanceCount: grid.cells, skipSync: true };
  const rebuild = () => {
    freeGeometry(call.geometry, corners);
    layout = grid.layout;
    seenChanges = grid.changeCount;
    touchedAt = gpuBuffer(grid.touchedAt);
    call.geometry = geometryOf();
    call.instanceCount = grid.cells;
  };
  /** Uploads the range from the first to the last cell that changed since the last draw. */
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
    uploadRange(renderer, touchedAt, from, to);
  };
  return {
    call,
    /** Uploads the changes since the last draw. */
    sync() {
      if (layout !== grid.layout) rebuild();
      else uploadChanges();
    },
    dispose: () => freeGeometry(call.geometry, corners),
  };
}
