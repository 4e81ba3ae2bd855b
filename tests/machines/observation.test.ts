import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { exactnessOf, type ObservationInput, verdictOf } from '../../machines/observation/observation';
import { observationMachine } from '../../machines/observation/observation.machine';
import { environment, openQuestions } from '../../machines/observation/report';
import { testMachine } from '../harness/pure';
import { observationModel } from './observation.model';
import { factsOf, here } from './screen-size.model';

const input: ObservationInput = {
  questions: [
    {
      id: 'edges',
      name: 'Edges',
      answers: [
        { id: 'sharp', name: 'Sharp', status: 'pass' },
        { id: 'blurred', name: 'Blurred', status: 'fail' },
      ],
    },
    { id: 'gray', name: 'Gray', answers: [{ id: 'even', name: 'Even', status: 'pass' }] },
  ],
  judge: (run) => ({
    check: 'resolution',
    name: 'Resolution',
    status: verdictOf(run).status,
    details: openQuestions(run),
    measurements: environment(run),
    fineness: { passed: verdictOf(run).passed, run: 2 },
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  }),
};

testMachine('observation', observationModel(input), {
  states: {
    viewing: ({ context }) => expect(context.result).toBeNull(),
    results: ({ context }) => {
      expect(context.result?.finishedAt).toBe(9000);
      expect(Object.keys(context.answers)).not.toEqual([]);
    },
  },
});

function looking() {
  const machine = observationMachine.provide({ actors: { screen: fromCallback(() => undefined) } });
  return createActor(machine, { input }).start();
}

const drawn = (exactness: 'exact' | 'scaled' | 'unverified') =>
  ({ width: 1, height: 1, pixelRatio: 1, exactness, backend: '2d' }) as const;

describe('an observation', () => {
  it('takes no answer that the question does not have, and no question that it does not ask', () => {
    const actor = looking();
    actor.send({ type: 'ANSWER', question: 'edges', answer: 'even' });
    actor.send({ type: 'ANSWER', question: 'color', answer: 'sharp' });
    expect(actor.getSnapshot().context.answers).toEqual({});
  });

  it('gives no result while nothing was judged', () => {
    const actor = looking();
    actor.send({ type: 'FINISH', at: 2 });
    expect(actor.getSnapshot().value).toBe('viewing');
  });

  it('tells its host the result once, and the last answer counts', () => {
    const actor = looking();
    const heard = vi.fn();
    actor.on('result', heard);
    actor.send({ type: 'SCREEN', facts: here, at: 1000 });
    actor.send({ type: 'SCREEN', facts: { ...here, zoom: null }, at: 1500 });
    actor.send({ type: 'ANSWER', question: 'edges', answer: 'blurred' });
    actor.send({ type: 'ANSWER', question: 'edges', answer: 'sharp' });
    actor.send({ type: 'ANSWER', question: 'gray', answer: 'even' });
    actor.send({ type: 'FINISH', at: 2000 });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]?.[0].result).toMatchObject({ status: 'pass', startedAt: 1000, finishedAt: 2000 });
  });

  it('starts anew with nothing answered', () => {
    const actor = looking();
    actor.send({ type: 'ANSWER', question: 'gray', answer: 'even' });
    actor.send({ type: 'FINISH', at: 2000 });
    expect(actor.getSnapshot().context.result?.status).toBe('warning');
    actor.send({ type: 'AGAIN' });
    expect(actor.getSnapshot().context).toMatchObject({ answers: {}, result: null, startedAt: 0 });
  });
});

describe('its report', () => {
  const run = { questions: input.questions, answers: {}, screen: null, drawn: {}, startedAt: 0, finishedAt: 0 };

  it('takes the worst of all pictures', () => {
    expect(exactnessOf(run)).toBeNull();
    expect(exactnessOf({ drawn: { a: drawn('exact'), b: drawn('exact') } })).toBe('exact');
    expect(exactnessOf({ drawn: { a: drawn('exact'), b: drawn('unverified') } })).toBe('unverified');
    expect(exactnessOf({ drawn: { a: drawn('scaled'), b: drawn('unverified') } })).toBe('scaled');
  });

  it('calls measured only what the browser counted in device pixels', () => {
    const of = (exactness: 'exact' | 'scaled' | 'unverified') =>
      environment({ ...run, drawn: { a: drawn(exactness) } });
    expect(of('exact')).toEqual([{ name: 'Patterns', value: '1:1 exact', unit: '', source: 'measured' }]);
    expect(of('scaled')).toEqual([{ name: 'Patterns', value: 'scaled by the browser', unit: '', source: 'measured' }]);
    expect(of('unverified')).toEqual([{ name: 'Patterns', value: 'unverified', unit: '', source: 'reported' }]);
  });

  it('names the zoom a guess, and leaves it out where there is none', () => {
    const names = (zoom: number | null) =>
      environment({ ...run, screen: factsOf(1280, 800, { zoom }) }).map(({ name, value }) => [name, value]);
    expect(names(1.1)).toContainEqual(['Page zoom, guessed', 110]);
    expect(names(null)).not.toContainEqual(expect.arrayContaining(['Page zoom, guessed']));
  });

  it('counts what was not answered', () => {
    expect(openQuestions(run)).toBe('Two questions were not answered.');
    expect(openQuestions({ ...run, answers: { edges: 'sharp' } })).toBe('One question was not answered.');
    expect(openQuestions({ ...run, answers: { edges: 'sharp', gray: 'even' } })).toBe('');
  });

  it('fails by one fault whatever else passed', () => {
    expect(verdictOf({ ...run, answers: { edges: 'blurred', gray: 'even' } })).toEqual({
      status: 'fail',
      passed: 1,
      unanswered: 0,
    });
  });
});
