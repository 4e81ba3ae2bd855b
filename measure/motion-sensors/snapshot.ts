import type { Position } from './positions';
import type { RestReading } from './rest';
import type { Vector } from './vectors';

/** What the person does with the device while its sensors are read. */
export const motionTasks = ['rest', 'positions', 'turn'] as const;
export type MotionTask = (typeof motionTasks)[number];

/** A result for each unit that browsers use for rotation rates. */
export interface InUnits {
  readonly degrees: number;
  /** Assuming rates in radians per second, as in Chrome before version 66. */
  readonly radians: number;
}

/** A turn from one position to the next, by gravity and by the gyroscope. Angles in degrees. */
export interface TiltReading {
  readonly from: Position;
  /** Angle between the two gravity readings. */
  readonly byGravity: number;
  /** Angle between gravity before and the gyroscope's prediction of gravity now. */
  readonly byRate: InUnits;
  /** Angle between gravity now and the gyroscope's prediction. */
  readonly error: InUnits;
}

/** One of the six positions. */
export interface PositionReading {
  readonly position: Position;
  /** Mean force over one second, in m/s². */
  readonly mean: Vector;
  /** Whether the person confirmed this position because the sensor reported another. */
  readonly confirmed: boolean;
  /** Null for the first position, without a gyroscope, or if samples were missing. */
  readonly tilt: TiltReading | null;
}

/** A turn of the device lying flat, in degrees; positive is counterclockwise as seen from above. */
export interface FlatTurn {
  /** By the gyroscope; null without one. */
  readonly byRate: InUnits | null;
  /** By the compass; null without one. */
  readonly byCompass: number | null;
}

/** Sensor readings so far. */
export interface MotionReading {
  /** Sample rate, in Hz; null until there are enough samples. */
  readonly rate: number | null;
  readonly hasGyroscope: boolean;
  readonly hasCompass: boolean;
  readonly rest: RestReading | null;
  /** In the order of recording. */
  readonly positions: readonly PositionReading[];
  readonly turn: FlatTurn | null;
  /** The distinct angles by which the screen was rotated, in degrees. */
  readonly screenAngles: readonly number[];
}

/** The live state of a task. */
export interface MotionProgress {
  readonly reading: MotionReading;
  readonly isDone: boolean;
  /** Whether the device is still now. */
  readonly isStill: boolean;
  /** Elapsed share of the required time at rest, 0 to 1. */
  readonly share: number;
  /** The requested position; null after the last one and in other tasks. */
  readonly wanted: Position | null;
  /** Whether the device is held still in another position, according to the sensor. */
  readonly isOther: boolean;
  /** The sign of all axes in this browser, as far as known. */
  readonly sign: 1 | -1;
  /** Smoothed forces in m/s², rates in the browser's unit, and compass heading in degrees. */
  readonly force: Vector;
  readonly spin: Vector | null;
  readonly heading: number | null;
  /** Angle turned in the task `turn`, in degrees; null without a gyroscope. */
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
