import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BackendHost } from '../../renderers/backend';
import type { DeviceBox } from '../../renderers/device-pixels';
import { type DrawingFacts, openDrawing } from '../../renderers/drawing';
import { openWebglBackend } from '../../renderers/webgl-backend';

vi.mock('../../renderers/webgl-backend', () => ({ openWebglBackend: vi.fn() }));

const box: DeviceBox = { width: 100, height: 50, pixelRatio: 1, exactness: 'exact' };
let now = 0;
let lent: BackendHost | null = null;
/** What was opened, drawn and disposed of, in order. */
let log: string[] = [];
let facts: DrawingFacts[] = [];
let frame: FrameRequestCallback | null = null;

beforeEach(() => {
  now = 1000;
  log = [];
  facts = [];
  lent = frame = null;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => {
    frame = call;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = null;
  });
  vi.mocked(openWebglBackend).mockImplementation((given) => {
    lent = given;
    return {
      draw: () => given.onDrawn(box),
      dispose: () => log.push('WebGL disposed of'),
    };
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(openWebglBackend).mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(moving = true) {
  return openDrawing({
    host: {} as HTMLElement,
    moving,
    load: () => Promise.reject(new Error('never called')),
    openCanvas: (onDrawn) => {
      log.push('canvas opened');
      return { draw: () => onDrawn(box), dispose: () => log.push('canvas disposed of') };
    },
    schedule: () => undefined,
    onFacts: (next) => facts.push(next),
  });
}

/** Draws frames with a gap in ms, in which other work keeps the main thread busy for a share of the time. */
async function frames(drawing: ReturnType<typeof open>, count: number, gap: number, busy = 0) {
  for (let i = 0; i < count; i++) {
    drawing.drawFrame(now);
    // The frame is painted at once.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    now += gap * busy;
    for (let rest = gap * (1 - busy); rest > 0; rest -= 4) {
      now += Math.min(4, rest);
      vi.advanceTimersByTime(4);
    }
  }
}

it('changes over to the canvas when frames come late although the main thread is free, once, and says so', async () => {
  const drawing = open();
  await frames(drawing, 40, 100);
  expect(log).toEqual(['WebGL disposed of', 'canvas opened']);
  expect(facts).toEqual([
    { ...box, backend: 'webgl', changedOver: false },
    { ...box, backend: '2d', changedOver: true },
  ]);
  await frames(drawing, 100, 100);
  expect(log).toHaveLength(2);
  drawing.dispose();
  expect(log.at(-1)).toBe('canvas disposed of');
});

it('stays with WebGL when other work makes the frames late', async () => {
  const drawing = open();
  await frames(drawing, 200, 100, 0.8);
  expect(log).toEqual([]);
  expect(facts).toEqual([{ ...box, backend: 'webgl', changedOver: false }]);
  // And finds out for itself as soon as that work is over.
  await frames(drawing, 80, 100);
  expect(facts.at(-1)).toMatchObject({ backend: '2d', changedOver: true });
});

it('stays with WebGL while frames come on time, also where the screen is slow', async () => {
  const fast = open();
  await frames(fast, 200, 1000 / 60);
  expect(log).toEqual([]);
  fast.dispose();
  log = [];

  const slow = open();
  for (let i = 0; i < 20; i++) {
    now += 1000 / 30;
    frame?.(now);
  }
  await frames(slow, 200, 1000 / 30);
  expect(log).toEqual([]);
});

it('asks a still picture for no frames and leaves it with WebGL', async () => {
  const drawing = open(false);
  expect(frame).toBeNull();
  await frames(drawing, 100, 100);
  expect(log).toEqual([]);
  expect(vi.mocked(openWebglBackend).mock.calls[0]?.[2]).toBe(false);
});

it('asks for WebGL in hardware for a moving picture, and takes the canvas at once without it', () => {
  vi.mocked(openWebglBackend).mockReturnValue(null);
  const drawing = open();
  expect(vi.mocked(openWebglBackend).mock.calls[0]?.[2]).toBe(true);
  drawing.drawFrame(now);
  expect(facts).toEqual([{ ...box, backend: '2d', changedOver: false }]);
  expect(frame).toBeNull();
});

it('goes on with the canvas when WebGL fails, which is no change over', () => {
  const drawing = open();
  drawing.drawFrame(now);
  lent?.onFailure();
  drawing.drawFrame(now);
  expect(facts.at(-1)).toEqual({ ...box, backend: '2d', changedOver: false });
});

it('leaves neither frames nor timers behind', async () => {
  const drawing = open();
  expect(frame).not.toBeNull();
  await frames(drawing, 15, 100);
  expect(vi.getTimerCount()).toBe(1);
  drawing.dispose();
  expect([frame, vi.getTimerCount()]).toEqual([null, 0]);
});
