import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { DOUBT, SETTLE, touchMachine, WATCH } from '../../machines/touch/touch.machine';
import { testMachine } from '../harness/pure';
import { before, now, surveyOf, touchModel } from './touch.model';

testMachine('touch', touchModel, {
  states: {
    idle: ({ context }) => expect(context.result).toBeNull(),
    running: ({ context }) => expect(context.result).toBeNull(),
    'running.painting': ({ context }) => expect(context.survey).toBeNull(),
    'running.painting.sure': ({ context }) => expect(context.parked).toBeNull(),
    'running.painting.doubtful': ({ context }) => expect(context.parked?.survey).toBe(before),
    'running.complete': ({ context }) => {
      expect(context.survey).toBe(now);
      expect(context.parked).toBeNull();
    },
    watching: ({ context }) => expect(context.watchedFrom).toBe(2000),
    'watching.settling': ({ context }) => expect(context.caught).toEqual([]),
    'watching.listening': ({ context }) => expect(context.caught.length).toBeLessThan(2),
    results: ({ context }) => {
      expect(context.result?.check).toBe('touch');
      expect(context.finishedAt).toBe(context.result?.finishedAt);
      if (context.ghosts?.length) expect(context.result?.status).toBe('fail');
      expect(context.result?.status === 'pass').toBe(false);
    },
  },
});

/** A run with a person who never leaves fullscreen unless told to. */
function running() {
  const clock = new SimulatedClock();
  let leave: (output: { at: number }) => void = () => undefined;
  const nothing = fromCallback(() => undefined);
  const machine = touchMachine.provide({
    actors: {
      fullscreen: fromPromise(
        () =>
          new Promise<{ at: number }>((resolve) => {
            leave = resolve;
          }),
      ),
      wakeLock: nothing,
      strokes: nothing,
      touches: nothing,
    },
  });
  const survey = vi.fn(() => now);
  const actor = createActor(machine, { input: { survey }, clock }).start();
  const results: unknown[] = [];
  actor.on('result', ({ result }) => results.push(result));
  return {
    actor,
    clock,
    survey,
    results,
    context: () => actor.getSnapshot().context,
    async leave(at: number) {
      leave({ at });
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
const shrink = { type: 'SURFACE', at: 20_000, before, cells: 6, smaller: true } as const;

describe('a touch test', () => {
  it('keeps the result of the larger surface when fullscreen is left, although the resize comes first', async () => {
    const run = running();
    run.actor.send({ type: 'START', at: 1000 });
    run.actor.send(shrink);
    await run.leave(20_100);
    expect(run.context().survey).toBe(before);
    expect(run.context().seconds).toBe(19);
    expect(run.results).toHaveLength(1);
  });

  it('takes a resize that was no leaving for what it is, after a second', async () => {
    const run = running();
    run.actor.send({ type: 'START', at: 1000 });
    run.actor.send(shrink);
    run.clock.increment(DOUBT - 1);
    expect(run.context().parked?.survey).toBe(before);
    run.clock.increment(1);
    await run.leave(26_000);
    expect(run.context().survey).toBe(now);
    expect(run.context().seconds).toBe(6);
  });

  it('resets progress and time on a resize and on reset', () => {
    const run = running();
    run.actor.send({ type: 'START', at: 1000 });
    run.actor.send({ type: 'PROGRESS', progress: { touched: 5, cells: 12, contacts: 2, mostContacts: 3, streak: 5 } });
    run.actor.send({ ...shrink, smaller: false, cells: 20 });
    expect(run.context()).toMatchObject({ paintedFrom: 20_000, progress: { touched: 0, cells: 20, mostContacts: 0 } });
    run.actor.send({ type: 'PROGRESS', progress: { touched: 1, cells: 20, contacts: 1, mostContacts: 1, streak: 1 } });
    run.actor.send({ type: 'RESET', at: 30_000 });
    expect(run.context()).toMatchObject({ paintedFrom: 30_000, progress: { touched: 0, cells: 20 } });
  });

  it('surveys once when complete and stops the time there', () => {
    const run = running();
    run.actor.send({ type: 'START', at: 1000 });
    run.survey.mockReturnValue(surveyOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
    run.actor.send({ type: 'COMPLETE', at: 43_000 });
    run.survey.mockReturnValue(now);
    run.actor.send({ type: 'EXIT', at: 90_000 });
    expect(run.context()).toMatchObject({ seconds: 42, finishedAt: 90_000, result: { status: 'pass' } });
  });

  it('listens for ten seconds, after two to take the hands off, and not longer', () => {
    const run = running();
    run.actor.send({ type: 'WATCH', at: 2000 });
    run.clock.increment(SETTLE - 1);
    run.actor.send({ type: 'GHOST', ghost: { x: 0, y: 0, at: 3 } });
    expect(run.context().caught).toEqual([]);
    run.clock.increment(1);
    run.clock.increment(WATCH - 1);
    expect(run.actor.getSnapshot().matches({ watching: 'listening' })).toBe(true);
    run.clock.increment(1);
    expect(run.context()).toMatchObject({ ghosts: [], finishedAt: 14_000 });
  });

  it('keeps an earlier result when a watch is broken off without a ghost, and tells nobody again', () => {
    const run = running();
    run.actor.send({ type: 'START', at: 1000 });
    run.actor.send({ type: 'EXIT', at: 2000 });
    run.actor.send({ type: 'WATCH', at: 3000 });
    run.clock.increment(SETTLE);
    run.actor.send({ type: 'EXIT', at: 6000 });
    expect(run.context()).toMatchObject({ ghosts: null, result: { fineness: { run: 2 } } });
    expect(run.results).toHaveLength(1);
  });

  it('fails a finished grid afterwards for a ghost, with the time of the first start', () => {
    const run = running();
    run.survey.mockReturnValue(surveyOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
    run.actor.send({ type: 'START', at: 1000 });
    run.actor.send({ type: 'EXIT', at: 2000 });
    run.actor.send({ type: 'WATCH', at: 3000 });
    run.clock.increment(SETTLE);
    run.actor.send({ type: 'GHOST', ghost: { x: 0.5, y: 0.5, at: 6000 } });
    run.clock.increment(WATCH);
    expect(run.context().result).toMatchObject({
      status: 'fail',
      fineness: { passed: 2, run: 3 },
      startedAt: 1000,
      details: 'All 12 cells were touched. One touch came with hands off: center.',
    });
    expect(run.results).toHaveLength(2);
  });
});
