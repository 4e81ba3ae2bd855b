import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { exactnessOf, MIN_SHOWN_MS, type ObservationRun, observationOf } from '../../machines/observation/observation';
import { createObservationMachine } from '../../machines/observation/observation.machine';
import type { EvidenceTable } from '../../machines/result';
import { factsOf, here } from '../checks/screen-size/screen-size.model';
import { testMachine } from '../kit/pure';
import { sendAll } from '../kit/send';
import { observationModel } from './observation.model';

const evidence: EvidenceTable = {
  edges: { name: 'Edges', needs: 'Look at the edges.', required: true, action: 'Show Edges' },
  gray: { name: 'Gray', needs: 'Look at the gray.', required: true, action: 'Show Gray' },
};
const definition = observationOf({
  check: 'resolution',
  evidence,
  sentencesOf: () => [],
  questions: [
    {
      id: 'edges',
      name: 'Edges',
      sample: 'letters',
      answers: [
        { id: 'sharp', name: 'Sharp', proves: 'pass' },
        { id: 'blurred', name: 'Blurred', proves: 'TXT-BLUR' },
      ],
    },
    {
      id: 'gray',
      name: 'Gray',
      sample: 'field',
      picture: 'stage',
      answers: [
        { id: 'even', name: 'Even', proves: 'pass' },
        { id: 'uneven', name: 'Uneven', proves: 'TXT-RIPPLE', note: 'Ripples.' },
      ],
    },
  ],
});

testMachine('observation', observationModel(definition), {
  states: {
    viewing: ({ context }) => expect(context.result).toBeNull(),
    results: ({ context }) => {
      expect(context.result?.finishedAt).toBe(9000);
      expect(context.result?.status).not.toBe('pass');
      expect(Object.keys(context.answers)).not.toEqual([]);
    },
  },
});

function looking() {
  const machine = createObservationMachine(definition).provide({ actors: { screen: fromCallback(() => undefined) } });
  return createActor(machine).start();
}

/** The same as `looking`, with both samples shown. */
function shown() {
  const actor = looking();
  for (const sample of ['letters', 'field']) actor.send({ type: 'SEEN', sample, ms: MIN_SHOWN_MS });
  actor.send({ type: 'DRAWN', picture: 'stage', facts: drawn('exact') });
  return actor;
}

const drawn = (exactness: 'exact' | 'scaled' | 'unverified') =>
  ({ width: 1, height: 1, pixelRatio: 1, exactness, backend: '2d' }) as const;

describe('an observation', () => {
  it('takes no answer that the question does not have, and no question that it does not ask', () => {
    const actor = shown();
    actor.send({ type: 'ANSWER', question: 'edges', answer: 'even' });
    actor.send({ type: 'ANSWER', question: 'color', answer: 'sharp' });
    expect(actor.getSnapshot().context.answers).toEqual({});
  });

  it('takes an answer only once its own sample was on the screen for long enough', () => {
    const actor = looking();
    const answer = () => {
      actor.send({ type: 'ANSWER', question: 'edges', answer: 'sharp' });
      return actor.getSnapshot().context.answers;
    };
    actor.send({ type: 'SEEN', sample: 'field', ms: 5 * MIN_SHOWN_MS });
    expect(answer()).toEqual({});
    actor.send({ type: 'SEEN', sample: 'letters', ms: MIN_SHOWN_MS - 1 });
    expect(answer()).toEqual({});
    actor.send({ type: 'SEEN', sample: 'letters', ms: 1 });
    expect(answer()).toEqual({ edges: 'sharp' });
  });

  it('leads back to what is missing and keeps the answers', () => {
    const actor = shown();
    sendAll(actor, { type: 'ANSWER', question: 'edges', answer: 'sharp' }, { type: 'FINISH', at: 2000 });
    expect(actor.getSnapshot().context.result).toMatchObject({
      status: 'inconclusive',
      missing: [{ rule: 'gray', action: 'Show Gray' }],
    });
    actor.send({ type: 'CONTINUE', question: 'paint' });
    expect(actor.getSnapshot().value).toBe('results');
    actor.send({ type: 'CONTINUE', question: 'gray' });
    expect(actor.getSnapshot().context).toMatchObject({ wanted: 'gray', answers: { edges: 'sharp' }, result: null });
    sendAll(actor, { type: 'ANSWER', question: 'gray', answer: 'even' }, { type: 'FINISH', at: 3000 });
    expect(actor.getSnapshot().context.result).toMatchObject({ status: 'pass', missing: [] });
    actor.send({ type: 'AGAIN' });
    expect(actor.getSnapshot().context).toMatchObject({ wanted: null, answers: {}, seen: {} });
  });

  it('tells its host the result once, and the last answer counts', () => {
    const actor = shown();
    const heard = vi.fn();
    actor.on('result', heard);
    actor.send({ type: 'SCREEN', facts: here, at: 1000 });
    actor.send({ type: 'SCREEN', facts: { ...here, zoom: null }, at: 1500 });
    actor.send({ type: 'ANSWER', question: 'edges', answer: 'blurred' });
    actor.send({ type: 'ANSWER', question: 'edges', answer: 'sharp' });
    sendAll(actor, { type: 'ANSWER', question: 'gray', answer: 'even' }, { type: 'FINISH', at: 2000 });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]?.[0].result).toMatchObject({ status: 'pass', startedAt: 1000, finishedAt: 2000 });
  });
});

describe('its report', () => {
  const run: ObservationRun = {
    questions: definition.questions,
    answers: {},
    seen: { letters: MIN_SHOWN_MS, field: MIN_SHOWN_MS },
    screen: null,
    drawn: { stage: drawn('exact') },
    startedAt: 0,
    finishedAt: 0,
  };
  const nothing = { ...run, seen: {}, drawn: {} };
  const verdicts = (of: ObservationRun) => definition.judge(of).parts.map(({ verdict }) => verdict);

  it('takes the worst of all pictures', () => {
    expect(exactnessOf(nothing)).toBeNull();
    expect(exactnessOf({ drawn: { a: drawn('exact'), b: drawn('exact') } })).toBe('exact');
    expect(exactnessOf({ drawn: { a: drawn('exact'), b: drawn('unverified') } })).toBe('unverified');
    expect(exactnessOf({ drawn: { a: drawn('scaled'), b: drawn('unverified') } })).toBe('scaled');
  });

  it('calls measured only what the browser counted in device pixels', () => {
    const of = (exactness: 'exact' | 'scaled' | 'unverified') =>
      definition.judge({ ...run, drawn: { a: drawn(exactness) } }).measurements;
    expect(of('exact')).toEqual([{ name: 'Patterns', value: '1:1 exact', unit: '', source: 'measured' }]);
    expect(of('scaled')).toEqual([{ name: 'Patterns', value: 'scaled by the browser', unit: '', source: 'measured' }]);
    expect(of('unverified')).toEqual([{ name: 'Pattern size', value: 'unverified', unit: '', source: 'estimated' }]);
  });

  it('calls the zoom and the device pixels estimated, and leaves the zoom out where it is unknown', () => {
    const figures = (zoom: number | null) =>
      definition.judge({ ...run, screen: factsOf(1280, 800, { zoom }) }).measurements;
    expect(figures(2 / 3)).toContainEqual({ name: 'Page zoom', value: 67, unit: '%', source: 'estimated' });
    expect(figures(1)).toContainEqual({ name: 'Device pixels', value: '1280 × 800', unit: 'px', source: 'estimated' });
    expect(figures(null).map(({ name }) => name)).not.toContain('Page zoom');
  });

  it('counts what was not answered', () => {
    expect(definition.judge(run).details).toBe('Two questions were not answered.');
    expect(definition.judge({ ...run, answers: { edges: 'sharp' } }).details).toBe('One question was not answered.');
    expect(definition.judge({ ...run, answers: { edges: 'sharp', gray: 'even' } }).details).toBe('');
  });

  it('takes an even picture for no evidence where the browser scaled it, but an uneven one for a finding', () => {
    const scaled = { ...run, drawn: { stage: drawn('scaled') } };
    expect(verdicts({ ...scaled, answers: { gray: 'even' } })).toEqual(['not-run', 'inconclusive']);
    expect(verdicts({ ...scaled, answers: { gray: 'uneven' } })).toEqual(['not-run', 'warning']);
    expect(definition.judge({ ...run, answers: { gray: 'uneven' } }).parts[1]?.details).toBe('Uneven. Ripples.');
  });
});
