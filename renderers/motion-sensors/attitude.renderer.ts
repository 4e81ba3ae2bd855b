import { type Position, upOf } from '../../measure/motion-sensors/positions';
import type { DeviceBox } from '../device-pixels';
import type { Renderer } from '../renderer';
import { colors, drawGround, hairOf, mountScope, type ScopeSettings } from '../scope';
import { corners, createView, facing, type HalfSize, lookAt, project, sides } from './attitude.geometry';

/** What the drawing reads: the smoothed force, and the sign with which the browser reports it. */
export interface Attitude {
  readonly trace: { readonly force: Float64Array; readonly count: number };
  readonly sign: 1 | -1;
}

export interface AttitudeSettings extends ScopeSettings {
  /** The requested position. Its arrow is drawn. */
  wanted: Position | null;
  /** Whether the device is drawn in portrait shape. */
  portrait: boolean;
}

const portrait: HalfSize = [0.6, 1, 0.08];
const landscape: HalfSize = [1, 0.66, 0.08];
/** Length of the arrow beyond the edge, and of its head, in units of the box. */
const SHAFT = 0.42;
const HEAD = 0.16;
/** Darkest and lightest gray of a side, as codes from 0 to 255. */
const DARK = 0x2c;
const LIGHT = 0x6a;
/** Created once, so that frames create no strings. */
const grays = Array.from({ length: 17 }, (_, i) => {
  const level = Math.round(DARK + ((LIGHT - DARK) * i) / 16).toString(16);
  return `#${level}${level}${level}`;
});
const SCREEN_COLOR = '#d8d8d8';

/** Draws the device in the attitude that its sensor reports, with an arrow out of the edge that should be up. */
export function mountAttitude(
  host: HTMLElement,
  attitude: Attitude,
  settings: AttitudeSettings,
): Renderer<AttitudeSettings> {
  const view = createView();
  let drawn = -1;
  return mountScope(host, settings, (context, box, { wanted, portrait: isPortrait, running }, _time, whole) => {
    const { force, count } = attitude.trace;
    if (!whole && count === drawn) return;
    drawn = count;
    const { sign } = attitude;
    // Before the first reading the device lies on a table, as the first task asks.
    const isKnown =
      running &&
      count > 0 &&
      lookAt(view, sign * (force[0] as number), sign * (force[1] as number), sign * (force[2] as number));
    if (!isKnown) lookAt(view, 0, 0, 1);
    drawGround(context, box);
    drawHorizon(context, box);
    drawBox(context, box, isPortrait ? portrait : landscape, running);
    if (wanted) drawArrow(context, box, isPortrait ? portrait : landscape, wanted);
  });

  function scaleOf({ width, height }: DeviceBox): number {
    return Math.min(width, height) / 3.4;
  }

  function moveTo(
    context: CanvasRenderingContext2D,
    box: DeviceBox,
    x: number,
    y: number,
    z: number,
    isFirst: boolean,
  ) {
    const scale = scaleOf(box);
    const px = box.width / 2 + scale * project(view, 0, x, y, z);
    const py = box.height / 2 - scale * project(view, 1, x, y, z);
    if (isFirst) context.moveTo(px, py);
    else context.lineTo(px, py);
  }

  function drawHorizon(context: CanvasRenderingContext2D, box: DeviceBox) {
    context.fillStyle = colors.line;
    context.fillRect(0, Math.round(box.height / 2), box.width, hairOf(box));
    context.fillRect(Math.round(box.width / 2), 0, hairOf(box), box.height);
  }

  function sidePath(
    context: CanvasRenderingContext2D,
    box: DeviceBox,
    half: HalfSize,
    axis: 0 | 1 | 2,
    end: number,
    inset: number,
  ) {
    context.beginPath();
    for (let i = 0; i < corners.length; i++) {
      const corner = corners[i] as (typeof corners)[number];
      const first = corner[0];
      const second = corner[1];
      const x = axis === 0 ? end * half[0] : first * (half[0] - inset);
      const y = axis === 1 ? end * half[1] : (axis === 0 ? first : second) * (half[1] - inset);
      const z = axis === 2 ? end * half[2] : second * half[2];
      moveTo(context, box, x, y, z, i === 0);
    }
    context.closePath();
  }

  function drawBox(context: CanvasRenderingContext2D, box: DeviceBox, half: HalfSize, running: boolean) {
    context.lineWidth = hairOf(box);
    context.lineJoin = 'round';
    for (let i = 0; i < sides.length; i++) {
      const side = sides[i] as (typeof sides)[number];
      const { axis, end } = side;
      const turned = facing(view, axis, end);
      if (turned <= 0) continue;
      sidePath(context, box, half, axis, end, 0);
      context.fillStyle = grays[Math.round(16 * turned)] as string;
      context.fill();
      context.strokeStyle = colors.rest;
      context.stroke();
      if (axis !== 2 || end !== 1) continue;
      sidePath(context, box, half, axis, end, 0.07);
      context.fillStyle = running ? SCREEN_COLOR : colors.rest;
      context.fill();
    }
  }

  function drawArrow(context: CanvasRenderingContext2D, box: DeviceBox, half: HalfSize, wanted: Position) {
    const [x, y, z] = upOf[wanted];
    const edge = Math.abs(x) * half[0] + Math.abs(y) * half[1] + Math.abs(z) * half[2];
    const tip = edge + SHAFT;
    const neck = tip - HEAD;
    // Which way the arrow's head spreads: along x if the arrow points along y or z, along y if it points along x.
    const acrossX = y !== 0 || z !== 0 ? HEAD * 0.7 : 0;
    const acrossY = x !== 0 ? HEAD * 0.7 : 0;
    context.strokeStyle = colors.live;
    context.fillStyle = colors.live;
    context.lineWidth = Math.max(2, Math.round(3 * box.pixelRatio));
    context.beginPath();
    moveTo(context, box, x * edge, y * edge, z * edge, true);
    moveTo(context, box, x * neck, y * neck, z * neck, false);
    context.stroke();
    context.beginPath();
    moveTo(context, box, x * tip, y * tip, z * tip, true);
    moveTo(context, box, x * neck + acrossX, y * neck + acrossY, z * neck, false);
    moveTo(context, box, x * neck - acrossX, y * neck - acrossY, z * neck, false);
    context.closePath();
    context.fill();
  }
}
