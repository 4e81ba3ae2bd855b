import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { CheckResult } from '../../machines/result';
import {
  coveredShare,
  firstShort,
  hold,
  largerSurface,
  lookedFor,
  moveHeld,
  type SequenceDefinition,
  type SurfaceFacts,
  saveHeld,
  shownFor,
  shownSteps,
  stepAfter,
  stepBefore,
} from '../../machines/sequence/sequence';
import { CONTROLS_REST_MS, createSequenceMachine } from '../../machines/sequence/sequence.machine';
import { testMachine } from '../harness/pure';
import { sequenceModel } from './sequence.model';

const result: CheckResult = {
  check: 'gradient',
  name: 'Ramp',
  status: 'pass',
  details: '',
  parts: [],
  findings: [],
  missing: [],
  measurements: [],
  startedAt: 1000,
  finishedAt: 5000,
};

const ramps: SequenceDefinition = {
  steps: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }],
  kinds: ['dead', 'stuck'],
  annotations: ['banding', 'tint'],
  resultFrom: 1,
  least: { ms: 500, share: 0.95 },
  judge: (run) => ({ ...result, finishedAt: run.finishedAt }),
};

testMachine('sequence', sequenceModel(ramps), {
  states: {
    idle: ({ context }) => expect(context.result).toBeNull(),
    running: ({ context }) => {
      expect(context.result).toBeNull();
      expect(context.startedAt).toBe(1000);
      expect(context.left).toBeNull();
    },
    'running.marking.off': ({ context }) => {
      expect(context.held).toBeNull();
      expect(context.picked).toBeNull();
    },
    'running.marking.on.armed': ({ context }) => expect(context.held).toBeNull(),
    'running.marking.on.holding': ({ context }) => expect(context.held?.step).toBe(context.step),
    'running.controls': ({ context }) => expect(context.marks.every(({ id }) => id > 0)).toBe(true),
    results: ({ context }) => {
      expect(context.held).toBeNull();
      expect(context.result?.finishedAt).toBe(context.finishedAt);
      expect(context.looks.length).toBeGreaterThan(0);
      expect(context.since).toBeNull();
    },
  },
});

const nobodyLeaves = () => new Promise<{ at: number }>(() => undefined);

/** A run with a person who never leaves fullscreen, unless told otherwise. */
function running(definition: SequenceDefinition = ramps, left: () => Promise<{ at: number }> = nobodyLeaves) {
  const locks: string[] = [];
  const machine = createSequenceMachine(definition).provide({
    actors: {
      fullscreen: fromPromise(left),
      wakeLock: fromCallback(() => undefined),
      visibility: fromCallback(() => undefined),
      escapeLock: fromCallback(() => {
        locks.push('locked');
        return () => void locks.push('unlocked');
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'START', at: 1000 });
  return Object.assign(actor, { locks });
}

/** The same with the first picture drawn at once. */
function drawn(definition: SequenceDefinition = ramps) {
  const actor = running(definition);
  actor.send({ type: 'SURFACE', facts, at: 1000 });
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
    actor.send({ type: 'PREVIOUS', at: 2000 });
    expect(actor.getSnapshot().context.step).toBe(2);
    actor.send({ type: 'NEXT', at: 2000 });
    expect(actor.getSnapshot().context.step).toBe(0);
  });

  it('remembers what was shown, each step once, in order', () => {
    const actor = running();
    for (const type of ['NEXT', 'PREVIOUS', 'PREVIOUS', 'NEXT'] as const) actor.send({ type, at: 2000 });
    expect(shownSteps(actor.getSnapshot().context)).toEqual([0, 1, 2]);
  });

  it('tells its host the result once', () => {
    const actor = running();
    const heard = vi.fn();
    actor.on('result', heard);
    actor.send({ type: 'NEXT', at: 2000 });
    actor.send({ type: 'EXIT', at: 5000 });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'result', result, revision: 1 });
  });

  it('gives no result when too little was shown', () => {
    const actor = running();
    const heard = vi.fn();
    actor.on('result', heard);
    actor.send({ type: 'EXIT', at: 5000 });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(heard).not.toHaveBeenCalled();
  });

  it('forgets the last run when it starts again', () => {
    const actor = running();
    actor.send({ type: 'NEXT', at: 2000 });
    actor.send({ type: 'MARK.AT', x: 1, y: 1, kind: 'dead' });
    actor.send({ type: 'EXIT', at: 5000 });
    actor.send({ type: 'AGAIN' });
    actor.send({ type: 'START', at: 6000 });
    expect(actor.getSnapshot().context).toMatchObject({ step: 0, looks: [], marks: [], held: null, startedAt: 6000 });
  });

  it('keeps a held mark when the test is exited by its button, or the step changes', () => {
    for (const event of [
      { type: 'NEXT', at: 2000 },
      { type: 'EXIT', at: 5000 },
    ] as const) {
      const actor = running();
      actor.send({ type: 'NEXT', at: 2000 });
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

  it('picks up only marks of the step on the screen', () => {
    const actor = running();
    actor.send({ type: 'MARK.AT', x: 3, y: 4, kind: 'dead' });
    actor.send({ type: 'NEXT', at: 2000 });
    actor.send({ type: 'MARK.PICK', id: 1 });
    expect(actor.getSnapshot().context).toMatchObject({ held: null, marks: [{ id: 1 }] });
    actor.send({ type: 'PREVIOUS', at: 2000 });
    actor.send({ type: 'MARK.PICK', id: 1 });
    expect(actor.getSnapshot().context).toMatchObject({ held: { id: 1 }, marks: [] });
  });

  it('keeps one annotation of a kind for each step, the latest, in the order of the steps', () => {
    const actor = running();
    const said = (kind: string, value: number | null, part = '') => actor.send({ type: 'ANNOTATE', kind, value, part });
    actor.send({ type: 'NEXT', at: 2000 });
    said('banding', null, 'red');
    said('banding', 4);
    said('tint', 2);
    actor.send({ type: 'PREVIOUS', at: 2000 });
    said('banding', 1);
    const first = { kind: 'banding', value: 1, part: '', step: 0 };
    const second = { kind: 'banding', value: 4, part: '', step: 1 };
    const tint = { kind: 'tint', value: 2, part: '', step: 1 };
    expect(actor.getSnapshot().context.annotations).toEqual([first, second, tint]);
    actor.send({ type: 'ANNOTATION.REMOVE', kind: 'banding' });
    expect(actor.getSnapshot().context.annotations).toEqual([second, tint]);
    actor.send({ type: 'ANNOTATION.REMOVE', kind: 'tint' });
    expect(actor.getSnapshot().context.annotations).toEqual([second, tint]);
  });

  it('takes only the annotations that its input offers', () => {
    const actor = running();
    actor.send({ type: 'ANNOTATE', kind: 'smell', value: 1, part: '' });
    const screen = running({ ...ramps, annotations: [] });
    screen.send({ type: 'ANNOTATE', kind: 'banding', value: 1, part: '' });
    expect([actor, screen].map((one) => one.getSnapshot().context.annotations)).toEqual([[], []]);
  });

  it('hands its annotations to the judge, and forgets them for another run', () => {
    const judge = vi.fn(() => result);
    const actor = running({ ...ramps, judge });
    actor.send({ type: 'ANNOTATE', kind: 'tint', value: 7, part: 'red' });
    actor.send({ type: 'NEXT', at: 2000 });
    actor.send({ type: 'EXIT', at: 5000 });
    const annotations = [{ kind: 'tint', value: 7, part: 'red', step: 0 }];
    expect(judge).toHaveBeenCalledWith(expect.objectContaining({ annotations, finishedAt: 5000 }));
    actor.send({ type: 'AGAIN' });
    actor.send({ type: 'START', at: 6000 });
    expect(actor.getSnapshot().context.annotations).toEqual([]);
  });

  it('starts the wait for hiding the controls again with each activity', () => {
    vi.useFakeTimers();
    try {
      const actor = running();
      vi.advanceTimersByTime(CONTROLS_REST_MS - 1);
      actor.send({ type: 'ACTIVITY' });
      vi.advanceTimersByTime(CONTROLS_REST_MS - 1);
      expect(actor.getSnapshot().matches({ running: { controls: 'shown' } })).toBe(true);
      vi.advanceTimersByTime(1);
      expect(actor.getSnapshot().matches({ running: { controls: 'hidden' } })).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('marking', () => {
  const isMarking = (actor: ReturnType<typeof running>) => actor.getSnapshot().matches({ running: { marking: 'on' } });

  it('cancels a mark without leaving the test, waiting for a spot or holding one', () => {
    const actor = running();
    actor.send({ type: 'MARK.ARM' });
    actor.send({ type: 'MARK.CANCEL', at: 2000 });
    expect(isMarking(actor)).toBe(false);
    actor.send({ type: 'MARK.AT', x: 3, y: 4, kind: 'dead' });
    actor.send({ type: 'MARK.CANCEL', at: 2000 });
    expect(isMarking(actor)).toBe(false);
    expect(actor.getSnapshot().context).toMatchObject({ held: null, marks: [] });
    expect(actor.getSnapshot().hasTag('running')).toBe(true);
  });

  it('puts a mark back as it was when editing it is cancelled', () => {
    const actor = running();
    actor.send({ type: 'MARK.AT', x: 3, y: 4, kind: 'dead' });
    actor.send({ type: 'MARK.SET' });
    actor.send({ type: 'MARK.PICK', id: 1 });
    actor.send({ type: 'MARK.KIND', kind: 'stuck' });
    actor.send({ type: 'MARK.MOVE', dx: 9, dy: 9 });
    actor.send({ type: 'MARK.CANCEL', at: 2000 });
    expect(actor.getSnapshot().context).toMatchObject({
      held: null,
      picked: null,
      marks: [{ id: 1, step: 0, kind: 'dead', x: 3, y: 4 }],
    });
  });

  it('takes Escape in a browser that leaves fullscreen by it for a cancel, and the test goes on', async () => {
    let leave: (output: { at: number }) => void = () => undefined;
    const actor = running(ramps, () => new Promise((resolve) => (leave = resolve)));
    actor.send({ type: 'NEXT', at: 2000 });
    actor.send({ type: 'MARK.AT', x: 3, y: 4, kind: 'dead' });
    leave({ at: 3000 });
    await vi.waitFor(() => expect(isMarking(actor)).toBe(false));
    expect(actor.getSnapshot().hasTag('running')).toBe(true);
    expect(actor.getSnapshot().context.marks).toEqual([]);
    actor.send({ type: 'EXIT', at: 5000 });
    expect(actor.getSnapshot().value).toBe('results');
  });

  it.each([
    [0, 'goes on'],
    [999, 'goes on'],
    [1000, 'ends'],
  ])(
    '%s ms after a mark was cancelled, leaving fullscreen is the same Escape or another: the test %s',
    async (ms, end) => {
      let leave: (output: { at: number }) => void = () => undefined;
      const actor = running({ ...ramps, resultFrom: 0 }, () => new Promise((resolve) => (leave = resolve)));
      actor.send({ type: 'MARK.AT', x: 3, y: 4, kind: 'dead' });
      actor.send({ type: 'MARK.CANCEL', at: 2000 });
      leave({ at: 2000 + ms });
      await vi.waitFor(() =>
        expect(actor.getSnapshot().children.fullscreen?.getSnapshot().status ?? 'done').toBe('done'),
      );
      expect(actor.getSnapshot().hasTag('running')).toBe(end === 'goes on');
    },
  );

  it('holds Escape while it marks, once, and gives it back', () => {
    const actor = running();
    actor.send({ type: 'MARK.ARM' });
    actor.send({ type: 'MARK.AT', x: 3, y: 4, kind: 'dead' });
    expect(actor.locks).toEqual(['locked']);
    actor.send({ type: 'MARK.SET' });
    expect(actor.locks).toEqual(['locked', 'unlocked']);
  });
});

describe('the time on each step', () => {
  const msOf = (actor: ReturnType<typeof running>) =>
    ramps.steps.map((_, step) => shownFor(actor.getSnapshot().context, step));

  it('is measured from step to step, and adds up', () => {
    const actor = drawn();
    actor.send({ type: 'NEXT', at: 1060 });
    actor.send({ type: 'NEXT', at: 2000 });
    actor.send({ type: 'RESTART', at: 2010 });
    actor.send({ type: 'EXIT', at: 5010 });
    expect(msOf(actor)).toEqual([3060, 940, 10]);
    expect(lookedFor(actor.getSnapshot().context)).toBe(4010);
  });

  it('begins with the first picture, not with the click', () => {
    const actor = running();
    actor.send({ type: 'NEXT', at: 1900 });
    actor.send({ type: 'SURFACE', facts, at: 2000 });
    actor.send({ type: 'EXIT', at: 2300 });
    expect(msOf(actor)).toEqual([0, 300, 0]);
    expect(shownSteps(actor.getSnapshot().context)).toEqual([1]);
  });

  it('leaves out what passed while the page was hidden, and a clock set back', () => {
    const actor = drawn();
    actor.send({ type: 'HIDE', at: 1200 });
    actor.send({ type: 'SHOW', at: 9000 });
    actor.send({ type: 'NEXT', at: 9100 });
    actor.send({ type: 'EXIT', at: 8000 });
    expect(msOf(actor)).toEqual([300, 0, 0]);
  });

  it('is kept apart by the share of the screen that was covered', () => {
    const actor = running();
    actor.send({ type: 'SURFACE', facts: { ...facts, height: 294 }, at: 1000 });
    actor.send({ type: 'SURFACE', facts, at: 2000 });
    actor.send({ type: 'NEXT', at: 2060 });
    actor.send({ type: 'EXIT', at: 3000 });
    expect(actor.getSnapshot().context.looks).toEqual([
      { step: 0, share: 0.49, ms: 1000 },
      { step: 0, share: 1, ms: 60 },
      { step: 1, share: 1, ms: 940 },
    ]);
    expect(shownFor(actor.getSnapshot().context, 0, 0.95)).toBe(60);
  });

  it('tells how many steps were shown when the test is left without a result, until it starts again', () => {
    const actor = drawn({ ...ramps, resultFrom: 2 });
    actor.send({ type: 'NEXT', at: 2000 });
    actor.send({ type: 'EXIT', at: 3000 });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { left: 2 } });
    actor.send({ type: 'START', at: 4000 });
    expect(actor.getSnapshot().context.left).toBeNull();
  });
});

describe('going on with a finished run', () => {
  it('begins at the first step that lacks time, and keeps marks, annotations and times', () => {
    const actor = drawn();
    actor.send({ type: 'MARK.AT', x: 3, y: 4, kind: 'dead' });
    actor.send({ type: 'MARK.SET' });
    actor.send({ type: 'ANNOTATE', kind: 'tint', value: 7, part: '' });
    actor.send({ type: 'NEXT', at: 2000 });
    actor.send({ type: 'NEXT', at: 2060 });
    actor.send({ type: 'EXIT', at: 4000 });
    actor.send({ type: 'CONTINUE', at: 10_000 });
    expect(actor.getSnapshot()).toMatchObject({ context: { step: 1, startedAt: 1000, result: null } });
    actor.send({ type: 'SURFACE', facts, at: 10_100 });
    actor.send({ type: 'EXIT', at: 11_000 });
    const { context } = actor.getSnapshot();
    expect(ramps.steps.map((_, step) => shownFor(context, step))).toEqual([1000, 960, 1940]);
    expect(context.marks).toEqual([{ id: 1, step: 0, kind: 'dead', x: 3, y: 4 }]);
    expect(context.annotations).toEqual([{ step: 0, kind: 'tint', value: 7, part: '' }]);
  });

  it('tells its host the new result', () => {
    const actor = drawn();
    const heard = vi.fn();
    actor.on('result', heard);
    actor.send({ type: 'NEXT', at: 2000 });
    actor.send({ type: 'EXIT', at: 5000 });
    actor.send({ type: 'CONTINUE', at: 6000 });
    actor.send({ type: 'EXIT', at: 7000 });
    expect(heard.mock.calls.map(([{ result: told }]) => told.finishedAt)).toEqual([5000, 7000]);
  });

  it('begins at the first step that was shown in a window only, and at the first of all where nothing lacks', () => {
    const look = (step: number, share: number, ms = 2000) => ({ step, share, ms });
    const least = { ms: 500, share: 0.95 };
    const { steps } = ramps;
    expect(firstShort({ steps, looks: [look(0, 1), look(1, 0.49), look(2, 1)] }, least)).toBe(1);
    expect(firstShort({ steps, looks: [look(0, 1), look(1, 1), look(2, 1, 499)] }, least)).toBe(2);
    expect(firstShort({ steps, looks: [look(0, 1), look(1, 1), look(2, 1)] }, least)).toBe(0);
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

  it('puts a mark that was picked up back in its place', () => {
    const [one, two] = [1, 2].map((id) => ({ id, step: 0, kind: 'dead', x: id, y: id }));
    if (!one || !two) throw new Error('two marks');
    expect(saveHeld({ marks: [two], held: one }).marks).toEqual([one, two]);
  });

  it('keeps the larger surface, and of equal ones the newer', () => {
    const window = { ...facts, height: 400 };
    expect(largerSurface(facts, window)).toBe(facts);
    expect(largerSurface(window, facts)).toBe(facts);
    const newer = { ...facts, exactness: 'scaled' } as const;
    expect(largerSurface(facts, newer)).toBe(newer);
    expect(largerSurface(null, window)).toBe(window);
  });

  it('counts the share of the screen, and forgives a pixel lost to rounding', () => {
    const screen = { ...facts, screenWidth: 1000, screenHeight: 1000 };
    expect(coveredShare({ ...screen, width: 1000, height: 1000 })).toBe(1);
    expect(coveredShare({ ...screen, width: 999, height: 998 })).toBe(1);
    expect(coveredShare({ ...screen, width: 1000, height: 490 })).toBe(0.49);
    expect(coveredShare({ ...screen, width: 1400, height: 500 })).toBe(0.5);
    expect(coveredShare({ ...screen, width: 700, height: 700 })).toBe(0.49);
    expect(coveredShare({ ...screen, width: 1000, height: 900, screenWidth: 0, screenHeight: 0 })).toBe(0);
  });
});
