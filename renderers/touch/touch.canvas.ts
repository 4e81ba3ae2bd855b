import { cssColor, mixColors } from '../../measure/color/packed';
import { NEVER_TOUCHED } from '../../measure/live/touch-grid';
import { columnAt, rowAt } from '../../measure/touch/grid';
import type { CanvasPainter } from '../canvas-backend';
import type { DeviceBox } from '../device-pixels';
import { lifeAt, RIPPLE_MS, STRIDE } from './particles';
import type { Scene } from './scene';
import { empty, fadeAt, ground, live, painted } from './touch.colors';
import { cellRects } from './touch.geometry';

/** Steps of the glow. Its colors are created once. */
const GLOW_STEPS = 32;
const UNDRAWN = -2;
const EMPTY = -1;
const glow = Array.from({ length: GLOW_STEPS + 1 }, (_, i) => cssColor(mixColors(live, painted, i / GLOW_STEPS)));
const emptyColor = cssColor(empty);
const groundColor = cssColor(ground);
const liveColor = cssColor(live);
const paintedColor = cssColor(painted);

/**
 * Draws a scene without WebGL. Draws only cells that changed or glow, and cells under particles and label. These cells
 * are in a queue, because checking each of the 6,360 cells of a 4K screen took longer than drawing the changed ones.
 */
export function touchCanvasPainter(context: CanvasRenderingContext2D, scene: Scene): CanvasPainter {
  const { grid, particles, label } = scene;
  let layout: unknown = null;
  let rects = new Float32Array(0);
  /** The glow step with which each cell was drawn. */
  let drawn = new Int16Array(0);
  /** The cells that the next frame checks, each of them once. */
  let queue = new Int32Array(0);
  let queueLength = 0;
  let isQueued = new Uint8Array(0);
  /** How many of the grid's changes are queued or drawn. */
  let seenChanges = 0;

  const rebuild = ({ width, height }: DeviceBox) => {
    layout = grid.layout;
    context.fillStyle = groundColor;
    context.fillRect(0, 0, width, height);
    rects = cellRects(grid.layout);
    drawn = new Int16Array(grid.cells).fill(UNDRAWN);
    queue = new Int32Array(grid.cells);
    isQueued = new Uint8Array(grid.cells);
    queueLength = 0;
    queueAll();
  };

  const queueCell = (cell: number) => {
    if (isQueued[cell] !== 0) return;
    isQueued[cell] = 1;
    queue[queueLength++] = cell;
  };
  const queueAll = () => {
    for (let cell = 0; cell < grid.cells; cell++) queueCell(cell);
    seenChanges = grid.changeCount;
  };
  const queueChanges = () => {
    const { changes, changeCount } = grid;
    if (changeCount - seenChanges > changes.length) queueAll();
    for (; seenChanges < changeCount; seenChanges++) queueCell(changes[seenChanges % changes.length] as number);
  };

  /** Fills one rectangle of a list, extended by `around` px on each side. */
  const fill = (list: Readonly<Float32Array>, index: number, color: string, around = 0) => {
    const at = index * 4;
    context.fillStyle = color;
    // The lists hold whole px. `| 0` makes them integers: other numbers are allocated on the heap for the call.
    const x = (list[at] ?? 0) | 0;
    const y = (list[at + 1] ?? 0) | 0;
    const width = (list[at + 2] ?? 0) | 0;
    const height = (list[at + 3] ?? 0) | 0;
    context.fillRect(x - around, y - around, width + 2 * around, height + 2 * around);
  };
  /** Draws a cell if its look changed. Returns whether it still glows and will change again. */
  const drawCell = (cell: number): boolean => {
    const touchedAt = grid.touchedAt[cell] ?? NEVER_TOUCHED;
    const step = touchedAt === NEVER_TOUCHED ? EMPTY : Math.round(fadeAt(scene.now - touchedAt) * GLOW_STEPS);
    const glows = step !== EMPTY && step < GLOW_STEPS;
    if (drawn[cell] === step) return glows;
    if (drawn[cell] === UNDRAWN) fill(rects, cell, groundColor, grid.layout.gap);
    drawn[cell] = step;
    fill(rects, cell, step === EMPTY ? emptyColor : (glow[step] ?? paintedColor));
    return glows;
  };
  const drawCells = () => {
    queueChanges();
    let kept = 0;
    for (let i = 0; i < queueLength; i++) {
      const cell = queue[i] as number;
      if (drawCell(cell)) queue[kept++] = cell;
      else isQueued[cell] = 0;
    }
    queueLength = kept;
  };

  /** Queues the cells in this box, so that the next frame draws them again. */
  const invalidate = (left: number, top: number, right: number, bottom: number) => {
    const { layout } = grid;
    const lastRow = rowAt(layout, bottom);
    const lastColumn = columnAt(layout, right);
    for (let row = rowAt(layout, top); row <= lastRow; row++) {
      for (let column = columnAt(layout, left); column <= lastColumn; column++) {
        const cell = row * layout.columns + column;
        drawn[cell] = UNDRAWN;
        queueCell(cell);
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
      const reach = size < 0 ? -size * (1 + 0.8 * (1 - life)) : size / 2;
      // On whole px: draws faster, has no blended edges (like WebGL), and integers are not allocated on the heap for
      // the call.
      const half = (reach + 0.5) | 0;
      const x = ((data[at] ?? 0) + ((data[at + 2] ?? 0) * age) / 1000 + 0.5) | 0;
      const y = ((data[at + 1] ?? 0) + ((data[at + 3] ?? 0) * age) / 1000 + 0.5) | 0;
      context.globalAlpha = life;
      if (size < 0) {
        context.lineWidth = -size * 0.12;
        context.strokeRect(x - half, y - half, 2 * half, 2 * half);
      } else context.fillRect(x - half, y - half, 2 * half, 2 * half);
      // One gap more, because a stroke extends beyond its rectangle.
      const around = ((half * 1.1 + grid.layout.gap) | 0) + 1;
      invalidate(x - around, y - around, x + around, y + around);
    }
    context.globalAlpha = 1;
  };

  const drawLabel = () => {
    const { rects: blocks } = label;
    for (let i = 0; i < label.count; i++) fill(blocks, i, i === 0 ? emptyColor : paintedColor);
    const [x = 0, y = 0, width = 0, height = 0] = blocks;
    invalidate(x, y, x + width, y + height);
  };

  return (box, blank) => {
    if (blank || layout !== grid.layout) rebuild(box);
    drawCells();
    if (scene.now < particles.until) drawParticles();
    if (label.count > 0) drawLabel();
  };
}
