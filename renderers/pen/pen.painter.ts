import { Geometry, Shader, UniformGroup } from 'pixi.js';
import { INK_STRIDE, MAX_INK } from '../../measure/live/ink';
import type { PenSheetView } from '../../measure/live/pen-sheet';
import { openPixi, openTarget, programOf, shaderHead, uploadRange, uploadTo } from '../pixi';
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
import { ERASED, INK, MAX_INK_PX, MIN_INK_PX, PEN, PEN_PIECES, writePen } from './pen.geometry';
import { openSheetLayer } from './sheet-layer';

/** A time in ms at which no cell glows any more: here the ink shows where the pen is, not the glow. */
const PAST_GLOW_MS = 2e9;

/**
 * One instance per piece of ink, from one sample to the next. The pressures at its ends set its widths. Ends are round,
 * so that pieces join.
 */
const inkProgram = {
  name: 'pen-ink',
  vertex: `${shaderHead}${place}
uniform float pixelRatio;
in vec2 corner;
in vec4 line;
in vec2 pressures;
in float kind;
flat out vec3 color;
flat out float reach;
flat out vec2 radii;
out vec2 spot;
void main() {
  vec2 along = line.zw - line.xy;
  reach = length(along);
  vec2 ahead = reach > 0.0 ? along / reach : vec2(1.0, 0.0);
  radii = 0.5 * pixelRatio * (${float(MIN_INK_PX)} + ${float(MAX_INK_PX - MIN_INK_PX)} * pressures);
  float radius = max(radii.x, radii.y);
  // The picture of the pen has flat ends.
  float end = kind == ${float(PEN)} ? 0.0 : radius;
  spot = vec2(mix(-end, reach + end, corner.x), (corner.y * 2.0 - 1.0) * radius);
  vec2 px = line.xy + spot.x * ahead + spot.y * vec2(-ahead.y, ahead.x);
  color = kind == ${float(INK)} ? ${vec3(ground)} : kind == ${float(ERASED)} ? ${vec3(painted)} : ${vec3(live)};
  gl_Position = clip(px);
}
`,
  fragment: `${shaderHead}
flat in vec3 color;
flat in float reach;
flat in vec2 radii;
in vec2 spot;
out vec4 fragmentColor;
void main() {
  float at = clamp(spot.x, 0.0, reach);
  float radius = mix(radii.x, radii.y, reach > 0.0 ? at / reach : 0.0);
  if (distance(spot, vec2(at, 0.0)) > radius) discard;
  fragmentColor = vec4(color, 1.0);
}
`,
};

/**
 * Sets Pixi up on a new WebGL 2 context for one sheet. A frame draws only what is new into a layer that keeps the
 * sheet: pieces of ink, and all cells if one was marked. Then it draws the layer and the pen on the canvas.
 */
export async function createPenPainter(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  sheet: PenSheetView,
): Promise<Painter> {
  const renderer = await openPixi(canvas, gl);
  const { grid, ink } = sheet;
  const size = new Float32Array(2);
  const group = new UniformGroup({
    stageSize: { value: size, type: 'vec2<f32>' },
    now: { value: PAST_GLOW_MS, type: 'f32' },
    pixelRatio: { value: 1, type: 'f32' },
  });
  const cellShader = new Shader({ glProgram: programOf(cellProgram), resources: { scene: group } });
  const inkShader = new Shader({ glProgram: programOf(inkProgram), resources: { scene: group } });
  const corners = openCorners();
  const cells = createCells(renderer, grid, cellShader, corners);
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
    return { buffer, call: { geometry, shader: inkShader, instanceCount: 0, skipSync: true } };
  };
  // Holds the pieces that a frame adds, starting at index 0.
  const added = callOf(new Float32Array(MAX_INK * INK_STRIDE));
  const penData = new Float32Array(PEN_PIECES * INK_STRIDE);
  const pen = callOf(penData);
  pen.call.instanceCount = PEN_PIECES;

  const target = openTarget(canvas, renderer);
  const layer = openSheetLayer(gl, ground);
  /** Shaders whose uniforms are uploaded in this context. */
  const bound = new Set<Shader>();
  const draw = (call: DrawCall) => {
    renderer.shader.bind(call.shader, bound.has(call.shader));
    bound.add(call.shader);
    renderer.encoder.draw(call);
  };

  /** What the layer already shows of the sheet. */
  let layout: unknown = null;
  let seenChanges = 0;
  let newlyTouched = 0;
  let pieces = 0;
  const drawCells = () => {
    newlyTouched = grid.newlyTouchedCount;
    cells.sync();
    layer.under(true);
    draw(cells.call);
    layer.under(false);
  };
  const drawInk = () => {
    const first = Math.max(pieces, ink.count - MAX_INK);
    const count = ink.count - first;
    pieces = ink.count;
    if (count === 0) return;
    // The new pieces at the end of the ring buffer, then those at its start.
    const from = first % MAX_INK;
    const to = Math.min(MAX_INK, from + count);
    const rest = count - (to - from);
    uploadTo(renderer, added.buffer, 0, ink.data, from * INK_STRIDE, to * INK_STRIDE);
    if (rest > 0) uploadTo(renderer, added.buffer, (to - from) * INK_STRIDE, ink.data, 0, rest * INK_STRIDE);
    added.call.instanceCount = count;
    draw(added.call);
  };
  const drawSheet = (isNewTarget: boolean) => {
    const isNewLayout = layout !== grid.layout || grid.changeCount - seenChanges > grid.changes.length;
    const isWhole = isNewTarget || isNewLayout || ink.count < pieces;
    const isMarked = newlyTouched !== grid.newlyTouchedCount;
    layout = grid.layout;
    seenChanges = grid.changeCount;
    if (!isWhole && !isMarked && ink.count === pieces) return;
    layer.open();
    if (isWhole) {
      layer.clear();
      pieces = 0;
    }
    if (isWhole || isMarked) drawCells();
    drawInk();
    layer.close();
  };

  return {
    draw({ width, height, pixelRatio }) {
      // Page zoom in full screen changes only the pixel ratio.
      const isNewTarget = target.fit(width, height) || group.uniforms.pixelRatio !== pixelRatio;
      if (isNewTarget) {
        bound.clear();
        size[0] = width;
        size[1] = height;
        group.uniforms.pixelRatio = pixelRatio;
        layer.fit(width, height);
      }
      drawSheet(isNewTarget);
      draw(layer.copy);
      if (!sheet.tip) return;
      writePen(sheet.tip, pixelRatio, penData);
      uploadRange(renderer, pen.buffer, 0, penData.length);
      draw(pen.call);
    },
    dispose() {
      target.dispose();
      layer.dispose();
      cells.dispose();
      for (const { call } of [added, pen]) freeGeometry(call.geometry, corners);
      corners.destroy();
      cellShader.destroy();
      inkShader.destroy();
      renderer.destroy();
    },
  };
}
