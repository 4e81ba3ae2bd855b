/** Speed settings of moving objects. */
export interface ObjectSpeed {
  /** 10 to 100. */
  readonly speed: number;
  /** Whether each frame moves by a whole number of device px. */
  readonly whole: boolean;
}

/** Device px per second: 960 at a speed of 50, 1920 at 100. */
export const pixelsPerSecond = (speed: number): number => speed * 19.2;

/** Device px per frame; null while the frame interval (ms) is unknown. */
export function pixelsPerFrame({ speed, whole }: ObjectSpeed, interval: number | null): number | null {
  if (!interval) return null;
  const exact = (pixelsPerSecond(speed) * interval) / 1000;
  return whole ? Math.max(1, Math.round(exact)) : exact;
}

/** Device px per second as drawn, rounded to whole steps if `whole` is set. `interval` is the frame interval in ms. */
export function drawnSpeed(settings: ObjectSpeed, interval: number | null): number {
  const step = settings.whole ? pixelsPerFrame(settings, interval) : null;
  return step && interval ? (step * 1000) / interval : pixelsPerSecond(settings.speed);
}

/**
 * Device px that an object has moved after `elapsed` ms. `interval` is the frame interval in ms; with 0 or less, the
 * motion is continuous. The object holds still for `hold` frames, then makes up for them in one step; 1 moves it in
 * every frame.
 */
export function distanceAt(elapsed: number, settings: ObjectSpeed, interval: number, hold = 1): number {
  if (interval <= 0 || (hold === 1 && !settings.whole)) return (pixelsPerSecond(settings.speed) * elapsed) / 1000;
  const frame = Math.floor(Math.round(elapsed / interval) / hold) * hold;
  return frame * (pixelsPerFrame(settings, interval) ?? 0);
}

/**
 * Persistence in ms at which bars of this period (device px) blur into uniform gray for an eye that tracks them: the
 * time in which they move by one period.
 */
export function persistenceOf(settings: ObjectSpeed & { readonly bars: number }, interval: number | null): number {
  return (settings.bars / drawnSpeed(settings, interval)) * 1000;
}
