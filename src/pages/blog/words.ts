import { capital } from '../../../content/words';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const short = inUtc({ year: 'numeric', month: 'numeric', day: 'numeric' });
const long = inUtc({ year: 'numeric', month: 'long', day: 'numeric' });

// An ISO date without a time is midnight in UTC; any zone west of it would show the day before.

/** `9/7/2025` of `2025-09-07`, in every time zone. */
export const shortDate = (date: string) => short.format(new Date(date));

/** `September 7, 2025` of `2025-09-07`, in every time zone. */
export const longDate = (date: string) => long.format(new Date(date));

/** `Webcam Test` of `webcam-test`. */
export const titleCase = (name: string) => name.split('-').map(capital).join(' ');
