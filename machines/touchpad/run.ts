import { noTrace, type PadReading } from '../../measure/live/pad-trace';
import { noPresses, type Presses } from '../../measure/pointer/presses';
import { type Dragging, noDragging } from '../../measure/touchpad/dragging';
import { noPinching, type Pinching } from '../../measure/touchpad/pinching';
import { noPadScrolling, type PadScrolling } from '../../measure/touchpad/scrolling';

/** What a person is asked to do, in the order of the steps. */
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

/** The facts of a run, from which it is judged: what each step saw. */
export interface PadRun {
  readonly line: PadReading;
  readonly edges: PadReading;
  /** Null until the time of the step is over. */
  readonly rest: PadReading | null;
  readonly palm: PadReading | null;
  readonly off: PadReading | null;
  readonly press: Presses;
  readonly tap: Presses;
  readonly menu: Presses;
  readonly drag: Dragging;
  readonly scroll: PadScrolling;
  readonly pinch: Pinching;
  /** Steps at which, as the person says, nothing happened. */
  readonly absent: readonly PadTask[];
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** What a step forgets when it begins again. */
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

/** Steps at which it means something that nothing happens: the others are a movement, which the first step has. */
const canBeAbsent = ['line', 'press', 'tap', 'menu', 'scroll', 'pinch'] as const satisfies readonly PadTask[];
export const isAbsenceTold = (task: PadTask): boolean => (canBeAbsent as readonly PadTask[]).includes(task);
