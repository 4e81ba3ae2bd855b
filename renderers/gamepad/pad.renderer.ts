import { DIRECTIONS } from '../../measure/gamepad/reading';
import type { Gamepads } from '../../measure/live/gamepads';
import type { DeviceBox } from '../device-pixels';
import type { Renderer } from '../renderer';
import { colors, drawGround, hairOf, mountScope, type ScopeSettings } from '../scope';
import { HEIGHT, STICK_REACH, spotOf, stickCenters, WIDTH } from './layout';

export interface PadSettings extends ScopeSettings {
  /** Whether the browser knows the layout. */
  isStandard: boolean;
}

/** How long the trace of a stick stays, in ms, and how many of its points. */
const TRACE_MS = 1500;
const POINTS = 512;
/** From here on a button is down. */
const DOWN = 0.5;

/** The last positions of a stick with their times. */
const traceOf = () => ({
  times: new Float64Array(POINTS),
  xs: new Float32Array(POINTS),
  ys: new Float32Array(POINTS),
  count: 0,
});

/** Draws a pad: how far each stick reached, its trace, where it is now, and every button and trigger. */
export function mountPad(host: HTMLElement, pad: Gamepads, settings: PadSettings): Renderer<PadSettings> {
  const traces = stickCenters.map(traceOf);
  return mountScope(host, settings, (context, box, { running, isStandard }, now) => {
    drawGround(context, box);
    const hair = hairOf(box);
    const scale = Math.min(box.width / WIDTH, box.height / HEIGHT);
    const left = Math.round((box.width - scale * WIDTH) / 2);
    const top = Math.round((box.height - scale * HEIGHT) / 2);
    const px = (units: number) => Math.round(scale * units);
    context.lineWidth = hair;
    context.strokeStyle = colors.line;
    context.beginPath();
    // Safari before 16 has no round corners.
    context.roundRect?.(left + px(1), top + px(14.5), px(98), px(43.5), px(11));
    context.stroke();
    for (let i = 0; i < pad.buttons.length || (isStandard && i < 17); i++) {
      const spot = spotOf(i, isStandard);
      if (!spot) continue;
      const [x, y, width, height] = [left + px(spot.x), top + px(spot.y), px(spot.width), px(spot.height)];
      const { value = 0, presses = 0 } = pad.buttons[i] ?? {};
      context.fillStyle = presses > 0 ? colors.strong : colors.ground;
      context.fillRect(x, y, width, height);
      // A trigger fills from below. A button is down or up.
      const filled = running ? Math.round(height * (value >= DOWN && height < px(6) ? 1 : value)) : 0;
      context.fillStyle = colors.live;
      context.fillRect(x, y + height - filled, width, filled);
      outline(context, x, y, width, height, hair, presses > 0 ? colors.data : colors.strong);
    }
    for (const [i, center] of stickCenters.entries()) {
      const x = left + px(center[0]);
      const y = top + px(center[1]);
      const reach = px(STICK_REACH);
      outline(context, x - reach, y - reach, 2 * reach, 2 * reach, hair, colors.line);
      context.strokeStyle = colors.strong;
      context.beginPath();
      context.arc(x, y, reach, 0, 2 * Math.PI);
      context.stroke();
      context.fillStyle = colors.line;
      context.fillRect(x - reach, y, 2 * reach, hair);
      context.fillRect(x, y - reach, hair, 2 * reach);
      const stick = pad.sticks[i];
      const trace = traces[i];
      if (!stick || !trace) continue;
      drawReach(context, stick.reach, x, y, reach, hair);
      if (!running) continue;
      const last = (trace.count + POINTS - 1) % POINTS;
      if (trace.count === 0 || trace.xs[last] !== Math.fround(stick.x) || trace.ys[last] !== Math.fround(stick.y)) {
        const place = trace.count++ % POINTS;
        trace.times[place] = now;
        trace.xs[place] = stick.x;
        trace.ys[place] = stick.y;
      }
      drawTrace(context, trace, now, x, y, reach, box);
      const side = Math.max(5, px(1.6)) | 1;
      context.fillStyle = colors.live;
      const half = (side - 1) / 2;
      context.fillRect(x + Math.round(reach * stick.x) - half, y + Math.round(reach * stick.y) - half, side, side);
    }
  });
}

/** A frame inside a box, on whole device pixels. */
function outline(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  line: number,
  color: string,
): void {
  context.fillStyle = color;
  context.fillRect(x, y, width, line);
  context.fillRect(x, y + height - line, width, line);
  context.fillRect(x, y, line, height);
  context.fillRect(x + width - line, y, line, height);
}

/** The largest distance in each direction, joined where neighbors were reached. */
function drawReach(
  context: CanvasRenderingContext2D,
  reach: readonly number[],
  x: number,
  y: number,
  scale: number,
  hair: number,
): void {
  context.strokeStyle = colors.data;
  context.lineWidth = hair;
  context.beginPath();
  for (let i = 0; i <= DIRECTIONS; i++) {
    const angle = (2 * Math.PI * i) / DIRECTIONS;
    const distance = reach[i % DIRECTIONS] ?? 0;
    const toX = x + scale * distance * Math.cos(angle);
    const toY = y + scale * distance * Math.sin(angle);
    if (i > 0 && distance > 0 && (reach[i - 1] ?? 0) > 0) context.lineTo(toX, toY);
    else context.moveTo(toX, toY);
  }
  context.stroke();
}

function drawTrace(
  context: CanvasRenderingContext2D,
  { times, xs, ys, count }: ReturnType<typeof traceOf>,
  now: number,
  x: number,
  y: number,
  scale: number,
  box: DeviceBox,
): void {
  context.strokeStyle = colors.rest;
  context.lineWidth = hairOf(box);
  context.beginPath();
  for (let i = Math.max(0, count - POINTS); i < count; i++) {
    const place = i % POINTS;
    if (now - (times[place] ?? 0) > TRACE_MS) continue;
    context.lineTo(x + scale * (xs[place] ?? 0), y + scale * (ys[place] ?? 0));
  }
  context.stroke();
}
