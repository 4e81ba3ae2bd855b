import { TRAIL_MS } from '../../measure/live/movement';

/** Looks of a sample by its age, the newest first: color, and side in CSS px. */
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

/** Index of the look for a sample of this age in ms; −1 when it is gone. */
export function stepOf(age: number): number {
  if (age >= TRAIL_MS) return -1;
  return age <= 0 ? 0 : Math.floor((age * steps.length) / TRAIL_MS);
}

/** Side of a dot in whole device px, at least one. */
export const sideOf = (step: number, pixelRatio: number): number =>
  Math.max(1, Math.round((steps[step]?.side ?? 1) * pixelRatio));

/** Device px of the top or left edge of a dot with its center at a CSS px. */
export const edgeOf = (place: number, side: number, pixelRatio: number): number =>
  Math.round(place * pixelRatio - side / 2);
