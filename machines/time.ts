/** Events of these types, which carry nothing but their time in milliseconds since the epoch. */
export type Timed<Type extends string> = Type extends Type ? { type: Type; at: number } : never;

/** The start and end of a run, in milliseconds since the epoch. */
interface Span {
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** Formats a duration as `1:42`, minutes and seconds. Never below zero. */
export function duration({ startedAt, finishedAt }: Span): string {
  const seconds = Math.max(0, Math.round((finishedAt - startedAt) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Formats a time as `2026-11-21 14:05 +01:00`.
 * @param time milliseconds since the epoch
 * @param offset minutes to add to UTC
 */
export function localTime(time: number, offset: number): string {
  const local = new Date(time + offset * 60_000).toISOString();
  const two = (n: number) => String(Math.trunc(n)).padStart(2, '0');
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.abs(offset) / 60)}:${two(Math.abs(offset) % 60)}`;
  return `${local.slice(0, 10)} ${local.slice(11, 16)} ${zone}`;
}
