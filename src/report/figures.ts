import { withAnyUnit } from '../../content/figure-names';
import { inMinutes, NARROW_SPACE, rounded } from '../../content/words';
import { durationOf } from '../../machines/report/times';
import type { Figure } from '../../machines/result';

/** Maximum number of decimals shown. */
const MAX_DECIMALS = 2;

/** A figure with its unit: `29.97 fps`, `95%`. */
export function figureText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  return withAnyUnit(typeof value === 'number' ? rounded(value, MAX_DECIMALS) : value, unit);
}

/** The latest time that a `Date` can represent, in ms since the epoch. */
const MAX_TIME_MS = 8.64e15;
/** A time outside the range of `Date`, which a foreign report may contain, is shown as the epoch. */
const isoOf = (at: number) => new Date(Math.abs(at) <= MAX_TIME_MS ? at : 0).toISOString();

/** `2026-11-22` in UTC. */
export const dateText = (at: number): string => isoOf(at).slice(0, 10);

/** `10:44 UTC` */
export const timeText = (at: number): string => `${isoOf(at).slice(11, 16)}${NARROW_SPACE}UTC`;

/** `2026-11-22 10:44 UTC` */
export const dateTimeText = (at: number): string => `${dateText(at)} ${timeText(at)}`;

/** `11:42`. Null if the clock was set back during the run. */
export function tookText(report: Parameters<typeof durationOf>[0]): string | null {
  const took = durationOf(report);
  return took === null ? null : inMinutes(Math.round(took / 1000));
}

/** The change of a figure: `+0.3 dB`, `−2 fps`, `0`. */
export function changeText(change: number, unit: string): string {
  const figure = rounded(change, MAX_DECIMALS);
  return figureText({ value: change > 0 ? `+${figure}` : figure, unit });
}
