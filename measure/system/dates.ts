const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number) => String(value).padStart(2, '0');

export interface Moment {
  /** ISO date. */
  readonly date: string;
  /** ISO date-time, where the text names a time. */
  readonly time?: string;
  /** `+01:00`, where the text names an offset. */
  readonly zone?: string;
}

/**
 * The first date in a text: year first (also `2026年3月1日`), with an English month's name, or all in digits. `order` says
 * which of two small numbers is the month; without it, a date that could be either is none. Years of two digits are of
 * this century.
 */
export function readMoment(text: string | undefined, order?: 'month-first' | 'day-first'): Moment | undefined {
  const line = (text ?? '').slice(0, 200);
  const parts = yearFirst(line) ?? named(line) ?? digits(line, order);
  if (!parts) return undefined;
  const [year, month, day] = parts;
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const date = `${year < 100 ? year + 2000 : year}-${two(month)}-${two(day)}`;
  const clock =
    /(\d{1,2})[:時](\d{2})(?:[:分](\d{2}))?(?:\.\d+)?(?:\s*([ap])\.?m\b)?(?:\s*([+-]\d{2}):?(\d{2})\b)?/i.exec(line);
  if (!clock) return { date };
  const half = clock[4]?.toLowerCase();
  const hours = half ? (Number(clock[1]) % 12) + (half === 'p' ? 12 : 0) : Number(clock[1]);
  if (hours > 23 || Number(clock[2]) > 59 || Number(clock[3] ?? 0) > 59) return { date };
  const time = `${date}T${two(hours)}:${clock[2]}:${clock[3] ?? '00'}`;
  return { date, time, ...(clock[5] && { zone: `${clock[5]}:${clock[6]}` }) };
}

type Parts = readonly [year: number, month: number, day: number];

function yearFirst(line: string): Parts | undefined {
  const found = /(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/.exec(line);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}

/** `Fri 17 Jul 2026 12:00:00`, `Tue Nov 14 22:13:20 2023`. Only with an English day: `mar` is Tuesday elsewhere. */
function named(line: string): Parts | undefined {
  if (!/\b(?:mon|tue|wed|thu|fri|sat|sun)\b/i.test(line)) return undefined;
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}[a-z]{0,6}\\b`, 'i').test(line));
  const year = /\b(20\d{2})\b/.exec(line)?.[1];
  const day = /\b(\d{1,2})\b(?!:)/.exec(line)?.[1];
  return month >= 0 && year && day ? [Number(year), month + 1, Number(day)] : undefined;
}

function digits(line: string, order?: 'month-first' | 'day-first'): Parts | undefined {
  const found = /\b(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})\b/.exec(line);
  if (!found) return undefined;
  const [first, second, year] = [Number(found[1]), Number(found[3]), Number(found[4])];
  const monthFirst =
    first > 12 ? false : second > 12 ? true : found[2] === '.' ? false : order && order === 'month-first';
  if (monthFirst === undefined && first !== second) return undefined;
  return monthFirst ? [year, first, second] : [year, second, first];
}

/** Offset between a local and a UTC clock, `+05:30`, to the quarter of an hour. */
export function zoneBetween(local: string | undefined, utc: string | undefined): string | undefined {
  const minutes = Math.round((Date.parse(`${local}Z`) - Date.parse(`${utc}Z`)) / 900_000) * 15;
  if (!(Math.abs(minutes) <= 900)) return undefined;
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}
