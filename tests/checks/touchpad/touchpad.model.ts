import fc from 'fast-check';
import { MIN_MENUS, MIN_PINCH, MIN_PRESSES } from '../../../machines/touchpad/evidence';
import { MIN_REVERSED, MIN_SCROLL_GAPS } from '../../../machines/touchpad/finger-parts';
import { MIN_JUMPS, MIN_LOSSES, MIN_STRETCHES } from '../../../machines/touchpad/movement-parts';
import { noRun, type PadRun, padTasks } from '../../../machines/touchpad/run';
import { judgeTouchpad } from '../../../machines/touchpad/touchpad';
import { touchpadMachine } from '../../../machines/touchpad/touchpad.machine';
import { noTrace, type PadReading } from '../../../measure/live/pad-trace';
import { type DragCounts, noDrags, noPresses } from '../../../measure/pointer/presses';
import { deviceOf } from '../../../measure/pointer/scroll';
import { noDragging } from '../../../measure/touchpad/dragging';
import { noPinching } from '../../../measure/touchpad/pinching';
import { noPadScrolling, scrollPad } from '../../../measure/touchpad/scrolling';
import { noSides } from '../../../measure/touchpad/sides';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';
import { drawLine, reachSides, restFinger, scrollFingers, turnWheel } from './measure/traces';

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

const count = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max }));
const bounce = { button: 0, after: 14 };
/** Strokes to one side. Possibly none reached it. */
const side = fc.record({ reached: count(3), short: count(5) });
const still = (path: number, others = 0): PadReading => ({
  ...noTrace,
  still: { ...noTrace.still, path, extent: path, longest: path, samples: path > 0 ? 4 : 0, others },
});
/** A pointer that jitters under a resting finger. */
const trembling: PadReading = {
  ...noTrace,
  still: { samples: 400, rms: 2.8, extent: 14, path: 900, longest: 9, others: 0 },
};
const drawn = drawLine();
const withLine = (line: Partial<PadReading['line']>): PadReading => ({ ...drawn, line: { ...drawn.line, ...line } });
const watched = fc.option(
  fc.tuple(count(30), count(2)).map(([path, others]) => still(path, others)),
  { nil: null },
);
const scrolled = scrollPad(noPadScrolling, scrollFingers());

const runs: fc.Arbitrary<PadRun> = fc
  .record({
    line: fc.oneof(
      fc.constant(noTrace),
      fc.constant(shortLine),
      fc.record({ jumps: count(3), stretches: count(3), losses: count(4) }).map(withLine),
    ),
    rest: fc.option(
      fc.oneof(
        fc.constantFrom(trembling, noTrace),
        count(40).map((path) => still(path)),
      ),
      { nil: null },
    ),
    edges: fc.record({ left: side, right: side, top: side, bottom: side }).map((sides) => ({ ...good.edges, sides })),
    press: fc.record({ count: count(5), bounces: fc.array(fc.constant(bounce), { maxLength: 2 }) }),
    tap: count(5),
    menu: count(4),
    drag: fc.record({
      carried: count(2),
      early: count(2),
      drops: fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 2 }),
    }),
    scroll: fc.oneof(
      fc.constant(noPadScrolling),
      fc.constant(scrollPad(noPadScrolling, turnWheel())),
      fc
        .record({
          up: count(900),
          down: count(900),
          left: count(300),
          right: count(300),
          reversed: count(3),
          gaps: count(4),
        })
        .map((part) => ({ ...scrolled, ...part })),
    ),
    pinch: fc.record({ apart: count(60), together: count(60), refused: count(5) }),
    palm: watched,
    off: watched,
    absent: fc.subarray(['line', 'press', 'tap', 'menu', 'scroll', 'pinch'] as const),
  })
  .map(({ press, tap, menu, drag, ...rest }) => ({
    ...good,
    ...rest,
    press: { ...noPresses, counts: { 0: press.count }, bounces: press.bounces },
    tap: { ...noPresses, counts: { 0: tap } },
    menu: { ...noPresses, counts: { 2: menu } },
    drag: { ...noDragging, presses: { ...noPresses, counts: { 0: 1 } }, counts: { ...noDrags, ...drag } },
  }));

const isDrawn = ({ line, absent }: PadRun) => line.movement.total > 0 && !absent.includes('line');
const isPad = ({ scroll, absent }: PadRun) => deviceOf(scroll.steps) === 'touch pad' && !absent.includes('scroll');
const inLine = (line: (now: PadReading['line']) => Partial<PadReading['line']>) => (run: PadRun) =>
  isDrawn(run) ? { ...run, line: { ...run.line, line: { ...run.line.line, ...line(run.line.line) } } } : null;

const inDrag = (change: (now: DragCounts) => Partial<DragCounts>) => (run: PadRun) => ({
  ...run,
  drag: { ...run.drag, counts: { ...run.drag.counts, ...change(run.drag.counts) } },
});

export const evidence = evidenceOf<PadRun>({
  check: 'touchpad',
  judge: judgeTouchpad,
  complete: good,
  runs,
  faults: {
    'a pad that does not move the pointer': (run) =>
      run.absent.includes('line') ? null : { ...run, line: noTrace, absent: [...run.absent, 'line'] },
    'a dead stretch': inLine(({ stretches }) => ({ stretches: stretches + MIN_STRETCHES })),
    jumps: inLine(({ jumps }) => ({ jumps: jumps + MIN_JUMPS })),
    'lost contact': inLine(({ losses }) => ({ losses: losses + MIN_LOSSES })),
    'a trembling pointer': (run) => ({ ...run, rest: trembling }),
    'a side that is out of reach': (run) => {
      const reached = { reached: 2, short: 0 };
      return {
        ...run,
        edges: {
          ...good.edges,
          sides: { ...noSides, left: reached, right: reached, top: { reached: 0, short: 4 }, bottom: reached },
        },
      };
    },
    'a press that arrives twice': (run) =>
      run.absent.includes('press')
        ? null
        : { ...run, press: { ...run.press, bounces: [...run.press.bounces, bounce] } },
    'contact lost during a drag': inDrag(({ drops }) => ({ drops: [...drops, 18] })),
    'a block dropped early': inDrag(({ early }) => ({ early: early + 1 })),
    'scrolling that goes back': (run) =>
      isPad(run) ? { ...run, scroll: { ...run.scroll, reversed: run.scroll.reversed + MIN_REVERSED } } : null,
    'scrolling that stutters': (run) =>
      isPad(run) ? { ...run, scroll: { ...run.scroll, gaps: run.scroll.gaps + MIN_SCROLL_GAPS } } : null,
    'a palm that moves the pointer': (run) => ({ ...run, palm: still(40) }),
    'a pointer that moves by itself': (run) => ({ ...run, off: still(40) }),
  },
  losses: {
    'the line': (run) => (isDrawn(run) ? { ...run, line: noTrace } : null),
    'most of the line': (run) => (isDrawn(run) && run.line.line.longest === 0 ? { ...run, line: shortLine } : null),
    'the resting finger': (run) => run.rest && { ...run, rest: null },
    'the strokes to the sides': (run) => ({ ...run, edges: noTrace }),
    'one side': (run) =>
      run.edges.sides.left.reached > 0
        ? { ...run, edges: { ...run.edges, sides: { ...run.edges.sides, left: { reached: 0, short: 0 } } } }
        : null,
    'a press': (run) => {
      const presses = run.press.counts[0] ?? 0;
      return presses > 0 && presses <= MIN_PRESSES
        ? { ...run, press: { ...run.press, counts: { 0: presses - 1 } } }
        : null;
    },
    'half of the taps': (run) =>
      (run.tap.counts[0] ?? 0) >= MIN_PRESSES ? { ...run, tap: { ...run.tap, counts: { 0: 1 } } } : null,
    'half of the two-finger presses': (run) =>
      (run.menu.counts[2] ?? 0) >= MIN_MENUS ? { ...run, menu: { ...run.menu, counts: { 2: 1 } } } : null,
    'the drags': (run) => (run.drag.counts.carried > 0 ? inDrag(() => ({ carried: 0 }))(run) : null),
    'scrolling up': (run) => (run.scroll.up >= 600 ? { ...run, scroll: { ...run.scroll, up: 100 } } : null),
    'all scrolling': (run) => (isPad(run) ? { ...run, scroll: noPadScrolling } : null),
    'the way of a pad, for that of a wheel': (run) =>
      isPad(run) ? { ...run, scroll: scrollPad(noPadScrolling, turnWheel()) } : null,
    'hands off': (run) => run.off && { ...run, off: null },
  },
});
