const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a time in ms since the epoch was: `12 minutes ago` */
export function ago(at: number): string {
  const passed = Math.max(0, Date.now() - at);
  const [unit, ms] = units.find(([, least]) => passed >= least) ?? (['second', 1000] as const);
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(-Math.floor(passed / ms), unit);
}
