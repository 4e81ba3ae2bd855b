import fc from 'fast-check';
import { judgeMouse, type MousePart, type MouseRun, mouseParts } from '../../../machines/mouse/mouse';
import { mouseMachine } from '../../../machines/mouse/mouse.machine';
import type { MovementReading } from '../../../measure/live/movement';
import { noDrags, noPresses, type Spot } from '../../../measure/pointer/presses';
import { deviceOf, noScrolling } from '../../../measure/pointer/scroll';
import { evidenceOf } from '../../kit/evidence/model';
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

const count = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max }));
const times = (max: number) =>
  fc.oneof(fc.constant<number[]>([]), fc.array(fc.integer({ min: 1, max }), { maxLength: 3 }));
const bounces = times(59).map((all) => all.map((after) => ({ button: after % 3, after })));
const counts = fc.record({ 0: count(20), 1: count(5), 2: count(5), 3: count(2) });

const movement: fc.Arbitrary<MovementReading> = fc.oneof(
  fc.constant(steady),
  fc
    .record({ samples: count(99), total: count(300), reason: fc.constantFrom('few' as const, 'slow' as const) })
    .map((reading) => ({ ...steady, rate: null, interval: null, spread: null, ...reading })),
);

const runs: fc.Arbitrary<MouseRun> = fc
  .record({
    done: fc.record({ click: fc.boolean(), movement: fc.boolean(), scroll: fc.boolean(), double: fc.boolean() }),
    click: fc.record({ counts, bounces }),
    lacksMiddle: fc.boolean(),
    lacksWheel: fc.boolean(),
    carrying: fc.record({ carried: count(3), early: count(2), drops: times(150) }),
    movement,
    scroll: fc.record({
      up: count(30),
      down: count(30),
      left: count(3),
      reversals: times(9000),
      look: fc.constantFrom('wheel', 'fine wheel', 'touch pad'),
    }),
    double: fc.record({ counts, bounces, doubles: count(12) }),
  })
  .map(({ done, click, carrying, scroll: { look, ...scroll }, double, ...rest }) => ({
    ...good,
    ...rest,
    done,
    click: { ...noPresses, ...click },
    carrying: { ...noDrags, ...carrying },
    scroll: {
      ...noScrolling,
      ...scroll,
      looks: { ...noScrolling.looks, [look]: scroll.up + scroll.down + scroll.left },
    },
    double: { ...noPresses, ...double, shortest: double.doubles > 0 ? 120 : null },
  }));

/** Changes a part that was completed. Returns null if it was not. */
const inPart = (part: MousePart, change: (run: MouseRun) => Partial<MouseRun> | null) => (run: MouseRun) => {
  const changed = run.done[part] ? change(run) : null;
  return changed && { ...run, ...changed };
};
const bounce = { button: 0, after: 14 };

export const evidence = evidenceOf<MouseRun>({
  check: 'mouse',
  judge: judgeMouse,
  complete: good,
  runs,
  faults: {
    'an accidental double click in the click test': inPart('click', ({ click }) => ({
      click: { ...click, bounces: [...click.bounces, bounce] },
    })),
    'an accidental double click in the double click test': inPart('double', ({ double }) => ({
      double: { ...double, bounces: [...double.bounces, bounce] },
    })),
    'contact lost during a drag': inPart('click', ({ carrying }) => ({
      carrying: { ...carrying, drops: [...carrying.drops, 18] },
    })),
    'a block dropped early': inPart('click', ({ carrying }) => ({
      carrying: { ...carrying, early: carrying.early + 1 },
    })),
    'a wheel that jumps backwards': inPart('scroll', ({ scroll }) =>
      deviceOf(scroll) === 'touch pad' ? null : { scroll: { ...scroll, reversals: [...scroll.reversals, 1] } },
    ),
  },
  losses: {
    ...Object.fromEntries(
      mouseParts.map((part) => [
        `${part} completed`,
        inPart(part, ({ done }) => ({ done: { ...done, [part]: false } })),
      ]),
    ),
    'presses of Middle': inPart('click', ({ click }) =>
      (click.counts[1] ?? 0) > 0
        ? { click: { ...click, counts: { ...click.counts, 1: (click.counts[1] ?? 0) - 1 } } }
        : null,
    ),
    'a complete drag': inPart('click', ({ carrying }) =>
      carrying.carried > 0 ? { carrying: { ...carrying, carried: carrying.carried - 1 } } : null,
    ),
    'a polling rate': inPart('movement', ({ movement: reading }) =>
      reading.rate === null
        ? null
        : { movement: { ...reading, rate: null, interval: null, spread: null, samples: 99, reason: 'few' } },
    ),
    'steps up': inPart('scroll', ({ scroll }) => (scroll.up > 9 ? { scroll: { ...scroll, up: 9 } } : null)),
    'steps down': inPart('scroll', ({ scroll }) => (scroll.down > 9 ? { scroll: { ...scroll, down: 9 } } : null)),
    'a double click': inPart('double', ({ double }) =>
      double.doubles > 0 ? { double: { ...double, doubles: double.doubles - 1 } } : null,
    ),
  },
});
