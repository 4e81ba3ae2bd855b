import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCanvasBackend } from '../../renderers/canvas-backend';
import type { DeviceBox } from '../../renderers/device-pixels';
import { mountStage, type StageFacts, type Step } from '../../renderers/stage';
import { openWebglBackend } from '../../renderers/webgl-backend';

vi.mock('../../renderers/webgl-backend', () => ({ openWebglBackend: vi.fn() }));
vi.mock('../../renderers/canvas-backend', () => ({ openCanvasBackend: vi.fn() }));

const box: DeviceBox = { width: 100, height: 50, pixelRatio: 1, exactness: 'exact' };
let now = 0;
let given: Parameters<typeof openWebglBackend>[1] | null = null;
/** Everything that was opened, drawn and disposed of, in order. */
let log: string[] = [];
let draws = 0;
let facts: StageFacts[] = [];
let requests: Map<number, FrameRequestCallback>;
let step: Step = 'next';
let color = 0x123456;
const host = { style: { backgroundColor: 'red' } } as HTMLElement;

beforeEach(() => {
  now = 1000;
  log = [];
  facts = [];
  draws = 0;
  given = null;
  step = 'next';
  color = 0x123456;
  host.style.backgroundColor = 'red';
  requests = new Map();
  let request = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => {
    requests.set(++request, call);
    return request;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => requests.delete(id));
  vi.mocked(openWebglBackend).mockImplementation((_, options) => {
    given = options;
    return {
      draw() {
        draws++;
        options.onDrawn(box);
      },
      dispose: () => log.push('WebGL disposed of'),
    };
  });
  vi.mocked(openCanvasBackend).mockImplementation((_host, _painter, reports) => {
    log.push('canvas opened');
    return {
      draw() {
        draws++;
        reports?.onDrawn?.(box);
      },
      dispose: () => log.push('canvas disposed of'),
    };
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(openWebglBackend).mockReset();
  vi.mocked(openCanvasBackend).mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(moving = true) {
  return mountStage(host, {
    painter: () => Promise.reject(new Error('never called')),
    fallback: () => () => undefined,
    ground: () => color,
    animate: moving ? () => step : undefined,
    onFacts: (next) => facts.push(next),
  });
}

/** Runs the callbacks that were requested for the next frame. */
function frame() {
  const due = [...requests.values()];
  requests.clear();
  for (const call of due) call(now);
}

/** Draws frames with a gap in ms. Other work keeps the main thread busy for the share `busy` of each gap. */
async function frames(count: number, gap: number, busy = 0) {
  for (let i = 0; i < count; i++) {
    frame();
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

/** Frames without drawing, as while Pixi loads. The stage learns the screen's interval from them. */
function idle(gap: number) {
  step = 'wait';
  for (let i = 0; i < 20; i++) {
    now += gap;
    frame();
  }
  step = 'next';
}

it('changes over to the canvas when frames come late although the main thread is free, once, and says so', async () => {
  const stage = open();
  idle(1000 / 60);
  await frames(40, 100);
  expect(log).toEqual(['WebGL disposed of', 'canvas opened']);
  expect(facts).toEqual([
    { ...box, backend: 'webgl', changedOver: false },
    { ...box, backend: '2d', changedOver: true },
  ]);
  await frames(100, 100);
  expect(log).toHaveLength(2);
  stage.dispose();
  expect(log.at(-1)).toBe('canvas disposed of');
});

it('stays with WebGL when other work makes the frames late', async () => {
  open();
  idle(1000 / 60);
  await frames(200, 100, 0.8);
  expect(log).toEqual([]);
  expect(facts).toEqual([{ ...box, backend: 'webgl', changedOver: false }]);
  // It changes over as soon as the other work ends.
  await frames(80, 100);
  expect(facts.at(-1)).toMatchObject({ backend: '2d', changedOver: true });
});

it('stays with WebGL while frames come on time, also where the screen is slow', async () => {
  const fast = open();
  await frames(200, 1000 / 60);
  expect(log).toEqual([]);
  fast.dispose();
  log = [];

  open();
  idle(1000 / 30);
  await frames(200, 1000 / 30);
  expect(log).toEqual([]);
});

it('asks a still picture for no frames and leaves it with WebGL', async () => {
  const stage = open(false);
  expect(requests.size).toBe(0);
  for (let i = 0; i < 100; i++) {
    stage.invalidate();
    await frames(1, 100);
  }
  expect([draws, log, requests.size]).toEqual([100, [], 0]);
  expect(given?.hardware).toBe(false);
});

it('asks for WebGL in hardware for a moving picture, and takes the canvas at once without it', () => {
  vi.mocked(openWebglBackend).mockImplementation((_, options) => {
    given = options;
    return null;
  });
  open();
  expect(given?.hardware).toBe(true);
  expect(requests.size).toBe(1);
  frame();
  expect(facts).toEqual([{ ...box, backend: '2d', changedOver: false }]);
});

it('goes on with the canvas when WebGL fails, which is no change over', () => {
  open();
  frame();
  given?.onFailure();
  frame();
  expect(facts.at(-1)).toEqual({ ...box, backend: '2d', changedOver: false });
});

it('draws a moving picture until it rests, and again once after each frame in which it was invalidated', () => {
  const stage = open();
  idle(1000 / 60);
  expect(draws).toBe(0);
  frame();
  frame();
  expect([draws, requests.size]).toEqual([2, 1]);
  step = 'last';
  frame();
  expect([draws, requests.size]).toEqual([3, 0]);

  stage.invalidate();
  stage.invalidate();
  expect(requests.size).toBe(1);
  frame();
  expect([draws, requests.size]).toEqual([4, 0]);

  step = 'wait';
  stage.invalidate();
  frame();
  frame();
  expect([draws, requests.size]).toEqual([5, 1]);
});

it('shows the ground on the host, and what the host had after disposal', () => {
  const stage = open(false);
  expect(host.style.backgroundColor).toBe('#123456');
  color = 0;
  stage.invalidate();
  expect(host.style.backgroundColor).toBe('#000000');
  stage.dispose();
  color = 0xffffff;
  stage.invalidate();
  expect([host.style.backgroundColor, requests.size]).toEqual(['red', 0]);
});

it('leaves neither frames nor timers behind', async () => {
  const stage = open();
  expect(requests.size).toBe(2);
  idle(1000 / 60);
  await frames(15, 100);
  expect(vi.getTimerCount()).toBe(1);
  stage.dispose();
  expect([requests.size, vi.getTimerCount()]).toEqual([0, 0]);
});
