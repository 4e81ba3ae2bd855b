import { describe, expect, it, vi } from 'vitest';
import { RINGS, ringsOf } from '../../machines/sequence/rings';
import { firstIncompleteStep, lookedFor, shownFor, shownSteps } from '../../machines/sequence/sequence';
import { CONTROLS_REST_MS } from '../../machines/sequence/sequence.machine';
import { ringCount } from '../kit/evidence/sequence';
import { testMachine } from '../kit/pure';
import { sendAll } from '../kit/send';
import { NOW, sequenceModel } from './sequence.model';
import { drawn, facts, ramps, result, running } from './sequence.run';

testMachine('sequence', sequenceModel(ramps), {
  states: {
    idle: ({ context }) => expect(context.result).toBeNull(),
    running: ({ context }) => expect(context).toMatchObject({ result: null, startedAt: NOW, left: null }),
    'running.marking.off': ({ context }) => expect(context).toMatchObject({ held: null, picked: null }),
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

describe('a sequence', () => {
  it('remembers what was shown, each step once, in order', () => {
    const actor = running();
    for (const type of ['NEXT', 'PREVIOUS', 'PREVIOUS', 'NEXT'] as const) actor.send({ type, at: 2000 });
    expect(shownSteps(actor.getSnapshot().context)).toEqual([0, 1, 2]);
  });

  it('tells its host the result once', () => {
    const actor = running();
    sendAll(actor, { type: 'NEXT', at: 2000 }, { type: 'EXIT', at: 5000 });
    expect(actor.heard).toEqual([{ type: 'result', result: { ...result, finishedAt: 5000 }, revision: 1 }]);
  });

  it('gives no result when too little was shown', () => {
    const actor = running();
    actor.send({ type: 'EXIT', at: 5000 });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.heard).toEqual([]);
  });

  it('forgets the last run when it starts again', () => {
    const actor = running();
    sendAll(actor, { type: 'NEXT', at: 2000 }, { type: 'MARK.AT', x: 1, y: 1, kind: 'dead' });
    sendAll(actor, { type: 'EXIT', at: 5000 }, { type: 'AGAIN' }, { type: 'START', at: 6000 });
    expect(actor.getSnapshot().context).toMatchObject({ step: 0, looks: [], marks: [], held: null, startedAt: 6000 });
  });

  it('keeps a held mark when the test is exited by its button, or the step changes', () => {
    for (const event of [
      { type: 'NEXT', at: 2000 },
      { type: 'EXIT', at: 5000 },
    ] as const) {
      const actor = running();
      sendAll(actor, { type: 'NEXT', at: 2000 }, { type: 'MARK.AT', x: 3, y: 4, kind: 'stuck' }, event);
      expect(actor.getSnapshot().context.marks).toEqual([{ id: 1, step: 1, kind: 'stuck', x: 3, y: 4 }]);
    }
  });

  it('sets no mark where there are no kinds', () => {
    const actor = running({ ...ramps, kinds: [] });
    sendAll(actor, { type: 'MARK.AT', x: 3, y: 4, kind: 'stuck' }, { type: 'MARK.ARM' });
    expect(actor.getSnapshot().matches({ running: { marking: 'off' } })).toBe(true);
  });

  it('picks up only marks of the step on the screen', () => {
    const actor = running();
    sendAll(actor, { type: 'MARK.AT', x: 3, y: 4, kind: 'dead' }, { type: 'NEXT', at: 2000 });
    actor.send({ type: 'MARK.PICK', id: 1 });
    expect(actor.getSnapshot().context).toMatchObject({ held: null, marks: [{ id: 1 }] });
    sendAll(actor, { type: 'PREVIOUS', at: 2000 }, { type: 'MARK.PICK', id: 1 });
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
    sendAll(actor, { type: 'ANNOTATE', kind: 'tint', value: 7, part: 'red' }, { type: 'NEXT', at: 2000 });
    actor.send({ type: 'EXIT', at: 5000 });
    const annotations = [{ kind: 'tint', value: 7, part: 'red', step: 0 }];
    expect(judge).toHaveBeenCalledWith(expect.objectContaining({ annotations, finishedAt: 5000 }));
    sendAll(actor, { type: 'AGAIN' }, { type: 'START', at: 6000 });
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

describe('the time on each step', () => {
  const msOf = (actor: ReturnType<typeof running>) =>
    ramps.steps.map((_, step) => shownFor(actor.getSnapshot().context, step));

  it('is measured from step to step, and adds up', () => {
    const actor = drawn();
    sendAll(actor, { type: 'NEXT', at: 1060 }, { type: 'NEXT', at: 2000 }, { type: 'RESTART', at: 2010 });
    actor.send({ type: 'EXIT', at: 5010 });
    expect(msOf(actor)).toEqual([3060, 940, 10]);
    expect(lookedFor(actor.getSnapshot().context)).toBe(4010);
  });

  it('begins with the first picture, not with the click', () => {
    const actor = running();
    sendAll(actor, { type: 'NEXT', at: 1900 }, { type: 'SURFACE', facts, at: 2000 }, { type: 'EXIT', at: 2300 });
    expect(msOf(actor)).toEqual([0, 300, 0]);
    expect(shownSteps(actor.getSnapshot().context)).toEqual([1]);
  });

  it('leaves out what passed while the page was hidden, and a clock set back', () => {
    const actor = drawn();
    sendAll(actor, { type: 'HIDE', at: 1200 }, { type: 'SHOW', at: 9000 }, { type: 'NEXT', at: 9100 });
    actor.send({ type: 'EXIT', at: 8000 });
    expect(msOf(actor)).toEqual([300, 0, 0]);
  });

  it('is kept apart by the share of the screen that was covered', () => {
    const actor = running();
    actor.send({ type: 'SURFACE', facts: { ...facts, height: 294 }, at: 1000 });
    sendAll(actor, { type: 'SURFACE', facts, at: 2000 }, { type: 'NEXT', at: 2060 }, { type: 'EXIT', at: 3000 });
    expect(actor.getSnapshot().context.looks).toEqual([
      { step: 0, share: 0.49, ms: 1000 },
      { step: 0, share: 1, ms: 60 },
      { step: 1, share: 1, ms: 940 },
    ]);
    expect(shownFor(actor.getSnapshot().context, 0, 0.95)).toBe(60);
  });

  it('tells how many steps were shown when the test is left without a result, until it starts again', () => {
    const actor = drawn({ ...ramps, resultFrom: 2 });
    sendAll(actor, { type: 'NEXT', at: 2000 }, { type: 'EXIT', at: 3000 });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { left: 2 } });
    actor.send({ type: 'START', at: 4000 });
    expect(actor.getSnapshot().context.left).toBeNull();
  });

  it('continues a run that was left with all that was shown and marked', () => {
    const actor = drawn({ ...ramps, resultFrom: 2 });
    sendAll(actor, { type: 'NEXT', at: 2000 }, { type: 'EXIT', at: 3000 });
    const { looks, marks, startedAt } = actor.getSnapshot().context;
    sendAll(actor, { type: 'CONTINUE', at: 9000 });
    expect(looks).toHaveLength(2);
    expect(actor.getSnapshot()).toMatchObject({ context: { looks, marks, startedAt, left: null, since: 9000 } });
    expect(actor.getSnapshot().hasTag('running')).toBe(true);
  });
});

describe('going on with a finished run', () => {
  it('begins at the first step that lacks time, and keeps marks, annotations and times', () => {
    const actor = drawn();
    sendAll(actor, { type: 'MARK.AT', x: 3, y: 4, kind: 'dead' }, { type: 'MARK.SET' });
    sendAll(actor, { type: 'ANNOTATE', kind: 'tint', value: 7, part: '' }, { type: 'NEXT', at: 2000 });
    sendAll(actor, { type: 'NEXT', at: 2060 }, { type: 'EXIT', at: 4000 }, { type: 'CONTINUE', at: 10_000 });
    expect(actor.getSnapshot()).toMatchObject({ context: { step: 1, startedAt: 1000, result: null } });
    sendAll(actor, { type: 'SURFACE', facts, at: 10_100 }, { type: 'EXIT', at: 11_000 });
    const { context } = actor.getSnapshot();
    expect(ramps.steps.map((_, step) => shownFor(context, step))).toEqual([1000, 960, 1940]);
    expect(context.marks).toEqual([{ id: 1, step: 0, kind: 'dead', x: 3, y: 4 }]);
    expect(context.annotations).toEqual([{ step: 0, kind: 'tint', value: 7, part: '' }]);
  });

  it('keeps a right count of the rings for the rest of the run, and asks again after a wrong one', () => {
    const { step, places } = ringsOf(1000, ramps.steps.length);
    const countedAfter = (value: number) => {
      const actor = drawn();
      for (let i = 0; i < step; i++) actor.send({ type: 'NEXT', at: 2000 });
      actor.send({ type: 'ANNOTATE', kind: RINGS, value, part: '' });
      sendAll(actor, { type: 'EXIT', at: 5000 }, { type: 'CONTINUE', at: 6000 });
      return actor.getSnapshot().context.annotations;
    };
    expect(countedAfter(places.length)).toEqual([ringCount(1000, ramps.steps)]);
    expect(countedAfter(places.length + 1)).toEqual([]);
  });

  it('tells its host the new result', () => {
    const actor = drawn();
    sendAll(actor, { type: 'NEXT', at: 2000 }, { type: 'EXIT', at: 5000 }, { type: 'CONTINUE', at: 6000 });
    actor.send({ type: 'EXIT', at: 7000 });
    expect(actor.heard).toMatchObject([{ result: { finishedAt: 5000 } }, { result: { finishedAt: 7000 } }]);
  });

  it('begins at the first step that was shown in a window only, and at the first of all where nothing lacks', () => {
    const look = (step: number, share: number, ms = 2000) => ({ step, share, ms });
    const least = { ms: 500, share: 0.95 };
    const run = { ...ramps, startedAt: 1000, annotations: [ringCount(1000, ramps.steps)] };
    expect(firstIncompleteStep({ ...run, looks: [look(0, 1), look(1, 0.49), look(2, 1)] }, least)).toBe(1);
    expect(firstIncompleteStep({ ...run, looks: [look(0, 1), look(1, 1), look(2, 1, 499)] }, least)).toBe(2);
    const seen = { ...run, looks: [look(0, 1), look(1, 1), look(2, 1)] };
    expect(firstIncompleteStep(seen, least)).toBe(0);
    expect(firstIncompleteStep({ ...seen, annotations: [] }, least)).toBe(ringsOf(1000, 3).step);
  });
});
