import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { CheckResult } from '../../machines/result';
import {
  hold,
  largerSurface,
  moveHeld,
  type SequenceInput,
  type SurfaceFacts,
  setDown,
  stepAfter,
  stepBefore,
} from '../../machines/sequence/sequence';
import { REST, sequenceMachine } from '../../machines/sequence/sequence.machine';
import { testMachine } from '../harness/pure';
import { sequenceModel } from './sequence.model';

const result: CheckResult = {
  check: 'gradient',
  name: 'Ramp',
  status: 'pass',
  details: '',
  measurements: [],
  fineness: { passed: 1, run: 1 },
  startedAt: 1000,
  finishedAt: 5000,
};

const ramps: SequenceInput = {
  steps: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }],
  kinds: ['dead', 'stuck'],
  remarks: ['banding', 'tint'],
  resultFrom: 1,
  judge: (run) => ({ ...result, finishedAt: run.finishedAt }),
};

testMachine('sequence', sequenceModel(ramps), {
  states: {
    idle: ({ context }) => expect(context.result).toBeNull(),
    running: ({ context }) => {
      expect(context.result).toBeNull();
      expect(context.startedAt).toBe(1000);
      expect(context.seen).toContain(context.step);
    },
    'running.marking.off': ({ context }) => expect(context.held).toBeNull(),
    'running.marking.armed': ({ context }) => expect(context.held).toBeNull(),
    'running.marking.holding': ({ context }) => expect(context.held?.step).toBe(context.step),
    'running.controls': ({ context }) => expect(context.marks.every(({ id }) => id > 0)).toBe(true),
    results: ({ context }) => {
      expect(context.held).toBeNull();
      expect(context.result?.finishedAt).toBe(context.finishedAt);
      expect(context.finishedAt).toBeGreaterThan(context.startedAt);
    },
  },
});

/** A run with a person who never leaves fullscreen. */
function running(input: SequenceInput = ramps) {
  const machine = sequenceMachine.provide({
    actors: {
      fullscreen: fromPromise(() => new Promise<{ at: number }>(() => undefined)),
      wakeLock: fromCallback(() => undefined),
    },
  });
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'START', at: 1000 });
  return actor;
}

const facts: SurfaceFacts = {
  width: 800,
  height: 600,
  screenWidth: 800,
  screenHeight: 600,
  pixelRatio: 1,
  exactness: 'exact',
  backend: '2d',
};

describe('a sequence', () => {
  it('wraps at both ends', () => {
    const actor = running();
    actor.send({ type: 'PREVIOUS' });
    expect(actor.getSnapshot().context.step).toBe(2);
    actor.send({ type: 'NEXT' });
    expect(actor.getSnapshot().context.step).toBe(0);
  });

  it('remembers what was seen, each step once, in order', () => {
    const actor = running();
    for (const type of ['NEXT', 'PREVIOUS', 'PREVIOUS'] as const) actor.send({ type });
    expect(actor.getSnapshot().context.seen).toEqual([0, 1, 2]);
  });

  it('tells its host the result once', () => {
    const actor = running();
    const heard = vi.fn();
    actor.on('result', heard);
    actor.send({ type: 'NEXT' });
    actor.send({ type: 'EXIT', at: 5000 });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'result', result });
  });

  it('gives no result when too little was shown', () => {
    const actor = running();
    const heard = vi.fn();
    actor.on('result', heard);
    actor.send({ type: 'EXIT', at: 5000 });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(heard).not.toHaveBeenCalled();
  });

  it('forgets the last run when it starts anew', () => {
    const actor = running();
    actor.send({ type: 'NEXT' });
    actor.send({ type: 'MARK.AT', x: 1, y: 1, kind: 'dead' });
    actor.send({ type: 'EXIT', at: 5000 });
    actor.send({ type: 'AGAIN' });
    actor.send({ type: 'START', at: 6000 });
    expect(actor.getSnapshot().context).toMatchObject({ step: 0, seen: [0], marks: [], held: null, startedAt: 6000 });
  });

  it('keeps a mark in the hand when it ends or turns', () => {
    for (const event of [{ type: 'NEXT' }, { type: 'EXIT', at: 5000 }] as const) {
      const actor = running();
      actor.send({ type: 'NEXT' });
      actor.send({ type: 'MARK.AT', x: 3, y: 4, kind: 'stuck' });
      actor.send(event);
      expect(actor.getSnapshot().context.marks).toEqual([{ id: 1, step: 1, kind: 'stuck', x: 3, y: 4 }]);
    }
  });

  it('sets no mark where there are no kinds', () => {
    const actor = running({ ...ramps, kinds: [] });
    actor.send({ type: 'MARK.AT', x: 3, y: 4, kind: 'stuck' });
    actor.send({ type: 'MARK.ARM' });
    expect(actor.getSnapshot().matches({ running: { marking: 'off' } })).toBe(true);
  });

  it('takes up only marks of the step on the screen', () => {
    const actor = running();
    actor.send({ type: 'MARK.AT', x: 3, y: 4, kind: 'dead' });
    actor.send({ type: 'NEXT' });
    actor.send({ type: 'MARK.PICK', id: 1 });
    expect(actor.getSnapshot().context).toMatchObject({ held: null, marks: [{ id: 1 }] });
    actor.send({ type: 'PREVIOUS' });
    actor.send({ type: 'MARK.PICK', id: 1 });
    expect(actor.getSnapshot().context).toMatchObject({ held: { id: 1 }, marks: [] });
  });

  it('keeps one remark of a kind for each step, the latest, in the order of the steps', () => {
    const actor = running();
    const said = (kind: string, value: number | null, part = '') => actor.send({ type: 'REMARK', kind, value, part });
    actor.send({ type: 'NEXT' });
    said('banding', null, 'red');
    said('banding', 4);
    said('tint', 2);
    actor.send({ type: 'PREVIOUS' });
    said('banding', 1);
    const first = { kind: 'banding', value: 1, part: '', step: 0 };
    const second = { kind: 'banding', value: 4, part: '', step: 1 };
    const tint = { kind: 'tint', value: 2, part: '', step: 1 };
    expect(actor.getSnapshot().context.remarks).toEqual([first, second, tint]);
    actor.send({ type: 'REMARK.WITHDRAW', kind: 'banding' });
    expect(actor.getSnapshot().context.remarks).toEqual([second, tint]);
    actor.send({ type: 'REMARK.WITHDRAW', kind: 'tint' });
    expect(actor.getSnapshot().context.remarks).toEqual([second, tint]);
  });

  it('takes only the remarks that its input offers', () => {
    const actor = running();
    actor.send({ type: 'REMARK', kind: 'smell', value: 1, part: '' });
    const screen = running({ ...ramps, remarks: [] });
    screen.send({ type: 'REMARK', kind: 'banding', value: 1, part: '' });
    expect([actor, screen].map((one) => one.getSnapshot().context.remarks)).toEqual([[], []]);
  });

  it('hands its remarks to the judge, and forgets them for another run', () => {
    const judge = vi.fn(() => result);
    const actor = running({ ...ramps, judge });
    actor.send({ type: 'REMARK', kind: 'tint', value: 7, part: 'red' });
    actor.send({ type: 'NEXT' });
    actor.send({ type: 'EXIT', at: 5000 });
    const remarks = [{ kind: 'tint', value: 7, part: 'red', step: 0 }];
    expect(judge).toHaveBeenCalledWith(expect.objectContaining({ remarks, finishedAt: 5000 }));
    actor.send({ type: 'AGAIN' });
    actor.send({ type: 'START', at: 6000 });
    expect(actor.getSnapshot().context.remarks).toEqual([]);
  });

  it('counts the rest of the controls anew with each activity', () => {
    vi.useFakeTimers();
    try {
      const actor = running();
      vi.advanceTimersByTime(REST - 1);
      actor.send({ type: 'ACTIVITY' });
      vi.advanceTimersByTime(REST - 1);
      expect(actor.getSnapshot().matches({ running: { controls: 'shown' } })).toBe(true);
      vi.advanceTimersByTime(1);
      expect(actor.getSnapshot().matches({ running: { controls: 'hidden' } })).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('its arithmetic', () => {
  const run = { step: 1, steps: ramps.steps, marks: [], held: null, surface: facts };

  it('steps forwards and backwards in a ring', () => {
    expect([0, 1, 2].map((step) => stepAfter({ ...run, step }))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((step) => stepBefore({ ...run, step }))).toEqual([2, 0, 1]);
  });

  it('keeps marks on the surface and on whole pixels', () => {
    expect(hold(run, { x: 900, y: -3, kind: 'dead' })).toMatchObject({ x: 799, y: 0 });
    expect(hold(run, { x: 10.9, y: 20.2, kind: 'dead' })).toMatchObject({ x: 10, y: 20 });
    const held = hold(run, { x: 799, y: 599, kind: 'dead' });
    expect(moveHeld({ ...run, held }, { dx: 5, dy: 5 })).toMatchObject({ x: 799, y: 599 });
    expect(moveHeld({ ...run, held }, { dx: -2, dy: -1 })).toMatchObject({ x: 797, y: 598 });
  });

  it('never gives two marks one number', () => {
    const marks = [{ id: 4, step: 0, kind: 'dead', x: 0, y: 0 }];
    expect(hold({ ...run, marks }, { x: 1, y: 1, kind: 'dead' }).id).toBe(5);
  });

  it('keeps the kind of a mark that is put elsewhere', () => {
    const held = { id: 1, step: 1, kind: 'stuck', x: 1, y: 1 };
    expect(hold({ ...run, held }, { x: 9, y: 9, kind: 'dead' })).toEqual({ ...held, x: 9, y: 9 });
  });

  it('puts a mark that was taken up back in its place', () => {
    const [one, two] = [1, 2].map((id) => ({ id, step: 0, kind: 'dead', x: id, y: id }));
    if (!one || !two) throw new Error('two marks');
    expect(setDown({ marks: [two], held: one }).marks).toEqual([one, two]);
  });

  it('keeps the larger surface, and of equal ones the newer', () => {
    const window = { ...facts, height: 400 };
    expect(largerSurface(facts, window)).toBe(facts);
    expect(largerSurface(window, facts)).toBe(facts);
    const newer = { ...facts, exactness: 'scaled' } as const;
    expect(largerSurface(facts, newer)).toBe(newer);
    expect(largerSurface(null, window)).toBe(window);
  });
});
