/** Promised intervals from the foot of the strip to its top. */
export const SCALE = 4;
/** CSS px from one bar to the next. */
const PITCH = 4;

/** One bar for each frame, in whole device pixels. */
export interface Bars {
  readonly pitch: number;
  readonly width: number;
  /** Bars that the strip holds. */
  readonly count: number;
  /** Device px of one promised interval. */
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

/** Height of a bar in device px: its interval in promised ones, at least 1 px, at most the strip's height. */
export function barHeight(interval: number, promised: number, { unit }: Bars): number {
  return Math.max(1, Math.min(Math.round(unit * SCALE), Math.round((interval / promised) * unit)));
}
