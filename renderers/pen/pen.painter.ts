import { Geometry, Shader, State, UniformGroup } from 'pixi.js';
import { INK_STRIDE, MAX_INK, type PenSheetView } from '../../measure/live/pen-sheet';
import { clearTarget, openPixi, openTarget, programOf, shaderHead, uploadRange } from '../pixi';
import {
  cellProgram,
  cornerOf,
  createCells,
  type DrawCall,
  float,
  freeGeometry,
  gpuBuffer,
  openCorners,
  place,
  vec3,
} from '../touch/cells';
import { ground, live, painted } from '../touch/touch.colors';
import type { Painter } from '../webgl-backend';
import { ERASED, INK, MAX_INK_PX, MIN_INK_PX, PEN_PIECES, writePen } from './pen.geometry';

/** A time after which no cell glows: the ink shows where the pen is. */
const LONG_AFTER = 2e9;

/** One instance a piece of ink, from one sample to the next, as wide as the pressures there. */
const inkProgram = {
  name: 'pen-ink',
  vertex: `${shaderHead}${place}
uniform float pixelRatio;
in vec2 corner;
in vec4 line;
in vec2 pressures;
in float kind;
flat out vec3 color;
void main() {
  vec2 along = line.zw - line.xy;
  float reach = length(along);
  vec2 ahead = reach > 0.0 ? along / reach : vec2(1.0, 0.0);
  float pressure = mix(pressures.x, pressures.y, corner.x);
  float half_ = 0.5 * pixelRatio * (${float(MIN_INK_PX)} + ${float(MAX_INK_PX - MIN_INK_PX)} * pressure);
  vec2 px = mix(line.xy, line.zw, corner.x)
    + (corner.x * 2.0 - 1.0) * half_ * ahead
    + (corner.y * 2.0 - 1.0) * half_ * vec2(-ahead.y, ahead.x);
  color = kind == ${float(INK)} ? ${vec3(ground)} : kind == ${float(ERASED)} ? ${vec3(painted)} : ${vec3(live)};
  gl_Position = clip(px);
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

/** Sets Pixi up on a fresh WebGL 2 context for one sheet: three draw calls a frame, cells, ink and pen. */
export async function createPenPainter(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  sheet: PenSheetView,
): Promise<Painter> {
  const renderer = await openPixi(canvas, gl);
  const size = new Float32Array(2);
  const group = new UniformGroup({
    stageSize: { value: size, type: 'vec2<f32>' },
    now: { value: LONG_AFTER, type: 'f32' },
    pixelRatio: { value: 1, type: 'f32' },
  });
  const cellShader = new Shader({ glProgram: programOf(cellProgram), resources: { scene: group } });
  const inkShader = new Shader({ glProgram: programOf(inkProgram), resources: { scene: group } });
  const corners = openCorners();
  const cells = createCells(renderer, sheet.grid, cellShader, corners);
  const stride = INK_STRIDE * 4;
  const callOf = (data: Float32Array): { readonly buffer: ReturnType<typeof gpuBuffer>; readonly call: DrawCall } => {
    const buffer = gpuBuffer(data);
    const geometry = new Geometry({
      topology: 'triangle-strip',
      attributes: {
        corner: cornerOf(corners),
        line: { buffer, format: 'float32x4', stride, offset: 0, instance: true },
        pressures: { buffer, format: 'float32x2', stride, offset: 16, instance: true },
        kind: { buffer, format: 'float32', stride, offset: 24, instance: true },
      },
    });
    return { buffer, call: { geometry, shader: inkShader, state: new State(), instanceCount: 0, skipSync: true } };
  };
  const ink = callOf(sheet.ink as Float32Array);
  const penData = new Float32Array(PEN_PIECES * INK_STRIDE);
  const pen = callOf(penData);
  pen.call.instanceCount = PEN_PIECES;

  let uploaded = sheet.inkCount;
  /** Uploads the pieces that were drawn since the last frame, in the ring. */
  const uploadInk = () => {
    const { inkCount } = sheet;
    if (inkCount === uploaded) return;
    const from = uploaded % MAX_INK;
    const to = inkCount % MAX_INK;
    const isWhole = inkCount < uploaded || inkCount - uploaded >= MAX_INK || to <= from;
    uploaded = inkCount;
    uploadRange(renderer, ink.buffer, (isWhole ? 0 : from) * INK_STRIDE, (isWhole ? MAX_INK : to) * INK_STRIDE);
  };

  const target = openTarget(canvas, renderer);
  /** Shaders whose uniforms are in this context. */
  const bound = new Set<Shader>();
  const draw = (call: DrawCall) => {
    renderer.shader.bind(call.shader, bound.has(call.shader));
    bound.add(call.shader);
    renderer.encoder.draw(call);
  };
  return {
    draw({ width, height, pixelRatio }) {
      if (target.fit(width, height)) {
        bound.clear();
        size[0] = width;
        size[1] = height;
        group.uniforms.pixelRatio = pixelRatio;
      }
      clearTarget(gl, ground);
      cells.sync();
      draw(cells.call);
      uploadInk();
      ink.call.instanceCount = Math.min(MAX_INK, sheet.inkCount);
      if (ink.call.instanceCount > 0) draw(ink.call);
      if (!sheet.tip) return;
      writePen(sheet.tip, pixelRatio, penData);
      uploadRange(renderer, pen.buffer, 0, penData.length);
      draw(pen.call);
    },
    dispose() {
      target.dispose();
      cells.dispose();
      for (const { call } of [ink, pen]) freeGeometry(call.geometry, corners);
      corners.destroy();
      cellShader.destroy();
      inkShader.destroy();
      renderer.destroy();
    },
  };
}
