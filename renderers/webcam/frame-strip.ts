/** Height of the strip, in advertised intervals. */
export const SCALE = 4;
/** CSS px from one bar to the next. */
const PITCH = 4;

/** One bar for each frame, in whole device pixels. */
export interface Bars {
  readonly pitch: number;
  readonly width: number;
  /** Bars that fit on the strip. */
  readonly count: number;
  /** Device px of one advertised interval. */
  readonly unit: number;
}

/** Lays bars out on a box of device px. */
export function barsOn(width: number, height: number, pixelRatio: number): Bars {
  const pitch = Math.max(2, Math.round(PITCH * pixelRatio));
  return {
    pitch,
    width: pitch - Math.max(1, Math.round(pixelRatio)),
    count: Math.ceil(width / pitch),
    unit: height / SCALE,
  };
}

/** Height of a bar in device px, in proportion to the advertised interval: from 1 px to the strip's height. */
export function barHeight(interval: number, advertised: number, { unit }: Bars): number {
  return Math.max(1, Math.min(Math.round(unit * SCALE), Math.round((interval / advertised) * unit)));
}
