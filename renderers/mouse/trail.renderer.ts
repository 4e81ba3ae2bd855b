import type { Movement } from '../../measure/live/movement';
import type { Renderer } from '../renderer';
import { colors, drawGraticule, mountScope, type ScopeSettings } from '../scope';
import { edgeOf, NEWEST_PX, sideOf, stepOf, steps } from './trail';

/** The line breaks at a longer gap between two samples. */
const MAX_JOINED_MS = 40;

/**
 * Draws the samples of the last second: a dot on whole device pixels for each, joined by a thin line. Draws only the
 * graticule when it is not running.
 */
export function mountTrail(
  host: HTMLElement,
  movement: Pick<Movement, 'times' | 'xs' | 'ys' | 'count'>,
  settings: ScopeSettings,
): Renderer<ScopeSettings> {
  /** Number of samples at the last draw, and whether that draw showed any. */
  let drawn = 0;
  let shown = false;
  return mountScope(host, settings, (context, box, { running }, now, whole) => {
    const { times, xs, ys, count } = movement;
    if (!whole && !shown && count === drawn) return;
    drawn = count;
    drawGraticule(context, box);
    const size = times.length;
    const { pixelRatio } = box;
    let first = count;
    while (first > 0 && count - first < size - 1 && stepOf(now - (times[(first - 1) % size] as number)) >= 0) first--;
    shown = running && first < count;
    if (!shown) return;

    context.strokeStyle = colors.line;
    context.lineWidth = Math.max(1, Math.round(pixelRatio));
    context.beginPath();
    for (let i = first; i < count; i++) {
      const place = i % size;
      const x = Math.round((xs[place] as number) * pixelRatio);
      const y = Math.round((ys[place] as number) * pixelRatio);
      const joined = i > first && (times[place] as number) - (times[(i - 1) % size] as number) <= MAX_JOINED_MS;
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
        context.fillStyle = steps[step]?.color ?? colors.line;
      }
      drawDot(context, xs[place] as number, ys[place] as number, side, pixelRatio);
    }
    const last = (count - 1) % size;
    context.fillStyle = colors.live;
    drawDot(context, xs[last] as number, ys[last] as number, Math.round(NEWEST_PX * pixelRatio), pixelRatio);
  });
}

/** Draws a square dot. The center is in CSS px, the side in device px. */
function drawDot(context: CanvasRenderingContext2D, x: number, y: number, side: number, pixelRatio: number): void {
  context.fillRect(edgeOf(x, side, pixelRatio), edgeOf(y, side, pixelRatio), side, side);
}
