import type { Movement } from '../../measure/live/movement';
import type { DeviceBox } from '../device-pixels';
import { frameLoop } from '../frame-loop';
import type { Renderer } from '../renderer';
import { openSurface } from '../surface';
import { edgeOf, sideOf, stepOf, steps } from './trail';

export interface TrailSettings {
  /** Whether the trail is drawn. Otherwise only the background is shown. */
  running: boolean;
}

const ground = '#121212';
const lines = '#333333';
const live = '#ff6a2b';
/** Side of the newest sample, in CSS px. */
const NEWEST = 8;
/** After this many ms without a sample the line breaks. */
const APART = 40;
/** Graticule. */
const ACROSS = 10;
const DOWN = 8;

/**
 * The samples of the last second: a dot for each one on whole device pixels, joined by a thin line. Frames are drawn only
 * while the trail changes.
 */
export function mountTrail(host: HTMLElement, motion: Movement, settings: TrailSettings): Renderer<TrailSettings> {
  const current = { ...settings };
  const surface = openSurface(host);
  const { canvas } = surface;
  const context = canvas.getContext('2d', { alpha: false });
  let box: DeviceBox | null = null;
  let seen = -1;
  let lit = false;
  let stop: (() => void) | null = null;

  const clear = (ctx: CanvasRenderingContext2D, { width, height, pixelRatio }: DeviceBox) => {
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, width, height);
    ctx.fillStyle = lines;
    const hair = Math.max(1, Math.floor(pixelRatio));
    for (let i = 1; i < ACROSS; i++) ctx.fillRect(Math.round((i * width) / ACROSS), 0, hair, height);
    for (let i = 1; i < DOWN; i++) ctx.fillRect(0, Math.round((i * height) / DOWN), width, hair);
  };

  /** Draws at a time in ms. Returns whether anything but the background was drawn. */
  const draw = (now: number): boolean => {
    if (!context || !box) return false;
    clear(context, box);
    canvas.style.visibility = 'visible';
    const { times, xs, ys, count } = motion;
    const size = times.length;
    const { pixelRatio } = box;
    if (!current.running || count === 0) return false;
    let first = count;
    while (first > 0 && count - first < size - 1 && stepOf(now - (times[(first - 1) % size] as number)) >= 0) first--;
    if (first === count) return false;

    context.strokeStyle = lines;
    context.lineWidth = Math.max(1, Math.round(pixelRatio));
    context.beginPath();
    for (let i = first; i < count; i++) {
      const place = i % size;
      const x = Math.round((xs[place] as number) * pixelRatio);
      const y = Math.round((ys[place] as number) * pixelRatio);
      const joined = i > first && (times[place] as number) - (times[(i - 1) % size] as number) <= APART;
      if (joined) context.lineTo(x, y);
      else context.moveTo(x, y);
    }
    context.stroke();

    let step = -1;
    let side = 1;
    for (let i = first; i < count; i++) {
      const place = i % size;
      const next = stepOf(now - (times[place] as number));
      if (next !== step) {
        step = next;
        side = sideOf(step, pixelRatio);
        context.fillStyle = steps[step]?.color ?? lines;
      }
      context.fillRect(
        edgeOf(xs[place] as number, side, pixelRatio),
        edgeOf(ys[place] as number, side, pixelRatio),
        side,
        side,
      );
    }
    const last = (count - 1) % size;
    side = Math.round(NEWEST * pixelRatio);
    context.fillStyle = live;
    context.fillRect(
      edgeOf(xs[last] as number, side, pixelRatio),
      edgeOf(ys[last] as number, side, pixelRatio),
      side,
      side,
    );
    return true;
  };

  const onFrame = (now: number) => {
    if (motion.count === seen && !lit) return;
    seen = motion.count;
    lit = draw(now);
  };
  const settle = () => {
    if (current.running) stop ??= frameLoop(onFrame);
    else {
      stop?.();
      stop = null;
      lit = draw(0);
    }
  };

  surface.observe((next) => {
    box = next;
    canvas.width = next.width;
    canvas.height = next.height;
    // The next frame draws the trail.
    lit = true;
    draw(performance.now());
  });
  settle();
  return {
    update(changed) {
      Object.assign(current, changed);
      seen = -1;
      settle();
    },
    dispose() {
      stop?.();
      surface.remove();
    },
  };
}
