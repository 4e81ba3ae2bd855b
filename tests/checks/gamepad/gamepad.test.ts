import { describe, expect, it } from 'vitest';
import { buttonName } from '../../../content/gamepad';
import { judgeGamepad, partsOf } from '../../../machines/gamepad/gamepad';
import { gamepadMachine } from '../../../machines/gamepad/gamepad.machine';
import { MIN_REACH } from '../../../machines/gamepad/sticks';
import { RestMeter } from '../../../measure/gamepad/meters';
import type { PadReading, PadSample } from '../../../measure/gamepad/reading';
import { gateOf, stickAxes } from '../../../measure/gamepad/reading';
import { Gamepads } from '../../../measure/live/gamepads';
import { figure } from '../../kit/evidence/model';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { randomOf } from '../../kit/random';
import { sendAll } from '../../kit/send';
import { complete, fresh, gamepadModel, progressOf, runOf } from './gamepad.model';
import { type Device, Hand, healthy, ID } from './measure/pads';

testMachine('gamepad', gamepadModel, {
  states: {
    idle: ({ context }) => expect(context).toMatchObject({ reading: null, result: null, startedAt: 0 }),
    running: ({ context }) => expect(context.result).toBeNull(),
    'running.waiting': ({ context }) => expect(context.progress?.index ?? null).toBeNull(),
    'running.measuring': ({ context }) => expect(context.reading).not.toBeNull(),
    'running.rumbling': ({ context }) => expect(context.hasRumbled).toBe(true),
    results: ({ context }) => expect(context.result?.check).toBe('gamepad'),
  },
});

const device: Device = {
  ...healthy(randomOf(2)),
  offset: [0.02, 0],
  noise: 0.002,
  wander: 0,
  bits: 12,
  gate: 'round',
  rate: 125,
};
const handOf = (change: Partial<Device> = {}) => new Hand(randomOf(9), { ...device, ...change });
const readingOf = (hand: Hand) => hand.pads.progress().reading as PadReading;
const detailsOf = (reading: PadReading | null, id: string, change = {}) =>
  partsOf(runOf(reading, change)).find((part) => part.id === id)?.details;
/** A pad of unknown layout as Linux shows it: triggers at −1, and a hat. */
const unknown: PadSample = {
  index: 1,
  id: '0079-0006-Generic USB Joystick',
  isStandard: false,
  canRumble: false,
  stamp: 0,
  axes: [0.01, 0, -1, 0, 0.02, -1, 0, 0],
  buttons: [1, 0, 0],
};

describe('the judgment', () => {
  it('passes a pad on which everything was done', () => {
    expect(judgeGamepad(runOf(complete))).toMatchObject({ status: 'pass', findings: [] });
    expect(judgeGamepad(runOf(fresh)).status).toBe('inconclusive');
  });

  it('cannot tell an offset whose interval holds the limit', () => {
    const rest = { mean: 0.124, noise: 0.001, error: 0.002 };
    const sticks = complete.sticks.map((one) => ({ ...one, rest: [rest, { ...rest, mean: 0 }] as const }));
    const result = judgeGamepad(runOf({ ...complete, sticks }));
    expect(result).toMatchObject({ status: 'inconclusive', findings: [] });
    expect(result.parts[0]?.details).toContain('The limit of 12.5% is inside this range.');
  });

  it('asks a lazy thumb to press, and calls it a fault only after four turns', () => {
    expect(detailsOf(readingOf(handOf().wait(7000).turn(0, 2.2, 0.85)), 'reach-0')).toContain(
      'Press it against the edge',
    );
    const where = { on: 'Left stick', channel: 'right, down, left and up' };
    const { findings } = handOf().wait(7000).turn(0, 4.3, 0.85).judge();
    expect(findings).toMatchObject([{ code: 'GPD-REACH', where }]);
  });

  it.each([
    [0.8, 3, []],
    [0.8, 4, [{ code: 'GPD-PULL' }]],
    [MIN_REACH, 4, []],
  ])('calls a trigger that reaches %d after %i pulls: %j', (high, presses, found) => {
    const buttons = complete.buttons.map((one, i) => (i === 6 ? { ...one, high, presses } : one));
    expect(judgeGamepad(runOf({ ...complete, buttons })).findings).toMatchObject(found);
  });

  it('does not count the offset of a stick again as a short side, known or not', () => {
    const found = (hand: Hand) => hand.turn(0, 4.3).judge().findings;
    expect(found(handOf({ offset: [0.1, 0] }).wait(7000))).toEqual([]);
    expect(found(handOf({ offset: [0.1, 0] }))).toEqual([]);
    // The side away from the offset gains nothing.
    const worn = handOf({ offset: [0.1, 0], worn: () => 0.8 }).wait(7000);
    expect(found(worn)).toMatchObject([{ code: 'GPD-REACH' }]);
  });

  it('calls what a pad lacks not fitted, and passes the rest', () => {
    const button = complete.buttons.map((one, i) => ([3, 6, 7].includes(i) ? { ...one, presses: 0, high: 0 } : one));
    const marks = { 3: 'none', 6: 'none', 7: 'none' } as const;
    const lacking = { ...complete, sticks: [], buttons: button, canRumble: false };
    const result = judgeGamepad(runOf(lacking, { marks }));
    expect(result.status).toBe('pass');
    const stick = { verdict: 'not-run', details: 'The browser shows none.' };
    expect(result.parts.find(({ id }) => id === 'rest-1')).toMatchObject(stick);
    // A press outweighs what was said.
    expect(judgeGamepad(runOf(complete, { marks: { 3: 'dead' } })).status).toBe('pass');
  });

  it('says that something moved by itself, if it never rested', () => {
    const hand = handOf();
    for (let i = 0; i < 3; i++) hand.wait(1500).wait(200, () => hand.push(0, i, 0.6));
    expect(detailsOf(readingOf(hand), 'rest-0')).toBe('Something moved 3 times. If nobody touched it, it is faulty.');
  });

  it('takes one loss of the pad for the person, and two for a fault', () => {
    expect(judgeGamepad(runOf({ ...complete, losses: 1 })).status).toBe('pass');
    expect(judgeGamepad(runOf({ ...complete, losses: 2 })).findings).toMatchObject([{ code: 'GPD-LOST' }]);
  });
});

describe('a stick', () => {
  it.each(['round', 'octagon', 'square'] as const)('has its gate told: %s', (gate) => {
    const [stick] = readingOf(handOf({ gate, offset: [0, 0] }).turn(0, 2.2, 1, 4000)).sticks;
    expect(stick && gateOf(stick, 2)?.shape).toBe(gate);
    expect(stick && gateOf(stick, 4)).toBeNull();
  });

  it('has the step of its bits, and a dead zone only where its center does not flicker', () => {
    const [stick] = readingOf(handOf({ bits: 8, noise: 0.004 }).turn(0, 1)).sticks;
    expect(stick?.step).toBeCloseTo(2 / 255, 4);
    expect(judgeGamepad(runOf(complete)).measurements.some(({ name }) => name.includes('dead zone'))).toBe(false);
    const still = { mean: 0, noise: 0, error: 0.004 };
    const sticks = complete.sticks.map((one) => ({ ...one, rest: [still, still] as const, least: 0.08 }));
    const zone = figure('Left stick, dead zone at most', 8, '%');
    expect(judgeGamepad(runOf({ ...complete, sticks })).measurements).toContainEqual(zone);
  });

  it('returns only if it snaps, not if a thumb leads it back', () => {
    expect(readingOf(handOf().snap(0)).sticks[0]?.returns.map(({ side }) => side)).toEqual([0, 1, 2, 3]);
    const led = handOf();
    led.wait(200, (part) => led.push(0, 0, part)).wait(400, (part) => led.push(0, 0, 1 - 0.7 * part));
    led.wait(800);
    expect(readingOf(led).sticks[0]?.returns).toEqual([]);
  });

  it('is apart from a trigger, whose pulls are counted once each', () => {
    expect(readingOf(handOf().pull(6, 3)).buttons[6]).toMatchObject({ presses: 3, isAnalog: true });
  });

  it('counts a turn for each direction once, however it trembles there', () => {
    const hand = handOf();
    hand.turn(0, 1.2);
    for (let i = 0; i < 20; i++) hand.wait(16, () => hand.push(0, 0.1 + (i % 2) * 0.1, 1));
    expect(Math.max(...(readingOf(hand).sticks[0]?.turns ?? []))).toBe(2);
  });
});

/** Half of a step is the error of a mean of values that are all alike. */
it.each([
  [[0.1, 0.3], 0.004, { mean: 0.2, noise: 0.1, error: 0 }],
  [[0.2], 0.01, { mean: 0.2, noise: 0, error: 0.005 }],
  [[0.2], null, { mean: 0.2, noise: 0, error: 0.00392 }],
])('a channel at rest at %j, in steps of %j, has its figures', (values, step, figures) => {
  const meter = new RestMeter();
  for (let i = 0; i < 20; i++) meter.push(values[i % values.length] ?? 0, i / 20);
  expect(meter.read(step)).toEqual(figures);
});

describe('the pads', () => {
  it('keep what was measured when a pad goes and comes back under another index, or after a reload', () => {
    const { pads, samples, at } = handOf().turn(0, 2.2);
    const before = pads.progress().reading;
    pads.push(at + 10, []);
    expect(pads.progress()).toMatchObject({ index: null, reading: { losses: 1 } });
    pads.push(at + 20, [unknown, { ...(samples.at(-1) as PadSample), index: 3 }]);
    expect(pads.progress()).toMatchObject({ index: 3, reading: { id: ID, losses: 1, sticks: before?.sticks } });
    const restored = new Gamepads();
    restored.restart(before);
    expect(restored.progress().reading).toEqual({ ...before, rate: null });
  });

  it('measure the pad that was pressed first, and another one when it is chosen', () => {
    const pads = new Gamepads();
    const silent = { ...unknown, index: 0, id: 'wheel', buttons: [0] };
    pads.push(0, [silent, unknown]);
    expect(pads.progress()).toMatchObject({ index: 1, reading: { id: unknown.id } });
    pads.choose(0);
    pads.push(16, [silent, unknown]);
    expect(pads.progress()).toMatchObject({ index: 0, reading: { id: 'wheel', losses: 0 } });
  });

  it('guess the sticks of an unknown layout by the axes that are near their middle', () => {
    expect(stickAxes(unknown).flat()).toEqual([0, 1, 3, 4]);
    expect(stickAxes({ isStandard: true, axes: [1, 0, -1, 0] }).flat()).toEqual([0, 1, 2, 3]);
    const pads = new Gamepads();
    pads.push(0, [unknown]);
    expect(detailsOf(pads.progress().reading, 'triggers')).toBe('The browser does not say which values are triggers.');
    expect(detailsOf(pads.progress().reading, 'buttons')).toBe('Not pressed: Button 1 and Button 2.');
  });

  it('do not take a hidden page or a rumble for a rest', () => {
    const hand = handOf().wait(3000);
    hand.at += 5000;
    hand.wait(3000);
    expect(hand.pads.progress()).toMatchObject({ reading: { losses: 0 } });
    expect(hand.pads.progress().rest).toBeLessThan(0.6);
    hand.pads.isShaken = true;
    expect(hand.wait(9000).pads.progress().rest).toBe(0);
    hand.pads.isShaken = false;
    expect(hand.wait(5900).pads.progress().rest).toBe(1);
    hand.pads.rest();
    expect(hand.wait(1000).pads.progress().rest).toBeLessThan(0.2);
  });

  it('use the browser’s time of a change, and read the delivered rate from changes alone', () => {
    const pads = new Gamepads();
    const sample = { ...unknown, isStandard: true, axes: [0, 0, 0, 0] };
    // Two looks for each change, and times of changes that differ from those of the looks.
    for (let i = 0; i < 200; i++) {
      const change = i >> 1;
      pads.push(8 * i, [{ ...sample, stamp: 16 * change - 3, axes: [change / 1000, 0, 0, 0] }]);
    }
    expect(pads.progress().reading?.rate).toBe(62.5);
    const press = (at: number, value: number, late: number) =>
      pads.push(at + late, [{ ...sample, stamp: at, buttons: [0, value, 0] }]);
    press(1700, 1, 5);
    press(1750, 0, 2);
    press(1779.5, 1, 9);
    expect(pads.progress().reading?.buttons[1]?.bounces).toEqual([29.5]);
    press(1800, 0, 9);
    press(1830, 1, 2);
    expect(pads.progress().reading?.buttons[1]).toMatchObject({ presses: 3, bounces: [29.5] });
  });
});

it('names buttons as their maker prints them', () => {
  const names = (id: string, isStandard = true) => [0, 8, 16, 20].map((i) => buttonName(i, { id, isStandard }));
  expect(names(ID)).toEqual(['A', 'View', 'Guide', 'Button 20']);
  expect(names('DualSense (Vendor: 054c)')).toEqual(['Cross', 'Share', 'PS', 'Button 20']);
  expect(names('057e-2009-Pro Controller')).toEqual(['B', 'Minus', 'Home', 'Button 20']);
  expect(names('anything', false)[0]).toBe('Button 0');
});

it('a machine does not start without gamepads in the browser, and forgets what was said of another pad', () => {
  const start = (isSupported: boolean) => {
    const actor = startQuiet(gamepadMachine, {}, { isSupported }).actor;
    actor.send({ type: 'START', at: 1 });
    return actor;
  };
  expect(start(false).getSnapshot().value).toBe('idle');
  const actor = start(true);
  const progress = { type: 'PROGRESS', progress: progressOf() } as const;
  sendAll(actor, progress, { type: 'MARK', button: 3, mark: 'dead' }, progress);
  expect(actor.getSnapshot().context.marks).toEqual({ 3: 'dead' });
  sendAll(actor, { type: 'MARK', button: 3, mark: null }, { type: 'MARK', button: 4, mark: 'none' });
  actor.send({ type: 'PROGRESS', progress: progressOf({ reading: { ...fresh, id: 'another' } }) });
  expect(actor.getSnapshot().context.marks).toEqual({});
});
