import { cssColor, mixColors } from '../../measure/color/packed';
import { NEVER_TOUCHED } from '../../measure/live/touch-grid';
import { columnAt, rowAt } from '../../measure/touch/grid';
import type { Backend } from '../backend';
import type { DeviceBox } from '../device-pixels';
import { openSurface } from '../surface';
import { lifeAt, RIPPLE_MS, STRIDE } from './particles';
import type { Scene } from './scene';
import { empty, fadeAt, ground, live, painted } from './touch.colors';
import { cellRects } from './touch.geometry';

/** Steps of the glow: so many colors, made once. */
const STEPS = 32;
const UNDRAWN = -2;
const EMPTY = -1;
const glow = Array.from({ length: STEPS + 1 }, (_, i) => cssColor(mixColors(live, painted, i / STEPS)));
const emptyColor = cssColor(empty);
const groundColor = cssColor(ground);
const liveColor = cssColor(live);
const paintedColor = cssColor(painted);

/** Draws a scene where there is no WebGL: only cells that changed, and those under particles and label. */
export function openTouchCanvas(
  host: HTMLElement,
  scene: Scene,
  { onBox, onDrawn }: { onBox: (box: DeviceBox) => void; onDrawn: (box: DeviceBox) => void },
): Backend {
  const surface = openSurface(host);
  const { canvas } = surface;
  const context = canvas.getContext('2d', { alpha: false });
  const { board, particles, label } = scene;
  let box: DeviceBox | null = null;
  let grid: unknown = null;
  let rects = new Float32Array(0);
  /** The step of the glow in which each cell was drawn. */
  let drawn = new Int16Array(0);

  const draw = () => {
    if (!context || !box) return;
    if (grid !== board.grid || canvas.width !== box.width || canvas.height !== box.height) layAnew(context, box);
    for (let cell = 0; cell < drawn.length; cell++) drawCell(context, cell);
    board.clean();
    if (scene.now < particles.until) drawSparks(context);
    particles.clean();
    if (label.count > 0) drawLabel(context);
    label.clean();
    canvas.style.visibility = 'visible';
    onDrawn(box);
  };

  const layAnew = (target: CanvasRenderingContext2D, { width, height }: DeviceBox) => {
    grid = board.grid;
    canvas.width = width;
    canvas.height = height;
    target.fillStyle = groundColor;
    target.fillRect(0, 0, width, height);
    rects = cellRects(board.grid);
    drawn = new Int16Array(board.cells).fill(UNDRAWN);
  };

  const drawCell = (target: CanvasRenderingContext2D, cell: number) => {
    const lit = board.touchedAt[cell] ?? NEVER_TOUCHED;
    const step = lit === NEVER_TOUCHED ? EMPTY : Math.round(fadeAt(scene.now - lit) * STEPS);
    if (drawn[cell] === step) return;
    const at = cell * 4;
    const [x, y, width, height] = [rects[at] ?? 0, rects[at + 1] ?? 0, rects[at + 2] ?? 0, rects[at + 3] ?? 0];
    if (drawn[cell] === UNDRAWN) {
      const { gap } = board.grid;
      target.fillStyle = groundColor;
      target.fillRect(x - gap, y - gap, width + 2 * gap, height + 2 * gap);
    }
    drawn[cell] = step;
    target.fillStyle = step === EMPTY ? emptyColor : (glow[step] ?? paintedColor);
    target.fillRect(x, y, width, height);
  };

  /** Whatever lies in this box is drawn again in the next frame. */
  const spoil = (left: number, top: number, right: number, bottom: number) => {
    const { columns } = board.grid;
    for (let row = rowAt(board.grid, top); row <= rowAt(board.grid, bottom); row++) {
      for (let column = columnAt(board.grid, left); column <= columnAt(board.grid, right); column++) {
        drawn[row * columns + column] = UNDRAWN;
      }
    }
  };

  const drawSparks = (target: CanvasRenderingContext2D) => {
    const { data } = particles;
    target.fillStyle = target.strokeStyle = liveColor;
    for (let i = 0; i < particles.count; i++) {
      const at = i * STRIDE;
      const age = scene.now - (data[at + 4] ?? 0);
      const size = data[at + 5] ?? 0;
      const life = size < 0 ? 1 - age / RIPPLE_MS : lifeAt(age);
      if (life <= 0) continue;
      const half = size < 0 ? -size * (1 + 0.8 * (1 - life)) : size / 2;
      const x = (data[at] ?? 0) + ((data[at + 2] ?? 0) * age) / 1000;
      const y = (data[at + 1] ?? 0) + ((data[at + 3] ?? 0) * age) / 1000;
      target.globalAlpha = life;
      if (size < 0) {
        target.lineWidth = -size * 0.12;
        target.strokeRect(x - half, y - half, 2 * half, 2 * half);
      } else target.fillRect(x - half, y - half, size, size);
      // One gap more, since a stroke and a soft edge reach over.
      const reach = half * 1.1 + board.grid.gap;
      spoil(x - reach, y - reach, x + reach, y + reach);
    }
    target.globalAlpha = 1;
  };

  const drawLabel = (target: CanvasRenderingContext2D) => {
    const { rects: blocks } = label;
    for (let i = 0; i < label.count; i++) {
      const at = i * 4;
      const [x, y, width, height] = [blocks[at] ?? 0, blocks[at + 1] ?? 0, blocks[at + 2] ?? 0, blocks[at + 3] ?? 0];
      target.fillStyle = i === 0 ? emptyColor : paintedColor;
      target.fillRect(x, y, width, height);
      if (i === 0) spoil(x, y, x + width, y + height);
    }
  };

  surface.observe((next) => {
    box = next;
    onBox(next);
    draw();
  });
  return {
    draw,
    dispose() {
      surface.remove();
      // Frees the backing store now instead of at the next collection.
      canvas.width = canvas.height = 0;
    },
  };
}
