import type { Position } from './positions';
import type { RestReading } from './rest';
import type { Vector } from './vectors';

/** What the device does while its sensors are read. */
export const motionTasks = ['rest', 'positions', 'turn'] as const;
export type MotionTask = (typeof motionTasks)[number];

/** What came out in the units that browsers give rates of rotation in. */
export interface InUnits {
  readonly degrees: number;
  /** As if the rates were in radians a second, as Chrome gave them before version 66. */
  readonly radians: number;
}

/** A turn from one position to the next, by gravity and by the gyroscope. In degrees. */
export interface TiltReading {
  readonly from: Position;
  /** Between the two readings of gravity. */
  readonly byGravity: number;
  /** Between gravity before, and where the gyroscope says that it must be now. */
  readonly byRate: InUnits;
  /** Between gravity as it is now, and where the gyroscope says that it must be. */
  readonly error: InUnits;
}

/** One of the six positions. */
export interface PositionReading {
  readonly position: Position;
  /** Mean of a second, in m/s². */
  readonly mean: Vector;
  /** Whether the person said that the device is in this position, since the sensor does not say so. */
  readonly confirmed: boolean;
  /** Null for the first one, without a gyroscope, and where samples were missing. */
  readonly tilt: TiltReading | null;
}

/** A turn of the device that lies flat, in degrees; positive is counterclockwise seen from above. */
export interface FlatTurn {
  /** By the gyroscope; null without one. */
  readonly byRate: InUnits | null;
  /** By the compass; null without one. */
  readonly byCompass: number | null;
}

/** What the sensors have said so far. */
export interface MotionReading {
  /** Readings a second, in Hz; null before there are enough. */
  readonly rate: number | null;
  readonly hasGyroscope: boolean;
  readonly hasCompass: boolean;
  readonly rest: RestReading | null;
  /** In the order in which they were taken. */
  readonly positions: readonly PositionReading[];
  readonly turn: FlatTurn | null;
  /** The angles by which the screen was rotated, each once. In degrees. */
  readonly screenAngles: readonly number[];
}

/** The live state of a task. */
export interface MotionProgress {
  readonly reading: MotionReading;
  readonly isDone: boolean;
  /** Whether the device is still now. */
  readonly isStill: boolean;
  /** Share of the time at rest that is over, 0 to 1. */
  readonly share: number;
  /** The position that is asked for; null after the last, and in other tasks. */
  readonly wanted: Position | null;
  /** Whether it is held still in what the sensor takes for another position. */
  readonly isOther: boolean;
  /** The sign that the browser gives all axes, as far as it is known by now. */
  readonly sign: 1 | -1;
  /** Smoothed forces in m/s², rates in the unit of the browser, and the compass in degrees. */
  readonly force: Vector;
  readonly spin: Vector | null;
  readonly heading: number | null;
  /** By how much the device has turned in the turn, in degrees; null without a gyroscope. */
  readonly turned: number | null;
}

export const nothingRead: MotionReading = {
  rate: null,
  hasGyroscope: false,
  hasCompass: false,
  rest: null,
  positions: [],
  turn: null,
  screenAngles: [],
};
