import type { Renderer } from '../renderer';
import { colors, drawGraticule, hairOf, mountScope, type ScopeSettings } from '../scope';

export interface CurveSettings extends ScopeSettings {
  /** Values from the left, at equal distances. */
  readonly values: readonly number[];
  /** How many values fill the width. */
  readonly room: number;
  readonly live: boolean;
}

/** The height of the drawing in the unit of the values: a tenth above the highest. */
export const topOf = (values: readonly number[]): number => 1.1 * Math.max(0, ...values);

/** The columns of a curve in whole device px: for each value where it starts, how wide it is and how high. */
export function columnsOf({ values, room }: Pick<CurveSettings, 'values' | 'room'>, width: number, height: number) {
  const top = topOf(values);
  const edge = (index: number) => Math.round((index * width) / Math.max(room, values.length));
  return values.map((value, index) => ({
    x: edge(index),
    width: Math.max(1, edge(index + 1) - edge(index)),
    height: top > 0 ? Math.round((value / top) * height) : 0,
  }));
}

/** Draws how much was done in each interval, as one line of steps from zero at the bottom. Draws only what changed. */
export function mountCurve(host: HTMLElement, settings: CurveSettings): Renderer<CurveSettings> {
  return mountScope(host, settings, (context, box, now) => {
    drawGraticule(context, box);
    context.fillStyle = now.live ? colors.live : colors.rest;
    const thick = 2 * hairOf(box);
    let before: number | null = null;
    for (const { x, width, height } of columnsOf(now, box.width, box.height)) {
      const y = box.height - Math.max(thick, height);
      context.fillRect(x, y, width, thick);
      if (before !== null) context.fillRect(x, Math.min(before, y), thick, Math.abs(before - y) + thick);
      before = y;
    }
  });
}
