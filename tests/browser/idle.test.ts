import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../src/browser/frames/idle';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('where the browser tells when it is idle', () => {
  it('asks it, with a limit', () => {
    const request = vi.fn(() => 7);
    vi.stubGlobal('requestIdleCallback', request);
    const run = vi.fn();
    whenIdle(run, 1500);
    expect(request).toHaveBeenCalledWith(run, { timeout: 1500 });
  });

  it('can be called off', () => {
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', cancel);
    whenIdle(() => undefined)();
    expect(cancel).toHaveBeenCalledWith(7);
  });
});

describe('where it does not', () => {
  beforeEach(() => vi.stubGlobal('requestIdleCallback', undefined));

  it('waits a moment', () => {
    const run = vi.fn();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledOnce();
  });

  it('can be called off', () => {
    const run = vi.fn();
    whenIdle(run)();
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
  });
});
