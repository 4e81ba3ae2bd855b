import { type MouseRun, mouseParts } from '../../../machines/mouse/mouse';
import { mouseMachine } from '../../../machines/mouse/mouse.machine';
import type { MovementReading } from '../../../measure/live/movement';
import { noDrags, noPresses, type Spot } from '../../../measure/pointer/presses';
import { noScrolling } from '../../../measure/pointer/scroll';
import { type ModelEvent, modelOf } from '../../kit/model';

/** A 1000 Hz mouse that was moved for 2 s. */
export const steady: MovementReading = {
  rate: 1000,
  interval: 1,
  spread: 0.02,
  samples: 1999,
  reason: null,
  timerResolution: 0,
  total: 2000,
  distance: 4000,
};

/** A run with a fault-free mouse and all evidence. */
export const good: MouseRun = {
  done: { click: true, movement: true, scroll: true, double: true },
  durations: { click: 9000, movement: 11_000, scroll: 12_000, double: 10_000 },
  click: { ...noPresses, counts: { 0: 4, 1: 3, 2: 3 } },
  carrying: { ...noDrags, carried: 1 },
  movement: steady,
  scroll: { ...noScrolling, up: 20, down: 20, looks: { ...noScrolling.looks, wheel: 40 } },
  double: { ...noPresses, counts: { 0: 20 }, doubles: 10 },
  startedAt: 1000,
  finishedAt: 60_000,
};

/** Times at which parts begin and end, in ms, and a time shortly after the beginning. */
const BEGIN = 10_000;
const END = 20_000;
export const soon = { begin: BEGIN + 100 } as const;
/** Time stamps of button events, in ms. */
const stamps = { press: 1000, release: 1300, backAtOnce: 1310, late: 1900 } as const;

const input = (button: number, spot: Spot, timestamp: number) => ({ button, spot, timestamp, x: 10, y: 20 });
const notch = { deltaX: 0, deltaY: 100, timestamp: 1000, lines: false, notchX: 0, notchY: -120 };

const events: readonly ModelEvent<typeof mouseMachine>[] = [
  { type: 'DEVICE', present: false },
  { type: 'DEVICE', present: true },
  ...mouseParts.map((part) => ({ type: 'START', part, at: BEGIN }) as const),
  { type: 'xstate.after.time to settle.mouse.testing.choosing.settling' },
  { type: 'TICK', at: BEGIN + 5000 },
  { type: 'COMPLETE', at: soon.begin },
  { type: 'COMPLETE', at: END },
  { type: 'RESET' },
  { type: 'MIDDLE', isFitted: false },
  { type: 'WHEEL.PRESENT', isFitted: false },
  { type: 'PRESS', input: input(0, 'block', stamps.press) },
  { type: 'PRESS', input: input(0, 'pad', stamps.press) },
  { type: 'PRESS', input: input(0, 'pad', stamps.backAtOnce) },
  { type: 'PRESS', input: input(0, 'pad', stamps.late) },
  { type: 'PRESS', input: input(2, 'pad', stamps.press) },
  { type: 'RELEASE', input: input(0, 'block', stamps.release) },
  { type: 'RELEASE', input: input(0, 'goal', stamps.release) },
  { type: 'RELEASE', input: input(0, 'pad', stamps.release) },
  { type: 'RELEASE', input: input(2, 'pad', stamps.release) },
  { type: 'xstate.after.time to drop.mouse.testing.running.click.loose' },
  { type: 'LOST' },
  { type: 'MOTION', reading: steady },
  { type: 'WHEEL', inputs: [notch] },
  { type: 'FINISH', at: 30_000 },
  { type: 'CONTINUE', part: 'scroll', at: BEGIN },
  { type: 'AGAIN' },
];

/** The mouse machine, walked with one completed part and one button down (or Left and Right) at a time. */
export const mouseModel = modelOf(mouseMachine, {
  events,
  key: (snapshot) => {
    const { context } = snapshot;
    return [
      mouseParts.filter((part) => context.done[part]),
      context.present,
      context.lacksMiddle,
      context.lacksWheel,
      snapshot.matches({ testing: { choosing: 'settling' } }) && context.last,
      context.changedAt,
      context.now,
      context.click.clicks.length > 0,
      context.double.clicks.length > 0,
      context.click.down,
      context.double.down,
      context.carrying.lostAt,
      context.movement.rate,
      context.scroll.records.length > 0,
    ];
  },
  skip: (snapshot, event) => {
    const { active, done, changedAt, now, click, double, movement, scroll, present } = snapshot.context;
    const completed = mouseParts.filter((part) => done[part]);
    const loose = snapshot.matches({ testing: { running: { click: 'loose' } } });
    const carrying = snapshot.matches({ testing: { running: { click: 'carrying' } } });
    const ticked = active !== null && now !== changedAt;
    // With one part completed, a second one is only reset.
    if (active !== null && completed.some((part) => part !== active)) return event.type !== 'RESET';
    const touched = (active === 'double' ? double : click).clicks.length > 0;
    const { down } = active === 'double' ? double : click;
    switch (event.type) {
      case 'MIDDLE':
      case 'WHEEL.PRESENT':
      case 'DEVICE':
        if (event.type === 'MIDDLE' && snapshot.context.lacksWheel) return true;
        return active !== null || completed.length > 0 || snapshot.matches('results');
      case 'START':
        // Without a wheel, only the wheel's test is walked.
        if (snapshot.context.lacksWheel && event.part !== 'scroll') return true;
        // While its button settles, the first part can also be followed by another one.
        if (snapshot.matches({ testing: { choosing: 'settling' } })) return !['click', 'movement'].includes(event.part);
        return present === false || completed.some((part) => part !== event.part);
      case 'COMPLETE':
        if (ticked) return true;
        return event.at === soon.begin && (active !== 'click' || touched);
      // A tick advances the time, so it occurs only where time does not count. After it, a part is only reset.
      case 'TICK':
        return ticked || touched || movement.rate !== null || scroll.records.length > 0;
      case 'MOTION':
        return ticked || movement.rate !== null;
      case 'WHEEL':
        return ticked || scroll.records.length > 0;
      case 'PRESS': {
        if (ticked) return true;
        const { button, spot, timestamp } = event.input;
        if (timestamp !== stamps.press) return !loose || down.includes(0);
        if (loose || down.includes(button)) return true;
        if (button === 2) return active !== 'click' || (down.length > 0 && !carrying);
        return down.length > 0 || (active === 'double' && spot === 'block');
      }
      case 'RELEASE': {
        const { button, spot } = event.input;
        if (!down.includes(button)) return true;
        return button === 0 && !carrying && spot !== 'pad';
      }
      default:
        return false;
    }
  },
});
