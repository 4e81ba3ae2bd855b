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

    // A mouse with 8,000 samples a second has several on one pixel.
    let [x, y] = [Number.NaN, Number.NaN];
    context.strokeStyle = colors.line;
    context.lineWidth = Math.max(1, Math.round(pixelRatio));
    context.beginPath();
    for (let i = first; i < count; i++) {
      const place = i % size;
      const joined = i > first && (times[place] as number) - (times[(i - 1) % size] as number) <= MAX_JOINED_MS;
      const nextX = Math.round((xs[place] as number) * pixelRatio);
      const nextY = Math.round((ys[place] as number) * pixelRatio);
      if (!joined) context.moveTo(nextX, nextY);
      else if (nextX !== x || nextY !== y) context.lineTo(nextX, nextY);
      x = nextX;
      y = nextY;
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
        x = Number.NaN;
      }
      const left = edgeOf(xs[place] as number, side, pixelRatio);
      const top = edgeOf(ys[place] as number, side, pixelRatio);
      if (left !== x || top !== y) context.fillRect(left, top, side, side);
      x = left;
      y = top;
    }
    const last = (count - 1) % size;
    side = Math.round(NEWEST_PX * pixelRatio);
    context.fillStyle = colors.live;
    context.fillRect(
      edgeOf(xs[last] as number, side, pixelRatio),
      edgeOf(ys[last] as number, side, pixelRatio),
      side,
      side,
    );
  });
}
