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
 * motion is continuous.
 */
export function distanceAt(elapsed: number, settings: ObjectSpeed, interval: number): number {
  if (interval <= 0 || !settings.whole) return (pixelsPerSecond(settings.speed) * elapsed) / 1000;
  return Math.round(elapsed / interval) * (pixelsPerFrame(settings, interval) ?? 0);
}

/** Frames for which each lane holds its place: the lanes run at the full, the half and a quarter of the rate. */
export const laneHolds = [1, 2, 4] as const;

/** How far a motion has come. */
export interface Moment {
  /** Milliseconds for which the objects have moved. */
  elapsed: number;
  /** Milliseconds between frames; 0 while unknown. */
  interval: number;
  /** Frames of the screen since the start, missed ones included. */
  frame: number;
  /** For each lane, `elapsed` of the frame in which it last moved. */
  readonly held: Float64Array;
}

export const startOfMotion = (interval: number): Moment => ({
  elapsed: 0,
  interval,
  frame: 0,
  held: new Float64Array(laneHolds.length),
});

/** Advances to a frame that comes `delta` ms after the previous one. Allocates nothing. */
export function advance(moment: Moment, delta: number): void {
  const before = moment.frame;
  // Counted frame by frame: `elapsed / interval` would jump whenever a reading refines the interval.
  const frames = moment.interval > 0 ? Math.max(1, Math.round(delta / moment.interval)) : 1;
  moment.elapsed += delta;
  moment.frame += frames;
  for (let lane = 0; lane < laneHolds.length; lane++) {
    const hold = laneHolds[lane] as number;
    if (Math.floor(moment.frame / hold) === Math.floor(before / hold)) continue;
    // After missed frames the lane is where it would be without them.
    moment.held[lane] = moment.elapsed - (moment.frame % hold) * moment.interval;
  }
}

/**
 * Persistence in ms at which bars of this period (device px) blur into uniform gray for an eye that tracks them: the
 * time in which they move by one period.
 */
export function persistenceOf(settings: ObjectSpeed & { readonly bars: number }, interval: number | null): number {
  return (settings.bars / drawnSpeed(settings, interval)) * 1000;
}
