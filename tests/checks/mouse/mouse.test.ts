import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { marginOf } from '../../../content/verdicts/mouse';
import { judgeMouse, type MouseRun, nextButton, nextHalf, type SubTest, subTests } from '../../../machines/mouse/mouse';
import { mouseMachine, SETTLE_MS } from '../../../machines/mouse/mouse.machine';
import { tally } from '../../../machines/result';
import { createMovement, type MovementReading, noMovement } from '../../../measure/live/movement';
import { MAX_CONTACT_LOSS_MS, noDrags, noPresses, type Presses, type Spot } from '../../../measure/pointer/presses';
import { noScrolling } from '../../../measure/pointer/scroll';
import { figure } from '../../kit/evidence/model';
import { testMachine } from '../../kit/pure';
import { quiet } from '../../kit/quiet';
import { sendAll } from '../../kit/send';
import { good, mouseModel, steady } from './mouse.model';

testMachine('mouse', mouseModel, {
  states: {
    'testing.choosing': ({ context }) => {
      expect(context.active).toBeNull();
      expect(context.result).toBeNull();
      expect([...context.click.down, ...context.double.down]).toEqual([]);
    },
    'testing.running': ({ context }) => {
      expect(context.active).not.toBeNull();
      expect(context.active && context.done[context.active]).toBe(false);
    },
    'testing.running.click.free': ({ context }) => expect(context.active).toBe('click'),
    'testing.running.click.carrying': ({ context }) => expect(context.click.down).toContain(0),
    'testing.running.click.loose': ({ context }) => expect(context.carrying.lostAt).not.toBeNull(),
    results: ({ context }) => {
      expect(context.result?.check).toBe('mouse');
      expect(context.result?.finishedAt).toBe(30_000);
    },
  },
});

function started() {
  const clock = new SimulatedClock();
  const actor = createActor(quiet(mouseMachine), { clock }).start();
  const button = (type: 'PRESS' | 'RELEASE', timestamp: number, spot: Spot = 'pad', which = 0) =>
    actor.send({ type, input: { button: which, spot, timestamp, x: 0, y: 0 } });
  return { actor, clock, button, context: () => actor.getSnapshot().context };
}

describe('a test that was started', () => {
  it('is the only one: no other starts before it is completed', () => {
    const { actor, context } = started();
    actor.send({ type: 'START', subTest: 'scroll', at: 1000 });
    for (const part of subTests) actor.send({ type: 'START', subTest: part, at: 9000 });
    expect(context().active).toBe('scroll');
    actor.send({ type: 'COMPLETE', at: 20_000 });
    expect(context().done).toEqual({ click: false, movement: false, scroll: true, double: false });
    expect(context().durations.scroll).toBe(19_000);
  });

  it('is not completed by the second click of a worn button, nor started again by it', () => {
    const { actor, clock, context } = started();
    sendAll(actor, { type: 'START', subTest: 'click', at: 1000 }, { type: 'COMPLETE', at: 1000 + SETTLE_MS - 1 });
    expect(context().active).toBe('click');
    actor.send({ type: 'COMPLETE', at: 1000 + SETTLE_MS });
    expect(context().done.click).toBe(true);
    clock.increment(SETTLE_MS - 1);
    actor.send({ type: 'START', subTest: 'click', at: 2000 });
    expect(context().done.click).toBe(true);
    clock.increment(1);
    actor.send({ type: 'START', subTest: 'click', at: 2001 });
    expect(context()).toMatchObject({ active: 'click', done: { click: false }, startedAt: 1000 });
  });

  it('is followed by another one at once, without a wait', () => {
    const { actor, context } = started();
    sendAll(actor, { type: 'START', subTest: 'click', at: 1000 }, { type: 'COMPLETE', at: 5000 });
    actor.send({ type: 'START', subTest: 'movement', at: 5001 });
    expect(context()).toMatchObject({ active: 'movement', done: { click: true } });
  });

  it('is opened from the result for what is missing, and the others are kept', () => {
    const { actor, clock, context } = started();
    sendAll(actor, { type: 'START', subTest: 'movement', at: 1000 }, { type: 'MOTION', reading: steady });
    sendAll(actor, { type: 'COMPLETE', at: 5000 }, { type: 'FINISH', at: 6000 });
    expect(context().result?.missing.map(({ rule }) => rule)).toEqual(['click', 'scroll', 'double']);
    actor.send({ type: 'CONTINUE', subTest: 'scroll', at: 7000 });
    expect(context()).toMatchObject({ active: 'scroll', result: null, done: { movement: true }, startedAt: 1000 });
    expect(context().movement).toEqual(steady);
    clock.increment(SETTLE_MS);
    sendAll(actor, { type: 'COMPLETE', at: 8000 }, { type: 'FINISH', at: 9000 });
    expect(context().result?.parts.map(({ verdict }) => verdict)).toEqual(['not-run', 'pass', 'not-run', 'not-run']);
  });

  it('forgets its own earlier run and no other', () => {
    const { actor, button, context } = started();
    actor.send({ type: 'START', subTest: 'click', at: 1000 });
    button('PRESS', 10);
    button('RELEASE', 90);
    sendAll(actor, { type: 'COMPLETE', at: 5000 }, { type: 'START', subTest: 'double', at: 6000 });
    button('PRESS', 5010);
    actor.send({ type: 'COMPLETE', at: 9000 });
    expect(context().double.down).toEqual([]);
    actor.send({ type: 'START', subTest: 'click', at: 12_000 });
    expect(context().click).toEqual(noPresses);
    expect(context().double.counts).toEqual({ 0: 1 });
    actor.send({ type: 'RESET' });
    expect(context()).toMatchObject({ active: null, double: noPresses, startedAt: 0 });
  });
});

describe('the block', () => {
  function carried() {
    const run = started();
    run.actor.send({ type: 'START', subTest: 'click', at: 1000 });
    run.button('PRESS', 1000, 'block');
    return run;
  }

  it('is carried to the goal, and nothing is found', () => {
    const { button, context } = carried();
    button('RELEASE', 1900, 'goal');
    expect(context().carrying).toEqual({ carried: 1, drops: [], early: 0, lostAt: null });
    expect(context().click.bounces).toEqual([]);
  });

  it('tells a button that lets go for 18 ms from a finger, and goes on', () => {
    const { actor, button, context } = carried();
    button('RELEASE', 1500);
    button('PRESS', 1518);
    expect(actor.getSnapshot().matches({ testing: { running: { click: 'carrying' } } })).toBe(true);
    button('RELEASE', 2200, 'goal');
    expect(context().carrying).toMatchObject({ carried: 1, drops: [18], early: 0 });
    // The drop is one fault, not two. The press that it caused does not count as one by the person.
    expect(context().click.bounces).toEqual([]);
    expect(context().click.counts).toEqual({ 0: 1 });
  });

  it('is let go early by a finger, which no one but the person can judge', () => {
    const { clock, button, context } = carried();
    button('RELEASE', 1500);
    clock.increment(MAX_CONTACT_LOSS_MS);
    button('PRESS', 1800);
    button('RELEASE', 1900);
    expect(context().carrying).toMatchObject({ carried: 0, drops: [], early: 1 });
  });

  it('is not lost by who clicks or double-clicks it where it lies', () => {
    const { button, context } = carried();
    button('RELEASE', 1080, 'block');
    button('PRESS', 1180, 'block');
    button('RELEASE', 1260, 'block');
    expect(context().carrying).toEqual(noDrags);
  });
});

describe('the verdict', () => {
  const pressed = (counts: Record<number, number>) => ({ ...noPresses, counts });
  const bounce = { button: 0, after: 12 };

  it('is a pass when all four have their evidence and no fault was found', () => {
    const result = judgeMouse(good);
    expect(result).toMatchObject({ check: 'mouse', status: 'pass', missing: [] });
    expect(tally(result.parts)).toEqual({ passed: 4, judged: 4 });
    expect(result.details).toBe('All four tests completed. No faults found.');
    expect(result.measurements).toContainEqual({ name: 'Polling rate', value: 1000, unit: 'Hz', source: 'measured' });
  });

  it('takes ten steps each way as evidence', () =>
    expect(judgeMouse({ ...good, scroll: { ...good.scroll, up: 10, down: 10 } }).status).toBe('pass'));

  it('rounds the ± of a rate up', () => {
    const shown = (uncertainty: number | undefined) => marginOf({ ...steady, uncertainty } as MovementReading);
    expect([12.2, 0.32, 0.012, 0.001, undefined].map(shown)).toEqual([
      '± 13 Hz',
      '± 0.4 Hz',
      '± 0.02 Hz',
      '± 0.01 Hz',
      null,
    ]);
  });

  it.each([
    [null, 'left'],
    [{ spot: 'left', size: 1 }, 'left'],
    [{ spot: 'left', size: 2 }, 'right'],
    [{ spot: 'right', size: 1 }, 'right'],
    [{ spot: 'right', size: 2 }, 'left'],
  ] as const)('asks for a double click in each half in turn: after %j in the %s', (group, half) =>
    expect(nextHalf({ ...noPresses, group } as Presses)).toBe(half),
  );

  it.each<[string, Partial<MouseRun>, RegExp]>([
    [
      'a switch that clicks twice',
      { double: { ...good.double, bounces: [bounce] } },
      /^Left: 1 accidental double click, after 12\.0 ms\. 10 double clicks\./,
    ],
    [
      'several of them',
      { double: { ...good.double, bounces: [bounce, { button: 0, after: 9 }] } },
      /^Left: 2 accidental double clicks, the fastest after 9\.0 ms/,
    ],
    [
      'a bounce in the click test',
      { click: { ...good.click, bounces: [{ button: 2, after: 8 }] } },
      /^Right: 1 accidental double click, after 8\.0 ms/,
    ],
    [
      'a button that loses contact',
      { carrying: { ...noDrags, drops: [18] } },
      /Left lost contact during the drag, for 18\.0 ms/,
    ],
    ['a worn wheel', { scroll: { ...good.scroll, reversals: [1, 2, 3] } }, /The wheel jumped backwards 3 times/],
  ])('is a fail for %s', (_, change, words) => {
    const result = judgeMouse({ ...good, ...change });
    expect(result.status).toBe('fail');
    expect(tally(result.parts)).toEqual({ passed: 3, judged: 4 });
    expect(result.details).toMatch(words);
  });

  it('is a fail though other tests were not run', () => {
    const done = { click: false, movement: false, scroll: false, double: true };
    const result = judgeMouse({ ...good, done, double: { ...good.double, bounces: [bounce] } });
    expect(result.status).toBe('fail');
    expect(result.details).toMatch(/Not run: click, movement and scroll\.$/);
  });

  it('passes a laptop without a middle button once a person says so, and the result keeps that (B1)', () => {
    const click = { ...good.click, counts: { 0: 3, 2: 3 } };
    expect(judgeMouse({ ...good, click }).status).toBe('inconclusive');
    const result = judgeMouse({ ...good, click, lacksMiddle: true });
    expect(result).toMatchObject({ status: 'pass', missing: [] });
    expect(result.parts[0]?.details).toContain('Middle is not fitted.');
    expect(result.measurements).toContainEqual(figure('Middle button', 'not fitted', '', 'declared'));
    const nextAfter = (button: number, lacksMiddle: boolean) =>
      nextButton({
        click: { ...noPresses, group: { button, spot: 'pad', size: 1, at: 0, doubtful: null } },
        lacksMiddle,
      });
    expect([nextAfter(0, false), nextAfter(1, false), nextAfter(2, false)]).toEqual([1, 2, 0]);
    expect([nextAfter(0, true), nextAfter(2, true)]).toEqual([2, 0]);
    expect(nextButton({ click, lacksMiddle: true })).toBeNull();
  });

  it('passes a device without a wheel once a person says so, unless the wheel turned after all (B1)', () => {
    const still = { ...good, done: { ...good.done, scroll: false }, scroll: noScrolling };
    expect(judgeMouse(still).status).toBe('inconclusive');
    const result = judgeMouse({ ...still, lacksWheel: true });
    expect(result).toMatchObject({ status: 'pass', missing: [] });
    expect(result.details).toBe('All three tests completed. No faults found. Wheel: not fitted, declared.');
    expect(result.parts.map(({ id }) => id)).toEqual(['click', 'movement', 'double']);
    expect(result.measurements).toContainEqual({ name: 'Wheel', value: 'not fitted', unit: '', source: 'declared' });
    const turned = judgeMouse({ ...still, scroll: { ...noScrolling, down: 3 }, lacksWheel: true });
    expect(turned.status).toBe('inconclusive');
    expect(turned.details).not.toContain('not fitted');
  });

  it('cannot be told while tests are missing, and names them', () => {
    const result = judgeMouse({ ...good, done: { ...good.done, movement: false, scroll: false } });
    expect(result.status).toBe('inconclusive');
    expect(tally(result.parts)).toEqual({ passed: 2, judged: 2 });
    expect(result.details).toBe('Not run: movement and scroll.');
    expect(result.missing.map(({ action }) => action)).toEqual(['Run Movement Test', 'Run Scroll Test']);
  });

  const few = { ...steady, rate: null, interval: null, spread: null };
  it.each<[string, SubTest, Partial<MouseRun>, string]>([
    [
      'one click of each button',
      'click',
      { click: pressed({ 0: 1, 1: 1, 2: 1 }) },
      'fewer than 3 times: Left, Middle and Right.',
    ],
    [
      'a button that was not pressed',
      'click',
      { click: pressed({ 0: 3, 2: 3 }) },
      'Pressed fewer than 3 times: Middle.',
    ],
    ['a block that was left alone', 'click', { carrying: noDrags }, 'The block was not dragged to the frame.'],
    [
      'too few samples',
      'movement',
      { movement: { ...few, reason: 'few', samples: 12 } },
      'Only 12 of 100 intervals were counted.',
    ],
    ['a slow hand', 'movement', { movement: { ...few, reason: 'slow' } }, 'The mouse was moved too slowly.'],
    [
      'one step each way',
      'scroll',
      { scroll: { ...good.scroll, up: 1, down: 1 } },
      '1 up, 1 down. 10 of each are needed.',
    ],
    [
      'one step less than ten up',
      'scroll',
      { scroll: { ...good.scroll, up: 9, down: 10 } },
      '9 up, 10 down. 10 of each are needed.',
    ],
    ['one direction alone', 'scroll', { scroll: { ...good.scroll, up: 0 } }, '0 up, 20 down. 10 of each are needed.'],
    ['one double click', 'double', { double: { ...pressed({ 0: 2 }), doubles: 1 } }, '1 of 10 double clicks.'],
  ])('cannot be told from %s', (_, rule, change, words) => {
    const result = judgeMouse({ ...good, ...change });
    expect(result.parts.find((part) => part.rule === rule)?.verdict).toBe('inconclusive');
    expect(result.status).toBe('inconclusive');
    expect(result.details).toContain(words);
    expect(result.missing).toEqual([expect.objectContaining({ rule })]);
  });

  it.each<[SubTest, Partial<MouseRun>]>([
    ['click', { click: noPresses, carrying: noDrags }],
    ['movement', { movement: noMovement }],
    ['scroll', { scroll: noScrolling }],
    ['double', { double: noPresses }],
  ])('has %s not run when nothing was done in it', (rule, change) => {
    const result = judgeMouse({ ...good, ...change });
    expect(result.parts.find((part) => part.rule === rule)?.verdict).toBe('not-run');
    expect(result.status).toBe('inconclusive');
    expect(tally(result.parts)).toEqual({ passed: 3, judged: 3 });
  });

  it('is a warning for a block that was dropped early', () => {
    const result = judgeMouse({ ...good, carrying: { ...good.carrying, early: 2 } });
    expect(result.status).toBe('warning');
    expect(result.details).toContain('The block was dropped early 2 times.');
  });

  it('does not count the trembling of a touch pad as wheel jumps, and does not claim to have looked', () => {
    const looks = { wheel: 0, 'fine wheel': 0, 'touch pad': 40 };
    const result = judgeMouse({ ...good, scroll: { ...good.scroll, looks, reversals: [1, 2] } });
    expect(result.status).toBe('pass');
    expect(result.parts[2]?.details).toContain('wheel jumps are not checked');
    expect(result.measurements.map(({ name }) => name)).not.toContain('Wheel jumps');
  });

  it('is told to the host once', () => {
    const { actor } = started();
    const heard = vi.fn();
    actor.on('result', heard);
    actor.send({ type: 'FINISH', at: 3000 });
    expect(heard).not.toHaveBeenCalled();
    actor.send({ type: 'START', subTest: 'movement', at: 1000 });
    sendAll(actor, { type: 'MOTION', reading: createMovement().read() }, { type: 'COMPLETE', at: 3000 });
    actor.send({ type: 'FINISH', at: 4000 });
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.calls[0]?.[0].result).toMatchObject({ check: 'mouse', startedAt: 1000, finishedAt: 4000 });
  });
});
