import type { DeviceBox } from './device-pixels';
import type { RectangleTarget } from './pixel-picture';
import type { Renderer } from './renderer';
import { openSurface } from './surface';

/** Colors of a scope, the same in both themes. */
export const colors = {
  ground: '#121212',
  line: '#333333',
  strong: '#5a5a5a',
  live: '#ff6a2b',
  rest: '#b4b4b4',
  data: '#f2f2f2',
} as const;

/** Settings of every scope. */
export interface ScopeSettings {
  /** Whether the scope draws its signal in every frame. */
  running: boolean;
}

/**
 * Draws a scope. Must not allocate.
 * @param time in milliseconds, on the clock of `performance.now`
 * @param whole whether the box or a setting changed. If false, the canvas still shows the last picture.
 */
export type DrawScope<Settings, Target = CanvasRenderingContext2D> = (
  target: Target,
  box: DeviceBox,
  settings: Readonly<Settings>,
  time: number,
  whole: boolean,
) => void;

/**
 * Fills `host` with a small drawing on exact device pixels. Draws in every frame while `running`, otherwise only when
 * the box or a setting changes. Uses a 2D canvas instead of WebGL: several WebGL contexts, or one in software, would
 * cause the missed frames that the refresh rate test counts. The host must have a size and no children.
 * @param inMemory keeps the canvas in main memory. The GPU is slower for hundreds of plain rectangles per frame, and
 * much slower without hardware acceleration.
 */
export function mountScope<Settings extends ScopeSettings>(
  host: HTMLElement,
  settings: Settings,
  draw: DrawScope<Settings>,
  inMemory = false,
): Renderer<Settings> {
  const current = { ...settings };
  const surface = openSurface(host);
  const { canvas } = surface;
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: inMemory });
  let box: DeviceBox | null = null;
  let changed = true;
  let disposed = false;
  let pending = 0;

  const paint = (time: number) => {
    if (!context || !box) return;
    const whole = changed;
    changed = false;
    draw(context, box, current, time, whole);
  };
  const onFrame = (time: number) => {
    pending = current.running ? requestAnimationFrame(onFrame) : 0;
    paint(time);
  };
  surface.observe((next) => {
    box = next;
    canvas.width = next.width;
    canvas.height = next.height;
    changed = true;
    paint(performance.now());
    canvas.style.visibility = 'visible';
  });
  if (current.running) pending = requestAnimationFrame(onFrame);

  return {
    update(next) {
      if (disposed) return;
      Object.assign(current, next);
      changed = true;
      pending ||= requestAnimationFrame(onFrame);
    },
    dispose() {
      disposed = true;
      cancelAnimationFrame(pending);
      surface.remove();
      // A removed canvas would keep its memory until the next garbage collection.
      canvas.width = canvas.height = 0;
    },
  };
}

/** The width of a thin line in whole device px: the pixel ratio rounded down, at least 1. */
export function hairOf({ pixelRatio }: DeviceBox): number {
  return Math.max(1, Math.floor(pixelRatio));
}

export function drawGround(target: RectangleTarget, { width, height }: DeviceBox): void {
  target.fillStyle = colors.ground;
  target.fillRect(0, 0, width, height);
}

const COLUMNS = 10;
const ROWS = 8;

/** Draws the ground and a graticule of 10 × 8 divisions. The two center lines may have different colors. */
export function drawGraticule(
  target: RectangleTarget,
  box: DeviceBox,
  line: string = colors.line,
  upright = line,
  level = line,
): void {
  const { width, height } = box;
  const hair = hairOf(box);
  drawGround(target, box);
  for (let i = 1; i < COLUMNS; i++) {
    target.fillStyle = i === COLUMNS / 2 ? upright : line;
    target.fillRect(Math.round((i * width) / COLUMNS), 0, hair, height);
  }
  for (let i = 1; i < ROWS; i++) {
    target.fillStyle = i === ROWS / 2 ? level : line;
    target.fillRect(0, Math.round((i * height) / ROWS), width, hair);
  }
}
