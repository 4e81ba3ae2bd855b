import type { MovementReading } from '../live/movement';
import type { TouchSnapshot } from '../touch/snapshot';
import type { ContactReading } from './contact';
import type { PenFeatures } from './features';
import type { PressureReading } from './pressure';
import type { RulerReading } from './ruler';

/** What the person does on the sheet. */
export const penTasks = ['cover', 'press', 'ruler', 'palm'] as const;
export type PenTask = (typeof penTasks)[number];

/** What arrived while the pen wrote and the hand rested on the screen. */
export interface PalmReading {
  /** Samples of the pen in contact. */
  readonly samples: number;
  /** Touches that reached the page meanwhile. */
  readonly touches: number;
  /** Strokes that the system took away. */
  readonly cancels: number;
}

/** What a sheet knows when a run ends. */
export interface PenSnapshot {
  /** The cells, as the touch test keeps them: those that the pen touched count as a finger's. */
  readonly coverage: TouchSnapshot;
  /** Reports a second, by the arithmetic of the mouse test. */
  readonly movement: MovementReading;
  readonly pressure: PressureReading;
  readonly contact: ContactReading;
  readonly ruler: RulerReading;
  readonly features: PenFeatures;
  readonly palm: PalmReading;
  /** Whether the browser hands over every sample, and not one a frame. */
  readonly everySample: boolean;
}

/** The live figures of a run. */
export interface PenProgress {
  readonly cells: number;
  readonly touched: number;
  /** Whether a pen was seen, and whether anything else tried to draw. */
  readonly isSeen: boolean;
  readonly isOther: boolean;
  /** Whether the pen is down. */
  readonly isDown: boolean;
  /** Reports a second, Hz; null before it is known. */
  readonly rate: number | null;
  /** The pressure of the last sample, 0 to 1, and the extremes and number of those so far. */
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
