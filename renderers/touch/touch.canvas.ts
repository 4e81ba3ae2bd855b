import { cssColor, mixColors } from '../../measure/color/packed';
import { NEVER_TOUCHED } from '../../measure/live/touch-grid';
import { columnAt, rowAt } from '../../measure/touch/grid';
import type { CanvasPainter } from '../canvas-backend';
import type { DeviceBox } from '../device-pixels';
import { lifeAt, RIPPLE_MS, STRIDE } from './particles';
import type { Scene } from './scene';
import { empty, fadeAt, ground, live, painted } from './touch.colors';
import { cellRects } from './touch.geometry';

/** Steps of the glow: so many colors, made once. */
const GLOW_STEPS = 32;
const UNDRAWN = -2;
const EMPTY = -1;
const glow = Array.from({ length: GLOW_STEPS + 1 }, (_, i) => cssColor(mixColors(live, painted, i / GLOW_STEPS)));
const emptyColor = cssColor(empty);
const groundColor = cssColor(ground);
const liveColor = cssColor(live);
const paintedColor = cssColor(painted);

/** Draws a scene where there is no WebGL: only cells that changed, and those under particles and label. */
export function touchCanvasPainter(context: CanvasRenderingContext2D, scene: Scene): CanvasPainter {
  const { grid, particles, label } = scene;
  let layout: unknown = null;
  let rects = new Float32Array(0);
  /** The step of the glow in which each cell was drawn. */
  let drawn = new Int16Array(0);

  const rebuild = ({ width, height }: DeviceBox) => {
    layout = grid.layout;
    context.fillStyle = groundColor;
    context.fillRect(0, 0, width, height);
    rects = cellRects(grid.layout);
    drawn = new Int16Array(grid.cells).fill(UNDRAWN);
  };

  const drawCell = (cell: number) => {
    const touchedAt = grid.touchedAt[cell] ?? NEVER_TOUCHED;
    const step = touchedAt === NEVER_TOUCHED ? EMPTY : Math.round(fadeAt(scene.now - touchedAt) * GLOW_STEPS);
    if (drawn[cell] === step) return;
    const at = cell * 4;
    const [x, y, width, height] = [rects[at] ?? 0, rects[at + 1] ?? 0, rects[at + 2] ?? 0, rects[at + 3] ?? 0];
    if (drawn[cell] === UNDRAWN) {
      const { gap } = grid.layout;
      context.fillStyle = groundColor;
      context.fillRect(x - gap, y - gap, width + 2 * gap, height + 2 * gap);
    }
    drawn[cell] = step;
    context.fillStyle = step === EMPTY ? emptyColor : (glow[step] ?? paintedColor);
    context.fillRect(x, y, width, height);
  };

  /** The cells in this box are drawn again in the next frame. */
  const invalidate = (left: number, top: number, right: number, bottom: number) => {
    const { columns } = grid.layout;
    for (let row = rowAt(grid.layout, top); row <= rowAt(grid.layout, bottom); row++) {
      for (let column = columnAt(grid.layout, left); column <= columnAt(grid.layout, right); column++) {
        drawn[row * columns + column] = UNDRAWN;
      }
    }
  };

  const drawParticles = () => {
    const { data } = particles;
    context.fillStyle = context.strokeStyle = liveColor;
    for (let i = 0; i < particles.count; i++) {
      const at = i * STRIDE;
      const age = scene.now - (data[at + 4] ?? 0);
      const size = data[at + 5] ?? 0;
      const life = size < 0 ? 1 - age / RIPPLE_MS : lifeAt(age);
      if (life <= 0) continue;
      const half = size < 0 ? -size * (1 + 0.8 * (1 - life)) : size / 2;
      const x = (data[at] ?? 0) + ((data[at + 2] ?? 0) * age) / 1000;
      const y = (data[at + 1] ?? 0) + ((data[at + 3] ?? 0) * age) / 1000;
      context.globalAlpha = life;
      if (size < 0) {
        context.lineWidth = -size * 0.12;
        context.strokeRect(x - half, y - half, 2 * half, 2 * half);
      } else context.fillRect(x - half, y - half, size, size);
      // One gap more, since a stroke and a soft edge reach over.
      const reach = half * 1.1 + grid.layout.gap;
      invalidate(x - reach, y - reach, x + reach, y + reach);
    }
    context.globalAlpha = 1;
  };

  const drawLabel = () => {
    const { rects: blocks } = label;
    for (let i = 0; i < label.count; i++) {
      const at = i * 4;
      const [x, y, width, height] = [blocks[at] ?? 0, blocks[at + 1] ?? 0, blocks[at + 2] ?? 0, blocks[at + 3] ?? 0];
      context.fillStyle = i === 0 ? emptyColor : paintedColor;
      context.fillRect(x, y, width, height);
      if (i === 0) invalidate(x, y, x + width, y + height);
    }
  };

  return (box, blank) => {
    if (blank || layout !== grid.layout) rebuild(box);
    for (let cell = 0; cell < drawn.length; cell++) drawCell(cell);
    if (scene.now < particles.until) drawParticles();
    if (label.count > 0) drawLabel();
  };
}
