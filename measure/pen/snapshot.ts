import type { MovementReading } from '../live/movement';
import type { TouchSnapshot } from '../touch/snapshot';
import type { ContactReading } from './contact';
import type { PenFeatures } from './features';
import type { PalmReading } from './palm';
import type { PressureReading } from './pressure';
import type { RulerReading } from './ruler';

/** The person's task on the sheet. */
export const penTasks = ['cover', 'press', 'ruler', 'palm'] as const;
export type PenTask = (typeof penTasks)[number];

/** State of a sheet at the end of a run. */
export interface PenSnapshot {
  /** The cells, in the format of the touch test. Cells touched by the pen count as touched by a finger. */
  readonly coverage: TouchSnapshot;
  /** Report rate, computed as in the mouse test. */
  readonly movement: MovementReading;
  readonly pressure: PressureReading;
  readonly contact: ContactReading;
  readonly ruler: RulerReading;
  readonly features: PenFeatures;
  readonly palm: PalmReading;
  /** Whether the browser delivers every sample, not just one per frame. */
  readonly everySample: boolean;
}

/** Live figures of a run. */
export interface PenProgress {
  readonly cells: number;
  readonly touched: number;
  /** Whether a pen was detected, and whether anything else tried to draw. */
  readonly isSeen: boolean;
  readonly isOther: boolean;
  /** Whether the pen is down. */
  readonly isDown: boolean;
  /** Report rate, Hz; null until known. */
  readonly rate: number | null;
  /** Pressure of the last sample, 0 to 1; lowest, highest and number of distinct pressures so far. */
  readonly pressure: number;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly levels: number;
  readonly ruler: RulerReading;
  readonly tiltX: number;
  readonly tiltY: number;
  readonly twist: number;
  readonly palm: PalmReading;
}
