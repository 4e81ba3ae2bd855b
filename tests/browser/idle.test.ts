import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from '../../src/browser/frames/idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks the browser, with a limit, and can be called off', () => {
  const [request, cancel] = [vi.fn(() => 7), vi.fn()];
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const run = vi.fn();
  const stop = whenIdle(run, 1500);
  expect(request).toHaveBeenCalledWith(run, { timeout: 1500 });
  stop();
  expect(cancel).toHaveBeenCalledWith(7);
});

it('waits a moment where the browser does not tell, and can be called off', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledOnce();
  whenIdle(run)();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});
