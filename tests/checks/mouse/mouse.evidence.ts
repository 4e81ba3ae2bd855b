import fc from 'fast-check';
import { judgeMouse, type MousePart, type MouseRun, mouseParts } from '../../../machines/mouse/mouse';
import type { MovementReading } from '../../../measure/live/movement';
import { noDrags, noPresses } from '../../../measure/pointer/presses';
import { deviceOf, noScrolling } from '../../../measure/pointer/scroll';
import { evidenceOf } from '../../kit/evidence/model';
import { good, steady } from './mouse.model';

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

export default evidenceOf<MouseRun>({
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
