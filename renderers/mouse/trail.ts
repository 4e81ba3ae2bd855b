import { TRAIL_MS } from '../../measure/live/movement';

/** Style of a sample by its age, newest first: color, and side in CSS px. */
export const steps = [
  { color: '#f2f2f2', side: 4 },
  { color: '#d0d0d0', side: 3 },
  { color: '#a8a8a8', side: 3 },
  { color: '#828282', side: 2 },
  { color: '#606060', side: 2 },
  { color: '#444444', side: 1 },
] as const;

/** Side of the newest sample, in CSS px. */
export const NEWEST_PX = 8;

/** Index into `steps` for a sample of this age in ms. −1 if it is no longer shown. */
export function stepOf(age: number): number {
  if (age >= TRAIL_MS) return -1;
  return age <= 0 ? 0 : Math.floor((age * steps.length) / TRAIL_MS);
}

/** Side of a dot in whole device px, at least 1. */
export const sideOf = (step: number, pixelRatio: number): number =>
  Math.max(1, Math.round((steps[step]?.side ?? 1) * pixelRatio));

/** Top or left edge in device px of a dot. `place` is the center in CSS px, `side` is in device px. */
export const edgeOf = (place: number, side: number, pixelRatio: number): number =>
  Math.round(place * pixelRatio - side / 2);
