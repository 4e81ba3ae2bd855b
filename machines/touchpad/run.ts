import { noTrace, type PadReading } from '../../measure/live/pad-trace';
import { noPresses, type Presses } from '../../measure/pointer/presses';
import { type Dragging, noDragging } from '../../measure/touchpad/dragging';
import { noPinching, type Pinching } from '../../measure/touchpad/pinching';
import { noPadScrolling, type PadScrolling } from '../../measure/touchpad/scrolling';

/** The tasks for the person, in order, and what each has read when it starts. */
export const noReadings = {
  line: noTrace,
  rest: null,
  edges: noTrace,
  press: noPresses,
  tap: noPresses,
  menu: noPresses,
  drag: noDragging,
  scroll: noPadScrolling,
  pinch: noPinching,
  palm: null,
  off: null,
} as const;
export type PadTask = keyof typeof noReadings;
export const padTasks = Object.keys(noReadings) as readonly PadTask[];

/** The data that a run is judged by: the readings of each step. */
export interface PadRun {
  readonly line: PadReading;
  readonly edges: PadReading;
  /** Null until the step's time is over. */
  readonly rest: PadReading | null;
  readonly palm: PadReading | null;
  readonly off: PadReading | null;
  readonly press: Presses;
  readonly tap: Presses;
  readonly menu: Presses;
  readonly drag: Dragging;
  readonly scroll: PadScrolling;
  readonly pinch: Pinching;
  /** Steps at which nothing happened, as stated by the person. */
  readonly absent: readonly PadTask[];
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

export const noRun: PadRun = { ...noReadings, absent: [], startedAt: 0, finishedAt: 0 };

/** Steps at which it is significant if nothing happens. The others only need movement, which the first step covers. */
const canBeAbsent: readonly PadTask[] = ['line', 'press', 'tap', 'menu', 'scroll', 'pinch'];
export const canReportAbsence = (task: PadTask): boolean => canBeAbsent.includes(task);
