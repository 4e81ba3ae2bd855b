const TENTH_MS = 100;

/** `1:05.3`: minutes, seconds and tenths of a time in ms. Truncated, never rounded up. */
export function clockText(ms: number): string {
  const tenths = Math.floor(ms / TENTH_MS);
  const seconds = Math.floor(tenths / 10) % 60;
  return `${Math.floor(tenths / 600)}:${String(seconds).padStart(2, '0')}.${tenths % 10}`;
}
