/**
 * Dates and times, in US English where they contain words. Does not use `Intl`, which takes 27 ms to start in a page on
 * a desktop computer, and several times as long on a phone.
 */

import { twoDigits } from './words';

const months = 'January February March April May June July August September October November December'.split(' ');

const parts = (date: string) => date.split('-').map(Number) as [year: number, month: number, day: number];

/** Formats `2025-09-07` as `9/7/2025`. */
export function shortDate(date: string): string {
  const [year, month, day] = parts(date);
  return `${month}/${day}/${year}`;
}

/** Formats `2025-09-07` as `September 7, 2025`. */
export function longDate(date: string): string {
  const [year, month, day] = parts(date);
  return `${months[month - 1]} ${day}, ${year}`;
}

/** The local date in ISO 8601 format: `2025-09-07`. */
export const isoDate = (date: Date) =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');

/** The local time: `14:05:09`. */
export const timeOfDay = (date: Date) =>
  [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
