import { MIN_MENUS, MIN_PINCH, MIN_PRESSES } from '../../../machines/touchpad/evidence';
import { noRun, type PadRun, padTasks } from '../../../machines/touchpad/run';
import { touchpadMachine } from '../../../machines/touchpad/touchpad.machine';
import { noTrace, type PadReading } from '../../../measure/live/pad-trace';
import { noDrags, noPresses } from '../../../measure/pointer/presses';
import { noDragging } from '../../../measure/touchpad/dragging';
import { noPinching } from '../../../measure/touchpad/pinching';
import { noPadScrolling, scrollPad } from '../../../measure/touchpad/scrolling';
import { modelOf } from '../../kit/model';
import { drawLine, reachSides, restFinger, scrollFingers } from './measure/traces';

/** A clean run of a touchpad with all evidence. */
export const good: PadRun = {
  ...noRun,
  line: drawLine(),
  edges: reachSides(),
  rest: restFinger(),
  palm: noTrace,
  off: noTrace,
  press: { ...noPresses, counts: { 0: MIN_PRESSES } },
  tap: { ...noPresses, counts: { 0: MIN_PRESSES } },
  menu: { ...noPresses, counts: { 2: MIN_MENUS } },
  drag: { ...noDragging, presses: { ...noPresses, counts: { 0: 1 } }, counts: { ...noDrags, carried: 1 } },
  scroll: scrollPad(noPadScrolling, scrollFingers()),
  pinch: { ...noPinching, apart: 2 * MIN_PINCH, together: 2 * MIN_PINCH },
  startedAt: 1000,
  finishedAt: 121_000,
};

/** A short line, and the reading of a resting pointer. */
export const shortLine: PadReading = drawLine({}, 1);

const NOW_MS = 10_000;
const left = { x: 10, y: 20, button: 0, timestamp: 1000, spot: 'block' } as const;
const pinchApart = { delta: -4, isWheel: false };
const twoFingers = { deltaX: 0, deltaY: 17, timestamp: 1000, lines: false, notchX: 0, notchY: -51 };

/** The touchpad machine, walked from each step to the next, with at most one input per step. */
export const touchpadModel = modelOf(touchpadMachine, {
  events: [
    { type: 'DEVICE', present: false },
    { type: 'DEVICE', present: true },
    { type: 'START', task: 'line', at: NOW_MS },
    ...padTasks.map((task) => ({ type: 'TASK', task, at: NOW_MS }) as const),
    { type: 'ABSENT' },
    { type: 'MOTION', reading: shortLine },
    { type: 'TICK', at: NOW_MS + 3000 },
    { type: 'xstate.after.time to rest.touchpad.running.resting' },
    { type: 'xstate.after.time to watch.touchpad.running.watching' },
    { type: 'PRESS', input: left },
    { type: 'RELEASE', input: { ...left, spot: 'goal', timestamp: 1500 } },
    { type: 'LOST' },
    { type: 'WHEEL', inputs: [twoFingers] },
    { type: 'PINCH', inputs: [pinchApart] },
    { type: 'FINISH', at: 90_000 },
    { type: 'CONTINUE', task: 'scroll', at: NOW_MS },
    { type: 'AGAIN' },
  ],
  key: (snapshot) => {
    const { context } = snapshot;
    return [
      context.present,
      context.task,
      context.now,
      context.absent,
      context.watched !== null,
      context[context.task] !== noRun[context.task],
      context.press.down,
      context.drag.isHeld,
    ];
  },
  skip: (snapshot, event) => {
    const { task, now, present, press, drag, absent, watched } = snapshot.context;
    const isRunning = snapshot.matches('running');
    const isFresh = snapshot.context[task] === noRun[task];
    // The steps are independent: each resets only its own data. So the walk keeps no data of earlier steps.
    if (isRunning && absent.some((one) => one !== task)) return event.type !== 'FINISH';
    switch (event.type) {
      case 'DEVICE':
        return isRunning || snapshot.matches('results');
      case 'START':
        return present === false;
      case 'TASK':
        return (
          padTasks.indexOf(event.task) !== padTasks.indexOf(task) + 1 || !isFresh || watched !== null || now !== NOW_MS
        );
      case 'MOTION':
        return !isFresh || watched !== null;
      case 'TICK':
        return now !== NOW_MS || watched !== null;
      // A step without a reading is tested elsewhere, because a page always sends one.
      case 'xstate.after.time to rest.touchpad.running.resting':
      case 'xstate.after.time to watch.touchpad.running.watching':
        return watched === null;
      case 'PRESS':
        return !isFresh || press.down.length > 0;
      case 'RELEASE':
      case 'LOST':
        return press.down.length === 0 && !drag.isHeld;
      case 'WHEEL':
      case 'PINCH':
        return !isFresh;
      default:
        return false;
    }
  },
});
