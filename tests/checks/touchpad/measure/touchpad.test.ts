import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPadTrace } from '../../../../measure/live/pad-trace';
import { deviceOf } from '../../../../measure/pointer/scroll';
import { deltaOfScale, noPinching, pinch, scaleOf } from '../../../../measure/touchpad/pinching';
import { noPadScrolling, scrollPad } from '../../../../measure/touchpad/scrolling';
import { SidesMeter, sides } from '../../../../measure/touchpad/sides';
import { StillMeter } from '../../../../measure/touchpad/still';
import {
  drawLine,
  type Fingers,
  fingersOf,
  reachSides,
  restFinger,
  scrollFingers,
  turnWheel,
  wheelInput,
} from './traces';

const scrolled = (fingers: Partial<Fingers>) => scrollPad(noPadScrolling, scrollFingers(fingers));

describe('the line of one finger', () => {
  /** Steps of 8 px, with one of `px` in `gap` ms among them. The next one has `next` px, those after it `around`. */
  it.each([
    ['a jump of 45 px among eight steps', { before: 4, px: 45 }, [1, 0, 0]],
    ['among seven', { before: 3, px: 45 }, [0, 0, 0]],
    ['among seven of a later line', { before: 3, px: 45, isLater: true }, [1, 0, 0]],
    ['with two steps after it', { px: 45, after: 2 }, [0, 0, 0]],
    ['of 39 px, less than five times the steps', { px: 39 }, [0, 0, 0]],
    ['a line that gets fast', { px: 45, next: 45 }, [0, 0, 0]],
    ['a dead stretch of 40 ms', { gap: 40, px: 40 }, [0, 1, 0]],
    ['of 39 ms', { gap: 39, px: 40 }, [0, 0, 0]],
    ['of four intervals of 12 ms', { every: 12, gap: 48, px: 40 }, [0, 1, 0]],
    ['of less', { every: 12, gap: 47, px: 40 }, [0, 0, 0]],
    ['lost contact of 30 ms', { gap: 30 }, [0, 0, 1]],
    ['of 29 ms', { gap: 29 }, [0, 0, 0]],
    ['of 90 ms', { gap: 90 }, [0, 0, 1]],
    ['of 91 ms', { gap: 91 }, [0, 0, 0]],
    ['a finger that stops for 60 ms', { gap: 60, px: 1, next: 1, around: 1 }, [0, 0, 0]],
    ['one that turns back', { gap: 60, next: -8, around: -8 }, [0, 0, 0]],
  ] as const)('%s: %j', (_, change, [jumps, stretches, losses]) => {
    const given = { every: 8, before: 5, gap: 8, px: 8, next: 8, around: 8, after: 3, isLater: false, ...change };
    const { every, before, gap, px, next, around, after, isLater } = given;
    const trace = createPadTrace();
    let [at, x] = [0, 0];
    const step = (ms: number, dx: number) => {
      at += ms;
      x += dx;
      trace.push(at, x, 100);
    };
    if (isLater) {
      for (let i = 0; i < 20; i++) step(every, 8);
      trace.leave();
    }
    for (let i = 0; i <= before; i++) step(every, 8);
    step(gap, px);
    step(every, next);
    for (let i = 1; i < after; i++) step(every, around);
    expect(trace.read(at).line).toMatchObject({ jumps, stretches, losses });
  });

  it('measures the rate of the pad as the mouse test does', () => {
    for (const rate of [80, 125, 140]) {
      const { movement } = drawLine({ rate, step: 0.25 }, 20);
      expect((movement.rate ?? 0) / rate).toBeGreaterThan(0.99);
      expect((movement.rate ?? 0) / rate).toBeLessThan(1.01);
    }
  });

  it('takes places beyond the field for no jump', () => {
    const trace = createPadTrace();
    trace.fit(400, 300);
    for (let i = 0; i < 40; i++) trace.push(i * 8, 100 + 2 * i, 100);
    trace.leave();
    for (let i = 0; i < 40; i++) trace.push(500 + i * 8, 380 - 2 * i, 250);
    expect(trace.read(2000).line).toMatchObject({ jumps: 0, stretches: 0, losses: 0 });
    trace.restart();
    expect(trace.read(2000)).toEqual(createPadTrace().read(2000));
    expect(trace.count).toBe(0);
  });
});

describe('a resting finger', () => {
  it('has the rms and the box that were planted', () => {
    const { still } = restFinger({ jitter: 3, rate: 125 });
    // Two axes of 3 px each, rounded to whole px, which adds 1/12 px² of variance to each.
    expect(still.rms).toBeGreaterThan(0.9 * Math.sqrt(2 * (9 + 1 / 12)));
    expect(still.rms).toBeLessThan(1.15 * Math.sqrt(2 * (9 + 1 / 12)));
    expect(still.path).toBeGreaterThan(10 * still.extent);
  });

  it.each([
    ['', { samples: 0, rms: 0, extent: 0, path: 0, longest: 0 }],
    ['50 60', { samples: 1, rms: 0, extent: 0, path: 0, longest: 0 }],
    // Means of 1.5 and 2: squares of 2.25 and 4 at each.
    ['50 60, 53 64', { samples: 2, rms: 2.5, extent: 5, path: 5, longest: 5 }],
    ['50 60, 47 56, 50 60, 50 61', { samples: 4, extent: Math.hypot(3, 5), path: 11, longest: 5 }],
  ])('at %j has its figures', (places, figures) => {
    const meter = new StillMeter();
    for (const place of places.split(', ').filter(Boolean)) {
      const [x = 0, y = 0] = place.split(' ').map(Number);
      meter.push(x, y);
    }
    expect(meter.read()).toMatchObject({ ...figures, others: 0 });
  });

  it('counts presses and scrolling beside it', () => {
    const trace = createPadTrace();
    trace.other();
    trace.other();
    expect(trace.read(0).still).toMatchObject({ samples: 0, path: 0, others: 2 });
    expect(trace.others).toBe(2);
  });
});

describe('the sides', () => {
  it.each(sides)('%s is not reached where strokes end on the way', (bad) => {
    const reading = reachSides(bad, 3).sides;
    expect(reading[bad]).toEqual({ reached: 0, short: 3 });
    for (const side of sides) if (side !== bad) expect(reading[side]).toEqual({ reached: 3, short: 0 });
  });

  /** Places, times in ms to wait, and `out` of the field. */
  it.each([
    ['from the ring to 24 px', '368 180, 24 180', 'left 1/0'],
    ['from outside of the ring', '367 180, 24 180', ''],
    ['not quite so far', '400 180, 25 180, 151', 'left 0/1'],
    ['without a pause yet', '400 180, 25 180, 150', ''],
    ['to the right', '400 180, 776 180', 'right 1/0'],
    ['up', '400 180, 400 24', 'top 1/0'],
    ['down', '400 180, 400 336', 'bottom 1/0'],
    ['a little', '400 180, 538 180, 151', ''],
    ['a third of the way', '400 180, 540 180, 151', 'right 0/1'],
    ['out from half of the way', '400 180, 600 180, out', 'right 1/0'],
    ['out from less', '400 180, 599 180, out, 151', ''],
    ['twice', '400 180, 776 180, 780 180, 400 180, 780 200', 'right 2/0'],
    ['to a corner that is nearer above', '400 180, 500 80, 151', 'top 0/1'],
  ])('%s counts as it should', (_, events, counted) => {
    const meter = new SidesMeter();
    meter.fit(800, 360);
    let at = 5000;
    for (const event of events.split(', ')) {
      const [x = 0, y] = event.split(' ').map(Number);
      if (event === 'out') meter.leave();
      else if (y === undefined) at += x;
      else meter.push(at, x, y);
    }
    const reading = meter.read(at);
    const told = sides.filter((side) => reading[side].reached + reading[side].short > 0);
    expect(told.map((side) => `${side} ${reading[side].reached}/${reading[side].short}`).join()).toBe(counted);
  });

  it('are not reached by a finger that is lifted on the way', () => {
    const trace = createPadTrace();
    trace.fit(800, 360);
    for (let i = 0; i <= 25; i++) trace.push(i * 8, 400 + 10 * i, 180);
    for (let i = 0; i <= 15; i++) trace.push(500 + i * 8, 660 + 10 * i, 180);
    expect(trace.read(700).sides.right).toEqual({ reached: 0, short: 1 });
  });
});

describe('two fingers that scroll', () => {
  it.each([1, 2, 3, 4, 5])('have steps back that were planted (seed %i)', (seed) => {
    expect(scrolled({ ...fingersOf(seed), reversed: 5 }).reversed).toBe(5);
  });

  it.each([
    ['a step back amid a stroke', [10, 10, -5, 10], 1],
    ['a step back after a turn', [-10, 10, -5, 10], 0],
    ['a turn', [10, 10, -5, -10], 0],
    ['less than 3 px', [6, 6, -2, 6], 0],
    ['3 px', [6, 6, -3, 6], 1],
    ['less than a quarter of the steps beside it', [10, 20, -4, 10], 0],
    ['a quarter of them', [10, 20, -5, 10], 1],
  ])('have %s', (_, steps, reversed) => {
    const inputs = steps.map((delta, i) => wheelInput(0, delta, 16 * i));
    expect(scrollPad(noPadScrolling, inputs).reversed).toBe(reversed);
  });

  it('have no gap where the browser merged events', () => {
    // Of every nine events of a steady stroke, the last three are merged into one that arrives 40 ms late.
    const inputs = Array.from({ length: 30 }, (_, i) => (i % 9 < 6 ? [{ i, n: 1 }] : i % 9 === 8 ? [{ i, n: 8 }] : []))
      .flat()
      .map(({ i, n }) => wheelInput(0, 10 * n, i * 16 + (n > 1 ? 40 : 0)));
    expect(scrollPad(noPadScrolling, inputs).gaps).toBe(0);
  });

  it.each([
    ['50 ms', [0, 16, 66, 82], [9, 9, 9, 9], 50],
    ['less', [0, 16, 65, 81], [9, 9, 9, 9], 0],
    ['80 ms', [0, 16, 96, 112], [9, 9, 9, 9], 80],
    ['more', [0, 16, 97, 113], [9, 9, 9, 9], 0],
    ['34 ms on either side', [0, 34, 90, 124], [9, 9, 9, 9], 56],
    ['more before it', [0, 35, 90, 124], [9, 9, 9, 9], 0],
    ['more after it', [0, 34, 90, 125], [9, 9, 9, 9], 0],
    ['4 px', [0, 16, 76, 92], [4, 4, 4, 4], 60],
    ['less than 4 px', [0, 16, 76, 92], [4, 4, 4, 3.9], 0],
    ['a turn', [0, 16, 76, 92], [9, 9, -9, -9], 0],
    ['twice the step after it', [0, 16, 76, 92], [9, 9, 18, 9], 60],
    ['merged steps after it', [0, 16, 76, 92], [9, 9, 18.1, 9], 0],
    ['three steps', [0, 16, 76], [9, 9, 9], 0],
  ])('have a gap of %s', (_, times, deltas, longest) => {
    for (const sign of [1, -1]) {
      const inputs = times.map((timestamp, i) => ({
        ...{ deltaX: 0, deltaY: sign * (deltas[i] ?? 0), timestamp, lines: false, notchX: 0, notchY: -3 },
      }));
      expect(scrollPad(noPadScrolling, inputs)).toMatchObject({ longest, gaps: longest > 0 ? 1 : 0 });
      const sideways = inputs.map(({ deltaY, ...input }) => ({ ...input, deltaX: deltaY, deltaY: 0 }));
      expect(scrollPad(noPadScrolling, sideways)).toMatchObject({ longest, gaps: longest > 0 ? 1 : 0 });
    }
  });

  it('are told from a wheel, in whole steps and in fractions of them', () => {
    for (let seed = 1; seed <= 20; seed++) {
      expect(deviceOf(scrollPad(noPadScrolling, turnWheel(1, seed)).steps)).toBe('wheel');
      expect(deviceOf(scrollPad(noPadScrolling, turnWheel(8, seed)).steps)).toBe('fine wheel');
    }
  });

  it('give the same whether their events come one by one or at once', () => {
    const inputs = scrollFingers({ reversed: 3, gaps: 5 });
    const oneByOne = inputs.reduce((so, input) => scrollPad(so, [input]), noPadScrolling);
    expect(scrollPad(noPadScrolling, inputs)).toEqual(oneByOne);
  });
});

describe('a pinch', () => {
  it('has the scale that its steps lead to', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.7, max: 1.4, noNaN: true }), { minLength: 1, maxLength: 30 }),
        (scales) => {
          const inputs = scales.map((to) => ({ delta: deltaOfScale(1, to), isWheel: false }));
          const product = scales.reduce((so, scale) => so * scale, 1);
          expect(scaleOf(pinch(noPinching, inputs)) / product).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it('is not made by a wheel with Control', () => {
    const inputs = [
      { delta: -4, isWheel: true },
      { delta: -100, isWheel: false },
      { delta: 53, isWheel: false },
    ];
    expect(pinch(noPinching, inputs)).toEqual({ apart: 0, together: 0, refused: 3 });
  });
});
