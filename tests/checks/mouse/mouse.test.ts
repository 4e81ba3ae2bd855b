import { describe, expect, it } from 'vitest';
import { marginOf } from '../../../content/verdicts/mouse';
import { judgeMouse, mouseParts, nextButton, nextHalf } from '../../../machines/mouse/mouse';
import { mouseMachine, SETTLE_MS } from '../../../machines/mouse/mouse.machine';
import type { MovementReading } from '../../../measure/live/movement';
import { MAX_CONTACT_LOSS_MS, noDrags, noPresses, type Presses, type Spot } from '../../../measure/pointer/presses';
import { noScrolling } from '../../../measure/pointer/scroll';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { sendAll } from '../../kit/send';
import { good, mouseModel, steady } from './mouse.model';

testMachine('mouse', mouseModel, {
  states: {
    'testing.choosing': ({ context }) =>
      expect(context).toMatchObject({ active: null, result: null, click: { down: [] }, double: { down: [] } }),
    'testing.running': ({ context }) => {
      expect(context.active).not.toBeNull();
      expect(context.active && context.done[context.active]).toBe(false);
    },
    'testing.running.click.free': ({ context }) => expect(context.active).toBe('click'),
    'testing.running.click.carrying': ({ context }) => expect(context.click.down).toContain(0),
    'testing.running.click.loose': ({ context }) => expect(context.carrying.lostAt).not.toBeNull(),
    results: ({ context }) => expect(context).toMatchObject({ result: { check: 'mouse', finishedAt: 30_000 } }),
  },
});

function started() {
  const run = startQuiet(mouseMachine);
  const button = (type: 'PRESS' | 'RELEASE', timestamp: number, spot: Spot = 'pad', which = 0) =>
    run.actor.send({ type, input: { button: which, spot, timestamp, x: 0, y: 0 } });
  return { ...run, button };
}

describe('a test that was started', () => {
  it('is the only one: no other starts before it is completed', () => {
    const { actor, context } = started();
    actor.send({ type: 'START', part: 'scroll', at: 1000 });
    for (const part of mouseParts) actor.send({ type: 'START', part, at: 9000 });
    expect(context().active).toBe('scroll');
    actor.send({ type: 'COMPLETE', at: 20_000 });
    expect(context().done).toEqual({ click: false, movement: false, scroll: true, double: false });
    expect(context().durations.scroll).toBe(19_000);
  });

  it('is not completed by the second click of a worn button, nor started again by it', () => {
    const { actor, clock, context } = started();
    sendAll(actor, { type: 'START', part: 'click', at: 1000 }, { type: 'COMPLETE', at: 1000 + SETTLE_MS - 1 });
    expect(context().active).toBe('click');
    actor.send({ type: 'COMPLETE', at: 1000 + SETTLE_MS });
    expect(context().done.click).toBe(true);
    clock.increment(SETTLE_MS - 1);
    actor.send({ type: 'START', part: 'click', at: 2000 });
    expect(context().done.click).toBe(true);
    clock.increment(1);
    actor.send({ type: 'START', part: 'click', at: 2001 });
    expect(context()).toMatchObject({ active: 'click', done: { click: false }, startedAt: 1000 });
  });

  it('is followed by another one at once, without a wait', () => {
    const { actor, context } = started();
    sendAll(actor, { type: 'START', part: 'click', at: 1000 }, { type: 'COMPLETE', at: 5000 });
    actor.send({ type: 'START', part: 'movement', at: 5001 });
    expect(context()).toMatchObject({ active: 'movement', done: { click: true } });
  });

  it('is opened from the result for what is missing, and the others are kept', () => {
    const { actor, clock, context } = started();
    sendAll(actor, { type: 'START', part: 'movement', at: 1000 }, { type: 'MOTION', reading: steady });
    sendAll(actor, { type: 'COMPLETE', at: 5000 }, { type: 'FINISH', at: 6000 });
    expect(context().result?.missing.map(({ rule }) => rule)).toEqual(['click', 'scroll', 'double']);
    actor.send({ type: 'CONTINUE', part: 'scroll', at: 7000 });
    expect(context()).toMatchObject({ active: 'scroll', result: null, done: { movement: true }, startedAt: 1000 });
    expect(context().movement).toEqual(steady);
    clock.increment(SETTLE_MS);
    sendAll(actor, { type: 'COMPLETE', at: 8000 }, { type: 'FINISH', at: 9000 });
    expect(context().result?.parts.map(({ verdict }) => verdict)).toEqual(['not-run', 'pass', 'not-run', 'not-run']);
  });

  it('forgets its own earlier run and no other', () => {
    const { actor, button, context } = started();
    actor.send({ type: 'START', part: 'click', at: 1000 });
    button('PRESS', 10);
    button('RELEASE', 90);
    sendAll(actor, { type: 'COMPLETE', at: 5000 }, { type: 'START', part: 'double', at: 6000 });
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

  it('does not count the trembling of a touch pad as wheel jumps, and does not claim to have looked', () => {
    const looks = { wheel: 0, 'fine wheel': 0, 'touch pad': 40 };
    const result = judgeMouse({ ...good, scroll: { ...good.scroll, looks, reversals: [1, 2] } });
    expect(result.status).toBe('pass');
    expect(result.parts[2]?.details).toContain('wheel jumps are not checked');
    expect(result.measurements.map(({ name }) => name)).not.toContain('Wheel jumps');
  });

  it('passes a laptop without a middle button once a person says so, which is asked for no more (B1)', () => {
    const click = { ...good.click, counts: { 0: 3, 2: 3 } };
    expect(judgeMouse({ ...good, click }).status).toBe('inconclusive');
    expect(judgeMouse({ ...good, click, lacksMiddle: true })).toMatchObject({ status: 'pass', missing: [] });
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
    const turned = judgeMouse({ ...still, scroll: { ...noScrolling, down: 3 }, lacksWheel: true });
    expect(turned.status).toBe('inconclusive');
  });
});
