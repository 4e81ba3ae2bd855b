import { describe, expect, it } from 'vitest';
import { createMovement } from '../../../measure/live/movement';
import { MIN_POLLING_SAMPLES, nearestRate } from '../../../measure/pointer/polling';
import {
  buttonDown,
  buttonUp,
  GAP_BIN_MS,
  noPresses,
  type Presses,
  releaseAllButtons,
} from '../../../measure/pointer/presses';
import {
  deviceOf,
  noScrolling,
  reversalsOf,
  type Scrolling,
  scroll,
  type WheelInput,
} from '../../../measure/pointer/scroll';

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Clicks of one button: `[pressed at, released at]` in ms. */
const clicks = (times: readonly (readonly [number, number])[], button = 0): Presses =>
  times.reduce(
    (presses, [down, up]) =>
      buttonUp(buttonDown(presses, { x: 0, y: 0, button, timestamp: down }), { x: 0, y: 0, button, timestamp: up }),
    noPresses,
  );

describe('double clicks', () => {
  it.each([12, 15, 20, 28, 33, 45])('at %i ms from press to press are the switch’s', (gap) => {
    const { bounces, doubles, counts } = clicks([
      [1000, 1000 + gap / 2],
      [1000 + gap, 1000 + gap + 70],
    ]);
    expect(bounces).toEqual([{ button: 0, after: gap }]);
    expect(doubles).toBe(0);
    expect(counts).toEqual({ 0: 1 });
  });

  it.each([110, 130, 160, 200, 240, 300])('at %i ms from press to press are a person’s, held long or short', (gap) => {
    for (const held of [30, 80]) {
      const { bounces, doubles } = clicks([
        [1000, 1000 + held],
        [1000 + gap, 1000 + gap + held],
      ]);
      expect(bounces).toEqual([]);
      expect(doubles).toBe(1);
    }
  });

  it('count 100 of a person at 110 to 300 ms, a second apart, and no fault', () => {
    const next = random(7);
    let at = 0;
    const times: [number, number][] = [];
    for (let i = 0; i < 100; i++) {
      const gap = 110 + 190 * next();
      times.push([at, at + 50 + 30 * next()], [at + gap, at + gap + 50 + 30 * next()]);
      at += gap + 1000;
    }
    expect(clicks(times)).toMatchObject({ doubles: 100, bounces: [], counts: { 0: 200 } });
  });

  it('find a contact that closes again right after the release of a long press', () => {
    expect(
      clicks([
        [1000, 1090],
        [1102, 1106],
      ]).bounces,
    ).toEqual([{ button: 0, after: 12 }]);
    expect(
      clicks([
        [1000, 1070],
        [1112, 1190],
      ]).bounces,
    ).toEqual([]);
  });

  it.each([28, 36, 45, 55])(
    'find a blip of the contact %i ms after a long press, and not a finger that presses on',
    (back) => {
      const blip = clicks([
        [1000, 1090],
        [1090 + back, 1096 + back],
      ]);
      expect(blip).toMatchObject({ bounces: [{ button: 0, after: back }], doubles: 0, counts: { 0: 1 } });
      // The person's own second press is paired with the first, and a third one with neither.
      const [paired, more] = [
        [1000, 1090],
        [1090 + back, 1096 + back],
        [1230, 1300],
        [1500, 1580],
      ]
        .map((_, i, all) => clicks(all.slice(0, i + 1) as [number, number][]))
        .slice(2);
      expect(paired).toMatchObject({ doubles: 1, counts: { 0: 2 } });
      expect(more).toMatchObject({ doubles: 1, counts: { 0: 3 } });
      const finger = clicks([
        [1000, 1090],
        [1090 + back, 1150 + back],
      ]);
      expect(finger).toMatchObject({ bounces: [], doubles: 1, counts: { 0: 2 } });
    },
  );

  it('count a bounce inside of a person’s double click apart from it', () => {
    const { bounces, doubles, counts, gaps } = clicks([
      [0, 6],
      [14, 80],
      [180, 250],
    ]);
    expect(bounces).toHaveLength(1);
    expect(doubles).toBe(1);
    expect(counts).toEqual({ 0: 2 });
    expect([gaps[Math.floor(14 / GAP_BIN_MS)], gaps[Math.floor(166 / GAP_BIN_MS)]]).toEqual([1, 1]);
  });

  it('are one in three quick clicks, two in four, and none in two slow ones', () => {
    expect(
      clicks([
        [0, 60],
        [200, 260],
        [400, 460],
      ]).doubles,
    ).toBe(1);
    expect(
      clicks([
        [0, 60],
        [200, 260],
        [400, 460],
        [600, 660],
      ]).doubles,
    ).toBe(2);
    expect(
      clicks([
        [0, 60],
        [700, 760],
      ]).doubles,
    ).toBe(0);
  });

  it('of two buttons are told apart', () => {
    const both = buttonDown(buttonDown(noPresses, { x: 0, y: 0, button: 0, timestamp: 0 }), {
      x: 0,
      y: 0,
      button: 2,
      timestamp: 20,
    });
    expect(both).toMatchObject({ bounces: [], down: [0, 2], counts: { 0: 1, 2: 1 } });
  });

  it('are not made up where a release was lost', () => {
    const down = buttonDown(noPresses, { x: 0, y: 0, button: 0, timestamp: 1000 });
    expect(buttonDown(down, { x: 0, y: 0, button: 0, timestamp: 1020 }).bounces).toEqual([]);
    expect(buttonDown(releaseAllButtons(down), { x: 0, y: 0, button: 0, timestamp: 1020 })).toMatchObject({
      bounces: [],
      down: [0],
    });
  });
});

describe('the wheel', () => {
  const turn = (direction: number, timestamp: number, more: Partial<WheelInput> = {}): WheelInput => ({
    deltaX: 0,
    deltaY: direction * 100,
    timestamp,
    lines: false,
    notchX: 0,
    notchY: direction * -120,
    ...more,
  });
  /** Steps `gap` ms apart, `+` down and `-` up; a space is a pause of half a second. */
  const turned = (signs: string, gap = 60): Scrolling => {
    let at = 1000;
    const inputs: WheelInput[] = [];
    for (const sign of signs) {
      at += sign === ' ' ? 500 : gap;
      if (sign !== ' ') inputs.push(turn(sign === '+' ? 1 : -1, at));
    }
    return scroll(noScrolling, inputs);
  };

  it('finds 3 reversals among 60 steps', () => {
    const signs = [...'+'.repeat(60)].map((sign, i) => ([9, 31, 47].includes(i) ? '-' : sign)).join('');
    const found = turned(signs);
    expect(reversalsOf(found)).toBe(3);
    expect(found).toMatchObject({ up: 3, down: 57 });
  });

  it.each([8, 30, 120, 190])('finds them at %i ms between the steps', (gap) => {
    expect(reversalsOf(turned('++-++++-+++-++', gap))).toBe(3);
    expect(reversalsOf(turned('--+---', gap))).toBe(1);
  });

  it('finds none in 60 clean steps, nor where a person turns round', () => {
    expect(reversalsOf(turned('+'.repeat(60)))).toBe(0);
    expect(reversalsOf(turned('+++++-----+++++-----'))).toBe(0);
    expect(reversalsOf(turned('+++++ ----- +++++ --'))).toBe(0);
    expect(reversalsOf(turned('++--++--++--'))).toBe(0);
    expect(reversalsOf(turned('+-+-+-+-+-'))).toBe(0);
    expect(reversalsOf(turned('+++++-'))).toBe(0);
    expect(reversalsOf(turned('+++ - +++'))).toBe(0);
    expect(reversalsOf(turned('++-++', 210))).toBe(0);
  });

  it('finds one at the beginning of a stroke, and two that stand close', () => {
    expect(reversalsOf(turned('+-++'))).toBe(1);
    expect(reversalsOf(turned('++-+-++'))).toBe(2);
  });

  it('counts several notches of one event, and those to the sides', () => {
    const found = scroll(noScrolling, [
      turn(1, 0),
      turn(3, 50, { notchY: -360 }),
      turn(0, 100, { deltaX: -100, notchX: 120 }),
      turn(0, 150, { deltaX: 100, notchX: -120 }),
      turn(0, 200),
    ]);
    expect(found).toMatchObject({ down: 4, up: 0, left: 1, right: 1 });
    expect(found.records).toEqual([
      { deltaY: 100, timestamp: 0 },
      { deltaY: 300, timestamp: 50 },
    ]);
  });

  it.each<[string, (i: number) => Partial<WheelInput>, ReturnType<typeof deviceOf>]>([
    ['whole notches', () => ({}), 'wheel'],
    ['lines, as Firefox gives them', () => ({ lines: true, deltaY: 3, notchY: null, notchX: null }), 'wheel'],
    ['eighths of a notch', () => ({ deltaY: 12.5, notchY: -15 }), 'fine wheel'],
    [
      'odd lengths, as two fingers make them',
      (i) => ({ deltaY: 1 + ((i * 7) % 23), notchY: -3 * (1 + ((i * 7) % 23)) }),
      'touch pad',
    ],
    ['both axes at once', (i) => ({ deltaX: i % 3, deltaY: 40 }), 'touch pad'],
  ])('takes %s for what they are', (_, more, device) => {
    const inputs = Array.from({ length: 40 }, (_unused, i) => turn(1, i * 16, more(i)));
    expect(deviceOf(scroll(noScrolling, inputs))).toBe(device);
  });

  it('holds no step against a touch pad', () => {
    const inputs = [...'++-++'].map((sign, i) => {
      const deltaY = (sign === '+' ? 1 : -1) * (7 + i);
      return turn(1, i * 16, { deltaY, notchY: -3 * deltaY });
    });
    expect(reversalsOf(scroll(noScrolling, inputs))).toBe(0);
  });

  it('says nothing before it turned', () => expect(deviceOf(noScrolling)).toBeNull());
});

describe('the polling rate', () => {
  interface Run {
    readonly rate: number;
    readonly samples?: number;
    /** Share of polls at which the mouse says nothing. */
    readonly skip?: number;
    /** Each time is off by up to this many ms either way. */
    readonly jitter?: number;
    /** By how much the page's time origin is off the timer's grid, in ms. */
    readonly origin?: number;
    /** Step of the browser's timer in ms. */
    readonly timerResolution?: number;
  }
  function read({ rate, samples = 400, skip = 0, jitter = 0, timerResolution = 0.005, origin = 0 }: Run) {
    const next = random(rate);
    const movement = createMovement();
    for (let poll = 0, sent = 0; sent < samples; poll++) {
      if (next() < skip) continue;
      sent++;
      const at = 5000.315 + (poll * 1000) / rate + jitter * (2 * next() - 1);
      movement.push(Math.round(at / timerResolution) * timerResolution + origin, sent % 2 === 0 ? sent : sent + 3, 0);
    }
    return movement.read();
  }
  const within = (reading: { rate: number | null }, rate: number, share = 0.01) => {
    expect(reading.rate).not.toBeNull();
    expect(Math.abs((reading.rate ?? 0) - rate) / rate).toBeLessThan(share);
  };

  it.each([125, 250, 500, 1000, 2000, 4000, 8000])('of %i Hz is read within 1 per cent', (rate) => {
    const clean = read({ rate, jitter: 0.004 });
    within(clean, rate);
    expect(clean).toMatchObject({ reason: null, samples: 399 });
    expect(clean.spread).toBeLessThan(0.01);
    within(read({ rate, samples: 2000, jitter: 0.1 * (1000 / rate) }), rate);
    within(read({ rate, samples: 2000, skip: 0.25 }), rate);
  });

  it('is right at a timer of 0.1 ms, and of 1 ms where nothing is skipped', () => {
    for (const rate of [125, 500, 1000, 8000]) within(read({ rate, timerResolution: 0.1, samples: 2000 }), rate);
    for (const rate of [125, 500, 1000, 8000]) within(read({ rate, timerResolution: 1, samples: 4000 }), rate);
    expect(read({ rate: 8000, timerResolution: 1, samples: 4000 })).toMatchObject({ spread: null, timerResolution: 1 });
    // The page's time origin lies between two steps of the timer.
    for (const rate of [1000, 8000]) within(read({ rate, timerResolution: 1, origin: 0.4137, samples: 4000 }), rate);
  });

  it('has the spread of the intervals', () => {
    // Two errors of up to 0.1 ms either way, each with a deviation of 0.1 / √3.
    expect(read({ rate: 500, samples: 3000, jitter: 0.1 }).spread).toBeCloseTo(0.0816, 2);
  });

  it('is not told from too few samples', () => {
    expect(read({ rate: 1000, samples: MIN_POLLING_SAMPLES })).toMatchObject({
      rate: null,
      reason: 'few',
      samples: MIN_POLLING_SAMPLES - 1,
    });
    expect(read({ rate: 1000, samples: MIN_POLLING_SAMPLES + 1 }).rate).not.toBeNull();
    expect(createMovement().read()).toMatchObject({ rate: null, reason: 'few', total: 0 });
  });

  it('is not told from a mouse that is moved so slowly that it skips most polls', () => {
    expect(read({ rate: 1000, skip: 0.85 })).toMatchObject({ rate: null, reason: 'slow' });
  });

  it('leaves out rests, and samples without a move', () => {
    const movement = createMovement();
    let at = 1000;
    for (let stroke = 0; stroke < 5; stroke++, at += 700) {
      for (let i = 0; i < 60; i++, at += 2) {
        movement.push(at, i, stroke);
        movement.push(at + 1, i, stroke);
      }
    }
    const reading = movement.read();
    within(reading, 500);
    expect(reading).toMatchObject({ total: 300, samples: 295 });
  });

  it('follows a change of the mouse’s setting, and restarts', () => {
    const movement = createMovement();
    for (let i = 0; i < 1000; i++) movement.push(i * 8, i, 0);
    for (let i = 0; i < 20_000; i++) movement.push(8000 + i, i, 1);
    within(movement.read(), 1000);
    movement.restart();
    expect(movement.read()).toMatchObject({ total: 0, rate: null });
  });

  it('is named by the nearest that mice are sold with', () => {
    expect([124.6, 998, 7900].map(nearestRate)).toEqual([125, 1000, 8000]);
    expect(nearestRate(700)).toBeNull();
  });
});
