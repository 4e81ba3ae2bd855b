// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PadInput, padPresence, padSupport } from '../../../src/browser/input/gamepad';
import { run, stop } from '../../browser/actors';

/** What the browser shows. */
let pads: (object | null)[];
const pad = (more: object = {}) => ({
  index: 0,
  id: 'Pad',
  connected: true,
  mapping: 'standard',
  timestamp: 5,
  axes: [0, 0, 0.5, 0],
  buttons: [{ value: 1 }, { value: 0 }],
  vibrationActuator: null,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  pads = [];
  Object.assign(navigator, { getGamepads: () => pads });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the pads of a browser', () => {
  it('are waited for, and are there at once if one was there before', async () => {
    expect(padSupport()).toEqual({ isSupported: true });
    const heard = run(padPresence);
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual([]);
    dispatchEvent(new Event('gamepadconnected'));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toMatchObject([{ output: { at: expect.any(Number) } }]);
    stop();
    pads = [null, pad()];
    const again = run(padPresence);
    await vi.advanceTimersByTimeAsync(0);
    expect(again).toHaveLength(1);
  });

  it('are looked at in each frame, and no longer once the state is left', () => {
    const look = vi.fn(() => [null, pad(), pad({ index: 1, connected: false })]);
    Object.assign(navigator, { getGamepads: look });
    const input = new PadInput();
    const heard = run(input.pads);
    vi.advanceTimersByTime(450);
    expect(look.mock.calls.length).toBeGreaterThan(20);
    expect(heard.length).toBeLessThanOrEqual(3);
    expect(heard.at(-1)).toMatchObject({
      type: 'PROGRESS',
      progress: { pads: [{ index: 0, id: 'Pad' }], index: 0, reading: { isStandard: true, canRumble: false } },
    });
    stop();
    const { length } = look.mock.calls;
    vi.advanceTimersByTime(500);
    expect(look.mock.calls).toHaveLength(length);
  });

  it('are none where the page may not read them', () => {
    Object.assign(navigator, {
      getGamepads: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    expect(padSupport()).toEqual({ isSupported: false });
    run(new PadInput().pads);
    expect(() => vi.advanceTimersByTime(100)).not.toThrow();
  });
});

describe('the rumble', () => {
  /** Runs it on a pad that the collector measures. */
  function rumble(more: object) {
    const input = new PadInput();
    pads = [pad(more)];
    run(input.pads);
    vi.advanceTimersByTime(50);
    stop();
    return { input, heard: run(input.rumble) };
  }

  it('is the heavy motor, then the light one, and ends with its state', async () => {
    const playEffect = vi.fn(async () => 'complete');
    const reset = vi.fn(async () => 'complete');
    const { input, heard } = rumble({ vibrationActuator: { playEffect, reset } });
    expect(input.collector.isShaken).toBe(true);
    await vi.advanceTimersByTimeAsync(1399);
    expect(playEffect.mock.calls).toMatchObject([['dual-rumble', { strongMagnitude: 1, weakMagnitude: 0 }]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(playEffect).toHaveBeenLastCalledWith('dual-rumble', expect.objectContaining({ weakMagnitude: 1 }));
    stop();
    expect(reset).toHaveBeenCalledOnce();
    expect(input.collector.isShaken).toBe(false);
    expect(heard).toEqual([]);
  });

  it('pulses the motors that Firefox lists, and says when it is refused', async () => {
    const pulse = vi.fn(async () => true);
    rumble({ hapticActuators: [{ pulse }] });
    await vi.advanceTimersByTimeAsync(1500);
    expect(pulse).toHaveBeenCalledTimes(2);
    stop();
    const playEffect = () => Promise.reject(new DOMException('', 'NotSupportedError'));
    const { heard } = rumble({ vibrationActuator: { playEffect, reset: async () => '' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([{ type: 'RUMBLE.FAILED' }]);
  });
});
