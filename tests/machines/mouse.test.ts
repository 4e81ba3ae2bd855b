import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { createMotion } from '../../machines/mouse/motion';
import { judgeMouse, type MouseRun, type Part, parts } from '../../machines/mouse/mouse';
import { DEAD, mouseMachine } from '../../machines/mouse/mouse.machine';
import { DROP, noCarrying, noPresses, type Spot } from '../../machines/mouse/presses';
import { noScrolling } from '../../machines/mouse/scroll';
import { testMachine } from '../harness/pure';
import { mouseModel, steady } from './mouse.model';

testMachine('mouse', mouseModel, {
  states: {
    'board.idle': ({ context }) => {
      expect(context.active).toBeNull();
      expect(context.result).toBeNull();
      expect([...context.click.down, ...context.double.down]).toEqual([]);
    },
    'board.testing': ({ context }) => {
      expect(context.active).not.toBeNull();
      expect(context.active && context.done[context.active]).toBe(false);
    },
    'board.testing.click.free': ({ context }) => expect(context.active).toBe('click'),
    'board.testing.click.carrying': ({ context }) => expect(context.click.down).toContain(0),
    'board.testing.click.loose': ({ context }) => expect(context.carrying.lostAt).not.toBeNull(),
    result: ({ context }) => {
      expect(context.result?.check).toBe('mouse');
      expect(context.result?.finishedAt).toBe(30_000);
    },
  },
});

const idle = fromCallback(() => undefined);
function started() {
  const clock = new SimulatedClock();
  const machine = mouseMachine.provide({
    actors: { stay: idle, device: idle, ticks: idle, buttons: idle, motion: idle, wheel: idle },
  });
  const actor = createActor(machine, { clock }).start();
  const button = (type: 'PRESS' | 'RELEASE', timestamp: number, spot: Spot = 'pad', which = 0) =>
    actor.send({ type, input: { button: which, spot, timestamp, x: 0, y: 0 } });
  return { actor, clock, button, context: () => actor.getSnapshot().context };
}

describe('a test that was started', () => {
  it('is the only one: no other starts before it is completed', () => {
    const { actor, context } = started();
    actor.send({ type: 'START', part: 'scroll', at: 1000 });
    for (const part of parts) actor.send({ type: 'START', part, at: 9000 });
    expect(context().active).toBe('scroll');
    actor.send({ type: 'COMPLETE', at: 20_000 });
    expect(context().done).toEqual({ click: false, movement: false, scroll: true, double: false });
    expect(context().lasted.scroll).toBe(19_000);
  });

  it('is not completed by the second click of a worn button, nor begun anew by it', () => {
    const { actor, context } = started();
    actor.send({ type: 'START', part: 'click', at: 1000 });
    actor.send({ type: 'COMPLETE', at: 1000 + DEAD - 1 });
    expect(context().active).toBe('click');
    actor.send({ type: 'COMPLETE', at: 1000 + DEAD });
    expect(context().done.click).toBe(true);
    actor.send({ type: 'START', part: 'click', at: 1500 + DEAD - 1 });
    expect(context().done.click).toBe(true);
    actor.send({ type: 'START', part: 'click', at: 1500 + DEAD });
    expect(context()).toMatchObject({ active: 'click', done: { click: false }, startedAt: 1000 });
  });

  it('forgets its own earlier run and no other', () => {
    const { actor, button, context } = started();
    actor.send({ type: 'START', part: 'click', at: 1000 });
    button('PRESS', 10);
    button('RELEASE', 90);
    actor.send({ type: 'COMPLETE', at: 5000 });
    actor.send({ type: 'START', part: 'double', at: 6000 });
    button('PRESS', 5010);
    actor.send({ type: 'COMPLETE', at: 9000 });
    expect(context().double.down).toEqual([]);
    actor.send({ type: 'START', part: 'click', at: 12_000 });
    expect(context().click).toEqual(noPresses);
    expect(context().double.counts).toEqual({ 0: 1 });
    actor.send({ type: 'RESET' });
    expect(context()).toMatchObject({ active: null, double: noPresses, startedAt: 0 });
  });
});

describe('the block', () => {
  function carried() {
    const run = started();
    run.actor.send({ type: 'START', part: 'click', at: 1000 });
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
    expect(actor.getSnapshot().matches({ board: { testing: { click: 'carrying' } } })).toBe(true);
    button('RELEASE', 2200, 'goal');
    expect(context().carrying).toMatchObject({ carried: 1, drops: [18], early: 0 });
    // The drop is one fault, not two, and the press that it made is none of the person's.
    expect(context().click.bounces).toEqual([]);
    expect(context().click.counts).toEqual({ 0: 1 });
  });

  it('is let go early by a finger, which no one but the person can judge', () => {
    const { clock, button, context } = carried();
    button('RELEASE', 1500);
    clock.increment(DROP);
    button('PRESS', 1800);
    button('RELEASE', 1900);
    expect(context().carrying).toMatchObject({ carried: 0, drops: [], early: 1 });
  });

  it('is not lost by who clicks or double-clicks it where it lies', () => {
    const { button, context } = carried();
    button('RELEASE', 1080, 'block');
    button('PRESS', 1180, 'block');
    button('RELEASE', 1260, 'block');
    expect(context().carrying).toEqual(noCarrying);
  });
});

describe('the verdict', () => {
  const pressed = (counts: Record<number, number>) => ({ ...noPresses, counts });
  const all = Object.fromEntries(parts.map((part) => [part, true])) as Record<Part, boolean>;
  const good: MouseRun = {
    done: all,
    lasted: { click: 9000, movement: 11_000, scroll: 12_000, double: 10_000 },
    click: pressed({ 0: 2, 1: 1, 2: 1 }),
    carrying: { ...noCarrying, carried: 1 },
    movement: steady,
    scroll: { ...noScrolling, up: 20, down: 20, looks: { ...noScrolling.looks, wheel: 40 } },
    double: { ...pressed({ 0: 20 }), doubles: 10 },
    startedAt: 1000,
    finishedAt: 60_000,
  };

  it('is a pass when all four were completed and nothing is flagged', () => {
    const result = judgeMouse(good);
    expect(result).toMatchObject({ check: 'mouse', status: 'pass', fineness: { passed: 4, run: 4 } });
    expect(result.details).toBe('All four tests completed. Nothing flagged.');
    expect(result.measurements).toContainEqual({ name: 'Polling rate', value: 1000, unit: 'Hz', source: 'measured' });
  });

  it.each<[string, Partial<MouseRun>, RegExp]>([
    [
      'a switch that clicks twice',
      { double: { ...good.double, bounces: [{ button: 0, after: 12 }] } },
      /^Left pressed itself again once, after 12\.0 ms/,
    ],
    [
      'a bounce in the click test',
      { click: { ...good.click, bounces: [{ button: 2, after: 8 }] } },
      /^Right pressed itself again once/,
    ],
    [
      'a button that lets go',
      { carrying: { ...noCarrying, drops: [18] } },
      /Left let go once while it was held, and was back after 18\.0 ms/,
    ],
    ['a worn wheel', { scroll: { ...good.scroll, reversals: [1, 2, 3] } }, /3 steps against the stroke/],
  ])('is a fail for %s', (_, change, words) => {
    const result = judgeMouse({ ...good, ...change });
    expect(result.status).toBe('fail');
    expect(result.fineness).toEqual({ passed: 3, run: 4 });
    expect(result.details).toMatch(words);
  });

  it('is a fail though other tests were not run', () => {
    const done = { click: false, movement: false, scroll: false, double: true };
    const double = { ...good.double, bounces: [{ button: 0, after: 12 }] };
    const result = judgeMouse({ ...good, done, double });
    expect(result.status).toBe('fail');
    expect(result.details).toMatch(/Not run: click, movement and scroll\.$/);
  });

  it('is a warning that names what was not run', () => {
    const result = judgeMouse({ ...good, done: { ...all, movement: false, scroll: false } });
    expect(result).toMatchObject({ status: 'warning', fineness: { passed: 2, run: 2 } });
    expect(result.details).toBe('Not run: movement and scroll.');
  });

  it.each<[string, Partial<MouseRun>, string]>([
    [
      'a button that was not pressed',
      { click: pressed({ 0: 1, 2: 1 }) },
      'Click: Left and Right pressed. Not pressed: Middle.',
    ],
    ['no button at all', { click: noPresses }, 'Click: No button was pressed.'],
    [
      'a block that was let go',
      { carrying: { ...noCarrying, early: 2 } },
      'Click: Left, Middle and Right pressed. The block was let go early 2 times.',
    ],
    [
      'too few samples',
      { movement: { ...steady, rate: null, reason: 'few', samples: 12 } },
      'Movement: 12 of the 100 intervals were seen that a rate needs.',
    ],
    [
      'a slow hand',
      { movement: { ...steady, rate: null, reason: 'slow' } },
      'Movement: The mouse was moved too slowly to tell its rate.',
    ],
    ['one direction alone', { scroll: { ...good.scroll, up: 0 } }, 'Scroll: 0 up, 20 down. Up was not tried.'],
    ['a wheel that was left alone', { scroll: noScrolling }, 'Scroll: Nothing was scrolled up or down.'],
    ['no double click', { double: noPresses }, 'Double click: No double click was made.'],
  ])('is a warning for %s, though it was completed', (_, change, words) => {
    const result = judgeMouse({ ...good, ...change });
    expect(result.status).toBe('warning');
    expect(result.details).toBe(words);
  });

  it('never counts the trembling of a touch pad against its wheel', () => {
    const looks = { wheel: 0, 'fine wheel': 0, 'touch pad': 40 };
    expect(judgeMouse({ ...good, scroll: { ...good.scroll, looks, reversals: [1, 2] } }).status).toBe('pass');
  });

  it('is told to the host once', () => {
    const { actor } = started();
    const heard = vi.fn();
    actor.on('result', heard);
    actor.send({ type: 'FINISH', at: 3000 });
    expect(heard).not.toHaveBeenCalled();
    actor.send({ type: 'START', part: 'movement', at: 1000 });
    actor.send({ type: 'MOTION', reading: createMotion().read() });
    actor.send({ type: 'COMPLETE', at: 3000 });
    actor.send({ type: 'FINISH', at: 4000 });
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.calls[0]?.[0].result).toMatchObject({ check: 'mouse', startedAt: 1000, finishedAt: 4000 });
  });
});
