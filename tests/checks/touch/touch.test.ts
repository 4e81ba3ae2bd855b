import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { tally } from '../../../machines/result';
import { MIN_SAMPLES, WATCH_MS } from '../../../machines/touch/evidence';
import { HANDS_OFF_MS, RESIZE_DOUBT_MS, touchMachine } from '../../../machines/touch/touch.machine';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { sendAll } from '../../kit/send';
import { before, now, progressOf, surface, surveyOf, touchModel } from './touch.model';

testMachine('touch', touchModel, {
  states: {
    idle: ({ context }) => expect(context.result).toBeNull(),
    running: ({ context }) => expect(context.result).toBeNull(),
    'running.painting': ({ context }) => expect(context.snapshot).toBeNull(),
    'running.painting.sure': ({ context }) => expect(context.beforeShrink).toBeNull(),
    'running.painting.doubtful': ({ context }) => expect(context.beforeShrink?.snapshot).toBe(before),
    'running.complete': ({ context }) => {
      expect(context.snapshot).toBe(now);
      expect(context.beforeShrink).toBeNull();
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

/** A run with a person who leaves full screen only when the test says so. */
function running() {
  let leave: (output: { at: number; snapshot: TouchSnapshot }) => void = () => undefined;
  const run = startQuiet(touchMachine, {
    fullscreen: fromPromise(
      () => new Promise<{ at: number; snapshot: TouchSnapshot | null }>((resolve) => (leave = resolve)),
    ),
  });
  const results: unknown[] = [];
  run.actor.on('result', ({ result }) => results.push(result));
  return {
    ...run,
    results,
    async leave(at: number) {
      leave({ at, snapshot: now });
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
const START = { type: 'START', at: 1000, touchPoints: 10 } as const;
const WATCH_AT = { type: 'WATCH', at: 3000, touchPoints: 10 } as const;
const shrink = { ...surface, at: 20_000, smaller: true, progress: progressOf({ cells: 6 }) } as const;
/** Every cell touched by a moving finger. */
const full = surveyOf('#### #### ####', { samples: MIN_SAMPLES, rate: 120 });

describe('a touch test', () => {
  it('keeps the result of the larger surface when fullscreen is left, although the resize comes first', async () => {
    const run = running();
    sendAll(run.actor, START, shrink);
    await run.leave(20_100);
    expect(run.context().snapshot).toBe(before);
    expect(run.context().seconds).toBe(19);
    expect(run.results).toHaveLength(1);
  });

  it('takes a resize as real if full screen goes on for a second after it', async () => {
    const run = running();
    sendAll(run.actor, START, shrink);
    run.clock.increment(RESIZE_DOUBT_MS - 1);
    expect(run.context().beforeShrink?.snapshot).toBe(before);
    run.clock.increment(1);
    await run.leave(26_000);
    expect(run.context().snapshot).toBe(now);
    expect(run.context().seconds).toBe(6);
  });

  it('resets progress and time on a resize and on reset', () => {
    const run = running();
    run.actor.send(START);
    run.actor.send({ type: 'PROGRESS', progress: progressOf({ touched: 5, fingers: 2, mostFingers: 3, streak: 5 }) });
    run.actor.send({ ...shrink, smaller: false, progress: progressOf({ cells: 20 }) });
    expect(run.context()).toMatchObject({ paintedFrom: 20_000, progress: { touched: 0, cells: 20, mostFingers: 0 } });
    run.actor.send({ type: 'PROGRESS', progress: progressOf({ touched: 1, cells: 20, fingers: 1, mostFingers: 1 }) });
    run.actor.send({ type: 'RESET', at: 30_000 });
    expect(run.context()).toMatchObject({ paintedFrom: 30_000, progress: { touched: 0, cells: 20 } });
  });

  it('snapshots once when complete and stops the time there', () => {
    const run = running();
    sendAll(run.actor, START, { type: 'COMPLETE', at: 43_000, snapshot: full });
    run.actor.send({ type: 'EXIT', at: 90_000, snapshot: now });
    expect(run.context()).toMatchObject({ seconds: 42, finishedAt: 90_000, result: { status: 'pass' } });
  });

  it('goes on from a complete grid for a second look, with its seconds (D7)', () => {
    const run = running();
    sendAll(run.actor, START, { type: 'COMPLETE', at: 43_000, snapshot: full });
    run.actor.send({ type: 'CONTINUE', at: 50_000, progress: progressOf({ touched: 9 }), seconds: 42 });
    expect(run.actor.getSnapshot().matches({ running: 'painting' })).toBe(true);
    expect(run.context()).toMatchObject({ snapshot: null, paintedFrom: 8000, progress: { touched: 9 } });
  });

  it('paints on where it ended, with the seconds and the hands-off check of before', () => {
    const run = running();
    sendAll(run.actor, START, { type: 'EXIT', at: 11_000, snapshot: before }, WATCH_AT);
    run.clock.increment(HANDS_OFF_MS);
    run.clock.increment(WATCH_MS);
    expect(run.context()).toMatchObject({ ghosts: [], seconds: 10, result: { status: 'inconclusive' } });
    run.actor.send({ type: 'CONTINUE', at: 50_000 });
    expect(run.context()).toMatchObject({ result: null, ghosts: [] });
    run.actor.send({ ...shrink, at: 50_000, smaller: false, progress: progressOf({ touched: 3 }), seconds: 10 });
    expect(run.context().progress.touched).toBe(3);
    sendAll(run.actor, { type: 'COMPLETE', at: 55_000, snapshot: full }, { type: 'EXIT', at: 56_000, snapshot: full });
    expect(run.context()).toMatchObject({ seconds: 15, startedAt: 1000, result: { status: 'pass', missing: [] } });
    expect(tally(run.context().result?.parts ?? [])).toEqual({ passed: 5, judged: 5 });
  });

  it('listens for ten seconds, after two to take the hands off, and not longer', () => {
    const run = running();
    run.actor.send({ ...WATCH_AT, at: 2000 });
    run.clock.increment(HANDS_OFF_MS - 1);
    run.actor.send({ type: 'GHOST', ghost: { x: 0, y: 0, at: 3 } });
    expect(run.context().caught).toEqual([]);
    run.clock.increment(1);
    run.clock.increment(WATCH_MS - 1);
    expect(run.actor.getSnapshot().matches({ watching: 'listening' })).toBe(true);
    run.clock.increment(1);
    expect(run.context()).toMatchObject({ ghosts: [], finishedAt: 14_000 });
  });

  it('keeps an earlier result when a watch is broken off without a ghost, and tells nobody again', () => {
    const run = running();
    sendAll(run.actor, START, { type: 'EXIT', at: 2000, snapshot: before }, WATCH_AT);
    run.clock.increment(HANDS_OFF_MS);
    run.actor.send({ type: 'EXIT', at: 6000, snapshot: null });
    expect(run.context()).toMatchObject({ ghosts: null, result: { status: 'inconclusive', finishedAt: 2000 } });
    expect(run.results).toHaveLength(1);
  });

  it('fails a finished grid afterwards for a ghost, with the time of the first start', () => {
    const run = running();
    sendAll(run.actor, START, { type: 'EXIT', at: 2000, snapshot: full }, WATCH_AT);
    run.clock.increment(HANDS_OFF_MS);
    run.actor.send({ type: 'GHOST', ghost: { x: 0.5, y: 0.5, at: 6000 } });
    run.clock.increment(WATCH_MS);
    expect(run.context().result).toMatchObject({
      status: 'fail',
      startedAt: 1000,
      details: 'All 12 cells were touched. One touch arrived with hands off: center.',
    });
    expect(tally(run.context().result?.parts ?? [])).toEqual({ passed: 4, judged: 5 });
    expect(run.results).toHaveLength(2);
  });
});
