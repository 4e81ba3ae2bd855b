/**
 * Dates and times, in US English where there are words. Not by `Intl`, which takes 27 ms to start in a page of a desktop
 * computer, and several times as much on a phone.
 */

import { twoDigits } from './words';

const months = 'January February March April May June July August September October November December'.split(' ');

const parts = (date: string) => date.split('-').map(Number) as [year: number, month: number, day: number];

/** `9/7/2025` of `2025-09-07`. */
export function shortDate(date: string): string {
  const [year, month, day] = parts(date);
  return `${month}/${day}/${year}`;
}

/** `September 7, 2025` of `2025-09-07`. */
export function longDate(date: string): string {
  const [year, month, day] = parts(date);
  return `${months[month - 1]} ${day}, ${year}`;
}

/** `2025-09-07`: the day in local time, as ISO 8601 writes it. */
export const isoDate = (date: Date) =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');

/** `14:05:09` in local time. */
export const timeOfDay = (date: Date) =>
  [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
