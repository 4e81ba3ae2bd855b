import { describe, expect, it } from 'vitest';
import { type EventObject, fromCallback } from 'xstate';
import type { CheckResult } from '../../../machines/result';
import { webcamMachine } from '../../../machines/webcam/webcam.machine';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { sendAll } from '../../kit/send';
import { black, desk, exposure, hotCheck, live, unclear, webcamModel } from './webcam.model';

testMachine('webcam', webcamModel, {
  states: {
    idle: ({ context }) => expect(context).toMatchObject({ camera: null, result: null }),
    unsupported: ({ context }) => expect(context.camera).toBeNull(),
    failed: ({ context }) => expect(context).toMatchObject({ failure: expect.anything(), camera: null, reading: null }),
    open: ({ context }) => expect(context).toMatchObject({ failure: null, result: null }),
    'open.starting': ({ context }) => expect(context.startedAt).toBe(1000),
    'open.live': ({ context }) => expect(context.camera?.name).toBe('Desk camera'),
    'open.live.watching': ({ context }) =>
      expect([null, 'unknown', 'live', 'black']).toContain(context.reading?.picture ?? null),
    'open.live.photographing': ({ context }) => expect(context.camera).not.toBeNull(),
    'open.live.checking': ({ context }) =>
      expect([context.next, context.progress.frames]).toEqual([null, expect.any(Number)]),
    switching: ({ context }) => {
      // Another camera, or the same one opened again with zoom.
      expect(context.camera === null).toBe(!context.zoom);
      expect(context.chosen).toBe(context.zoom ? null : 'back');
    },
    probing: ({ context }) => {
      expect(context.camera).not.toBeNull();
      expect(context.native).toBeNull();
    },
    results: ({ context }) => {
      expect(context.result?.finishedAt).toBe(9000);
      const { checks, seen, reading } = context;
      const picture = reading?.picture ?? 'unknown';
      const expected =
        checks.hot !== null
          ? 'warning'
          : picture === 'black'
            ? seen.lit > 0
              ? 'warning'
              : 'fail'
            : seen.lit > 0
              ? 'pass'
              : 'inconclusive';
      expect(context.result?.status).toBe(expected);
    },
  },
});

/** A camera that is open, which shows a live picture if the test asks for it. */
function opened(isLive = false) {
  const test = run();
  sendAll(test.actor, { type: 'START', at: 1000 }, { type: 'OPENED', camera: desk, controls: [exposure] });
  if (isLive) test.actor.send({ type: 'READING', reading: live });
  return test;
}

/** The machine with a camera that the test controls, and a log of what was opened and closed. */
function run() {
  const log: string[] = [];
  const results: CheckResult[] = [];
  const machine = startQuiet(webcamMachine, {
    camera: fromCallback<EventObject, { id: string | null }>(({ input }) => {
      log.push(`open ${input.id}`);
      return () => void log.push(`close ${input.id}`);
    }),
  });
  machine.actor.on('result', ({ result }) => results.push(result));
  return { ...machine, log, results };
}

describe('choosing another camera', () => {
  it('ends the one, waits 100 ms and starts the other', () => {
    const { actor, clock, log } = opened();
    actor.send({ type: 'CHOOSE', id: 'back' });
    expect(log).toEqual(['open null', 'close null']);
    clock.increment(99);
    expect(log).toHaveLength(2);
    clock.increment(1);
    expect(log).toEqual(['open null', 'close null', 'open back']);
  });

  it('forgets what was found in the other one', () => {
    const { actor, context } = opened();
    sendAll(actor, { type: 'READING', reading: black }, { type: 'CHECK', kind: 'hot' });
    sendAll(actor, { type: 'CHECKED', check: hotCheck }, { type: 'CHOOSE', id: 'back' });
    expect(context()).toMatchObject({
      reading: null,
      seen: { frames: 0, seconds: 0, lit: 0 },
      checks: { hot: null, dead: null },
      controls: [],
    });
  });

  it('keeps what was found where the same one is asked for with its zoom, and asks without after a no', () => {
    const { actor, context, clock } = opened();
    sendAll(actor, { type: 'CHECK', kind: 'hot' }, { type: 'CHECKED', check: hotCheck }, { type: 'ZOOM' });
    clock.increment(100);
    expect(context()).toMatchObject({ zoom: true, checks: { hot: hotCheck } });
    sendAll(actor, { type: 'FAILED', failure: { reason: 'denied', constraint: null } }, { type: 'START', at: 2000 });
    expect(context().zoom).toBe(false);
  });

  it('that is gone starts any the next time', () => {
    const { actor, log } = run();
    sendAll(actor, { type: 'CHOOSE', id: 'back' }, { type: 'START', at: 1000 });
    actor.send({ type: 'FAILED', failure: { reason: 'over-constrained', constraint: 'deviceId' } });
    actor.send({ type: 'START', at: 2000 });
    expect(log).toEqual(['open back', 'close back', 'open null']);
  });
});

describe('the result', () => {
  it('is not spoiled by the dark of a covered lens', () => {
    const { actor, results } = opened(true);
    sendAll(actor, { type: 'CHECK', kind: 'hot' });
    sendAll(actor, { type: 'READING', reading: black }, { type: 'STOP', at: 5000 });
    expect(results[0]?.status).toBe('pass');
  });

  it('counts how often the picture stood still, once each time', () => {
    const { actor, context } = opened();
    for (const picture of ['live', 'frozen', 'frozen', 'live', 'none', 'frozen', 'live'] as const) {
      actor.send({ type: 'READING', reading: { ...live, picture } });
    }
    expect(context().freezes).toBe(2);
  });

  it('follows a picture that turns with the phone', () => {
    const { actor, results } = opened();
    sendAll(actor, { type: 'READING', reading: { ...live, width: 240, height: 320 } }, { type: 'STOP', at: 5000 });
    expect(results[0]?.details).toBe('Camera working: 240x320 at 30fps');
  });
});

describe('going back for missing evidence', () => {
  it('opens the same camera, and adds to what was seen before', () => {
    const { actor, log, results } = opened();
    actor.send({ type: 'READING', reading: { ...live, added: { frames: 45, seconds: 1.5, lit: 1.5 } } });
    sendAll(actor, { type: 'CHECK', kind: 'hot' }, { type: 'CHECKED', check: hotCheck }, { type: 'STOP', at: 3000 });
    expect(results[0]?.missing.map(({ rule }) => rule)).toEqual(['picture']);
    actor.send({ type: 'CONTINUE', check: null });
    expect(log).toEqual(['open null', 'close null', 'open desk']);
    actor.send({ type: 'OPENED', camera: desk, controls: [] });
    actor.send({ type: 'READING', reading: { ...live, added: { frames: 45, seconds: 1.5, lit: 1.5 } } });
    actor.send({ type: 'STOP', at: 6000 });
    expect(results[1]).toMatchObject({ startedAt: 1000, finishedAt: 6000, missing: [] });
    expect(results[1]?.parts.map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'warning', 'not-run']);
  });

  it('starts the search that had no answer as soon as the camera runs, once', () => {
    const { actor, context, results } = opened(true);
    sendAll(actor, { type: 'CHECK', kind: 'dead' });
    sendAll(actor, { type: 'CHECKED', check: unclear }, { type: 'STOP', at: 5000 });
    expect(results[0]).toMatchObject({
      status: 'inconclusive',
      missing: [{ rule: 'dead', action: 'Find Dead Pixels' }],
    });
    sendAll(actor, { type: 'CONTINUE', check: 'dead' }, { type: 'OPENED', camera: desk, controls: [] });
    expect(actor.getSnapshot().value).toEqual({ open: { live: 'checking' } });
    expect(context()).toMatchObject({ checking: 'dead', next: null });
  });

  it('keeps a fault that an earlier search found while the next one is cancelled', () => {
    const { actor, results } = opened(true);
    sendAll(actor, { type: 'CHECK', kind: 'hot' });
    sendAll(actor, { type: 'CHECKED', check: hotCheck }, { type: 'CHECK', kind: 'hot' }, { type: 'CANCEL' });
    actor.send({ type: 'STOP', at: 5000 });
    expect(results[0]?.status).toBe('warning');
  });
});
