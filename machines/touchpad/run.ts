import { noTrace, type PadReading } from '../../measure/live/pad-trace';
import { noPresses, type Presses } from '../../measure/pointer/presses';
import { type Dragging, noDragging } from '../../measure/touchpad/dragging';
import { noPinching, type Pinching } from '../../measure/touchpad/pinching';
import { noPadScrolling, type PadScrolling } from '../../measure/touchpad/scrolling';

/** The tasks for the person, in order. */
export const padTasks = [
  'line',
  'rest',
  'edges',
  'press',
  'tap',
  'menu',
  'drag',
  'scroll',
  'pinch',
  'palm',
  'off',
] as const;
export type PadTask = (typeof padTasks)[number];

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

/** The values that a step resets when it starts again. */
export const forgotten = {
  line: { line: noTrace },
  rest: { rest: null },
  edges: { edges: noTrace },
  press: { press: noPresses },
  tap: { tap: noPresses },
  menu: { menu: noPresses },
  drag: { drag: noDragging },
  scroll: { scroll: noPadScrolling },
  pinch: { pinch: noPinching },
  palm: { palm: null },
  off: { off: null },
} as const satisfies { readonly [Task in PadTask]: Pick<PadRun, Task> };

export const noRun: PadRun = {
  ...forgotten.line,
  ...forgotten.rest,
  ...forgotten.edges,
  ...forgotten.press,
  ...forgotten.tap,
  ...forgotten.menu,
  ...forgotten.drag,
  ...forgotten.scroll,
  ...forgotten.pinch,
  ...forgotten.palm,
  ...forgotten.off,
  absent: [],
  startedAt: 0,
  finishedAt: 0,
};

/** Steps at which it is significant if nothing happens. The others only need movement, which the first step covers. */
const canBeAbsent = ['line', 'press', 'tap', 'menu', 'scroll', 'pinch'] as const satisfies readonly PadTask[];
export const canReportAbsence = (task: PadTask): boolean => (canBeAbsent as readonly PadTask[]).includes(task);
